// What there is to see after the bell, as facts: whose word stood, which stars it ringed, how the star race stands, who
// is waited for and who may judge what. Read off one view, so that it is right on arrival and in a replay too.
import type { colorwords } from "../../net/wire.gen";
import { type Bonus, cells, columnOf, type Entry, entriesOf, lineOf, side, starCells, type View } from "./grid";
import type { Ballot, Result, Round } from "./story";

export const seatsOf = ({ open }: View): readonly number[] => Array.from({ length: open.seats }, (_, seat) => seat);
export const isAlone = ({ open }: View): boolean => open.seats === 1;

/** The card of a round; of the present one once it is drawn. */
export const bonusIn = ({ board }: View, round: number): Bonus | null => board.bonuses[round] ?? null;

export const pointsOf = ({ letters, bonus }: Pick<Result, "letters" | "bonus">): number => letters + bonus;

/** How the table voted about a seat's word of the round last shown. */
export const ballotsOn = ({ open }: View, seat: number): readonly Ballot[] =>
  open.phase === "reviewing" ? open.ballots.filter((ballot) => ballot.seat === seat) : [];

/** The table would not have it. */
export const isRefused = ({ entry, stands }: Result): boolean => !stands && entry.word !== "";
/** The word stands, but not for the theme. */
export const isThemeRefused = ({ entry, stands, bonus }: Result): boolean =>
  stands && entry.claims_theme && bonus === 0;

/** A seat's sheet as it was before a round: its letters, and the words they make. */
export function sheetBefore(view: View, seat: number, round: number): { letters: string; words: readonly Entry[] } {
  const words = entriesOf(upTo(view, round - 1), seat);
  const letters = cells.map(() => ".");
  for (const { word, cells: way } of words) way.forEach((cell, i) => (letters[cell] = word.charAt(i)));
  return { letters: letters.join(""), words };
}

/** The game as it stood when a round was shown: what the engine looks back at. */
export const upTo = (view: View, round: number): View => ({
  ...view,
  open: { ...view.open, rounds: view.open.rounds.slice(0, round + 1) },
});

/** The stars that a seat's last word ringed: no other word can have filled that line, for it took a cell of it. */
export function ringedBy({ open }: View, seat: number): readonly number[] {
  const result = open.rounds.at(-1)?.results[seat];
  if (result?.stands !== true) return [];
  return open.stars.flatMap(({ ringed }, star) => {
    const isThere = result.entry.cells.some((cell) => (star < side ? lineOf(cell) : columnOf(cell) + side) === star);
    return isThere && ringed.includes(seat) ? [star] : [];
  });
}

const starPoints = 2;

/** What a seat's word of a round brought in all: its letters, the bonus, and on grid B the stars that it ringed. */
export function broughtIn(
  view: View, round: number, seat: number,
): { readonly stars: readonly number[]; readonly ofStars: number; readonly sum: number } {
  const result = view.open.rounds[round]?.results[seat];
  const { letters } = sheetBefore(view, seat, round + 1);
  const isFull = (star: number): boolean => starCells(star).every((cell) => letters.charAt(cell) !== ".");
  const stars = view.open.config.grid === "b" ? ringedBy(upTo(view, round), seat).filter(isFull) : [];
  const ofStars = starPoints * stars.length;
  return { stars, ofStars, sum: (result === undefined ? 0 : pointsOf(result)) + ofStars };
}

/** One star of grid B, as a seat sees it. */
export interface StarState {
  readonly star: number;
  readonly ringed: readonly number[]; // by these seats
  readonly isCrossed: boolean;
  readonly missing: number; // cells that the seat still has to fill; -1 for a spectator
  readonly nearest: number; // the fewest that anybody else has to fill
}

export function starsOf({ open, board }: View, seat: number): readonly StarState[] {
  const missingIn = (sheet: string, star: number): number =>
    starCells(star).filter((cell) => sheet.charAt(cell) === ".").length;
  return open.stars.map(({ ringed, is_crossed }, star) => {
    const missing = board.sheets.map((sheet) => missingIn(sheet, star));
    return {
      star,
      ringed,
      isCrossed: is_crossed,
      missing: missing[seat] ?? -1,
      nearest: Math.min(side, ...missing.filter((_, each) => each !== seat)),
    };
  });
}

/** Can still be won. */
export const isStarOpen = ({ ringed, isCrossed }: StarState): boolean => ringed.length === 0 && !isCrossed;
/** One or two cells more, and it is won. */
export const isStarNear = (star: StarState): boolean => isStarOpen(star) && star.missing > 0 && star.missing <= 2;

/** Alone one judges one's own word; among others, everybody else's. */
export const mayJudge = ({ open }: View, { seat }: Ballot, judge: number): boolean =>
  judge >= 0 && (seat !== judge || open.seats === 1);

/** Who has not voted or gone on yet. */
export const waitedFor = (view: View): readonly number[] =>
  seatsOf(view).filter((seat) => {
    if (view.open.done.includes(seat)) return false;
    return view.open.phase !== "voting" || view.open.ballots.some((ballot) => mayJudge(view, ballot, seat));
  });

/** The least points for one to five stars, alone. The engine rates; this is to say how many points are lacking. */
export const ratings: { readonly [G in colorwords.Grid]: readonly number[] } = {
  a: [40, 45, 50, 55, 60],
  b: [50, 55, 60, 65, 70],
};

export const lastRound = ({ open }: View): Round | null => open.rounds.at(-1) ?? null;
