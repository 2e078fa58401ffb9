// What a move did, read off two views in a row: the cards that went down, who won the trick and kept what, how
// a deal was scored. The table shows it, the announcer says it; both use what is found here, so they agree.
import type { farfalia } from "../../net/wire.gen";
import type { UpdateOf } from "../game";
import { type Card, type Family, type Suit, suitOf, type Trump } from "./cards";

export type Update = UpdateOf<"farfalia">;
export type View = farfalia.View;
export type Result = farfalia.Result;

/** Whose hand did something: a seat's own, or the dummy it plays for. */
export type Player = Pick<farfalia.Hand, "seat" | "is_dummy">;

/** What a trick was won by: a trump where another suit was led, the highest trump, or the highest of the suit led. */
export type HowWon =
  | { readonly type: "trumped" }
  | { readonly type: "highest_trump" }
  | { readonly type: "highest"; readonly suit: Suit };
export function howWon({ leader, cards, winner }: farfalia.Trick, hands: number, trump: Trump): HowWon {
  const card = cards[(winner - leader + hands) % hands];
  const led = suitOf(cards[0] ?? 0); // a joker does not lead
  if (card === undefined || suitOf(card) !== trump) return { type: "highest", suit: led };
  return { type: led === trump ? "highest_trump" : "trumped" };
}

/** Who is on a seat's side in a deal. */
export interface Allies {
  readonly partners: readonly number[];
  readonly hasDummy: boolean;
}

/** A deal was counted, and is read before anything follows. */
export const isCounted = ({ open }: View): boolean =>
  open.results.length > 0 && (open.phase === "over" || open.phase === "beginning");

/** The deal in sight, from 0: one that was counted, until the next begins. */
export const dealOf = (view: View): number => view.open.deal - (isCounted(view) ? 1 : 0);

export type Event =
  | { readonly type: "begun"; readonly dealer: number }
  | { readonly type: "staked"; readonly seat: number; readonly joker: boolean }
  | { readonly type: "dealt"; readonly deal: number; readonly dealer: number; readonly allies: Allies | null }
  | { readonly type: "discarded"; readonly seat: number; readonly count: number; readonly cards: readonly Card[] }
  | { readonly type: "named"; readonly seat: number; readonly trump: Trump }
  | { readonly type: "proposed"; readonly subjects: readonly Family[]; readonly turnedUp: Trump | null }
  | { readonly type: "played"; readonly player: Player; readonly card: Card }
  | { readonly type: "won"; readonly player: Player; readonly how: HowWon }
  | { readonly type: "kept"; readonly player: Player; readonly card: Card; readonly count: number }
  | { readonly type: "left"; readonly player: Player }
  | { readonly type: "scored"; readonly deal: number; readonly result: Result };

export interface Story {
  readonly timedOut: boolean;
  readonly events: readonly Event[];
}

/** What begins with a move: a deal, once its cards are there, or a trick; numbered from 1. */
export function beginsIn({ action, view }: Update, before: Update | null): { level: 1 | 2; number: number } | null {
  if (action?.type === "deal") return { level: 1, number: view.open.deal + 1 };
  const was = before?.view.open;
  if (was?.phase !== "playing" || was.trick.cards.length > 0) return null;
  return { level: 2, number: was.tricks + 1 };
}

/** Null if nothing is known of the move before. */
export function tell(update: Update, before: Update | null): Story | null {
  if (update.action === null || before === null) return null;
  const [was, now] = [before.view, update.view];
  const events = [...happened(update, was)];
  const result = now.open.results.at(-1);
  if (result !== undefined && now.open.results.length > was.open.results.length) {
    events.push({ type: "scored", deal: was.open.deal, result });
  }
  return { timedOut: update.action.type === "timed_out", events };
}

function happened(update: Update, was: View): readonly Event[] {
  const now = update.view;
  const { dealer } = now.open;
  const player = playerAt(was, was.open.turn);
  switch (was.open.phase) {
    case "beginning": return was.open.deal === 0 ? [{ type: "begun", dealer }] : []; // the deal itself will say it
    case "staking": {
      const { seat } = player;
      return [{ type: "staked", seat, joker: now.open.doubled.includes(seat) }];
    }
    case "dealing": return [{ type: "dealt", deal: now.open.deal, dealer, allies: alliesOf(now, now.me) }];
    case "discarding":
      return [{ type: "discarded", seat: dealer, count: was.board.discards, cards: now.discards }];
    case "naming": return [{ type: "named", seat: dealer, trump: now.open.trump }];
    case "proposing": {
      const isNamed = was.board.discards > 0; // whoever puts cards aside names trumps too
      return [{ type: "proposed", subjects: now.open.proposal, turnedUp: isNamed ? null : now.open.trump }];
    }
    case "playing": return played(update, was, player);
    case "capturing": return [captured(now, was, player)];
    default: return [];
  }
}

const playerAt = ({ open }: View, hand: number): Player => {
  const it = open.hands[hand];
  return { seat: it?.seat ?? -1, is_dummy: it?.is_dummy ?? false };
};

/** Null for a spectator. */
export function alliesOf({ open }: View, seat: number): Allies | null {
  const own = open.hands.find((hand) => hand.seat === seat && !hand.is_dummy);
  if (own === undefined) return null;
  const others = open.hands.filter((hand) => hand.side === own.side && hand !== own);
  return {
    partners: others.flatMap((hand) => (hand.is_dummy ? [] : [hand.seat])),
    hasDummy: others.some((hand) => hand.is_dummy),
  };
}

function played({ action, view: now }: Update, was: View, player: Player): readonly Event[] {
  const isComplete = was.open.trick.cards.length + 1 === was.open.hands.length;
  const isScored = now.open.results.length > was.open.results.length;
  // A trick that nothing is kept of is gathered at once; the last of a deal is told with its result.
  const gathered = (isScored ? now.open.results.at(-1)?.last : undefined) ?? now.open.last;
  const trick = !isComplete || now.open.phase === "capturing" ? now.open.trick : gathered;
  const card = action?.type === "play" ? action.card : trick.cards.at(-1);
  const events: Event[] = card === undefined ? [] : [{ type: "played", player, card }];
  if (isComplete) {
    const how = howWon(trick, was.open.hands.length, was.open.trump);
    events.push({ type: "won", player: playerAt(was, trick.winner), how });
  }
  return events;
}

function captured(now: View, was: View, player: Player): Event {
  const side = was.open.hands[was.open.turn]?.side ?? 0;
  const isScored = now.open.results.length > was.open.results.length;
  const kept = (isScored ? now.open.results.at(-1)?.kept : now.open.kept)?.[side] ?? [];
  const card = kept.length > (was.open.kept[side]?.length ?? 0) ? kept.at(-1) : undefined;
  return card === undefined ? { type: "left", player } : { type: "kept", player, card, count: kept.length };
}

/** One side in the account of a deal. */
export interface SideResult {
  readonly side: number;
  readonly seats: readonly number[];
  readonly kept: readonly Card[];
}

/** The sides of a deal that is over, the most subjects first. */
export const sidesIn = ({ sides, kept }: Result): readonly SideResult[] =>
  kept
    .map((cards, side) => ({ side, seats: sides.flatMap((each, seat) => (each === side ? [seat] : [])), kept: cards }))
    .sort((a, b) => b.kept.length - a.kept.length || a.side - b.side);

/** How a game was decided. */
export type Decision =
  /** Five beginners: two win, or more when level. */
  | { readonly type: "first_two"; readonly seats: readonly number[]; readonly isLevel: boolean }
  | { readonly type: "pair"; readonly seats: readonly number[]; readonly points: number; readonly theirs: number }
  | { readonly type: "pairs_level"; readonly points: number }
  | { readonly type: "lead"; readonly seat: number; readonly by: number }
  | { readonly type: "shared"; readonly seats: readonly number[]; readonly points: number };

export function decision({ open }: View, places: readonly number[]): Decision {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const score = (seat: number): number => open.scores[seat] ?? 0;
  const best = Math.max(...first.map(score));
  if (open.seats === 5 && open.config.five === "beginner") {
    const isLevel = first.every((seat) => score(seat) === best);
    return { type: "first_two", seats: first.toSorted((a, b) => score(b) - score(a)), isLevel };
  }
  if (open.seats === 4) {
    const [one, other] = [score(0) + score(2), score(1) + score(3)];
    if (one === other) return { type: "pairs_level", points: one };
    return { type: "pair", seats: first, points: Math.max(one, other), theirs: Math.min(one, other) };
  }
  const [seat, ...others] = first;
  if (seat === undefined || others.length > 0) return { type: "shared", seats: first, points: best };
  const next = Math.max(...places.map((_, other) => (other === seat ? -1 : score(other))));
  return { type: "lead", seat, by: best - next };
}

/** The pairs of a game for four, by seat; elsewhere everybody plays for themselves in the end. */
export const teamsOf = ({ open }: View): readonly number[] | null => (open.seats === 4 ? [0, 1, 0, 1] : null);
