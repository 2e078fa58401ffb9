// Who does what in an English sentence: "You send", "Nour sends", and what they count.
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import { isMe, nameOf } from "./people";

export const plural = (count: number): string => (count === 1 ? "" : "s");
export const points = (count: number): string => `${count} point${plural(count)}`;

export const who = (seat: number, people: People): string => (isMe(seat, people) ? "you" : nameOf(seat, people));

export const does = (seat: number, people: People, you: string, they: string): string =>
  `${capital(who(seat, people))} ${isMe(seat, people) ? you : they}`;

/** "you, Nour and Théo". */
export const together = (seats: readonly number[], people: People): string =>
  inList("en", seats.map((seat) => who(seat, people)));
