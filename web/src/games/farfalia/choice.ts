// What is chosen and not sent yet: cards of a hand, a card to keep, or a trump. The table shows it raised; what
// would be sent follows from it and from what is asked.
import type { farfalia } from "../../net/wire.gen";
import { type Card, noCard, type Trump } from "./cards";
import type { View } from "./story";

export interface Chosen {
  readonly cards: readonly Card[];
  readonly trump: Trump | null;
}

export const nothing: Chosen = { cards: [], trump: null };

/** A card that was sent after a move. */
export interface Sent {
  readonly card: Card;
  readonly move: number;
}
/** The card that lies in the trick, unsure, until it is answered; if it is refused it goes back. */
export const unsureOf = (sent: Sent | null, pending: boolean, move: number): Card =>
  pending && sent?.move === move ? sent.card : noCard;

export const choose = {
  /** What lies ready because there is no other: the only card that may be played or kept. */
  only(view: View): Chosen {
    const { phase } = view.open;
    const one = phase === "playing" ? view.playable : phase === "capturing" ? view.board.useful : [];
    return one.length === 1 ? { ...nothing, cards: one } : nothing;
  },

  /** Cards to put aside, up to so many: a card goes back when touched again, the oldest when one too many. */
  discard(before: Chosen, card: Card, wanted: number): Chosen {
    const others = before.cards.filter((each) => each !== card);
    return { ...nothing, cards: others.length < before.cards.length ? others : [...others, card].slice(-wanted) };
  },

  without: (before: Chosen, what: Chosen): Chosen => ({
    cards: before.cards.filter((card) => !what.cards.includes(card)),
    trump: before.trump === what.trump ? null : before.trump,
  }),

  /** What would be sent; null while something is missing. */
  action({ cards, trump }: Chosen, { open, board }: View): farfalia.Action | null {
    const [card] = cards;
    switch (open.phase) {
      case "playing": return card === undefined ? null : { type: "play", card };
      case "capturing": return card === undefined ? null : { type: "keep", card };
      case "naming": return trump === null ? null : { type: "name", trump };
      case "discarding": return cards.length === board.discards ? { type: "discard", cards: sortedUp(cards) } : null;
      default: return null;
    }
  },
};

/** A set of cards travels in ascending order. */
const sortedUp = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);
