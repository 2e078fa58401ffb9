// What lies on the table, as facts for drawings and words: who sits where seen from a seat, which side has
// which subjects, why a card is out of the question. The page knows no rules: what may be played or kept comes
// from the engine, and a reason is only looked up for what the engine left out.
import type { farfalia } from "../../net/wire.gen";
import { type Card, families, type Family, familyOf, isJoker, type Suit, suitOf, suits } from "./cards";
import type { View } from "./story";

export type Hand = farfalia.Hand;
export type Trick = farfalia.Trick;

/** The sign of a side: whoever plays alone against pairs is the square. Sides are numbered from the dealer's; those
    that stay together for a whole game, as with two and four, keep their sign all the same. */
export type Sign = "triangle" | "circle" | "square";
export function signOf(seats: number, { seat, side }: Pick<Hand, "seat" | "side">): Sign {
  if (seats === 2 || seats === 4) return seat % 2 === 0 ? "triangle" : "circle";
  const signs: readonly Sign[] = seats === 5 ? ["square", "triangle", "circle"] : ["triangle", "circle", "square"];
  return signs[side] ?? "square";
}

/** A seat's own hand, not its dummy's; -1 for a spectator. */
export const handOf = (view: View, seat: number): number =>
  view.open.hands.findIndex((hand) => hand.seat === seat && !hand.is_dummy);

export const isMine = (view: View, hand: number): boolean => view.open.hands[hand]?.seat === view.me;

/** The hand that is to act, or -1 while nature does. */
export function actingHand(view: View): number {
  const acts: readonly farfalia.Phase[] = ["staking", "discarding", "naming", "playing", "capturing"];
  return acts.includes(view.open.phase) ? view.open.turn : -1;
}

/** All hands clockwise, mine first; for a spectator the first seat's. */
export function around(view: View): readonly number[] {
  const count = view.open.hands.length;
  const first = Math.max(0, handOf(view, view.me), view.me < 0 ? handOf(view, 0) : 0);
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** All hands in the order in which they play to a trick. */
export const inPlayingOrder = ({ leader }: Trick, hands: number): readonly number[] =>
  Array.from({ length: hands }, (_, i) => (leader + i) % hands);

/** Who holds a hand, for whoever looks. */
export type Role = "me" | "my_dummy" | "partner" | "alone" | "opponent";
export function roleOf(view: View, hand: number): Role {
  const { hands } = view.open;
  const [it, mine] = [hands[hand], hands[handOf(view, view.me)]];
  if (it === undefined) return "opponent";
  if (it.seat === view.me) return it.is_dummy ? "my_dummy" : "me";
  if (mine?.side === it.side) return "partner";
  return hands.filter(({ side }) => side === it.side).length === 1 && hands.length > 3 ? "alone" : "opponent";
}

/** Where the dealer names trumps and puts cards aside: do trumps come first? So with three, in the deal that ends
    a quick game; with five they come last. */
export const isNamedFirst = ({ open }: View): boolean => open.seats === 3;

/** The subjects of the proposal, alike beside alike. */
export const subjectsOf = (subjects: readonly Family[]): readonly Family[] =>
  subjects.toSorted((a, b) => families.indexOf(a) - families.indexOf(b));

/** Which kept card fills which subject; null where one is missing. */
export function slotsOf(subjects: readonly Family[], kept: readonly Card[]): readonly (Card | null)[] {
  const left = [...kept];
  return subjects.map((subject) => {
    const at = left.findIndex((card) => familyOf(card) === subject);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
}

export interface Side {
  readonly side: number;
  readonly sign: Sign;
  readonly hands: readonly Hand[];
  readonly isMine: boolean;
  readonly isAlone: boolean; // one hand against pairs
  readonly slots: readonly (Card | null)[]; // by subject
  readonly count: number; // of subjects matched
  readonly points: readonly number[]; // what that is worth so far: more than one if not all of them staked a joker
  readonly doubled: readonly number[]; // who staked one
}

/** Every side, mine first. */
export function sidesOf(view: View): readonly Side[] {
  const { open, board } = view;
  const subjects = subjectsOf(open.proposal);
  const mine = open.hands[handOf(view, view.me)]?.side;
  const numbers = [...new Set(open.hands.map(({ side }) => side))];
  return numbers
    .toSorted((a, b) => Number(b === mine) - Number(a === mine) || a - b)
    .map((side) => {
      const kept = open.kept[side] ?? [];
      const hands = open.hands.filter((hand) => hand.side === side);
      const seats = [...new Set(hands.map(({ seat }) => seat))];
      const worth = board.points[kept.length] ?? 0;
      const isDoubled = (seat: number): boolean => open.doubled.includes(seat);
      return {
        side,
        sign: signOf(open.seats, { seat: hands[0]?.seat ?? 0, side }),
        hands,
        isMine: side === mine,
        isAlone: hands.length === 1 && open.hands.length > numbers.length,
        slots: slotsOf(subjects, kept),
        count: kept.length,
        points: [...new Set(seats.map((seat) => (isDoubled(seat) ? 2 : 1) * worth))].sort((a, b) => a - b),
        doubled: seats.filter(isDoubled),
      };
    });
}

/** Suits that a hand has shown not to have any more. */
export const voidsOf = ({ voids }: Hand): readonly Suit[] => voids.flatMap((suit) => suits[suit] ?? []);

/** The rule that says how trumps come about at such a table. */
export const trumpRule = ({ open, board }: View): string => {
  if (open.seats === 5) return "trump";
  if (open.seats === 3 && board.discards > 0) return "quick";
  return { 2: "two", 3: "three" }[open.seats as number] ?? "four";
};

export const ledSuit = ({ cards }: Trick): Suit | null => (cards[0] === undefined ? null : suitOf(cards[0]));

/** Why a card that I hold cannot be played now. */
export type WhyNot =
  | { readonly type: "other_hand"; readonly isDummy: boolean } // the other of my two hands is to play
  | { readonly type: "joker_leads" }
  | { readonly type: "must_follow"; readonly suit: Suit; readonly isDummy: boolean };

/** Null if it can, or if it is not mine to play at all. `hand` is the one that holds it. */
export function whyNot(view: View, hand: number, card: Card): WhyNot | null {
  const { open, playable } = view;
  if (open.phase !== "playing" || !isMine(view, open.turn)) return null;
  const isDummy = open.hands[open.turn]?.is_dummy === true;
  if (hand !== open.turn) return { type: "other_hand", isDummy };
  if (playable.includes(card)) return null;
  const suit = ledSuit(open.trick);
  return suit === null ? { type: "joker_leads" } : { type: "must_follow", suit, isDummy };
}

/** The card that was played so many moves ago, if it lies in the trick; else a view does not tell. */
export const playedAgo = ({ open }: View, ago: number): Card | null => open.trick.cards.at(-1 - ago) ?? null;

/** Why the winner of a trick cannot keep a card of it. */
export type WhyLeft = "joker" | "burnt" | "unasked" | "enough";
export function whyLeft(view: View, card: Card): WhyLeft {
  if (isJoker(card)) return "joker";
  if (view.board.burnt.includes(card)) return "burnt";
  return view.open.proposal.includes(familyOf(card)) ? "enough" : "unasked";
}

/** What there is to keep, when it makes no difference which: the first, if all are of one family. */
export function obviousKeep(view: View): Card | null {
  const [first, ...others] = view.board.useful;
  if (first === undefined) return null;
  return others.every((card) => familyOf(card) === familyOf(first)) ? first : null;
}

/** How many cards of each suit I hold: what a trump would be worth. */
export const held = (hand: readonly Card[], suit: Suit): number =>
  hand.filter((card) => !isJoker(card) && suitOf(card) === suit).length;
