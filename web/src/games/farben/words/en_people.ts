// The players of an English sentence: "you", "Nour", "Nour’s", and what they count.
import { isRemoved } from "../../../kit/removed";
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import { isMe, nameOf, typeset } from "./people";

export const plural = (count: number): string => (count === 1 ? "" : "s");
export const points = (count: number): string => `${count} point${plural(count)}`;
export const quoted = (word: string): string => (isRemoved(word) ? "(removed)" : `“${typeset(word)}”`);

export const who = (seat: number, people: People): string => (isMe(seat, people) ? "you" : nameOf(seat, people));
export const named = (seat: number, people: People): string => capital(who(seat, people));
/** "Nour’s", "your". */
export const whose = (seat: number, people: People): string =>
  isMe(seat, people) ? "your" : `${nameOf(seat, people)}’s`;

/** "You lay", "Nour lays". */
export const does = (seat: number, people: People, you: string, they: string): string =>
  `${named(seat, people)} ${isMe(seat, people) ? you : they}`;

/** "Nour and you": whoever reads comes last. */
export function together(seats: readonly number[], people: People): string {
  const mine = seats.toSorted((a, b) => Number(isMe(a, people)) - Number(isMe(b, people)));
  return inList("en", mine.map((seat) => who(seat, people)));
}
