// Who is asked for what, and what is drawn where: decided from one view, so that every component agrees. Nothing here
// remembers anything.
import { cardsLeft, giverTo, type Packet, tellingOrder, type View } from "./facts";

/** Rounds of stories, then the memories. */
export const isRecalling = ({ table: { phase } }: View): boolean =>
  ["assigning", "recalling", "hinting", "revealing", "over"].includes(phase);

/** What this page asks of whoever sits in front of it. */
export type Asked = "side" | "colour" | "story" | "listening" | "packet" | "guess" | "hint" | null;

export function askedOf({ me, table }: View): Asked {
  const isMe = (seat: number): boolean => me >= 0 && seat === me;
  switch (table.phase) {
    case "siding": return isMe(table.first) ? "side" : null;
    case "choosing": return me >= 0 && !table.done.includes(me) ? "colour" : null;
    case "telling": return isMe(table.teller) ? "story" : null;
    case "listening": return me >= 0 && !isMe(table.teller) && !table.done.includes(me) ? "listening" : null;
    case "assigning": return isMe(giverTo(table.recaller, table)) ? "packet" : null;
    case "recalling": return isMe(table.recaller) ? "guess" : null;
    case "hinting": return isMe(table.asked) ? "hint" : null;
    case "opening":
    case "drawing":
    case "revealing":
    case "over": return null;
  }
}

/** The moment that a choice belongs to: when it passes, what was picked and not sent is forgotten. */
export function momentOf(view: View): string {
  const { phase, packets, teller, recaller, packet, asked } = view.table;
  const made = packets[packet]?.answers.filter(({ is_made }) => is_made).length ?? 0;
  return [phase, packets.length, teller, recaller, packet, asked, made, askedOf(view)].join(" ");
}

/** Who has told already: their cards lie face down under the word. */
export function toldSeats({ phase, teller, first, seats }: View["table"]): readonly number[] {
  if (phase !== "telling" && phase !== "listening") return [];
  const order = tellingOrder({ seats }, first);
  return order.slice(0, order.indexOf(teller));
}

/** The card to name next, if nobody picked another: the one a hint was asked for, else others' before one's own. */
export function nextCard({ table }: View, packet: Packet): number | null {
  if (table.asked >= 0) return table.asked;
  const left = cardsLeft(packet);
  const round = tellingOrder(table, packet.recaller); // from the recaller's left, the recaller last
  return round.find((seat) => left.includes(seat)) ?? null;
}
