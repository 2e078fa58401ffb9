// What a person does at a table of Color Words. Letters are drawn at random, so tests do not know words that fit: the
// rules themselves are asked, in the engine that the page has too, about what this person's page was last told.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { type Engine, engineInPlace } from "../src/engine/engine";
import { review as enReview, stars as enStars, voting as enVoting } from "../src/games/colorwords/words/en_review";
import { table as enTable } from "../src/games/colorwords/words/en_table";
import { review as frReview, stars as frStars, voting as frVoting } from "../src/games/colorwords/words/fr_review";
import { table as frTable } from "../src/games/colorwords/words/fr_table";
import type { colorwords, server } from "../src/wire.gen";
import { type Lang, words } from "../src/words/words";
import { build } from "./harness";
import { sitAt, type Sitting, until } from "./steps";

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
const rules = (): Promise<Engine> =>
  (engine ??= WebAssembly.compile(readFileSync(join(build, "engine.wasm"))).then((module) =>
    engineInPlace(module, async (language) =>
      Uint8Array.from(readFileSync(join(build, `lexicon/${language}.dawg`))))));

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
  const voteNames = [0, 1].map((answered) => voting.send(answered, 1));
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
    vote: button(voteNames[0]!).or(button(voteNames[1]!)).or(button(voting.sendAlone(1, 1))),
    cell: (cell: number): Locator => page.locator(`[role="grid"] [data-cell="${cell}"]`),
  };
}
export type Table = ReturnType<typeof on>;

const order: readonly Situation[] = ["end", "crossing", "voting", "reviewing", "writing"];

/** Waits until this person has something to do, or the game is over. */
export async function situation(table: Table): Promise<Situation> {
  let found: Situation | undefined;
  await until("something to do, or the end", async () => {
    for (const each of order) if (await table[each].first().isVisible()) found ??= each;
    return found !== undefined;
  }, 30_000);
  return found!;
}

export interface Fit {
  readonly word: string;
  readonly cells: readonly number[];
}

const stepOf = { right: 1, down: side } as const;
const wayFrom = (start: number, step: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => start + i * step);

/** Some word that the rules take, straight right or down, anywhere on this person's sheet; null if there is none. */
export async function fitting(table: Table, candidates?: readonly string[]): Promise<Fit | null> {
  const view = table.view();
  const language = view.open.config.lexicon;
  const tried = candidates ?? (await Promise.all(["????", "???", "??"].map((pattern) =>
    rules().then((engine) => engine.lookUp(language, "common", pattern))))).flat();
  for (const direction of ["right", "down"] as const) {
    for (const start of cells) {
      for (const word of tried) {
        const way = wayFrom(start, stepOf[direction], word.length);
        const write: colorwords.Write = { type: "write", word, cells: way, claims_theme: false, is_sent: true };
        const answer = await (await rules()).preview("colorwords", view, write);
        if (answer.ok) return { word, cells: way };
        const isThePlace = ["wrong_start", "occupied", "off_the_grid", "wrong_step"].includes(answer.refused);
        if (isThePlace && tried.every(({ length }) => length === word.length)) break;
      }
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

/** Writes a word and sends it; says that there is none if none fits. */
export async function writeWord(table: Table, write: Write = type, candidates?: readonly string[]): Promise<void> {
  const fit = await fitting(table, candidates);
  if (fit === null) return void (await table.page.getByRole("button", { name: table.said.table.sendNone }).click());
  await write(table, fit);
  await table.send.click();
}

/** Does what is asked for, and waits until it is done. */
export async function answer(table: Table, at: Situation, write: Write = type): Promise<void> {
  const { page } = table;
  if (at === "end") return;
  if (at === "crossing") {
    await page.locator(".race label").first().click();
    await page.locator(".dock .btn").click();
  } else if (at === "writing") await writeWord(table, write);
  else if (at === "voting") await castVotes(table, "yes");
  else await table.reviewing.click();
  await until(`what was answered while ${at} is taken`, async () => !(await table[at].first().isVisible()), 30_000);
}

/** The same answer to every question, if there are any for this person. */
export async function castVotes(table: Table, choice: "yes" | "no"): Promise<void> {
  const label = table.said.voting[choice];
  for (const each of await table.page.locator(".answer").all()) await each.getByText(label, { exact: true }).click();
  if (await table.vote.first().isVisible()) await table.vote.first().click();
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
