// Who may read a finished game again. What people told each other stays with those who played, until every person at
// the table agrees; bots have nothing to hide. The server decides; here is what the page makes of it.
import type { server } from "../net/wire.gen";

/** The record can be had: for replay, proof and album. */
export const mayRead = ({ status, me, is_shared }: server.Room): boolean => status === "over" && (me >= 0 || is_shared);

/** Those who are asked: the seats of people. */
export const peopleAsked = ({ seats }: server.Room): readonly number[] =>
  seats.flatMap(({ sitter }, seat) => (sitter === "person" ? [seat] : []));

/** Those who agreed and wait for me to; nobody, once I have. */
export function peopleAsking(room: server.Room): readonly number[] {
  const awaited = peopleAwaited(room);
  return awaited.includes(room.me) ? peopleAsked(room).filter((seat) => !awaited.includes(seat)) : [];
}

/** Those who have not agreed. */
export const peopleAwaited = (room: server.Room): readonly number[] =>
  peopleAsked(room).filter((seat) => room.seats[seat]?.agrees !== true);
