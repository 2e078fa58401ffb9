// The sculptures as they come over the line: each once, the one in hand first. Until then, and where they cannot be
// had, the table does without.
import type { Fetch } from "../game";

export class Clays {
  #got: ReadonlyMap<number, string | null> = $state.raw(new Map());
  readonly #asked = new Map<number, number>(); // by object: the version
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Packed, as base64; null if there is none; undefined while it is on its way. */
  of(object: number): string | null | undefined {
    return this.#got.get(object);
  }

  /** `version` is another when the clay is: so much of it there is. */
  want(object: number, version: number): void {
    if (this.#asked.get(object) === version) return;
    this.#asked.set(object, version);
    void this.#fetch(object, version).then((clay) => {
      if (this.#asked.get(object) !== version) return; // another one is coming
      this.#got = new Map([...this.#got, [object, clay]]);
      if (clay === null) this.#asked.delete(object); // it may be had with the next move
    });
  }
}
