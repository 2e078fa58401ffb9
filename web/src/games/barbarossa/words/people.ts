// The people of a sentence: whoever reads it is "you", everybody else has a name.
import type { People } from "../../game";

export const isMe = (seat: number, people: People): boolean => seat === people.me;
export const nameOf = (seat: number, people: People): string => people.names[seat] ?? "";
