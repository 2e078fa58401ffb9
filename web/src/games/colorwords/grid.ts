// The sheet as facts for drawings and words: cells, their colours and letters, words as ways over it. The page knows
// no rules: what may be written and what it scores comes from the engine. Cell 0 is the start; lines go down.
import type { colorwords } from "../../net/wire.gen";
import type { Hue } from "../game";

export type View = colorwords.View;
export type Entry = colorwords.Entry;
export type Bonus = colorwords.Bonus;
export type Direction = colorwords.Direction;
/** A colour with a tray; the start has none. */
export type Colour = Exclude<colorwords.Colour, "none">;

export const side = 7;
export const start = 0;
export const cells: readonly number[] = Array.from({ length: side * side }, (_, cell) => cell);
export const allRounds: readonly number[] = [0, 1, 2, 3, 4, 5];

/** The colours as the wire counts them: trays, and what a bonus wants covered. */
export const colours: readonly Colour[] = ["blue", "yellow", "red"];
export const hues: { readonly [C in Colour]: Hue } = { blue: "bleu", yellow: "jaune", red: "rouge" };

export const columnOf = (cell: number): number => cell % side;
export const lineOf = (cell: number): number => Math.floor(cell / side);
export const columnName = (column: number): string => String.fromCharCode(65 + column);
/** "D2" */
export const coordinate = (cell: number): string => `${columnName(columnOf(cell))}${lineOf(cell) + 1}`;

/** A way as the points of an SVG line, on a sheet of 700 by 700. */
export const lineThrough = (way: readonly number[]): string =>
  way.map((cell) => `${columnOf(cell) * 100 + 50},${lineOf(cell) * 100 + 50}`).join(" ");

/** The cell that a step leads to; null where the sheet ends. */
export function stepFrom(cell: number, direction: Direction): number | null {
  if (direction === "right") return columnOf(cell) < side - 1 ? cell + 1 : null;
  return lineOf(cell) < side - 1 ? cell + side : null;
}

const byCode: { readonly [code: string]: Colour } = { B: "blue", Y: "yellow", R: "red" };

/** Of a sheet as the engine prints it: 49 times * B Y R. Null at the start. */
export const colourAt = (printed: string, cell: number): Colour | null => byCode[printed.charAt(cell)] ?? null;

/** The letter on a cell of a sheet, 49 times a letter or a dot; empty if there is none. */
export const letterAt = (sheet: string, cell: number): string => sheet.charAt(cell).replace(".", "");

/** The words that stand on a seat's sheet, the oldest first. */
export const entriesOf = ({ open }: View, seat: number): readonly Entry[] =>
  open.rounds.flatMap(({ results }) => {
    const result = results[seat];
    return result?.stands === true ? [result.entry] : [];
  });

/** Every seat, mine first; for a spectator from the first. */
export function seatsFrom({ me, open }: View): readonly number[] {
  return Array.from({ length: open.seats }, (_, i) => (Math.max(0, me) + i) % open.seats);
}

/** This round's bonus; undefined until it is drawn. */
export const bonusOf = ({ open, board }: View): Bonus | undefined =>
  (open.bonus < 0 ? undefined : board.bonuses[open.round]);

/** The colour of the tray that a letter lies on. */
export function trayOf({ open }: View, letter: string): Colour | null {
  const at = open.bonus < 0 ? -1 : open.trays.findIndex((tray) => tray === letter);
  return colours[at] ?? null;
}

/** What a letter of a word brought, to be drawn beside it. */
export interface Mark {
  readonly letter: string;
  readonly cell: number;
  readonly tray: Colour | null; // whose letter it is
  readonly points: number; // their sum is the engine's to say
}

type Placed = Pick<Entry, "word" | "cells">;

export function marksOf(entry: Placed, trays: readonly string[], printed: string): readonly Mark[] {
  return entry.cells.map((cell, i) => {
    const letter = entry.word.charAt(i);
    const tray = colours[trays.indexOf(letter)] ?? null;
    if (tray === null) return { letter, cell, tray, points: 0 };
    return { letter, cell, tray, points: tray === colourAt(printed, cell) ? 2 : 1 };
  });
}

/** The cells of a star: 0 to 6 are lines, 7 to 13 columns. */
export const starCells = (star: number): readonly number[] =>
  cells.filter((cell) => (star < side ? lineOf(cell) === star : columnOf(cell) === star - side));

/** How a star stands for a seat: to be won, won by it, won by others alone, or given up. */
export type StarKind = "open" | "mine" | "theirs" | "crossed";
export function starKind({ open }: View, star: number, seat: number): StarKind {
  const { ringed, is_crossed } = open.stars[star] ?? { ringed: [], is_crossed: false };
  if (is_crossed) return "crossed";
  if (ringed.length === 0) return "open";
  return ringed.includes(seat) ? "mine" : "theirs";
}
