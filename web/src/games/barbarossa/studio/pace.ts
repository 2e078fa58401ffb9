// How fast letters follow one another. The server closes a line that talks too fast, so there is a gap after each, and
// a longer pause after each refusal: it may have come of haste alone. What is made meanwhile goes with the next letter.
import type { Fate } from "./post";

export const gapMs = 300;
/** After the first refusal in a row, the second, and every other. */
export const pausesMs = [1000, 2000, 4000] as const;

export class Pace {
  #freeAt = 0; // on the clock of performance.now()
  #refusals = 0; // in a row

  sent(now: number): void {
    this.#freeAt = now + gapMs;
  }

  heard(fate: Fate, now: number): void {
    if (fate === "taken") this.#refusals = 0;
    if (fate !== "refused") return;
    this.#freeAt = now + (pausesMs[this.#refusals] ?? pausesMs[2]);
    ++this.#refusals;
  }

  /** How long the next letter has to wait. */
  waitMs(now: number): number {
    return Math.max(0, this.#freeAt - now);
  }
}
