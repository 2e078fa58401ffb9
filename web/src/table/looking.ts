// Who looks at a table, and how: somebody who plays, or who only watches; at the tempo they chose.
import type { AnyUpdate, Pause } from "../games/game";
import type { Tempo } from "../house/settings";
import type { Paused, Table } from "../model";
import type { server } from "../net/wire.gen";
import type { Eye } from "./queue";

/** How long each move stays, against what its game asks for. */
const stretch: { readonly [T in Tempo]: number } = { slow: 2, normal: 1, quick: 0.5 };

/** What a player reads for as long as they like, passes by for who only watches. */
const watchMs = 10_000;

/** As long as nothing can be drawn, nothing need be kept. */
const unseen: Eye = { showFor: () => 0, forgets: () => true, holdFor: 0 };

/** A spectator, or somebody for whom a bot plays. */
export const isWatching = (room: server.Room | null): boolean => {
  const mine = room?.seats[room.me];
  return mine === undefined || mine.bot !== "";
};

export function eyeOf({ face, room }: Table, tempo: Tempo): Eye {
  if (face === null) return unseen;
  return {
    ...face,
    showFor: (update, before) => stretch[tempo] * face.showFor(update, before),
    holdFor: isWatching(room) ? stretch[tempo] * watchMs : Infinity,
  };
}

/** My time runs. */
export const isHurried = ({ clocks, to_act }: AnyUpdate, room: server.Room | null): boolean =>
  room !== null && to_act.includes(room.me) && clocks.some(({ seat }) => seat === room.me);

/** Until I have gone on from what is held; after that, as long as the others are waited for. */
export function pauseOf({ queue, room, paused }: Table): Pause | null {
  if (room === null) return null;
  const wait = paused !== null && queue.shown !== null && queue.shown.move >= paused.move ? paused : null;
  if (queue.hold !== "held" && wait === null) return null;
  const isMineRead = (seat: number): boolean => seat === room.me && queue.hold === "read";
  return {
    until: wait?.until ?? null,
    haveGoneOn: room.seats.map((_, seat) => isMineRead(seat) || wait?.goneOn.includes(seat) === true),
  };
}

/** I have gone on from this, before a reload or in another tab. */
export const hasGoneOn = ({ queue, room, paused }: Table): boolean =>
  room !== null && paused !== null && paused.move === queue.shown?.move && paused.goneOn.includes(room.me);

/** Nature has gone on, or somebody may act: the table waits no longer. Who interrupts does not end its rest. */
export const isPauseOver = (paused: Paused, { move, actor, to_act }: AnyUpdate): boolean =>
  move > paused.move && (actor < 0 || to_act.length > 0);
