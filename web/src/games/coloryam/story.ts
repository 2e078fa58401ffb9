// What a move did, read off two views in a row: who threw which dice, what was written where, which
// lines closed. The table shows it, the announcer says it; both use what is found here, so they agree.
import type { coloryam } from "../../net/wire.gen";
import type { UpdateOf } from "../game";
import { allDice } from "./dice";

export type Update = UpdateOf<"coloryam">;
export type View = coloryam.View;

export const empty = -1;
export const crossed = 0;

/** The end of somebody's turn. */
export interface Ending {
  readonly seat: number;
  readonly line: number; // where something was written
  readonly entry: number; // the sum, or `crossed`
  readonly how: "written" | "crossed" | "second_chance";
  readonly playedLine: number; // the line that was being played; in a second chance not the one written
  readonly sum: number; // what the dice showed
  readonly closed: readonly number[]; // lines that everybody has now played
}

export interface Story {
  readonly seat: number; // whose turn it was
  readonly thrown: readonly number[] | null; // dice that have just landed
  readonly timedOut: boolean;
  readonly ending: Ending | null;
}

/** The throw itself, of which nothing is to be seen: the dice tell with the next move. */
export const isInTheAir = ({ view }: Update): boolean => view.state.phase === "in_the_air";

/** Null if nothing is known of the move before, or nothing happened on the table. */
export function tell(update: Update, before: Update | null): Story | null {
  const action = update.action;
  if (action === null || before === null || action.type === "begin") return null;
  const was = before.view.state;
  return {
    seat: was.turn,
    thrown: action.type === "thrown" ? thrownFrom(was, update.view.state) : null,
    timedOut: action.type === "timed_out" || was.hurried,
    ending: endingOf(update.view, before.view),
  };
}

/** In a replay the throw itself is no step, so the dice may not be seen in the air: then those that changed flew. */
function thrownFrom(was: coloryam.State, now: coloryam.State): readonly number[] {
  if (was.phase === "in_the_air") return was.flying;
  return was.throws === 0 ? allDice : allDice.filter((die) => was.dice[die] !== now.dice[die]);
}

function endingOf(now: View, before: View): Ending | null {
  const seat = before.state.turn;
  const [mine, mineBefore] = [now.state.entries[seat] ?? [], before.state.entries[seat] ?? []];
  const line = mine.findIndex((entry, i) => entry !== mineBefore[i]);
  const entry = mine[line];
  if (entry === undefined) return null;
  const isFree = now.state.config.free_objectives;
  const isChance = !isFree && line !== before.state.line;
  return {
    seat,
    line,
    entry,
    how: entry === crossed ? "crossed" : isChance ? "second_chance" : "written",
    playedLine: isFree ? line : before.state.line,
    sum: sumOf(now.state.dice),
    closed: closedIn(now).filter((each) => !closedIn(before).includes(each)),
  };
}

const closedIn = ({ board }: View): readonly number[] =>
  board.rows.flatMap((row, line) => (row.is_closed ? [line] : []));

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, number) => sum + number, 0);

/** One seat's part in a closed line. */
export interface Rank {
  readonly seat: number;
  readonly entry: number;
  readonly points: number;
  readonly sharedWith: readonly number[]; // others with the same sum: all get the lowest of the places they fill
}

/** A closed line from best to worst; those who crossed come last, in table order. */
export function ranking(view: View, line: number): readonly Rank[] {
  const points = view.board.rows[line]?.points ?? [];
  const entries = points.map((_, seat) => view.state.entries[seat]?.[line] ?? empty);
  return entries
    .map((entry, seat) => ({
      seat,
      entry,
      points: points[seat] ?? 0,
      sharedWith: entry > crossed ? entries.flatMap((other, i) => (other === entry && i !== seat ? [i] : [])) : [],
    }))
    .sort((a, b) => b.entry - a.entry || a.seat - b.seat);
}
