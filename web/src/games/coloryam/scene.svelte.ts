// What happens on the table over time. A throw takes most of a second; until its dice lie still, the
// words and the sheet show the move before (`settled`), so nothing tells the sum before the dice do. With
// reduced motion, or while nobody looks, every move is shown at once.
import { type Flight, flightMsMax, flightOf } from "./flight";
import { type Ending, type Story, tell, type Update } from "./story";

/** Dice lie where they fell for a moment before they are gathered. */
export const restMs = 380;
/** A line's ranking lies open by itself this long; pressing the line opens it again. */
export const rankingMs = 7000;

type Timer = ReturnType<typeof setTimeout>;

export interface Watcher {
  readonly isStill: () => boolean;
  readonly isMe: (seat: number) => boolean;
}

export class Scene {
  /** The last move whose dice lie still. */
  settled: Update = $state.raw() as Update;
  /** The dice in the air. */
  flights: ReadonlyMap<number, Flight> = $state.raw(new Map());
  /** The dice that lie on the mat since the last throw. */
  fallen: readonly number[] = $state.raw([]);
  /** How the turn before this one ended, if that was seen. */
  ending: Ending | null = $state.raw(null);
  /** Seats seen to take a second chance on the line being played. */
  retries: readonly number[] = $state.raw([]);
  /** The line whose ranking lies open. */
  ranked: number | null = $state(null);

  readonly #watcher: Watcher;
  #last: Update;
  #landing: Timer | undefined;
  #closing: Timer | undefined; // of the ranking, whatever is played meanwhile

  constructor(first: Update, watcher: Watcher) {
    this.settled = first;
    this.#last = first;
    this.#watcher = watcher;
  }

  get isFlying(): boolean {
    return this.flights.size > 0;
  }

  /** A move came: throw the dice that were thrown, then let everything else follow. */
  arrive(update: Update): void {
    if (update === this.#last) return;
    const before = this.#last;
    this.#last = update;
    if (update.move === before.move) { // the same move with fresh clocks
      if (!this.isFlying) this.settled = update;
      return;
    }
    clearTimeout(this.#landing);
    const story = tell(update, before);
    const thrown = story?.thrown ?? null;
    if (story === null || thrown === null || this.#watcher.isStill()) return this.#settle(update, story);
    const calm = !this.#watcher.isMe(story.seat);
    this.fallen = [];
    this.flights = new Map(thrown.map((die) => [die, flightOf(update.move, die, { calm })]));
    this.#landing = setTimeout(() => {
      this.fallen = thrown;
      this.#settle(this.#last, story);
      this.#landing = setTimeout(() => this.gather(), restMs);
    }, flightMsMax);
  }

  /** Puts fallen dice back in their slots. */
  gather(): void {
    this.fallen = [];
  }

  /** Opens the ranking of a line until it is closed by hand, or closes it. */
  rank(line: number | null): void {
    clearTimeout(this.#closing);
    this.ranked = line;
  }

  dispose(): void {
    clearTimeout(this.#landing);
    clearTimeout(this.#closing);
  }

  #settle(update: Update, story: Story | null): void {
    const lineBefore = this.settled.view.state.line;
    this.flights = new Map();
    this.settled = update;
    if (update.action === null) this.ending = null; // a jump: what came before was not seen
    if (update.view.state.line !== lineBefore) this.retries = [];
    if (story?.ending) this.#conclude(story.ending);
  }

  #conclude(ending: Ending): void {
    this.ending = ending;
    if (ending.how === "second_chance") this.retries = [...this.retries, ending.seat];
    const [line] = ending.closed;
    if (line === undefined) return;
    this.rank(line);
    if (this.settled.view.state.phase === "over") return; // nothing else is to be seen, and who has read it goes on
    this.#closing = setTimeout(() => this.rank(null), rankingMs);
  }
}
