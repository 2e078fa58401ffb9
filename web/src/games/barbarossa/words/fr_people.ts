// The players of a French sentence: "vous", "Nour", "à Nour", and what they count.
import { isRemoved } from "../../../kit/removed";
import { capital, de, inList } from "../../../words/format";
import type { People } from "../../game";
import { isMe, nameOf } from "./people";

export const plural = (count: number): string => (Math.abs(count) > 1 ? "s" : "");
export const counted = (count: number, word: string): string => `${count} ${word}${plural(count)}`;
export const quoted = (word: string): string => (isRemoved(word) ? "(retiré)" : `«\u202f${word}\u202f»`);
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

export const who = (seat: number, people: People): string => (isMe(seat, people) ? "vous" : nameOf(seat, people));
export const named = (seat: number, people: People): string => capital(who(seat, people));
/** "de Nour", "d’Ocre", "de vous". */
export const of = (seat: number, people: People): string => de(who(seat, people));

/** "Vous posez", "Nour pose". */
export const does = (seat: number, people: People, you: string, they: string): string =>
  `${named(seat, people)} ${isMe(seat, people) ? you : they}`;

/** "Nour et vous": whoever reads comes last. */
export function together(seats: readonly number[], people: People): string {
  const mine = seats.toSorted((a, b) => Number(isMe(a, people)) - Number(isMe(b, people)));
  return inList("fr", mine.map((seat) => who(seat, people)));
}

/** "Nour et vous arrivez", "Nour et Théo arrivent". */
export const arrive = (seats: readonly number[], people: People): string =>
  `${capital(together(seats, people))} ${seats.includes(people.me) ? "arrivez" : "arrivent"}`;

/** "la première lettre", "l’avant-dernière lettre", "la 3e lettre en partant de la fin". */
export function letterAt(position: number): string {
  if (position === 1) return "la première lettre";
  if (position === -1) return "la dernière lettre";
  if (position === -2) return "l’avant-dernière lettre";
  return position > 0 ? `la ${position}ᵉ lettre` : `la ${-position}ᵉ lettre en partant de la fin`;
}
