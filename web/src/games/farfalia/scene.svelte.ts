// What is drawn when. A complete trick lies open for a moment before it goes to its winner, and a deal that is
// over stays on the table until its last trick was seen, although the next has begun. What may be done follows
// the newest move at all times; only what is drawn waits.
import { noCard } from "./cards";
import type { Update, View } from "./story";
import type { Trick } from "./table";

/** How long a complete trick, and a card that was kept of a deal's last one, lie open. */
export const lookMs = 1200;
export const keptMs = 700;

/** The table as it looked when a move completed a trick or gathered one; null if the newest is to be drawn. */
interface Still {
  readonly view: View;
  readonly forMs: number;
}

const travelMs = 250; // of a card, and a breath after it
const readMs = 800; // to see what was dealt, named or turned up

/** How long a move is shown before the next may follow. */
export function showFor({ action, view }: Update): number {
  switch (action?.type) {
    case undefined: return 0;
    case "play":
    case "timed_out":
      if (view.open.phase === "capturing") return lookMs;
      return view.open.trick.cards.length === 0 ? lookMs + travelMs : 2 * travelMs;
    case "keep":
    case "leave": return keptMs + travelMs;
    default: return readMs;
  }
}

const withTrick = (view: View, trick: Trick): View => ({
  ...view,
  open: { ...view.open, trick },
  board: { ...view.board, winning: trick.winner },
});

export const isDealOver = (now: View, was: View): boolean => now.open.results.length > was.open.results.length;

export function stillOf(update: Update, { view: was }: Update): Still | null {
  const { action, view: now } = update;
  const over = isDealOver(now, was);
  if (action === null) return null;
  if (was.open.phase === "capturing" && over) {
    const kept = action.type === "keep" ? action.card : noCard;
    const seen = withTrick(was, { ...was.open.trick, kept });
    const sides = now.open.results.at(-1)?.kept ?? was.open.kept;
    return { view: { ...seen, open: { ...seen.open, kept: sides } }, forMs: keptMs };
  }
  const completes = was.open.phase === "playing" && was.open.trick.cards.length + 1 === was.open.hands.length;
  if (!completes || now.open.phase === "capturing") return null;
  if (!over) return { view: withTrick(now, now.open.last), forMs: lookMs };
  if (action.type !== "play") return null; // time ran out: which card it was is not told any more
  const { cards } = was.open.trick;
  const hand = was.hand.filter((card) => card !== action.card);
  return { view: { ...withTrick(was, { ...was.open.trick, cards: [...cards, action.card] }), hand }, forMs: lookMs };
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
  /** A deal has just ended and its account waits to be read. */
  isAccountOpen: boolean = $state(false);

  #last: Update;
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
    const isLooking = this.#looking !== undefined;
    if (update.move === before.move && isLooking) return; // the same with fresh clocks: it is drawn when the look is over
    clearTimeout(this.#looking);
    this.#looking = undefined;
    const over = update.action !== null && update.move !== before.move && isDealOver(update.view, before.view);
    const still = update.move === before.move ? null : stillOf(update, before);
    if (still === null) return this.#draw(update.view, over);
    this.#draw(still.view, false);
    this.#looking = setTimeout(() => {
      this.#looking = undefined;
      this.#draw(this.#last.view, over);
    }, still.forMs);
  }

  closeAccount(): void {
    this.isAccountOpen = false;
  }

  dispose(): void {
    clearTimeout(this.#looking);
  }

  #draw(view: View, isOver: boolean): void {
    const [before, after] = [this.view.open.trick, view.open.trick];
    if (!continues(before, after)) {
      this.taker = before.winner >= 0 ? before.winner : this.view.board.winning;
      this.round += 1;
    }
    this.view = view;
    if (isOver && view.open.phase !== "over") this.isAccountOpen = true; // the last one is on the end screen
  }
}
