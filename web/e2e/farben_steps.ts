// What people do at a table of Farben. What lies face down is in no view and in no page, so whoever plays here has a
// plan of who tells what, and remembers it as people do.
import type { Locator, Page } from "playwright-core";
import { type Colour, colours } from "../src/games/farben/colours";
import { isTaken, type View } from "../src/games/farben/facts";
import { type Asked, askedOf, momentOf } from "../src/games/farben/flow";
import { table as en } from "../src/games/farben/words/en_table";
import { table as fr } from "../src/games/farben/words/fr_table";
import { type farben, type server, wire } from "../src/net/wire.gen";
import { peopleOf } from "../src/table/people";
import { type Lang, words } from "../src/words/words";
import type { houseFor, PersonOptions } from "./harness";
import { codeOf, press, sitAt, type Sitting, until } from "./steps";

export const defaults: farben.Config = { language: "french", first: "seat_1", rounds: "ten" };
type Chosen = Omit<Sitting, "game" | "config"> & { readonly config?: Partial<farben.Config> };

/** A table of Farben, and what its page is told. */
export async function sitDown(page: Page, origin: string, sitting: Chosen, lang: Lang = "fr"): Promise<Table> {
  const table = on(page, lang);
  await sitAt(page, origin, { ...sitting, game: "farben", config: { ...defaults, ...sitting.config } });
  return table;
}

/** What a person sees and has at hand. It listens to the page's line, so it must be made before the table is opened. */
export function on(page: Page, lang: Lang = "fr") {
  const said = { fr, en }[lang];
  let [update, room]: [server.Update | undefined, server.Room | undefined] = [undefined, undefined];
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as server.ServerMessage;
      if (message.type === "update") update = message;
      if (message.type === "room") room = message;
    }));
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  return {
    page,
    lang,
    said,
    isThere: (): boolean => update !== undefined,
    move: (): number => update?.move ?? -1,
    name: (): string => room?.seats[room.me]?.name ?? "who looks on",
    view: (): View => update!.view as View,
    asked: (): Asked => (update === undefined ? null : askedOf(update.view as View)),
    people: () => peopleOf(room!),
    button,
    ask: (owner: number): Locator => button(said.recall.ask(owner, peopleOf(room!)))
      .or(button(said.recall.askShort)), // on a phone
    card: (owner: number): Locator => page.locator(".cards button").nth(owner),
    chip: (colour: Colour): Locator => page.locator(".twelve button").nth(colours.indexOf(colour)),
    packet: (packet: number): Locator => page.locator(".packets button").nth(packet),
    side: page.getByRole("group", { name: said.word.pick }).getByRole("button"),
    editor: page.locator(".farben textarea"),
    hint: page.getByRole("textbox", { name: said.hint.label }),
    goOn: button(said.recall.goOn(true)).or(button(said.recall.goOn(false))),
    main: page.locator(".acts .btn").last(),
    podium: page.getByRole("list", { name: words[lang].end.podium }),
    openAlbum: button(words[lang].album.open),
  };
}
export type Table = ReturnType<typeof on>;

type House = ReturnType<typeof houseFor>;

export interface Company {
  readonly names: readonly string[]; // of people, the first of them the host
  readonly bots?: readonly string[];
  readonly config?: Partial<farben.Config>;
  readonly options?: PersonOptions; // of the host's browser
  /** With each page before it opens the table. */
  readonly meet?: (page: Page) => void;
}

/** People at one table; the game has begun. */
export async function seated(house: House, company: Company): Promise<readonly Table[]> {
  const { names: [hostName = "", ...names], bots = [], config = {}, options = {}, meet } = company;
  const { lang = "fr" } = options;
  const seats = 1 + names.length + bots.length;
  const page = await house.named(hostName, "/", { isHurried: true, ...options });
  meet?.(page);
  const host = await sitDown(page, house.origin(), { seats, bots, config, start: names.length === 0 }, lang);
  const tables = [host];
  for (const name of names) {
    const guest = await house.named(name, "/", { isHurried: true });
    meet?.(guest);
    tables.push(on(guest));
    await guest.goto(`${house.origin()}/t/${codeOf(page)}`);
    await guest.getByRole("button", { name: words.fr.room.sitDown }).click();
  }
  if (names.length > 0) await page.getByRole("button", { name: words[lang].room.start(seats) }).click();
  await until("the game begins everywhere", async () => tables.every((table) => table.isThere()));
  return tables;
}

/** Presses, until the table has moved on from what was asked of this person. */
async function send(what: string, table: Table, button: Locator): Promise<void> {
  const before = momentOf(table.view());
  await press(what, button, async () => momentOf(table.view()) !== before);
}

/** A card that was turned up stays in sight until its story is read; the page may be behind what it was told. */
export const readOn = (table: Table, next: Locator): Promise<void> =>
  press("going on", table.goOn, () => next.first().isVisible());

/** However the game came to its end, every card that was turned up on the way to it is read first. */
export const toPodium = (table: Table): Promise<void> =>
  press("going on to the podium", table.goOn, () => table.podium.isVisible());

export async function pickSide(table: Table, side = 0): Promise<void> {
  await table.side.nth(side).click();
  await send("the word", table, table.button(table.said.word.side(table.view().sides[side]!)));
}

export async function choose(table: Table, colour: Colour): Promise<void> {
  await table.chip(colour).click();
  await send("the colour", table, table.button(table.said.choose.lay(colour)));
}

/** What somebody tells: typed, or aloud, with what was said or without. */
export interface Tale {
  readonly story: string;
  readonly isAloud: boolean;
}

/** The way of telling that is asked for; the page remembers the last one. */
export async function tellBy(table: Table, isAloud: boolean): Promise<void> {
  const { tell } = table.said;
  const way = table.button(isAloud ? tell.aloud : tell.type);
  await press("the way of telling", way, async () => (await table.button(tell.aloudDone).isVisible()) === isAloud);
}

export async function tell(table: Table, { story, isAloud }: Tale): Promise<void> {
  await tellBy(table, isAloud);
  await table.editor.fill(story);
  await send("the story", table, table.button(isAloud ? table.said.tell.aloudDone : table.said.tell.send));
}

export const listen = (table: Table): Promise<void> => send("reading", table, table.button(table.said.listen.done));

export async function give(table: Table, packet: number): Promise<void> {
  await readOn(table, table.packet(packet));
  await table.packet(packet).click();
  const { packets, recaller } = table.view().table;
  const label = table.said.assign.give(packets[packet]!.word, recaller, table.people());
  await send("the packet", table, table.button(label));
}

/** The card that is named next. */
export async function turnTo(table: Table, owner: number): Promise<void> {
  await readOn(table, table.chip("black"));
  const card = table.card(owner);
  if ((await card.getAttribute("aria-pressed")) !== "true") await card.click();
}

export async function ask(table: Table, owner: number): Promise<void> {
  await turnTo(table, owner);
  await send("asking", table, table.ask(owner));
}

export async function hint(table: Table, word: string): Promise<void> {
  await readOn(table, table.hint);
  await table.hint.fill(word);
  await send("the hint", table, table.button(table.said.hint.give(word)));
}

export async function forget(table: Table): Promise<void> {
  await readOn(table, table.hint);
  await send("having forgotten", table, table.button(table.said.hint.forgot));
}

export async function guess(table: Table, owner: number, colour: Colour | null): Promise<void> {
  await turnTo(table, owner);
  if (colour !== null) await table.chip(colour).click();
  const { none, giveUp, announce } = table.said.recall;
  if (colour === null) await press("giving up", table.button(none), () => table.button(giveUp.yes).isVisible());
  await send("the guess", table, table.button(colour === null ? giveUp.yes : announce(colour)));
}

/** What everybody does with their evening; `round` counts from 0. */
export interface Plan {
  readonly colour: (round: number, seat: number) => Colour;
  readonly tale: (round: number, seat: number) => Tale;
  /** By the recaller: what is done about that card. */
  readonly recall: (packet: number, owner: number, recaller: number) => {
    readonly asks: boolean;
    readonly colour: Colour | null;
  };
  /** By the owner who is asked; null: does not remember. */
  readonly hint: (packet: number, owner: number) => string | null;
}

/** Each seat plays every colour once at most, and no two the same in a round. */
export const colourOf = (round: number, seat: number): Colour => colours[(round + 4 * seat) % colours.length]!;

/** Does what is asked of this person, whatever it is. */
export async function answer(table: Table, plan: Plan): Promise<void> {
  const { me, table: { packets, packet, asked } } = table.view();
  const round = packets.length - 1;
  switch (table.asked()) {
    case "side": return pickSide(table);
    case "colour": return choose(table, plan.colour(round, me));
    case "story": return tell(table, plan.tale(round, me));
    case "listening": return listen(table);
    case "packet": return give(table, packets.findIndex((each) => !isTaken(each)));
    case "hint": {
      const word = plan.hint(packet, me);
      return word === null ? forget(table) : hint(table, word);
    }
    case "guess": {
      const owner = asked >= 0 ? asked : packets[packet]!.answers.findIndex(({ is_made }) => !is_made);
      const { asks, colour } = plan.recall(packet, owner, me);
      return asks && asked < 0 ? ask(table, owner) : guess(table, owner, colour);
    }
    case null: return;
  }
}

/** Everybody reads the card that was turned up: the table waits for them. */
export const readAll = async (tables: readonly Table[]): Promise<unknown> => Promise.all(tables.map((table) =>
  press("going on", table.goOn, async () => !isRevealing(table.view()))));

/** Somebody who has something to do. Whoever is asked stays asked until they answer, however late others hear of it. */
async function whoIsAsked(tables: readonly Table[]): Promise<Table> {
  let found: Table | undefined;
  await until("somebody is asked", async () => {
    if (tables.some((table) => table.isThere() && isRevealing(table.view()))) await readAll(tables);
    found = tables.find((table) => table.asked() !== null);
    return found !== undefined;
  }, 60_000);
  return found!;
}

export const isOver = ({ table: { phase } }: View): boolean => phase === "over";
const isRevealing = ({ table: { phase } }: View): boolean => phase === "revealing";
export const isRecall = ({ table: { phase } }: View): boolean => phase === "assigning" || phase === "recalling";

export const cardsUpIn = ({ table: { packets } }: View): number =>
  packets.flatMap(({ answers }) => answers.filter(({ is_made }) => is_made)).length;

/** Plays these seats until one of their pages is there; `look` sees who is asked before they answer. */
export async function playUntil(
  tables: readonly Table[], plan: Plan, isThere: (view: View) => boolean,
  look: (table: Table) => Promise<void> = async () => undefined,
): Promise<void> {
  const isReached = (): boolean => tables.some((table) => table.isThere() && isThere(table.view()));
  while (!isReached()) {
    const found = await Promise.race([whoIsAsked(tables), until("it is reached", async () => isReached(), 120_000)]);
    if (isReached() || found === undefined) continue;
    await look(found);
    await answer(found, plan);
  }
}

interface Rush {
  readonly address: string;
  readonly rounds: number;
  readonly story: string;
  readonly colours: readonly Colour[];
}

/** Runs in the page, as another tab of the same person would; names no colour when asked to remember. */
function rushed({ address, rounds, story, colours }: Rush): Promise<void> {
  type Heard = { type: string; move: number; to_act: number[]; view: View };
  const actionFor = ({ me, table }: View): farben.Action => {
    const round = table.packets.length;
    switch (table.phase) {
      case "siding": return { type: "pick_side", side: 0 };
      case "choosing": return { type: "choose", colour: colours[(round - 1 + 4 * me) % colours.length]! }; // colourOf
      case "telling": return { type: "tell", story: story.replace("#", `r${round}s${me}e`), is_aloud: story === "" };
      case "listening": return { type: "listened" };
      case "assigning": return { type: "assign", packet: table.packets.findIndex(({ recaller }) => recaller < 0) };
      case "hinting": return { type: "forgot" };
      default: {
        const left = table.packets[table.packet]!.answers.findIndex(({ is_made }) => !is_made);
        return { type: "guess", owner: table.asked >= 0 ? table.asked : left, colour: null };
      }
    }
  };
  const isReached = ({ table: { phase, packets } }: View): boolean => {
    const areAllTold = ["assigning", "recalling", "hinting", "revealing"].includes(phase);
    return phase === "over" || packets.length > rounds || (areAllTold && rounds <= 10);
  };
  return new Promise((done, failed) => {
    const line = new WebSocket(address);
    line.onclose = () => failed(new Error("the line was lost"));
    line.onmessage = ({ data }: MessageEvent<string>) => {
      const { type, move, to_act, view } = JSON.parse(data) as Heard;
      if (type !== "update") return;
      if (isReached(view)) {
        line.onclose = null;
        line.close();
        return done();
      }
      if (view.table.phase === "revealing") line.send(JSON.stringify({ type: "go_on", move }));
      else if (to_act.includes(view.me)) line.send(JSON.stringify({ type: "act", move, action: actionFor(view) }));
    };
  });
}

const everything = 11;

/** Past so many rounds, or the whole game, in a moment; in what is told, # becomes a mark of round and seat. */
export async function rush(tables: readonly Table[], rounds = everything, story = ""): Promise<void> {
  await Promise.all(tables.map(({ page }) => {
    const { origin } = new URL(page.url());
    const address = `${origin.replace(/^http/, "ws")}/t/${codeOf(page)}/ws?wire=${wire}`;
    return page.evaluate(rushed, { address, rounds, story, colours });
  }));
}
export const toMemories = (tables: readonly Table[], story = ""): Promise<void> => rush(tables, 10, story);
