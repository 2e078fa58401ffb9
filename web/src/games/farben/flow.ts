// Who is asked for what, and what is drawn where: decided from one view, so that every component agrees. Nothing here
// remembers anything but which cards have been turned up, and those lie open.
import { cardsLeft, giverTo, type Packet, tellingOrder, type View } from "./facts";

/** Ten rounds of stories, then the memories. */
export const isRecalling = ({ table: { phase } }: View): boolean =>
  ["assigning", "recalling", "hinting", "over"].includes(phase);

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

/** A card that was turned up; what it shows is read from the view. */
export interface Turned {
  readonly packet: number;
  readonly owner: number;
}

export const turnedIn = ({ table }: View): readonly Turned[] =>
  table.packets.flatMap(({ answers }, packet) =>
    answers.flatMap(({ is_made }, owner) => (is_made ? [{ packet, owner }] : [])));

export const isSameCard = (a: Turned | null, b: Turned | null): boolean =>
  a?.packet === b?.packet && a?.owner === b?.owner;

/** The one card that the second view shows and the first did not. */
export function turnedBetween(was: readonly Turned[], now: readonly Turned[]): Turned | null {
  const fresh = now.filter((card) => !was.some((old) => isSameCard(old, card)));
  return fresh.length === 1 ? (fresh[0] ?? null) : null;
}

/** After a flip people want to read: the recaller every card, all others the packet when its last one is up. */
export function isWorthAPause(view: View, { packet: at }: Turned): boolean {
  const packet = view.table.packets[at];
  if (packet === undefined || view.table.phase === "over") return false;
  return (view.me >= 0 && packet.recaller === view.me) || cardsLeft(packet).length === 0;
}

/** The table as if that packet were the one being recalled: for reading in it while the game goes on. */
export function viewAt(view: View, packet: number): View {
  const recaller = view.table.packets[packet]?.recaller ?? view.table.recaller;
  return { ...view, table: { ...view.table, phase: "recalling", packet, recaller, asked: -1 } };
}
