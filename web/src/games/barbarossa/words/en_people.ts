// The players of an English sentence: "you", "Nour", "Nour’s", and what they count.
import { isRemoved } from "../../../kit/removed";
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import { isMe, nameOf } from "./people";

export const plural = (count: number): string => (Math.abs(count) === 1 ? "" : "s");
export const counted = (count: number, word: string): string => `${count} ${word}${plural(count)}`;
export const quoted = (word: string): string => (isRemoved(word) ? "(removed)" : `“${word}”`);
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

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

const ordinal = (count: number): string => {
  const end = count % 100 > 10 && count % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th");
  return `${count}${end}`;
};

/** "the first letter", "the last letter but one", "the 3rd letter from the end". */
export function letterAt(position: number): string {
  if (position === 1) return "the first letter";
  if (position === -1) return "the last letter";
  if (position === -2) return "the last letter but one";
  return position > 0 ? `the ${ordinal(position)} letter` : `the ${ordinal(-position)} letter from the end`;
}
