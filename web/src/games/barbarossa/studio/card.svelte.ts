// What is typed about an object or about all of mine, on its way to the server: it waits until the hand rests, a word
// that cannot be is kept here and not sent, and what was refused is not sent again before it changes.

/** The hand rests for so long before what it typed is sent. */
export const restMs = 600;

export interface Text {
  readonly word: string;
  readonly description: string;
  readonly isDescribed: boolean;
}

const isSame = (a: Text, b: Text): boolean =>
  a.word === b.word && a.description === b.description && a.isDescribed === b.isDescribed;

export class Card {
  text: Text = $state.raw({ word: "", description: "", isDescribed: false });
  dueAt = 0; // on the clock of performance.now()
  #told: Text; // what the server has, or has refused
  #flying: Text | null = null;

  constructor(told: Text) {
    this.text = told;
    this.#told = told;
  }

  write(change: Partial<Text>, now: number): void {
    this.text = { ...this.text, ...change };
    this.dueAt = now + restMs;
  }

  /** The field was left: no need to wait. */
  leave(): void {
    this.dueAt = 0;
  }

  /** What should be told; null if nothing is. A word that may not be stays behind: the last good one counts. */
  next(isWordGood: boolean, isTextGood: boolean): Text | null {
    if (this.#flying !== null) return null;
    const wish: Text = {
      word: isWordGood || this.text.word.trim() === "" ? this.text.word : this.#told.word,
      description: isTextGood ? this.text.description : this.#told.description,
      isDescribed: this.text.isDescribed && this.text.description.trim() !== "",
    };
    return isSame(wish, this.#told) ? null : wish;
  }

  tell(text: Text): void {
    this.#flying = text;
  }

  /** Refused words are not offered again; of what nobody knows, all is offered again. */
  hear(fate: "taken" | "refused" | "unknown"): void {
    if (fate !== "unknown" && this.#flying !== null) this.#told = this.#flying;
    this.#flying = null;
  }
}
