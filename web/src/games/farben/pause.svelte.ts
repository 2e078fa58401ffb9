// A card that was turned up stays in sight until its story is read. The game goes on behind it: the page draws the
// moment of that card, then the next one worth a look, until it has caught up. What lies open in the memories stays
// open, so a view of them may be held.
import type { Update, View } from "./facts";
import { askedOf, isWorthAPause, type Turned, turnedBetween, turnedIn } from "./flow";

interface Stop {
  readonly card: Turned;
  readonly view: View; // as it was when the card was turned up
}

export class Pause {
  /** Turned up last in the packet that is recalled; for those who only look on. */
  last: Turned | null = $state.raw(null);
  #stops: readonly Stop[] = $state.raw([]);
  #turned: readonly Turned[] = [];
  #move: number;

  constructor(first: Update) {
    this.#turned = turnedIn(first.view);
    this.#move = first.move;
  }

  /** In sight until somebody goes on. */
  get card(): Turned | null {
    return this.#stops[0]?.card ?? null;
  }

  /** The table at that moment. */
  get view(): View | null {
    return this.#stops[0]?.view ?? null;
  }

  arrive(update: Update, isReplay: boolean): void {
    if (update.move === this.#move) return;
    this.#move = update.move;
    const now = turnedIn(update.view);
    const turned = update.action === null ? null : turnedBetween(this.#turned, now);
    this.#turned = now;
    const { packet } = update.view.table;
    if (turned !== null) this.last = turned;
    else if (this.last !== null && packet >= 0 && packet !== this.last.packet) this.last = null;
    if (turned !== null && isWorthAPause(update.view, turned)) {
      this.#stops = [...this.#stops, { card: turned, view: update.view }];
    }
    if (isReplay || isWaitedFor(update)) this.#stops = [];
  }

  look(card: Turned, view: View): void {
    this.#stops = [{ card, view }];
  }

  goOn(): void {
    this.#stops = this.#stops.slice(1);
  }
}

/** Somebody cannot go on without us, or our time runs while we read in what others did. */
function isWaitedFor({ view, clocks }: Update): boolean {
  const asked = askedOf(view);
  return asked === "hint" || (asked === "packet" && clocks.length > 0);
}
