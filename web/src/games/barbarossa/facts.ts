// What can be read off one view of Barbarossa without having seen another: the spaces of the ring, what a right guess
// would bring, which letters are known. The table draws it, the words say it; the rules themselves are in the engine.
import { barbarossa as rules } from "../../net/facts.gen";
import type { barbarossa } from "../../net/wire.gen";
import type { Lang } from "../../words/words";
import type { People, UpdateOf } from "../game";

export type View = barbarossa.View;
export type Table = barbarossa.Table;
export type Thing = barbarossa.Object; // that somebody made
export type Line = barbarossa.Line;
export type Answer = Exclude<barbarossa.Answer, "none">;
export type Action = barbarossa.Action;
export type Update = UpdateOf<"barbarossa">;

export type Space = barbarossa.Space;

export const {
  ring, // clockwise from where everybody starts
  gems_max: gemsMax, hat_at_start: hatStart, goal, position_max: positionMax, // of a letter, from either end
  question_chars_max: questionMax, guess_chars_max: guessMax, note_chars_max: noteMax,
} = rules;
export const arrowsOnOne = rules.arrow_points.length;
export const answers: readonly Answer[] = ["yes", "no", "probably", "unknown"]; // of people: they understood

/** In which the words are, and what bots ask. */
export const langOf = ({ config }: Pick<Table, "config">): Lang => (config.language === "french" ? "fr" : "en");

export const spaceAt = (index: number): Space => ring[((index % ring.length) + ring.length) % ring.length] ?? "elf";

/** Where so many steps lead. */
export const reach = (from: number, steps: number): number => (from + steps) % ring.length;

/** What a magician could pay for, nearest first: one gem a space. */
export interface Step {
  readonly spaces: number;
  readonly at: number;
  readonly kind: Space;
}

export function steps(space: number, gems: number): readonly Step[] {
  return Array.from({ length: Math.max(0, gems) }, (_, i) => {
    const at = reach(space, i + 1);
    return { spaces: i + 1, at, kind: spaceAt(at) };
  });
}

/** So many arrows end the game. */
export const arrowsMax = ({ seats }: Pick<Table, "seats">): number => rules.stretches[seats]?.at(-1) ?? 0;

/** The last arrow of each stretch, and what the owner of the object gets for one of them. */
const ownerRows = (seats: number): readonly (readonly [number, number])[] =>
  (rules.stretches[seats] ?? []).map((last, stretch) => [last, rules.owner_points[stretch] ?? 0]);
export const ownerTable = { few: ownerRows(4), many: ownerRows(5) };

export interface Worth {
  readonly guesser: number;
  readonly owner: number;
}

/** What an arrow brings: the so many-th of all, in an object that had so many before it. */
function worthAt(seats: number, nth: number, before: number): Worth | null {
  const guesser = rules.arrow_points[before];
  if (guesser === undefined) return null;
  return { guesser, owner: ownerRows(seats).find(([last]) => nth <= last)?.[1] ?? 0 };
}

/** What guessing that object now would bring; null if it cannot be guessed any more. */
export const worthOf = ({ seats, arrows }: Table, thing: Thing): Worth | null =>
  worthAt(seats, arrows + 1, thing.arrows.length);

/** What the latest arrow brought, which is in that object. */
export const broughtBy = ({ seats, arrows }: Table, thing: Thing): Worth | null =>
  worthAt(seats, arrows, thing.arrows.length - 1);

/** Why an object cannot be guessed; null if it can. */
export type Closed = "own" | "finished" | "guessed";

export function closedTo(thing: Thing, seat: number): Closed | null {
  if (thing.owner === seat) return "own";
  if (thing.arrows.includes(seat)) return "guessed";
  return thing.arrows.length >= arrowsOnOne ? "finished" : null;
}

/** Questions and letters are only refused about one's own: what was guessed may still help with what was not. */
export const barredTo = (thing: Thing, seat: number, isGuess: boolean): Closed | null =>
  isGuess || thing.owner === seat ? closedTo(thing, seat) : null;

/** Objects that this seat can still guess, by index. */
export const openTo = ({ objects }: Table, seat: number): readonly number[] =>
  objects.flatMap((thing, index) => (closedTo(thing, seat) === null ? [index] : []));

/** What was asked about an object: its notebook, which all may read. */
export interface Told {
  readonly line: Line;
  readonly at: number; // its place in the talk of the table
}

export const linesOf = ({ talk }: Table, object: number): readonly Told[] =>
  talk.flatMap((line, at) => (line.object === object ? [{ line, at }] : []));

/** The line that waits for its owner; null if none does. */
export const waitingLine = ({ talk, is_waiting }: Table): Line | null => (is_waiting ? (talk.at(-1) ?? null) : null);

/** Its words are of somebody whom this browser does not read. */
export const isUnread = ({ asker }: Line, { muted }: People): boolean => muted?.[asker] === true;

/** A guess whose word is not for who looks. */
export const isSecret = (line: Line, people: People): boolean =>
  line.is_hidden || line.text === "" || isUnread(line, people);

export const ownerOf = ({ objects }: Table, object: number): number => objects[object]?.owner ?? -1;

/** Whose hat is farthest. */
export function leaders({ players }: Table): readonly number[] {
  const best = Math.max(...players.map(({ hat }) => hat));
  return players.flatMap(({ hat }, seat) => (hat === best ? [seat] : []));
}

/** People still make things; nothing has been asked. */
export const isSculpting = ({ phase }: Pick<Table, "phase">): boolean =>
  phase === "sculpting" || phase === "supplying";

export const isSeries = ({ phase }: Pick<Table, "phase">): boolean =>
  phase === "first_series" || phase === "second_series";
