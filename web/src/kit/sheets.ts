// What lies over the page, the uppermost last. Whoever keeps the way back (trail.ts) hears of each that opens, be it
// the shell's or a game's, and closes them from above.
export class Sheets {
  readonly #closers: (() => void)[] = [];
  opened: () => void = () => undefined; // told whenever one opens

  /** Returns what to call when it is gone. */
  lay(close: () => void): () => void {
    this.#closers.push(close);
    this.opened();
    return () => void this.#closers.splice(this.#closers.lastIndexOf(close), 1);
  }

  get isEmpty(): boolean {
    return this.#closers.length === 0;
  }

  /** Asks the uppermost to close; it may stay, if there is something to wait for. */
  closeTop(): void {
    this.#closers.at(-1)?.();
  }
}

export const sheets = new Sheets();
