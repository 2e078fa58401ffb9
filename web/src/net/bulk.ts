// What a game keeps apart from its views because it is large, such as clay: asked for by number over the table's line,
// one thing at a time and not too fast, and again if the line was down or the answer does not come.
import type { server } from "./wire.gen";

interface Wanted {
  readonly item: number;
  readonly done: (data: string | null) => void;
}

const patienceMs = 4000; // before it is asked for again; twice as long each time
const patienceMaxMs = 64_000;
const perSecond = 3;

export class Bulk {
  readonly #send: (message: server.ClientMessage) => boolean;
  #waiting: Wanted[] = []; // the first is being asked for
  readonly #kept = new Map<string, Promise<string | null>>();
  #patience = patienceMs;
  #askedAt: readonly number[] = []; // lately
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (message: server.ClientMessage) => boolean) {
    this.#send = send;
  }

  /** The item, or null if it is not to be had. What has a version is kept once it came. */
  fetch(item: number, version?: number): Promise<string | null> {
    const name = `${item} ${version}`;
    const kept = version === undefined ? undefined : this.#kept.get(name);
    if (kept !== undefined) return kept;
    const coming = new Promise<string | null>((done) => {
      this.#waiting.push({ item, done });
      if (this.#waiting.length === 1) this.ask();
    });
    if (version !== undefined) {
      this.#kept.set(name, coming);
      void coming.then((data) => {
        if (data === null && this.#kept.get(name) === coming) this.#kept.delete(name);
      });
    }
    return coming;
  }

  /** Asks for what is wanted first; also when the line is open again. */
  ask(): void {
    this.#patience = patienceMs;
    this.#askFirst();
  }

  #askFirst(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (first === undefined) return;
    const now = performance.now();
    this.#askedAt = this.#askedAt.filter((at) => now - at < 1000);
    const [oldest] = this.#askedAt;
    if (oldest !== undefined && this.#askedAt.length >= perSecond) {
      this.#timer = setTimeout(() => this.#askFirst(), Math.ceil(oldest + 1000 - now));
      return;
    }
    this.#askedAt = [...this.#askedAt, now];
    this.#send({ type: "fetch", item: first.item });
    this.#timer = setTimeout(() => {
      this.#patience = Math.min(2 * this.#patience, patienceMaxMs);
      this.#askFirst();
    }, this.#patience);
  }

  hear({ item, data }: server.Bulk): void {
    if (this.#waiting[0]?.item !== item) return;
    this.#waiting.shift()?.done(data);
    this.ask();
  }

  /** Another table: nobody waits any longer. */
  close(): void {
    clearTimeout(this.#timer);
    for (const { done } of this.#waiting) done(null);
    this.#waiting = [];
    this.#kept.clear();
  }
}
