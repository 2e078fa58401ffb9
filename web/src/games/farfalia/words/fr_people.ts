// The players of a French sentence: "vous", "Nour", "le mort de Nour", and what they count.
import { capital, de, inList } from "../../../words/format";
import type { People } from "../../game";
import type { Player } from "../story";
import { isMe, nameOf, seated } from "./people";

export const plural = (count: number): string => (count > 1 ? "s" : "");
export const points = (count: number): string => `${count} point${plural(count)}`;

export function who({ seat, is_dummy }: Player, people: People): string {
  if (isMe(seat, people)) return is_dummy ? "votre mort" : "vous";
  return is_dummy ? `le mort ${de(nameOf(seat, people))}` : nameOf(seat, people);
}

/** "Vous jouez", "Nour joue". */
export function does(player: Player, people: People, you: string, they: string): string {
  const isYou = isMe(player.seat, people) && !player.is_dummy;
  return capital(`${who(player, people)} ${isYou ? you : they}`);
}

/** "Vous et Nour". */
export const together = (seats: readonly number[], people: People): string =>
  capital(inList("fr", seats.map((seat) => who(seated(seat), people))));
