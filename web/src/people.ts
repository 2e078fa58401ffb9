// Who sits at a table, ready to be named in a sentence. Bots have names of their own, made here from their
// seat, so that everybody at the table calls them the same in each language.
import type { People } from "./games/game";
import type { server } from "./wire.gen";
import type { Words } from "./words/words";

export const nameOf = (seat: server.SeatInfo, index: number, words: Words): string =>
  seat.sitter === "bot" ? (words.botNames[index % words.botNames.length] ?? "") : seat.name;

export function peopleOf(room: server.Room, words: Words): People {
  return {
    names: room.seats.map((seat, index) => nameOf(seat, index, words)),
    // A game that is over belongs to those who sat down to it, whoever covered for them.
    isBot: room.seats.map((seat) => (room.status === "over" ? seat.sitter === "bot" : seat.bot !== "")),
    me: room.me,
  };
}

/** Up to two letters cannot be told apart at a glance; one is enough beside a name. */
export const initialOf = (name: string): string => (name.match(/\p{L}|\p{N}/u)?.[0] ?? "·").toLocaleUpperCase();
