// What I know of a word letter by letter: "B A … · E". Letters come from either end, and nobody says how long the word
// is; asking beyond its end only tells that it is shorter.
import type { Table } from "./facts";

export interface Pattern {
  readonly start: readonly (string | null)[]; // from the first letter on; null: not known
  readonly end: readonly (string | null)[]; // up to the last
  readonly length: number | null; // of the word, once both ends have met
  readonly below: number | null; // it has fewer letters than that
}

interface Given {
  readonly position: number; // from 1; from the end below zero
  readonly letter: string; // empty: the word has none there
}

/** The letters of an object that whoever reads was given, in whatever order. */
export function lettersGiven({ talk }: Table, object: number): readonly Given[] {
  return talk.flatMap(({ kind, object: about, position, text, is_hidden }) =>
    kind === "letter" && about === object && !is_hidden ? [{ position, letter: text }] : []);
}

export function patternOf(given: readonly Given[]): Pattern {
  const [start, end] = [new Map<number, string>(), new Map<number, string>()];
  let below = Infinity;
  for (const { position, letter } of given) {
    if (letter === "") below = Math.min(below, Math.abs(position));
    else (position > 0 ? start : end).set(Math.abs(position), letter);
  }
  const [fromStart, fromEnd] = [Math.max(0, ...start.keys()), Math.max(0, ...end.keys())];
  const atLeast = Math.max(fromStart, fromEnd);
  const slots = (known: Map<number, string>, count: number): (string | null)[] =>
    Array.from({ length: count }, (_, i) => known.get(i + 1) ?? null);
  if (below === atLeast + 1 && atLeast > 0) { // the length is known, so both ends tell of the same letters
    const whole = slots(start, atLeast).map((letter, i) => letter ?? end.get(atLeast - i) ?? null);
    return { start: whole, end: [], length: atLeast, below };
  }
  return {
    start: slots(start, fromStart), end: slots(end, fromEnd).reverse(), length: null,
    below: below === Infinity ? null : below,
  };
}

/** As it is written on a slip: "B · · … E". Empty if nothing is known. */
export function written({ start, end, length }: Pattern): string {
  if (start.length + end.length === 0) return "";
  const row = (letters: readonly (string | null)[]): string[] =>
    letters.map((letter) => letter?.toLocaleUpperCase() ?? "·");
  return [...row(start), ...(length === null ? ["…"] : []), ...row(end)].join(" ");
}
