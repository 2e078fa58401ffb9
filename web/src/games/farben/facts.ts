// What can be read off one view without having seen another: who tells when, who gives a packet to whom, what a
// card is worth. The table draws it, the words say it.
import { farben as rules } from "../../net/facts.gen";
import type { farben } from "../../net/wire.gen";
import type { Lang } from "../../words/words";
import type { UpdateOf } from "../game";

export type View = farben.View;
export type Packet = farben.Packet;
export type Card = farben.Card;
export type Answer = farben.Answer;
export type Update = UpdateOf<"farben">;

type Table = farben.Table;

export const { story_chars_max: storyMax, hint_chars_max: hintMax } = rules;

const nobody = -1;

/** In which the words are, and what is told. */
export const langOf = ({ config }: Pick<Table, "config">): Lang => (config.language === "french" ? "fr" : "en");

/** From the left of the first player, who comes last. */
export const tellingOrder = ({ seats }: Pick<Table, "seats">, first: number): readonly number[] =>
  Array.from({ length: seats }, (_, i) => (first + 1 + i) % seats);

/** Who picks a packet for whom. */
export const giverTo = (recaller: number, { seats }: Pick<Table, "seats">): number => (recaller + seats - 1) % seats;

/** How many words are played. */
export const roundsOf = ({ config }: Pick<Table, "config">): number =>
  config.rounds === "five" ? rules.rounds_short : rules.rounds;

/** How many packets everybody recalls. */
export const quotaOf = (table: Pick<Table, "seats" | "config">): number => Math.floor(roundsOf(table) / table.seats);

export const isTaken = ({ recaller }: Packet): boolean => recaller !== nobody;

export const recalledBy = ({ packets }: Table, seat: number): readonly Packet[] =>
  packets.filter(({ recaller }) => recaller === seat);

/** The packet of this round, or the one that is being recalled. */
export const packetNow = ({ packets, packet }: Table): Packet | null => packets[packet] ?? packets.at(-1) ?? null;

/** The card that lies open to all: the teller's. */
export const toldCard = (table: Table): Card | null => packetNow(table)?.cards[table.teller] ?? null;

/** My own colour of this round, until my card goes face down. */
export function myColour({ me, table }: View): farben.Colour | null {
  const isRound = table.phase === "choosing" || table.phase === "telling" || table.phase === "listening";
  return isRound ? (packetNow(table)?.cards[me]?.colour ?? null) : null;
}

/** Whose turn to tell comes after the teller's, the next first. */
export function tellersLeft(table: Table): readonly number[] {
  const order = tellingOrder(table, table.first);
  return order.slice(order.indexOf(table.teller) + 1);
}

/** Who has still to choose or to read. */
export function waitedFor({ table }: View): readonly number[] {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const isReading = table.phase === "listening";
  if (!isReading && table.phase !== "choosing") return [];
  return seats.filter((seat) => !table.done.includes(seat) && !(isReading && seat === table.teller));
}

export interface Worth {
  readonly recaller: number;
  readonly owner: number;
}

/** What the right colour brings. */
export function worthOf(isOwn: boolean, help: farben.Help): Worth {
  if (isOwn) return { recaller: 2, owner: 0 };
  return { recaller: help === "given" ? 1 : 2, owner: 1 };
}

/** What an answer brought. */
export function earned({ recaller }: Packet, owner: number, { is_right, help }: Answer): Worth {
  return is_right ? worthOf(recaller === owner, help) : { recaller: 0, owner: 0 };
}

/** Cards of this packet that still lie face down. */
export const cardsLeft = ({ answers }: Packet): readonly number[] =>
  answers.flatMap(({ is_made }, owner) => (is_made ? [] : [owner]));
