// The six dice as the page needs them: which colour a face has, which hue of the swatch book that is,
// and which dice are about to be thrown.
import { coloryam as rules } from "../../net/facts.gen";
import type { coloryam } from "../../net/wire.gen";
import type { Hue } from "../game";

export type Color = coloryam.Color;

/** In the order of the engine's colour counts. */
export const colors: readonly Color[] = ["blue", "green", "yellow", "orange", "pink", "brown"];

export const hues: { readonly [C in Color]: Hue } = {
  blue: "bleu",
  green: "vert",
  yellow: "jaune",
  orange: "orange",
  pink: "rose",
  brown: "marron",
};

export const allDice: readonly number[] = [0, 1, 2, 3, 4, 5];
export const { throws_max: throwsMax, sum_max: sumMax } = rules;

export interface Face {
  readonly number: number;
  readonly color: Color;
}

/** What a die shows; a die that was never thrown this game shows nothing. */
export function faceOf(die: number, number: number): Face | null {
  const color = rules.faces[die]?.[number - 1];
  return color === undefined ? null : { number, color };
}

/** How many dice show each colour, in the order of `colors`. */
export const countsOf = (dice: readonly number[]): readonly number[] =>
  colors.map((color) => dice.filter((number, die) => faceOf(die, number)?.color === color).length);

/**
 * The six faces of a die as they stand around it when `top` looks at the reader: top, bottom, and the
 * four sides in turn. Opposite faces add up to seven, as on any die.
 */
export function facesAround(die: number, top: number): readonly Face[] {
  const sides = [1, 2, 3].filter((number) => number !== top && number !== 7 - top);
  const [a = 1, b = 2] = sides;
  return [top, 7 - top, a, b, 7 - a, 7 - b].flatMap((number) => faceOf(die, number) ?? []);
}

/** The dice as a set of bits, the way the coach indexes its odds. */
export const bitsOf = (dice: readonly number[]): number => dice.reduce((bits, die) => bits | (1 << die), 0);

/** What a key or a tap does to the dice about to be thrown again: a digit flips one, "0" takes all or none. */
export function select(picked: readonly number[], key: string): readonly number[] {
  if (key === "0") return picked.length === allDice.length ? [] : allDice;
  const die = Number(key) - 1;
  if (!allDice.includes(die)) return picked;
  return allDice.filter((each) => (each === die) !== picked.includes(each));
}
