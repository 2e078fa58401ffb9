// The players of a French sentence: "vous", "Nour", "à Nour", and what they count.
import { isRemoved } from "../../../kit/removed";
import { capital, de, inList } from "../../../words/format";
import type { People } from "../../game";
import { isMe, nameOf, typeset } from "./people";

export const plural = (count: number): string => (count > 1 ? "s" : "");
export const points = (count: number): string => `${count} point${plural(count)}`;
export const quoted = (word: string): string => (isRemoved(word) ? "(retiré)" : `«\u202f${typeset(word)}\u202f»`);

export const who = (seat: number, people: People): string => (isMe(seat, people) ? "vous" : nameOf(seat, people));
export const named = (seat: number, people: People): string => capital(who(seat, people));
/** "de Nour", "d’Ocre"; whoever reads has "votre" instead. */
export const of = (seat: number, people: People): string => de(nameOf(seat, people));

/** "Votre carte", "La carte de Nour". */
export const yours = (seat: number, people: People, your: string, the: string): string =>
  isMe(seat, people) ? your : `${the} ${of(seat, people)}`;

/** "Vous posez", "Nour pose". */
export const does = (seat: number, people: People, you: string, they: string): string =>
  `${named(seat, people)} ${isMe(seat, people) ? you : they}`;

/** "Nour et vous": whoever reads comes last. */
export function together(seats: readonly number[], people: People): string {
  const mine = seats.toSorted((a, b) => Number(isMe(a, people)) - Number(isMe(b, people)));
  return inList("fr", mine.map((seat) => who(seat, people)));
}
