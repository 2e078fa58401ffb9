// A card that was turned up stays in sight until its story is read. The game goes on behind it: the page only draws
// later, and what it draws of that card is read from the newest view, where it lies open.
import type { Update } from "./facts";
import { askedOf, isWorthAPause, type Turned, turnedBetween, turnedIn } from "./flow";

export class Pause {
  /** Turned up last in the packet that is recalled; for those who only look on. */
  last: Turned | null = $state.raw(null);
  /** In sight until somebody goes on. */
  card: Turned | null = $state.raw(null);
  #turned: readonly Turned[] = [];
  #move: number;

  constructor(first: Update) {
    this.#turned = turnedIn(first.view);
    this.#move = first.move;
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
    const isWaitedFor = askedOf(update.view) === "hint"; // somebody cannot go on without us
    if (isReplay || isWaitedFor) this.card = null;
    else if (turned !== null && isWorthAPause(update.view, turned)) this.card = turned;
  }

  look(card: Turned): void {
    this.card = card;
  }

  goOn(): void {
    this.card = null;
  }
}
