// Whose turn it is and why, and what stands to be gained or lost: facts for the words of both languages.
import type { coloryam } from "../../net/wire.gen";
import { sumMax, throwsMax } from "./dice";
import { crossed, empty, type View } from "./story";

/** Why this seat is to play now. */
export type Why =
  | { readonly type: "drawn" } // the first line: chance chose
  | { readonly type: "host" } // the first line: the host chose
  | { readonly type: "best_line"; readonly line: number }
  | { readonly type: "best_total"; readonly pole: number }
  | { readonly type: "tie_break"; readonly line: number } // level there; an earlier row, or the seat, decided
  | { readonly type: "nobody"; readonly line: number } // nobody wrote a sum there
  | { readonly type: "again" } // a second chance
  | { readonly type: "order" }; // round the table

/** `retries`: seats seen to take a second chance on the line being played. */
export function why(view: View, retries: readonly number[]): Why {
  const { state, board } = view;
  if (retries.includes(state.turn) || hasBeenPassed(view)) return { type: "again" };
  if (state.turn !== state.starter || (state.config.free_objectives && state.line > 0)) return { type: "order" };
  if (state.line === 0) return { type: state.config.first === "drawn" ? "drawn" : "host" };

  const line = state.line - 1;
  const [above, here] = [board.rows[line], board.rows[state.line]];
  if (!state.config.pro && above !== undefined && above.line.pole !== here?.line.pole) {
    const pole = above.line.pole;
    const values = board.totals.map((totals) => (pole === 1 ? totals.first : totals.second));
    return isAlone(values, state.starter) ? { type: "best_total", pole } : { type: "tie_break", line };
  }
  const entries = board.totals.map((_, seat) => state.entries[seat]?.[line] ?? empty);
  if (entries.every((entry) => entry <= crossed)) return { type: "nobody", line };
  return isAlone(entries, state.starter) ? { type: "best_line", line } : { type: "tie_break", line };
}

const isAlone = (values: readonly number[], seat: number): boolean =>
  values.every((value, other) => other === seat || value < (values[seat] ?? 0));

/** Somebody who plays this objective later has an entry already: the turn has come round again. */
function hasBeenPassed({ state, board }: View): boolean {
  if (state.config.free_objectives || board.rows[state.line]?.line.objective === null) return false;
  for (let seat = (state.turn + 1) % state.seats; seat !== state.starter; seat = (seat + 1) % state.seats) {
    if (state.entries[seat]?.[state.line] !== empty) return true;
  }
  return false;
}

/** What happens to the line if its objective is missed. */
export type Miss =
  | { readonly type: "chance"; readonly box: coloryam.Line; readonly minimum: number; readonly isOpen: boolean }
  | { readonly type: "crossed" };

export function miss({ board }: View): Miss {
  const chance = board.turn.chance;
  const box = chance === null ? undefined : board.rows[chance.line]?.line;
  if (chance === null || box === undefined) return { type: "crossed" };
  return { type: "chance", box, minimum: chance.minimum, isOpen: chance.is_open };
}

/** May the seat to act say that it missed though it did not? The engine decides; this only shows the button. */
export function canDeclareMiss({ state, board }: View): boolean {
  const { chance, is_met } = board.turn;
  if (!state.config.declared_miss || state.phase !== "throwing" || state.throws === 0) return false;
  return is_met && chance?.is_open === true;
}

/** What the others wrote on the line being played; `empty` while they have not played it. */
function rivals({ state, board }: View): readonly number[] {
  return board.totals.flatMap((_, seat) => (seat === state.turn ? [] : [state.entries[seat]?.[state.line] ?? empty]));
}

/** The best sum of the others on the line being played; null if nobody wrote one. */
export function toBeat(view: View): number | null {
  const best = isFree(view) ? crossed : Math.max(...rivals(view));
  return best > crossed ? best : null;
}

/**
 * What is better beyond doubt for whoever may stop or throw again: to throw while stopping would bring nothing, to stop
 * when the line can bring no more. Null where it is theirs to weigh.
 */
export function clearlyBetter(view: View): "stop" | "throw" | null {
  const { is_met, chance, sum } = view.board.turn;
  if (isFree(view)) return null;
  if (!is_met) return chance?.is_open === true ? null : "throw";
  const isBest = rivals(view).every((entry) => entry !== empty && entry < sum);
  return isBest || sum === sumMax ? "stop" : null;
}

/** All seats in playing order, the reader first; a spectator reads from the first seat. */
export const seatsFrom = (me: number, { state }: View): readonly number[] =>
  Array.from({ length: state.seats }, (_, i) => (Math.max(me, 0) + i) % state.seats);

/** Free objectives: no common line, the sum goes where its player wants it. */
export const isFree = ({ state }: View): boolean => state.config.free_objectives;

export const throwsLeft = ({ state }: View): number => throwsMax - state.throws;

/** The highest Color'Yam of each seat, which breaks ties at the end; `crossed` if a seat has none. */
export function bestColorYams({ state, board }: View): readonly number[] {
  const boxes = board.rows.flatMap((row, line) => (row.line.objective === null ? [line] : []));
  const entries = (seat: number): readonly number[] => boxes.map((line) => state.entries[seat]?.[line] ?? empty);
  return board.totals.map((_, seat) => Math.max(crossed, ...entries(seat)));
}

/** A Color'Yam that keeps a sum out of another box. */
export interface Hindrance {
  readonly line: number;
  readonly isAbove: boolean; // it stands above that box and is too great; else below and too small
}

/** Free objectives: what keeps the seat to act from writing its sum in this Color'Yam box. */
export function hindrance({ state, board }: View, line: number): Hindrance | null {
  const { sum } = board.turn;
  const boxes = board.rows.flatMap((row, i) => (row.line.objective === null ? [i] : []));
  const valueOf = (box: number): number => state.entries[state.turn]?.[box] ?? empty;
  const found = boxes.find((box) =>
    valueOf(box) > crossed && (box < line ? valueOf(box) >= sum : box > line && valueOf(box) <= sum));
  return found === undefined ? null : { line: found, isAbove: found < line };
}

/** How the game was decided. */
export type Decision =
  | { readonly type: "shared"; readonly seats: readonly number[] }
  | { readonly type: "tie_break"; readonly seat: number; readonly best: number }
  | { readonly type: "margin"; readonly seat: number; readonly points: number; readonly best: number };

export function decision(view: View, places: readonly number[]): Decision {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [seat = 0] = winners;
  if (winners.length > 1) return { type: "shared", seats: winners };
  const totals = view.board.totals.map((each) => each.all);
  const points = (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat));
  const best = bestColorYams(view)[seat] ?? crossed;
  return points === 0 ? { type: "tie_break", seat, best } : { type: "margin", seat, points, best };
}
