// A game that is over, in numbers: how each hat came where it is, who found most, which object gave itself away and
// which one kept its secret. Words are shown to those who played; spectators are shown the numbers.
import { hatStart, type Line, linesOf, type Table, type Thing, type View } from "./facts";
import { hasPenalties } from "./story";

export interface Account {
  readonly seat: number;
  readonly start: number;
  readonly guesses: number; // how far the hat went by right ones
  readonly objects: number; // by one's own objects, which others found
  readonly hazards: number; // by dragons and ghosts on others' ways
  readonly penalties: number; // zero or less
  readonly hat: number;
  readonly found: number; // words
  readonly tried: number; // guesses made
}

const costs = [-5, -2, 0]; // of an object, by its arrows

/** What an object cost its owner at the end; zero or less. */
export const penaltyOf = (table: Table, { arrows }: Thing): number =>
  table.phase === "over" && hasPenalties(table) ? (costs[arrows.length] ?? 0) : 0;

/** By seat. */
export function accounts({ table }: View): readonly Account[] {
  return table.players.map(({ hat, by_guesses, by_objects, by_hazards }, seat) => {
    const guesses = table.talk.filter(({ kind, asker }) => kind === "guess" && asker === seat);
    const own = table.objects.filter(({ owner }) => owner === seat);
    return {
      seat, hat, start: hatStart, guesses: by_guesses, objects: by_objects, hazards: by_hazards,
      penalties: own.reduce((sum, thing) => sum + penaltyOf(table, thing), 0),
      found: guesses.filter(({ answer }) => answer === "yes").length,
      tried: guesses.length,
    };
  });
}

export interface Best {
  readonly seats: readonly number[];
  readonly found: number;
}

/** Who found most words; null if nobody found any. */
export function bestGuessers(view: View): Best | null {
  const all = accounts(view);
  const found = Math.max(...all.map((each) => each.found));
  return found === 0 ? null : { found, seats: all.filter((each) => each.found === found).map(({ seat }) => seat) };
}

export interface Told {
  readonly thing: Thing;
  readonly questions: number; // asked about it: all of them, or until it was found
}

const questionsIn = (lines: readonly Line[]): number => lines.filter(({ kind }) => kind === "question").length;

/** The object that was found after the fewest questions; null if none was found. */
export function quickest({ table }: View): Told | null {
  const found = table.objects.flatMap((thing, index): readonly Told[] => {
    const lines = linesOf(table, index).map(({ line }) => line);
    const at = lines.findIndex(({ kind, answer }) => kind === "guess" && answer === "yes");
    return at < 0 ? [] : [{ thing, questions: questionsIn(lines.slice(0, at)) }];
  });
  return found.toSorted((a, b) => a.questions - b.questions)[0] ?? null;
}

/** The object nobody found that was asked about most; null if all were found. */
export function keeper({ table }: View): Told | null {
  const kept = table.objects.flatMap((thing, index): readonly Told[] =>
    thing.arrows.length > 0 ? [] : [{ thing, questions: questionsIn(linesOf(table, index).map(({ line }) => line)) }]);
  return kept.toSorted((a, b) => b.questions - a.questions)[0] ?? null;
}

/** A right guess: by whom, how, and what it brought. */
export interface Found {
  readonly line: Line;
  readonly points: number;
}

/** The arrows on an object, in the order they were planted. */
export function foundBy(table: Table, object: number): readonly Found[] {
  const right = linesOf(table, object).filter(({ line }) => line.kind === "guess" && line.answer === "yes");
  return right.map(({ line }, i) => ({ line, points: [5, 3][i] ?? 0 }));
}
