// The players of an English sentence: "you", "Nour", "Nour’s dummy", and what they count.
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import type { Player } from "../story";
import { isMe, nameOf, seated } from "./people";

export const plural = (count: number): string => (count === 1 ? "" : "s");
export const points = (count: number): string => `${count} point${plural(count)}`;

export function who({ seat, is_dummy }: Player, people: People): string {
  if (isMe(seat, people)) return is_dummy ? "your dummy" : "you";
  return is_dummy ? `${nameOf(seat, people)}’s dummy` : nameOf(seat, people);
}

/** "You play", "Nour plays". */
export function does(player: Player, people: People, you: string, they: string): string {
  const isYou = isMe(player.seat, people) && !player.is_dummy;
  return capital(`${who(player, people)} ${isYou ? you : they}`);
}

/** "You and Nour". */
export const together = (seats: readonly number[], people: People): string =>
  capital(inList("en", seats.map((seat) => who(seated(seat), people))));
