// What people do at a table of Barbarossa: sculpting with the hand on the wheel, and everything asked, answered and
// guessed afterwards. What a page was ever told is kept, so that a test can ask whether a secret reached it.
import type { Locator, Page } from "playwright-core";
import type { Tool } from "../src/clay/clay";
import { type Answer, ring, spaceAt, type View } from "../src/games/barbarossa/facts";
import { type Asked, askedOf, momentOf } from "../src/games/barbarossa/flow";
import { stamps } from "../src/games/barbarossa/studio/form";
import { words as studio } from "../src/games/barbarossa/words/all_studio";
import { illegal as enIllegal } from "../src/games/barbarossa/words/en_illegal";
import { album as enAlbum } from "../src/games/barbarossa/words/en_sheet";
import { table as enTable } from "../src/games/barbarossa/words/en_table";
import { illegal as frIllegal } from "../src/games/barbarossa/words/fr_illegal";
import { album as frAlbum } from "../src/games/barbarossa/words/fr_sheet";
import { table as frTable } from "../src/games/barbarossa/words/fr_table";
import type { People } from "../src/games/game";
import type { barbarossa, server } from "../src/net/wire.gen";
import { peopleOf } from "../src/table/people";
import { type Lang, words } from "../src/words/words";
import type { houseFor, PersonOptions } from "./harness";
import { codeOf, press, sitAt, until } from "./steps";

/** For chromium: WebGL without a graphics card. */
export const inSoftware = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const slowPictures = /GL Driver Message .*Performance/; // and what it says about that

const game = {
  fr: { table: frTable, album: frAlbum, illegal: frIllegal },
  en: { table: enTable, album: enAlbum, illegal: enIllegal },
};

export const defaults: barbarossa.Config = {
  language: "french", riddles: "one_word", sculpting: "minutes_10", letter_questions: true, penalties_always: false,
  common_theme: false, forgiving_curses: false, edition: "kosmos", first: "seat_1",
};

/** What a person sees and has at hand. It listens to the page's line, so it must be made before the table is opened. */
export function on(page: Page, lang: Lang = "fr") {
  const said = { ...game[lang], ...studio[lang], shell: words[lang] };
  let [update, room, told]: [server.Update | undefined, server.Room | undefined, string] = [undefined, undefined, ""];
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as server.ServerMessage;
      told += `${payload}\n`;
      if (message.type === "update") update = message;
      if (message.type === "room") room = message;
    }));
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const people = (): People => peopleOf(room!);
  const view = (): View => update!.view as View;
  return {
    page,
    lang,
    said,
    isThere: (): boolean => update !== undefined,
    told: (): string => told,
    view,
    people,
    asked: (): Asked => (update === undefined ? null : askedOf(view())),
    thing: (object: number) => view().table.objects[object]!,
    button,
    dialog: page.getByRole("dialog"),
    wheel: page.getByRole("application", { name: said.bench.label }),
    left: page.getByRole("meter"),
    saved: page.getByText(said.people.saved, { exact: true }),
    tab: (index: number): Locator => page.getByRole("group", { name: said.tabs }).getByRole("button").nth(index),
    word: page.getByRole("textbox", { name: said.label.word }),
    ready: button(said.people.done),
    parts: page.locator(".studio .list li"),
    object: (index: number): Locator => page.locator(".stage").getByRole("radio").nth(index),
    step: (spaces: number): Locator =>
      page.getByRole("group", { name: said.table.move.choices }).getByRole("button").nth(spaces - 1),
    curse: page.getByRole("button", { name: new RegExp(`^${said.table.curse.button}, `) }),
    notes: page.getByRole("textbox", { name: new RegExp(`^${said.table.notes.label}`) }),
    talk: page.locator(".talk"),
    leaf: (which: "live" | "notebook"): Locator => page.locator(".talk label", { hasText: said.table.talk[which] }),
    main: page.locator(".dock .acts .btn").last(),
    podium: page.getByRole("list", { name: words[lang].end.podium }),
    openAlbum: button(words[lang].album.open),
    article: (object: number): Locator => page.getByRole("article").nth(object),
  };
}
export type Table = ReturnType<typeof on>;

export interface Person extends PersonOptions {
  readonly name: string;
}
export interface Company {
  readonly people: readonly Person[]; // the first of them is the host
  readonly bots?: readonly string[];
  readonly config?: Partial<barbarossa.Config>;
}

/** People at one table, all of them in the studio. */
export async function seated(house: ReturnType<typeof houseFor>, company: Company): Promise<readonly Table[]> {
  const { people: [hostAs, ...guests], bots = [], config = {} } = company;
  const seats = 1 + guests.length + bots.length;
  const open = async ({ name, expectedErrors = slowPictures, ...options }: Person): Promise<Table> => {
    const expected = new RegExp(`${slowPictures.source}|${expectedErrors.source}`);
    const page = await house.named(name, "/", { isHurried: true, ...options, expectedErrors: expected });
    return on(page, options.lang);
  };
  const host = await open(hostAs!);
  const sitting = { game: "barbarossa", seats, bots, config: { ...defaults, ...config }, query: "?plain" };
  await sitAt(host.page, house.origin(), { ...sitting, start: guests.length === 0 });
  const tables = [host];
  for (const guestAs of guests) {
    const guest = await open(guestAs);
    tables.push(guest);
    await guest.page.goto(`${house.origin()}/t/${codeOf(host.page)}?plain`);
    await guest.button(guest.said.shell.room.sitDown).click();
  }
  if (guests.length > 0) await host.button(host.said.shell.room.start(seats)).click();
  await Promise.all(tables.map(({ wheel }) => wheel.waitFor()));
  await until("the game begins everywhere", async () => tables.every(({ isThere }) => isThere()));
  return tables;
}

// In the studio.

export async function hold(table: Table, tool: Tool): Promise<void> {
  const { tools } = table.said;
  const row = table.button((stamps as readonly Tool[]).includes(tool) ? tools.stamps : tools.brushes);
  if (await row.isVisible()) await row.click(); // on a phone
  await table.button(tools.names[tool]).click();
}

export const resize = ({ page, said }: Table, size: number): Promise<void> =>
  page.getByLabel(said.tools.size).fill(String(size));

export type At = readonly [x: number, y: number]; // on the wheel, from 0 to 1, right and down

async function placeOn({ wheel }: Table, [x, y]: At): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await wheel.boundingBox())!;
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

type Way = readonly [from: At, to: At];

/** Fingers on the wheel, all at once, each along its way. */
export async function fingers(table: Table, ...ways: readonly Way[]): Promise<void> {
  const steps = 8;
  const line = await table.page.context().newCDPSession(table.page);
  const at = (i: number) => Promise.all(ways.map(async ([[x, y], [toX, toY]], id) =>
    ({ id, ...(await placeOn(table, [x + ((toX - x) * i) / steps, y + ((toY - y) * i) / steps])) })));
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Awaited<ReturnType<typeof at>>) =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", await at(0));
  for (let i = 1; i <= steps; ++i) await touch("touchMove", await at(i));
  await touch("touchEnd", []);
  await line.detach();
}

/** A touch of the wheel, or a way along it. */
export async function stroke(table: Table, from: At, to: At = from, isByTouch = false): Promise<void> {
  if (isByTouch) return fingers(table, [from, to]);
  const [begin, end] = [await placeOn(table, from), await placeOn(table, to)];
  const steps = 8;
  const between = (i: number): typeof begin =>
    ({ x: begin.x + ((end.x - begin.x) * i) / steps, y: begin.y + ((end.y - begin.y) * i) / steps });
  const { mouse } = table.page;
  await mouse.move(begin.x, begin.y);
  await mouse.down();
  for (let i = 1; i <= steps; ++i) await mouse.move(between(i).x, between(i).y);
  await mouse.up();
}

export const leftOf = async ({ left }: Table): Promise<number> => Number(await left.getAttribute("aria-valuenow"));

/** Waits until the object on the wheel has so many strokes, or so many: the form lists them. */
export async function expectStrokes(table: Table, ...counts: readonly number[]): Promise<void> {
  const form = table.button(table.said.tools.byForm);
  await form.click();
  await table.button(table.said.form.place(false)).waitFor();
  await until(`${counts.join(" or ")} strokes`, async () => counts.includes(await table.parts.count()));
  await form.click();
}

export async function name(table: Table, index: number, word: string): Promise<void> {
  await table.tab(index).click();
  await table.word.fill(word);
  await table.word.blur();
}

/** The plainest thing that may be handed in. */
export async function makeBall(table: Table, index: number, word: string): Promise<void> {
  await name(table, index, word);
  await table.button(table.said.bench.ball).click();
  await until("a ball", async () => (await leftOf(table)) < 100);
}

export async function handIn(table: Table): Promise<void> {
  await table.saved.waitFor();
  await press("ready", table.ready, async () => {
    const { me, table: { phase, players } } = table.view();
    return phase !== "sculpting" || players[me]!.is_ready;
  });
}

/** The plainest things, by everybody, up to the first turn. */
export async function sculptAll(tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { me, table: { objects } } = table.view();
    const mine = objects.filter(({ owner }) => owner === me).length;
    for (let index = 0; index < mine; ++index) await makeBall(table, index, ["chat", "moulin", "tasse"][index]!);
    await handIn(table);
  }
  await until("play begins", async () => tables.every(({ view }) => view().table.phase === "moving"));
}

// At the table.

/** Presses until the table has moved on from what was asked of this person. */
async function send(what: string, table: Table, button: Locator): Promise<void> {
  const before = momentOf(table.view());
  await press(what, button, async () => momentOf(table.view()) !== before);
}
/** Presses until something was said. */
async function say(what: string, table: Table, button: Locator): Promise<void> {
  const before = table.view().table.talk.length;
  await press(what, button, async () => table.view().table.talk.length > before);
}
export const isAsked = (table: Table, what: Asked): Promise<void> =>
  until(`${what} is asked of seat ${table.view().me}`, async () => table.asked() === what, 60_000);

export async function roll(table: Table): Promise<void> {
  await isAsked(table, "move");
  await send("the die", table, table.button(table.said.table.move.roll));
}

export async function pay(table: Table, spaces: number): Promise<void> {
  await isAsked(table, "move");
  const step = table.step(spaces);
  if ((await step.getAttribute("aria-pressed")) !== "true") await step.click();
  const { me, table: { players } } = table.view();
  const at = (players[me]!.space + spaces) % ring.length;
  await send("paying", table, table.button(table.said.table.move.pay({ spaces, at, kind: spaceAt(at) })));
}

/** The place of a letter, in a form of the page. */
async function pickLetter({ said }: Table, form: Locator, position: number): Promise<void> {
  const { end, start, more, which } = said.table.letter;
  await form.getByText(position < 0 ? end : start, { exact: true }).click();
  for (let i = 1; i < Math.abs(position); ++i) await form.getByRole("button", { name: more }).click();
  await form.getByText(which(position), { exact: true }).waitFor();
}

export async function letter(table: Table, object: number, position: number): Promise<void> {
  await isAsked(table, "letter");
  await table.object(object).click();
  await pickLetter(table, table.page.locator(".panel"), position);
  await say("a letter", table, table.button(table.said.table.letter.ask(position)));
}

export async function write(table: Table, object: number, question: string): Promise<void> {
  await table.object(object).click();
  await table.page.getByLabel(table.said.table.ask.to(table.thing(object), table.people())).fill(question);
}

export async function ask(table: Table, object: number, question: string): Promise<void> {
  await until("a question may be asked", async () => table.asked() === "question" || table.asked() === "guess");
  await write(table, object, question);
  await say("a question", table, table.button(table.said.table.ask.ask));
}

export async function answer(table: Table, given: Answer): Promise<void> {
  await isAsked(table, "answer");
  await send("an answer", table, table.button(table.said.table.answer[given]));
}

export async function guess(table: Table, object: number, word: string): Promise<void> {
  await isAsked(table, "guess");
  const { toGuess, guess: go, guessing } = table.said.table.ask;
  const box = table.page.getByLabel(guessing(table.thing(object), table.people()));
  await table.object(object).click();
  await press("guessing", table.button(toGuess), () => box.isVisible());
  await box.fill(word);
  await say("a guess", table, table.button(go));
}

export async function judge(table: Table, isRight: boolean): Promise<void> {
  await isAsked(table, "verdict");
  await send("a verdict", table, table.button(isRight ? table.said.table.reply.right : table.said.table.reply.wrong));
}

export async function stop(table: Table): Promise<void> {
  const { ask: { stop }, letter: { no } } = table.said.table;
  const { phase } = table.view().table;
  await send("stopping", table, table.button(phase === "lettering" ? no : stop(phase === "second_series")));
}

export async function openCurse(table: Table, object: number): Promise<void> {
  await table.curse.click();
  await table.dialog.getByRole("radiogroup").getByRole("radio").nth(object).click();
}

/** Spends a curse for a letter or for a word, and closes what came of it. */
export async function curse(table: Table, object: number, what: number | string): Promise<void> {
  const { dialog, said: { table: { curse: said, close } } } = table;
  await openCurse(table, object);
  const kind = typeof what === "number" ? "letter" : "guess";
  await dialog.getByText(said[kind], { exact: true }).click();
  if (typeof what === "number") await pickLetter(table, dialog, what);
  else await dialog.getByLabel(said.word).fill(what);
  await say("a curse", table, dialog.getByRole("button", { name: said.send(kind) }));
  await dialog.getByRole("button", { name: said.again }).waitFor();
  await dialog.getByRole("button", { name: close }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** However it ended, that is read first. */
export const toPodium = (table: Table): Promise<void> =>
  press("the way to the podium", table.button(table.said.table.toPodium), () => table.podium.isVisible());

/** Does the next thing this person is asked for, as somebody would who is in no hurry to win. */
export async function playOn(table: Table, given: Answer): Promise<void> {
  const { me, table: { objects, asked } } = table.view();
  const other = objects.findIndex(({ owner }) => owner !== me);
  switch (table.asked()) {
    case "move": return roll(table);
    case "letter": return letter(table, other, 1);
    case "question": return asked === 0 ? ask(table, other, table.said.table.ask.placeholder) : stop(table);
    case "guess": return stop(table);
    case "answer": return answer(table, given);
    case "verdict": return judge(table, false);
    default: return;
  }
}
