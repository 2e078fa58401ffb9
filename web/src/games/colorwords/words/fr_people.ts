// Who does what in a French sentence: "Vous envoyez", "Nour envoie", and what they count.
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import { isMe, nameOf } from "./people";

export const plural = (count: number): string => (count > 1 ? "s" : "");
export const points = (count: number): string => `${count} point${plural(count)}`;

export const who = (seat: number, people: People): string => (isMe(seat, people) ? "vous" : nameOf(seat, people));

export const does = (seat: number, people: People, you: string, they: string): string =>
  `${capital(who(seat, people))} ${isMe(seat, people) ? you : they}`;

/** "vous, Nour et Théo". */
export const together = (seats: readonly number[], people: People): string =>
  inList("fr", seats.map((seat) => who(seat, people)));
