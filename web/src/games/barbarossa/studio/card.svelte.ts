// What is typed about an object or about all of mine, on its way to the server: it waits until the hand rests, a word
// that cannot be is kept here and not sent, and what was refused is offered again after a pause, a few times.
import { pausesMs } from "./pace";
import type { Fate } from "./post";

/** The hand rests for so long before what it typed is sent. */
export const restMs = 600;

export interface Text {
  readonly word: string;
  readonly description: string;
  readonly isDescribed: boolean;
}

/** What is typed and not told, for a page that is opened again. */
export interface Draft {
  readonly text: Text;
  readonly known: readonly Text[]; // what the server had then, or may have had
}

const isText = (value: unknown): value is Text => {
  const { word, description, isDescribed } = (value ?? {}) as Partial<Text>;
  return typeof word === "string" && typeof description === "string" && typeof isDescribed === "boolean";
};
export const isDraft = (value: unknown): value is Draft => {
  const { text, known } = (value ?? {}) as Partial<Draft>;
  return isText(text) && Array.isArray(known) && known.every(isText);
};

const isSame = (a: Text, b: Text): boolean =>
  a.word === b.word && a.description === b.description && a.isDescribed === b.isDescribed;

/** As the server keeps it. */
const kept = ({ word, description, isDescribed }: Text): Text => ({
  word: word.trim(), description: description.trim(), isDescribed: isDescribed && description.trim() !== "",
});

export class Card {
  text: Text = $state.raw({ word: "", description: "", isDescribed: false });
  dueAt = 0; // on the clock of performance.now()
  #told: Text; // what the server has
  #flying: Text | null = null;
  #lost: Text | null = null; // what it may have: nobody knows
  #refusals = 0; // of what is typed now

  constructor(told: Text) {
    this.text = told;
    this.#told = told;
  }

  write(change: Partial<Text>, now: number): void {
    this.text = { ...this.text, ...change };
    this.dueAt = now + restMs;
    this.#refusals = 0;
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

  /** What was refused may have been so for haste alone: it is offered again, more and more slowly, then no more. */
  hear(fate: Fate, now: number): void {
    const text = this.#flying;
    this.#flying = null;
    if (fate === "taken" && text !== null) [this.#told, this.#lost] = [text, null];
    if (fate === "unknown") this.#lost = text;
    if (fate !== "refused") return;
    this.dueAt = now + (pausesMs[this.#refusals] ?? Infinity);
    ++this.#refusals;
  }

  get #known(): readonly Text[] {
    return [this.#told, this.#flying, this.#lost].filter((each) => each !== null);
  }

  /** Whether the server can have this from here; if not, somebody else of mine told it. */
  isOurs(text: Text): boolean {
    return this.#known.some((each) => isSame(kept(each), kept(text)));
  }

  /** What a page would lose that is closed now; null if the server has it. */
  get draft(): Draft | null {
    return isSame(this.text, this.#told) ? null : { text: this.text, known: this.#known };
  }

  /** Goes on where a page was closed, unless something else was told since. */
  resume({ text, known }: Draft): void {
    if (known.some((each) => isSame(kept(each), kept(this.#told)))) this.text = text;
  }
}
