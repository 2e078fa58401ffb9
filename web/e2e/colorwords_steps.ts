// What a person does at a table of Color Words. Letters are drawn at random, so tests do not know words that fit: the
// rules themselves are asked, in the engine that the page has too, about what this person's page was last told.
import type { Locator, Page } from "playwright-core";
import type { Engine } from "../src/engine/engine";
import { review as enReview, stars as enStars, voting as enVoting } from "../src/games/colorwords/words/en_review";
import { table as enTable } from "../src/games/colorwords/words/en_table";
import { review as frReview, stars as frStars, voting as frVoting } from "../src/games/colorwords/words/fr_review";
import { table as frTable } from "../src/games/colorwords/words/fr_table";
import { builtEngine } from "../src/games/played";
import type { colorwords, server } from "../src/net/wire.gen";
import { type Lang, words } from "../src/words/words";
import { press, sitAt, type Sitting, situationIn } from "./steps";

const side = 7;
const cells = Array.from({ length: side * side }, (_, cell) => cell);

export const defaults: colorwords.Config = { grid: "a", lexicon: "french", unknown: "reject", layouts: "same" };
type Chosen = Omit<Sitting, "game" | "config"> & { readonly config?: Partial<colorwords.Config> };

/** A table of Color Words, and what its page is told. */
export async function sitDown(page: Page, origin: string, sitting: Chosen, lang: Lang = "fr"): Promise<Table> {
  const table = on(page, lang);
  await sitAt(page, origin, { ...sitting, game: "colorwords", config: { ...defaults, ...sitting.config } });
  return table;
}

let engine: Promise<Engine> | undefined;
const rules = (): Promise<Engine> => (engine ??= builtEngine());

export type Situation = "crossing" | "writing" | "voting" | "reviewing" | "end";

/** What a person sees and has at hand. It listens to the page's line, so it must be made before the table is opened. */
export function on(page: Page, lang: Lang = "fr") {
  const [table, voting, review, stars] = lang === "fr"
    ? [frTable, frVoting, frReview, frStars]
    : [enTable, enVoting, enReview, enStars];
  let last: server.Update | undefined;
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as server.ServerMessage;
      if (message.type === "update") last = message;
    }));
  const button = (name: string | RegExp): Locator => page.getByRole("button", { name, disabled: false });
  return {
    page,
    lang,
    said: { table, voting, review, stars },
    view: (): colorwords.View => last!.view as colorwords.View,
    crossing: page.getByRole("heading", { name: stars.crossing }),
    writing: page.getByRole("button", { name: table.sendHint }), // which is disabled until something is written
    voting: page.getByRole("heading", { name: voting.title(false) }).or(
      page.getByRole("heading", { name: voting.title(true) })),
    reviewing: button(review.goOn(false)).or(button(review.goOn(true))),
    end: button(words[lang].end.review),
    send: button(lang === "fr" ? /^Envoyer / : /^Send /),
    change: button(table.change),
    cross: page.locator(".dock .btn"),
    sendNone: button(table.sendNone).or(button(table.passRound)), // asked twice
    vote: page.locator(".voting .dock button"), // its name counts the answers
    cell: (cell: number): Locator => page.locator(`[role="grid"] [data-cell="${cell}"]`),
  };
}
export type Table = ReturnType<typeof on>;

const order: readonly Situation[] = ["end", "crossing", "voting", "reviewing", "writing"];

/** Waits until this person has something to do, or the game is over. */
export const situation = (table: Table): Promise<Situation> => situationIn(order, table);

export interface Fit {
  readonly word: string;
  readonly cells: readonly number[];
}

const wayFrom = (start: number, step: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => start + i * step);

/** Why a word does not begin or does not end there, whatever it is. */
const isThePlace = (why: string): boolean => ["wrong_start", "occupied", "off_the_grid", "wrong_step"].includes(why);

/** The first of these words, longest first, that the rules take from that cell on. */
async function fittingAt(
  view: colorwords.View, start: number, step: number, words: readonly string[],
): Promise<Fit | null> {
  let lengthMax = side;
  for (const word of words) {
    if (word.length > lengthMax) continue;
    const way = wayFrom(start, step, word.length);
    const write: colorwords.Write = { type: "write", word, cells: way, claims_theme: false, is_sent: true };
    const answer = await (await rules()).preview("colorwords", view, write);
    if (answer.ok) return { word, cells: way };
    if (answer.refused === "wrong_start") return null;
    if (isThePlace(answer.refused)) lengthMax = word.length - 1;
  }
  return null;
}

/** Some word that the rules take, straight right or down, anywhere on this person's sheet; null if there is none. */
export async function fitting(table: Table, candidates?: readonly string[]): Promise<Fit | null> {
  const view = table.view();
  const engine = await rules();
  const words = candidates ?? (await Promise.all(["????", "???", "??"].map((pattern) =>
    engine.lookUp(view.open.config.lexicon, "common", pattern)))).flat();
  for (const step of [1, side]) {
    for (const start of cells) {
      const fit = await fittingAt(view, start, step, words);
      if (fit !== null) return fit;
    }
  }
  return null;
}

const isDown = ({ cells: [first, second] }: Fit): boolean => second === first! + side;

/** The first word begins where it must, by itself; touching that cell would turn it. */
const isFirst = (table: Table): boolean => !/[A-Z]/.test(table.view().board.sheets[table.view().me] ?? "");

/** Types it, after choosing where it begins by mouse or thumb. */
export async function type(table: Table, fit: Fit): Promise<void> {
  const { page } = table;
  if (!isFirst(table)) await table.cell(fit.cells[0]!).click();
  for (const [i, letter] of [...fit.word].entries()) {
    await page.keyboard.press(letter);
    if (i === 0 && isDown(fit)) await page.keyboard.press("ArrowDown");
  }
}

/** The same by the keys that are drawn on a phone. */
export async function tap(table: Table, fit: Fit): Promise<void> {
  const keys = table.page.getByRole("group", { name: table.said.table.keys });
  if (!isFirst(table)) await table.cell(fit.cells[0]!).tap();
  for (const [i, letter] of [...fit.word].entries()) {
    await keys.getByRole("button", { name: new RegExp(`^${letter}(,|$)`) }).tap();
    if (i === 0 && isDown(fit)) await keys.getByRole("button", { name: table.said.table.turnKey("right") }).tap();
  }
}

/** Draws the way with the mouse, then types the letters into it. */
export async function drag(table: Table, fit: Fit): Promise<void> {
  const { mouse } = table.page;
  for (const [i, cell] of fit.cells.entries()) {
    const box = (await table.cell(cell).boundingBox())!;
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    if (i === 0) await mouse.down();
  }
  await mouse.up();
  await table.page.keyboard.type(fit.word);
}

export type Write = (table: Table, fit: Fit) => Promise<void>;

/** The table has what this person answered: it is somewhere else, or waits for others only. */
function isPast({ me, open: { round, phase } }: colorwords.View, { open }: colorwords.View): boolean {
  return open.round !== round || open.phase !== phase || open.done.includes(me);
}

/** Writes a word and sends it; says that there is none if none fits. */
export async function writeWord(table: Table, write: Write = type, candidates?: readonly string[]): Promise<void> {
  const before = table.view();
  const fit = await fitting(table, candidates);
  if (fit !== null) await write(table, fit);
  // Somebody who changes a word had sent one already.
  const isSent = ({ open, draft }: colorwords.View): boolean =>
    open.phase !== "writing" || (open.done.includes(before.me) && draft.word === (fit?.word ?? ""));
  await press("the word", fit === null ? table.sendNone : table.send, async () => isSent(table.view()));
}

/** Does what is asked for, and waits until it is done. */
export async function answer(table: Table, at: Situation, write: Write = type): Promise<void> {
  if (at === "end") return;
  const before = table.view();
  const isTaken = async (): Promise<boolean> => isPast(before, table.view()) && !(await table[at].first().isVisible());
  if (at === "writing") await writeWord(table, write);
  else if (at === "voting") await castVotes(table, "yes");
  else if (at === "crossing") await table.page.locator(".race label").first().click();
  const button = { crossing: table.cross, writing: table.send, voting: table.vote, reviewing: table.reviewing }[at];
  await press(`what was answered while ${at}`, button, isTaken);
}

/** The same answer to every question, if there are any for this person. */
export async function castVotes(table: Table, choice: "yes" | "no"): Promise<void> {
  const before = table.view();
  const label = table.said.voting[choice];
  for (const each of await table.page.locator(".answer").all()) await each.getByText(label, { exact: true }).click();
  await press("the vote", table.vote, async () => isPast(before, table.view()));
}

const answersMax = 60; // six rounds of at most four

/** Plays until the end; `look` sees each situation when it first comes. */
export async function playOut(
  table: Table, look: (at: Situation) => Promise<void>, write: Write = type,
): Promise<ReadonlySet<Situation>> {
  const seen = new Set<Situation>();
  for (let answers = 0; answers < answersMax; ++answers) {
    const at = await situation(table);
    if (!seen.has(at)) await look(at);
    seen.add(at);
    if (at === "end") return seen;
    await answer(table, at, write);
  }
  throw new Error(`no end after ${answersMax} answers`);
}
