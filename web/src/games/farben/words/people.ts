// The people of a sentence: whoever reads it is "you", everybody else has a name.
import type { People } from "../../game";

/** As printed: keyboards have only straight apostrophes. */
export const typeset = (text: string): string => text.replace(/(?<=\p{L})'/gu, "’");
export const isMe = (seat: number, people: People): boolean => seat === people.me;
export const nameOf = (seat: number, people: People): string => people.names[seat] ?? "";
/** On a plate: "Nour"; on mine "Vous", which is given. */
export const plateOf = (seat: number, people: People, you: string): string =>
  isMe(seat, people) ? you : nameOf(seat, people);
