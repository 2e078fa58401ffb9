// A finished game shown again step by step. The engine folded the record into what a seat saw; here those
// views become the same updates a live table gets, so that the same component draws them. All of it is open now:
// one may look from any seat, and a table may lay every hand open.
import type { AnyFace, AnyUpdate, Chapter } from "../games/game";
import type { core } from "../net/wire.gen";

export interface Replay {
  /** As `seat` saw it: before the first move, then after each. */
  readonly frames: readonly AnyUpdate[];
  /** The frames that show something, by number. */
  readonly steps: readonly number[];
  readonly at: number; // of the steps
  /** We did not come from the step before: show at once, nothing to animate. */
  readonly isJump: boolean;
  readonly isRunning: boolean;
  readonly seat: core.Seat; // negative for a spectator
  /** By seat, once the engine has folded them all. */
  readonly everyone: readonly (readonly AnyUpdate[])[] | null;
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

/** Opened at a frame, or at the last step before it. */
export function opened(
  frames: readonly AnyUpdate[], seat: core.Seat, frame: number, isUnseen: AnyFace["isUnseen"],
): Replay {
  const last = frames.length - 1;
  const isStep = (update: AnyUpdate, move: number): boolean =>
    move === 0 || move === last || isUnseen?.(update, frames[move - 1] ?? null) !== true;
  const steps = frames.flatMap((update, move) => (isStep(update, move) ? [move] : []));
  const at = Math.max(0, steps.findLastIndex((move) => move <= frame));
  return { frames, steps, at, isJump: true, isRunning: false, seat, everyone: null };
}

/** To another step, as far as there is one; a running replay stops at the end. */
export function moveTo(replay: Replay, wanted: number): Replay {
  const last = replay.steps.length - 1;
  const at = Math.max(0, Math.min(last, Math.round(wanted)));
  return { ...replay, at, isJump: at !== replay.at + 1, isRunning: replay.isRunning && at < last };
}

/** The same moment with somebody else's eyes. */
export function seenBy(replay: Replay, seat: core.Seat): Replay {
  const frames = replay.everyone?.[seat];
  return frames === undefined ? replay : { ...replay, frames, seat, isJump: true };
}

const at = (replay: Replay, step: number): AnyUpdate | null => replay.frames[replay.steps[step] ?? -1] ?? null;

/** The frame to draw now. */
export function frameOf(replay: Replay): AnyUpdate | null {
  const frame = at(replay, replay.at);
  return frame !== null && replay.isJump ? { ...frame, action: null } : frame;
}

/** What happened with this step, and what was shown before it, to be told in words. */
export const toldOf = (replay: Replay): readonly [AnyUpdate | null, AnyUpdate | null] =>
  [at(replay, replay.at), at(replay, replay.at - 1)];

/** What every seat saw at this moment; undefined until that is known. */
export function everySeatOf({ everyone, steps, at: step }: Replay): readonly AnyUpdate["view"][] | undefined {
  const views = everyone?.map((frames) => frames[steps[step] ?? 0]?.view);
  return views?.every((view) => view !== undefined) === true ? views : undefined;
}

/** Where one may jump to. */
export interface Mark extends Chapter {
  readonly step: number;
}

export function marksOf(
  { frames, steps }: Replay, chapter: (update: AnyUpdate, before: AnyUpdate | null) => Chapter | null,
): readonly Mark[] {
  return frames.flatMap((update, move) => {
    const begun = chapter(update, frames[move - 1] ?? null);
    // What shows nothing is seen with the next.
    return begun === null ? [] : [{ ...begun, step: steps.findIndex((each) => each >= move) }];
  });
}

/** The mark before or after a step; null if there is none. At level 1 only the great ones count. */
export function nextMark(marks: readonly Mark[], step: number, way: 1 | -1, level: Chapter["level"]): Mark | null {
  const great = marks.filter((mark) => mark.level <= level);
  return (way > 0 ? great.find((mark) => mark.step > step) : great.findLast((mark) => mark.step < step)) ?? null;
}

/** The chapter that a step belongs to. */
export const markAt = (marks: readonly Mark[], step: number): Mark | null =>
  marks.findLast((mark) => mark.step <= step) ?? null;
