// What two pages tell each other to connect, as the text that the server passes on. It comes from another
// person's browser, so it is read with care; candidates are sent several at a time.

export type Signal =
  | { readonly type: "description"; readonly description: RTCSessionDescriptionInit }
  | { readonly type: "candidates"; readonly candidates: readonly RTCIceCandidateInit[] };

export const writeSignal = (signal: Signal): string => JSON.stringify(signal);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const kinds: readonly unknown[] = ["offer", "answer", "pranswer", "rollback"];

function isDescription(value: unknown): value is RTCSessionDescriptionInit {
  return isObject(value) && kinds.includes(value["type"]) && typeof value["sdp"] === "string";
}

function isCandidate(value: unknown): value is RTCIceCandidateInit {
  return isObject(value) && typeof value["candidate"] === "string";
}

/** Null for what is none: a page of another make, or somebody who plays tricks. */
export function readSignal(text: string): Signal | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const { type, description, candidates } = value;
  if (type === "description" && isDescription(description)) return { type, description };
  if (type === "candidates" && Array.isArray(candidates) && candidates.every(isCandidate)) return { type, candidates };
  return null;
}

/** Gathers what comes within a moment into one go: a browser finds its candidates one by one, all at once. */
export class Batch<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ms: number;
  readonly #most: number;
  readonly #send: (items: readonly T[]) => void;

  constructor(ms: number, most: number, send: (items: readonly T[]) => void) {
    this.#ms = ms;
    this.#most = most;
    this.#send = send;
  }

  add(item: T): void {
    this.#waiting.push(item);
    if (this.#waiting.length >= this.#most) return this.flush();
    this.#timer ??= setTimeout(() => this.flush(), this.#ms);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length > 0) this.#send(this.#waiting.splice(0));
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }
}
