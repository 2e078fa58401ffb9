// My private notes, one for each object. What is typed is in this tab at once and at the server a moment later, so that
// neither a reload nor a lost line costs a word of it.
import { type Action, type View } from "./facts";
import type { Memory } from "./memory";

const keepMs = 700; // a hand that rests so long has written something
const refusalsMax = 3;

export class Notebook {
  #known: readonly string[] = $state.raw([]); // as the server has them
  #typed: ReadonlyMap<number, string> = $state.raw(new Map()); // and not confirmed
  #tried = new Map<number, string>(); // what the server was last given
  #last: number | null = null; // the object whose note was sent last, until it is known what came of it
  #refusals = 0; // one after the other
  readonly #memory: Memory<string>;

  constructor(memory: Memory<string>) {
    this.#memory = memory;
    this.#typed = memory.read();
  }

  textOf(object: number): string {
    return this.#typed.get(object) ?? this.#known[object] ?? "";
  }

  /** How long to rest before it is sent: after a refusal longer, and longer again after another. */
  get restMs(): number {
    return keepMs * 2 ** this.#refusals;
  }

  /** A move came; after a jump the server may not have what it was given last. */
  arrive({ notes }: View, isJump: boolean): void {
    if (isJump) this.#tried.clear();
    const isTaken = this.#last !== null && this.#tried.get(this.#last) === notes[this.#last];
    if (isTaken) [this.#last, this.#refusals] = [null, 0];
    this.#known = notes;
    this.#keep(new Map([...this.#typed].filter(([object, text]) => text !== (notes[object] ?? ""))));
  }

  /** The game is over: what the server has by now is all there is. */
  close(): void {
    this.#keep(new Map());
  }

  write(object: number, text: string): void {
    this.#keep(new Map([...this.#typed, [object, text]]));
  }

  /** What the server should be given next; null if it has everything. */
  toSend(): Action | null {
    const left = [...this.#typed].find(([object, text]) => this.#tried.get(object) !== text);
    return left === undefined ? null : { type: "note", object: left[0], text: left[1] };
  }

  /** Whether it will be sent again if it is refused. */
  sent(action: Action): boolean {
    if (action.type !== "note") return false;
    this.#tried.set(action.object, action.text);
    this.#last = action.object;
    return this.#refusals < refusalsMax;
  }

  /** What was sent last was not taken: it is tried again after a rest, a few times. */
  refuse(): void {
    if (this.#last === null) return;
    if (this.#refusals < refusalsMax) this.#tried.delete(this.#last);
    this.#refusals = this.#refusals < refusalsMax ? this.#refusals + 1 : 0;
    this.#last = null;
  }

  #keep(texts: ReadonlyMap<number, string>): void {
    this.#typed = texts;
    this.#memory.write(texts);
  }
}
