// A finished game shown again step by step. The engine folded the record into what my seat saw; here those
// views become the same updates a live table gets, so that the same component draws them.
import type { AnyUpdate } from "./games/game";
import type { core } from "./wire.gen";

export interface Replay {
  readonly frames: readonly AnyUpdate[]; // before the first move, then after each
  readonly at: number;
  /** We did not come from the frame before: show at once, nothing to animate. */
  readonly isJump: boolean;
  readonly isRunning: boolean;
}

/** What the engine makes of a record. */
export interface Folded {
  readonly start: unknown;
  readonly steps: readonly { readonly actor: core.Seat; readonly action: unknown; readonly view: unknown }[];
  readonly outcome: core.Outcome | null;
}

const nature = -1;

export function framesOf({ start, steps, outcome }: Folded): readonly AnyUpdate[] {
  const moves = [{ actor: nature, action: null, view: start }, ...steps];
  return moves.map((step, move) => ({
    type: "update",
    move,
    ...(step as Pick<AnyUpdate, "actor" | "action" | "view">), // the record's game says which
    to_act: [],
    clocks: [],
    outcome: move === moves.length - 1 ? outcome : null,
  }));
}

export const beginning = (frames: readonly AnyUpdate[]): Replay => ({ frames, at: 0, isJump: true, isRunning: false });

/** To another frame, as far as there is one; a running replay stops at the end. */
export function moveTo(replay: Replay, wanted: number): Replay {
  const last = replay.frames.length - 1;
  const at = Math.max(0, Math.min(last, Math.round(wanted)));
  return { ...replay, at, isJump: at !== replay.at + 1, isRunning: replay.isRunning && at < last };
}

/** The frame to draw now. */
export function frameOf(replay: Replay): AnyUpdate | null {
  const frame = replay.frames[replay.at];
  if (frame === undefined) return null;
  return replay.isJump ? { ...frame, action: null } : frame;
}
