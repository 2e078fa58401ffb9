// The people of a sentence: whoever reads it is "you", everybody else has a name.
import type { People } from "../../game";
import type { Player } from "../story";

export const isMe = (seat: number, people: People): boolean => seat === people.me;
export const nameOf = (seat: number, people: People): string => people.names[seat] ?? "";
/** In person, not through a dummy. */
export const seated = (seat: number): Player => ({ seat, is_dummy: false });
