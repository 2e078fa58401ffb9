// What the server has of one sculpture, and what it must be told. A Shape says how many strokes stay and what follows,
// so telling it twice does no harm: after a lost line we go back to the strokes both surely share, and tell the rest.

export interface Telling {
  readonly keep: number; // strokes that stay
  readonly upTo: number; // and the list is to have so many
}

export class Saving {
  #agreed: number; // the first strokes, which the server surely has as we do
  #held: number | null; // how many it has; null: not known
  #sent: { keep: number; upTo: number; shared: number; size: number } | null = null;
  #sizes: number[]; // in bytes, any of which its list may have

  constructor(strokes: number, size: number) {
    this.#agreed = strokes;
    this.#held = strokes;
    this.#sizes = [size];
  }

  /** Both have the same. */
  isSaved(strokes: number): boolean {
    return this.#sent === null && this.#agreed === strokes && this.#held === strokes;
  }

  /** Only the first strokes are still what they were: one was taken back. */
  kept(strokes: number): void {
    this.#agreed = Math.min(this.#agreed, strokes);
    if (this.#sent !== null) this.#sent.shared = Math.min(this.#sent.shared, strokes);
  }

  /** What to tell next; null if nothing is, or an answer is still to come. */
  next(strokes: number): Telling | null {
    if (this.#sent !== null || this.isSaved(strokes)) return null;
    return { keep: this.#agreed, upTo: strokes };
  }

  /** Told; the whole list then has so many bytes. */
  tell({ keep, upTo }: Telling, size: number): void {
    this.#sent = { keep, upTo, shared: upTo, size };
    this.#sizes.push(size);
    this.#held = null;
  }

  taken(): void {
    if (this.#sent === null) return;
    this.#agreed = this.#sent.shared;
    this.#held = this.#sent.upTo;
    this.#sizes = [this.#sent.size];
    this.#sent = null;
  }

  /** Refused, or nobody knows: what was shared before still is. */
  lost(): void {
    this.#sent = null;
  }

  /** Whether the server's list can be from here; if not, somebody else of mine told it. */
  isOurs(size: number): boolean {
    return this.#sizes.includes(size);
  }

  /** So many strokes surely stand, whatever becomes of the rest. */
  get agreed(): number {
    return this.#agreed;
  }
}
