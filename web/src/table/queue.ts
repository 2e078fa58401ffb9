// Moves on their way to the eye. Bots and dice may move faster than people can follow, so each move is
// shown for a while before the next; but the newest truth is never far: who looks away, or falls too far
// behind, is taken straight to it, save that what must be read is not passed over. A move that a game wants
// forgotten does not wait, and wipes out those before it.
import type { AnyFace, AnyUpdate } from "../games/game";

export interface Queue {
  readonly shown: AnyUpdate | null;
  /** What was shown before that, so that a game can tell what changed; null if there was nothing, or it is gone. */
  readonly before: AnyUpdate | null;
  readonly waiting: readonly AnyUpdate[];
  /** Those of the waiting that are held once they are shown. */
  readonly stops: readonly number[];
  /** Not before this time does the next one follow. */
  readonly until: number;
  /** Whether the shown move is held until somebody goes on, or was. */
  readonly hold: "none" | "held" | "read";
}

export const emptyQueue: Queue = { shown: null, before: null, waiting: [], stops: [], until: 0, hold: "none" };

/** More than this many moves behind, the page jumps to the newest. */
export const waitingMax = 24;
/** The same for whoever is awaited by a clock. */
export const hurriedMax = 8;

/** How a game wants its moves looked at, and by whom. */
export type Eye = Pick<AnyFace, "showFor" | "forgets" | "holds"> & {
  /** How long somebody reads what is held, if they do not say that they have. */
  readonly holdFor: number;
};

/** Who waits for a move: nobody looks, a clock waits for this person, or there is time. */
export type Mind = "away" | "hurried" | "calm";

export const newest = (queue: Queue): AnyUpdate | null => queue.waiting.at(-1) ?? queue.shown;

export function arrive(queue: Queue, update: AnyUpdate, now: number, mind: Mind, eye: Eye): Queue {
  const last = newest(queue);
  if (last !== null && update.move < last.move) return queue;
  if (last !== null && update.move === last.move) return renew(queue, update);
  const isStop = isHeld(update, last, eye);
  if (last !== null && eye.forgets?.(update, last) === true) {
    const shown = mind === "away" ? { ...update, action: null } : update;
    return show({ ...emptyQueue, stops: isStop ? [update.move] : [] }, shown, now, eye);
  }
  const stops = isStop ? [...queue.stops, update.move] : queue.stops;
  const behind = { ...queue, waiting: [...queue.waiting, update], stops };
  const max = mind === "hurried" ? hurriedMax : waitingMax;
  const isJump = queue.shown === null || update.action === null || mind === "away" || behind.waiting.length > max;
  return isJump ? jump(behind, now, eye) : advance(behind, now, eye);
}

/** The next move's turn to be shown. */
export function advance(queue: Queue, now: number, eye: Eye): Queue {
  if (now < queue.until) return queue;
  const [next, ...rest] = queue.waiting;
  if (next !== undefined) return show({ ...queue, waiting: rest }, next, now, eye);
  return queue.hold === "held" ? { ...queue, hold: "read" } : queue;
}

/** Somebody has read what is held. */
export const goOn = (queue: Queue, now: number, eye: Eye): Queue =>
  queue.hold === "held" ? advance({ ...queue, hold: "read", until: now }, now, eye) : queue;

/** Somebody has seen enough of the shown move; what is held is not left by the way. */
export const skip = (queue: Queue, now: number, eye: Eye): Queue =>
  queue.hold === "held" ? queue : advance({ ...queue, until: Math.min(queue.until, now) }, now, eye);

/** What was shown meets another eye: the game's face came after it, or somebody began or ceased only to watch. */
export function meet(queue: Queue, now: number, eye: Eye): Queue {
  if (queue.shown === null || queue.hold === "read") return queue;
  if (queue.hold === "none" && !isHeld(queue.shown, null, eye)) return queue;
  return { ...queue, hold: "held", until: now + eye.holdFor };
}

// Who comes when all is over reads it on the podium.
const isHeld = (update: AnyUpdate, before: AnyUpdate | null, eye: Eye): boolean =>
  (before !== null || update.outcome === null) && eye.holds?.(update, before) === true;

function show(queue: Queue, update: AnyUpdate, now: number, eye: Eye): Queue {
  const isStop = queue.stops.includes(update.move);
  return {
    ...queue,
    shown: update,
    before: queue.shown,
    stops: queue.stops.filter((move) => move > update.move),
    until: now + (isStop ? eye.holdFor : eye.showFor(update, queue.shown)),
    hold: isStop ? "held" : "none",
  };
}

/** To the newest at once, but for what is held on the way. */
function jump(queue: Queue, now: number, eye: Eye): Queue {
  const last = newest(queue);
  const waiting = queue.waiting
    .filter((update) => update === last || queue.stops.includes(update.move))
    .slice(-hurriedMax)
    .map((update) => ({ ...update, action: null }));
  const left = { ...queue, waiting };
  if (queue.hold === "held") return left;
  const shown = advance({ ...left, until: now }, now, eye);
  return shown.hold === "held" ? shown : { ...shown, until: now };
}

// The same move again, as after a reconnection: fresh clocks, but nothing to animate twice.
function renew(queue: Queue, update: AnyUpdate): Queue {
  const renewed = { ...update, action: newest(queue)?.action ?? null };
  if (queue.waiting.length === 0) return { ...queue, shown: renewed };
  return { ...queue, waiting: [...queue.waiting.slice(0, -1), renewed] };
}
