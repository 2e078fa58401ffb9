// The word in progress, and all that can happen to it. Letters and their way are kept apart: letters may be typed
// before they have a place, a way may be drawn before it has letters, and a word can be turned or moved as a whole.
// Nothing here knows whether a word is legal: a way may even leave the sheet, and the engine says so.
import type { colorwords } from "../../net/wire.gen";
import { columnOf, type Direction, type Entry, lineOf, stepFrom } from "./grid";

export interface Draft {
  readonly letters: string; // A to Z
  readonly at: number | null; // the first cell
  readonly steps: readonly Direction[]; // from there on; never fewer than the letters need
  readonly laid: number; // so many of the steps were drawn by hand and stay when letters go
  readonly heading: Direction; // where the next letter goes
}

export const empty: Draft = { letters: "", at: null, steps: [], laid: 0, heading: "right" };

export type Change =
  | { readonly type: "letters"; readonly letters: string }
  | { readonly type: "erase" }
  | { readonly type: "head"; readonly direction: Direction }
  | { readonly type: "turn"; readonly after: number } // flips the step after a letter; after the last: the heading
  | { readonly type: "begin"; readonly cell: number }
  | { readonly type: "touch"; readonly cell: number } // whatever touching that cell means now
  | { readonly type: "lay"; readonly way: readonly number[] }
  | { readonly type: "put"; readonly entry: Entry }
  | { readonly type: "clear" };

/** Whether nothing is written on a cell yet. */
export type IsFree = (cell: number) => boolean;

/** As many as the longest way has cells, and one: then the engine can say that it is too long. */
const lettersMax = 14;
const wayMax = 13;
const offTheGrid = -1;

const other = (direction: Direction): Direction => (direction === "right" ? "down" : "right");

/** The cells of the way, also those that wait for a letter; -1 beyond the sheet. */
export function wayOf({ at, steps }: Draft): readonly number[] {
  if (at === null) return [];
  const way = [at];
  for (const step of steps) {
    const last = way.at(-1) ?? offTheGrid;
    way.push(last === offTheGrid ? offTheGrid : (stepFrom(last, step) ?? offTheGrid));
  }
  return way;
}

/** The cell that the next letter would go to; null if there is none, or no way to it. */
export function nextCell(draft: Draft, isFree: IsFree): number | null {
  if (draft.at === null) return null;
  if (draft.letters === "") return draft.at;
  const way = wayOf(laidFor(draft, draft.letters.length + 1, isFree));
  const next = way[draft.letters.length] ?? offTheGrid;
  return next !== offTheGrid && isFree(next) ? next : null;
}

/** Where the next letter really goes: a heading that is blocked turns by itself. */
export const aheadOf = (draft: Draft, isFree: IsFree): Direction =>
  laidFor(draft, draft.letters.length + 1, isFree).steps[draft.letters.length - 1] ?? draft.heading;

/** What it would be on the wire. */
export const writeOf = (draft: Draft, claimsTheme: boolean, isSent: boolean): colorwords.Write => ({
  type: "write",
  word: draft.letters,
  cells: wayOf(draft).slice(0, Math.min(draft.letters.length, wayMax)),
  claims_theme: claimsTheme,
  is_sent: isSent,
});

export function changed(draft: Draft, change: Change, isFree: IsFree): Draft {
  switch (change.type) {
    case "letters": {
      const letters = (draft.letters + change.letters).slice(0, lettersMax);
      return laidFor({ ...draft, letters }, letters.length, isFree);
    }
    case "erase": return erased(draft);
    case "head": return headed(draft, change.direction);
    case "turn": return turned(draft, change.after);
    case "begin": return begun(draft, change.cell, isFree);
    case "touch": return touched(draft, change.cell, isFree);
    case "lay": return laid(draft, change.way, isFree);
    case "put": return put(change.entry);
    case "clear": return empty;
  }
}

/** With a step before every letter but the first. Where the heading is blocked and the other way is not, it turns. */
function laidFor(draft: Draft, letters: number, isFree: IsFree): Draft {
  if (draft.at === null) return draft;
  const steps = [...draft.steps];
  let last = wayOf(draft).at(-1) ?? offTheGrid;
  while (steps.length < letters - 1) {
    const [ahead, aside] = [stepFrom(last, draft.heading), stepFrom(last, other(draft.heading))];
    const isBlocked = ahead === null || !isFree(ahead);
    const step = isBlocked && aside !== null && isFree(aside) ? other(draft.heading) : draft.heading;
    steps.push(step);
    last = last === offTheGrid ? offTheGrid : (stepFrom(last, step) ?? offTheGrid);
  }
  return { ...draft, steps };
}

/** The last letter goes; without letters the way does, from its end. */
function erased(draft: Draft): Draft {
  if (draft.letters === "") {
    if (draft.steps.length === 0) return empty;
    const steps = draft.steps.slice(0, -1);
    return { ...draft, steps, laid: Math.min(draft.laid, steps.length) };
  }
  const letters = draft.letters.slice(0, -1);
  const steps = draft.steps.slice(0, Math.max(letters.length - 1, draft.laid, 0));
  return { ...draft, letters, steps, heading: draft.steps[steps.length] ?? draft.heading };
}

/** The next letter goes this way; a way that was drawn ahead is given up. */
function headed(draft: Draft, heading: Direction): Draft {
  const steps = draft.steps.slice(0, Math.max(draft.letters.length - 1, 0));
  return { ...draft, heading, steps, laid: Math.min(draft.laid, steps.length) };
}

function turned(draft: Draft, after: number): Draft {
  const step = draft.steps[after];
  if (step === undefined) return { ...draft, heading: other(draft.heading) };
  return { ...draft, steps: draft.steps.with(after, other(step)) };
}

/** Moves the whole word; if its shape does not fit there, it is laid anew. */
function begun(draft: Draft, at: number, isFree: IsFree): Draft {
  const moved = laidFor({ ...draft, at }, draft.letters.length, isFree);
  if (wayOf(moved).every((cell) => cell !== offTheGrid && isFree(cell))) return moved;
  return laidFor({ ...draft, at, steps: [], laid: 0 }, draft.letters.length, isFree);
}

function touched(draft: Draft, cell: number, isFree: IsFree): Draft {
  const way = wayOf(draft);
  const index = way.indexOf(cell);
  const hasBegun = draft.letters !== "" || draft.steps.length > 0;
  if (index >= 0) return hasBegun ? turned(draft, index) : draft; // who touches the start only means to begin there
  if (!isFree(cell)) return draft;
  const end = way.at(-1) ?? offTheGrid;
  const step = (["right", "down"] as const).find((direction) => end >= 0 && stepFrom(end, direction) === cell);
  if (step === undefined || !hasBegun) return begun(draft, cell, isFree);
  return { ...draft, steps: [...draft.steps, step], laid: draft.steps.length + 1, heading: step };
}

function stepsOf(way: readonly number[]): readonly Direction[] {
  return way.slice(1).map((cell, i) => (columnOf(cell) > columnOf(way[i] ?? 0) ? "right" : "down"));
}

function laid(draft: Draft, way: readonly number[], isFree: IsFree): Draft {
  const steps = stepsOf(way);
  const drawn: Draft = {
    ...draft, at: way[0] ?? null, steps, laid: steps.length, heading: steps.at(-1) ?? draft.heading,
  };
  return laidFor(drawn, draft.letters.length, isFree);
}

function put({ word, cells }: Entry): Draft {
  const steps = stepsOf(cells);
  return { letters: word, at: cells[0] ?? null, steps, laid: 0, heading: steps.at(-1) ?? "right" };
}

/** A way that is being drawn, led on to a cell: back along itself, or right and down over free cells as far as
    they go. */
export function ledTo(way: readonly number[], cell: number, isFree: IsFree): readonly number[] {
  const back = way.indexOf(cell);
  if (back >= 0) return way.slice(0, back + 1);
  const led = [...way];
  for (;;) {
    const last = led.at(-1);
    if (last === undefined || last === cell) return led;
    const wanted: Direction[] = [];
    if (columnOf(cell) > columnOf(last)) wanted.push("right");
    if (lineOf(cell) > lineOf(last)) wanted.push("down");
    if (columnOf(cell) < columnOf(last) || lineOf(cell) < lineOf(last)) return led;
    const next = wanted.map((step) => stepFrom(last, step)).find((each) => each !== null && isFree(each));
    if (next == null) return led;
    led.push(next);
  }
}

/** Is the same word written on the same cells? */
export const isSame = (draft: Draft, { word, cells }: Entry): boolean =>
  draft.letters === word && cells.every((cell, i) => wayOf(draft)[i] === cell);
