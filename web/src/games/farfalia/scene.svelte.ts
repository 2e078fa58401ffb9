// What is drawn when. A complete trick lies open for a moment before it goes to its winner, and a deal that is
// over stays on the table, its last trick and all that was kept, until the next begins. What may be done follows
// the newest move at all times; only what is drawn waits.
import { burntIn, type Card, noCard } from "./cards";
import type { Result, Update, View } from "./story";
import type { Trick } from "./table";

/** How long a complete trick, and a card that was kept of a deal's last one, lie open. */
export const lookMs = 1200;
export const keptMs = 700;

/** The table as it looked when a move completed a trick or gathered one; null if the newest is to be drawn. */
interface Still {
  readonly view: View;
  readonly forMs: number;
  readonly stays: boolean; // until the next move
}

const withTrick = (view: View, trick: Trick, burnt: readonly Card[]): View => ({
  ...view,
  open: { ...view.open, trick },
  board: { ...view.board, winning: trick.winner, burnt },
});

export const isDealOver = (now: View, was: View): boolean => now.open.results.length > was.open.results.length;

/** A deal that is over, as it lay when its last trick was complete: the cards of that trick are in the middle. */
function lastOf({ last, kept }: Result, was: View): View {
  const hands = was.open.hands.map((hand) => ({
    ...hand,
    columns: hand.columns.map((column) => (last.cards.includes(column.card) ? { ...column, card: noCard } : column)),
  }));
  const hand = was.hand.filter((card) => !last.cards.includes(card));
  const view = withTrick(was, last, burntIn(last.cards));
  return { ...view, hand, open: { ...view.open, phase: "playing", hands, kept } };
}

export function stillOf({ action, view: now }: Update, { view: was }: Update): Still | null {
  if (action === null) return null;
  const result = isDealOver(now, was) ? now.open.results.at(-1) : undefined;
  if (result !== undefined) {
    return { view: lastOf(result, was), forMs: was.open.phase === "capturing" ? keptMs : lookMs, stays: true };
  }
  const completes = was.open.phase === "playing" && was.open.trick.cards.length + 1 === was.open.hands.length;
  if (!completes || now.open.phase === "capturing") return null;
  return { view: withTrick(now, now.open.last, now.board.last_burnt), forMs: lookMs, stays: false };
}

/** Does the second trick go on where the first is? */
const continues = (before: Trick, after: Trick): boolean =>
  before.cards.every((card, i) => after.cards[i] === card);

export class Scene {
  /** What is drawn. */
  view: View = $state.raw() as View;
  /** Counts the tricks that were gathered, so that a new one is drawn as new. */
  round: number = $state(0);
  /** The hand that the trick gathered last went to; -1 if that is not known. */
  taker: number = $state(-1);
  /** A trick that is over is still drawn. */
  isLooking: boolean = $state(false);

  #last: Update;
  #still: Still | null = null;
  #looking: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Update) {
    this.view = first.view;
    this.#last = first;
  }

  /** A move came. */
  arrive(update: Update): void {
    const before = this.#last;
    if (update === before) return;
    this.#last = update;
    const isSame = update.move === before.move; // with fresh clocks
    if (isSame && this.isLooking) return; // it is drawn when the look is over
    clearTimeout(this.#looking);
    this.isLooking = false;
    if (isSame) return this.#settle();
    const still = (this.#still = stillOf(update, before));
    if (still === null) return this.#settle();
    this.#draw(still.view);
    this.isLooking = true;
    this.#looking = setTimeout(() => {
      this.isLooking = false;
      this.#settle();
    }, still.forMs);
  }

  dispose(): void {
    clearTimeout(this.#looking);
  }

  #settle(): void {
    if (this.#still?.stays !== true) this.#draw(this.#last.view);
  }

  #draw(view: View): void {
    const [before, after] = [this.view.open.trick, view.open.trick];
    if (!continues(before, after)) {
      this.taker = before.winner >= 0 ? before.winner : this.view.board.winning;
      this.round += 1;
    }
    this.view = view;
  }
}
