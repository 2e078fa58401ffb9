// Moves on their way to the eye. Bots and dice may move faster than people can follow, so each move is
// shown for a while before the next; but the newest truth is never far: who looks away, or falls too far
// behind, is taken straight to it. A move that a game wants forgotten does not wait, and wipes out those before it.
import type { AnyFace, AnyUpdate } from "./games/game";

export interface Queue {
  readonly shown: AnyUpdate | null;
  /** What was shown before that, so that a game can tell what changed; null if there was nothing, or it is gone. */
  readonly before: AnyUpdate | null;
  readonly waiting: readonly AnyUpdate[];
  /** Not before this time does the next one follow. */
  readonly until: number;
}

export const emptyQueue: Queue = { shown: null, before: null, waiting: [], until: 0 };

/** More than this many moves behind, the page jumps to the newest. */
export const waitingMax = 8;

/** How a game wants its moves looked at. */
export type Eye = Pick<AnyFace, "showFor" | "forgets">;

export const newest = (queue: Queue): AnyUpdate | null => queue.waiting.at(-1) ?? queue.shown;

export function arrive(queue: Queue, update: AnyUpdate, now: number, isHidden: boolean, eye: Eye): Queue {
  const last = newest(queue);
  if (last !== null && update.move < last.move) return queue;
  if (last !== null && update.move === last.move) return renew(queue, update);
  if (last !== null && eye.forgets?.(update, last) === true) {
    const shown = isHidden ? { ...update, action: null } : update;
    return { shown, before: null, waiting: [], until: now + eye.showFor(shown, null) };
  }
  const isJump = queue.shown === null || update.action === null || isHidden || queue.waiting.length >= waitingMax;
  if (isJump) return { shown: { ...update, action: null }, before: queue.shown, waiting: [], until: now };
  if (queue.waiting.length === 0 && now >= queue.until) return show(queue, update, now, eye);
  return { ...queue, waiting: [...queue.waiting, update] };
}

/** The next move's turn to be shown. */
export function advance(queue: Queue, now: number, eye: Eye): Queue {
  const [next, ...rest] = queue.waiting;
  if (next === undefined || now < queue.until) return queue;
  return show({ ...queue, waiting: rest }, next, now, eye);
}

function show(queue: Queue, update: AnyUpdate, now: number, eye: Eye): Queue {
  return { ...queue, shown: update, before: queue.shown, until: now + eye.showFor(update, queue.shown) };
}

// The same move again, as after a reconnection: fresh clocks, but nothing to animate twice.
function renew(queue: Queue, update: AnyUpdate): Queue {
  const renewed = { ...update, action: newest(queue)?.action ?? null };
  if (queue.waiting.length === 0) return { ...queue, shown: renewed };
  return { ...queue, waiting: [...queue.waiting.slice(0, -1), renewed] };
}
