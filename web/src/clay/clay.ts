// Sculptures in the page: made and looked at. The clay itself is C++ (clay/) compiled to WebAssembly
// and works on a thread of its own; what comes back is the surface where it changed. Nothing here knows how to sculpt.
import { askOver } from "../engine/thread";
import { bytesOf, bytesOfDabs, type Dab, type Fault, noShape, type Stroke, strokesIn, type Tool } from "./stroke";
import type { Answer, Call, Patch, Standing } from "./wasm";

export { type Dab, type Fault, type Point, type Shape, type Stroke, type Three, type Tool, volumeMax } from "./stroke";
export type { Patch } from "./wasm";

export type Side = 64 | 128;

/** What came of something. Refused: everything is as it was before. */
export interface Change {
  readonly patches: readonly Patch[];
  readonly refused: Fault | null;
  /** Of a stroke that was led: it stayed, but only as far as this allowed. */
  readonly stopped: Fault | null;
}

/** One sculpture in the making. Calls are followed in the order they are made. */
export interface Clay {
  readonly number: number; // by which the worker knows it
  readonly strokes: number;
  readonly volume: number; // thousandths of the block, of volumeMax
  readonly canRedo: boolean;
  /** A stroke as the hand leads it: begin, dabs as they come, end; or drop, if it was not meant. */
  begin(tool: Tool, size: number, strength: number, isMirrored: boolean): Promise<readonly Patch[]>;
  dabs(dabs: readonly Dab[]): Promise<readonly Patch[]>;
  end(): Promise<Change>;
  drop(): Promise<readonly Patch[]>;
  /** A whole stroke at once, of a stamp or a brush. */
  stamp(stroke: Stroke): Promise<Change>;
  undo(): Promise<Change>;
  redo(): Promise<Change>;
  clear(): Promise<Change>; // all undone: redo brings it back
  /** The packed list of strokes from one to before another. */
  packed(from?: number, upTo?: number): Promise<Uint8Array<ArrayBuffer>>;
  list(): Promise<readonly Stroke[]>;
  close(): void;
}

/** These bytes are no sculpture. */
export class NoClay extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`no sculpture: ${fault}`);
    this.fault = fault;
  }
}

export type Ask = (call: Call) => Promise<Answer>;

const emptyList = new Uint8Array([1]); // the version, and no stroke (clay/stroke.cpp)

async function standing(ask: Ask, call: Call): Promise<Standing> {
  const answer = await ask(call);
  if (answer instanceof Uint8Array) throw new Error(`${call.to} told bytes`);
  return answer;
}
async function bytes(ask: Ask, call: Call): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask(call);
  if (!(answer instanceof Uint8Array)) throw new Error(`${call.to} told no bytes`);
  return answer;
}

class Sculpture implements Clay {
  strokes: number;
  volume: number;
  canRedo: boolean;
  readonly number: number;
  readonly #ask: Ask;
  #listed: Stroke[] = []; // the first strokes, as far as they have been read
  #stopped: Fault | null = null; // why the stroke that is led goes no farther

  constructor(ask: Ask, opened: Standing) {
    this.#ask = ask;
    this.number = opened.number;
    this.strokes = opened.strokes;
    this.volume = opened.volume;
    this.canRedo = opened.left > 0;
  }

  async begin(tool: Tool, size: number, strength: number, isMirrored: boolean): Promise<readonly Patch[]> {
    this.#stopped = null;
    const stroke = { tool, size, strength, isMirrored, shape: noShape, path: [] };
    return (await this.#do({ to: "begin", number: this.number, bytes: bytesOf(stroke) })).patches;
  }

  async dabs(dabs: readonly Dab[]): Promise<readonly Patch[]> {
    if (this.#stopped !== null) return [];
    const { fault, patches } = await this.#do({ to: "lead", number: this.number, bytes: bytesOfDabs(dabs) });
    this.#stopped ??= fault;
    return patches;
  }

  async end(): Promise<Change> {
    const [before, stopped] = [this.strokes, this.#stopped];
    this.#stopped = null;
    const { patches, strokes } = await this.#do({ to: "end", number: this.number });
    return strokes > before ? { patches, refused: null, stopped } : { patches, refused: stopped, stopped };
  }

  async drop(): Promise<readonly Patch[]> {
    this.#stopped = null;
    return (await this.#do({ to: "drop", number: this.number })).patches;
  }

  stamp = (stroke: Stroke): Promise<Change> =>
    this.#change({ to: "apply", number: this.number, bytes: bytesOf(stroke) });
  undo = (): Promise<Change> => this.#change({ to: "undo", number: this.number });
  redo = (): Promise<Change> => this.#change({ to: "redo", number: this.number });
  clear = (): Promise<Change> => this.#change({ to: "clear", number: this.number });

  packed(from = 0, upTo = this.strokes): Promise<Uint8Array<ArrayBuffer>> {
    return bytes(this.#ask, { to: "packed", number: this.number, from, upTo });
  }

  async list(): Promise<readonly Stroke[]> {
    const from = this.#listed.length;
    if (from < this.strokes) {
      const more = strokesIn(await bytes(this.#ask, { to: "list", number: this.number, from }));
      this.#listed = [...this.#listed.slice(0, from), ...more];
    }
    return this.#listed.slice(0, this.strokes);
  }

  close(): void {
    void this.#ask({ to: "close", number: this.number });
  }

  async #change(call: Call): Promise<Change> {
    const { patches, fault } = await this.#do(call);
    return { patches, refused: fault, stopped: null };
  }

  async #do(call: Call): Promise<Standing> {
    const now = await standing(this.#ask, call);
    this.strokes = now.strokes;
    this.volume = now.volume;
    this.canRedo = now.left > 0;
    this.#listed.length = Math.min(this.#listed.length, now.strokes);
    return now;
  }
}

export interface Opened {
  readonly clay: Clay;
  readonly patches: readonly Patch[];
}

/** Rejects with NoClay what is no sculpture; no bytes at all are one without strokes. */
export async function openClayOver(ask: Ask, packed: Uint8Array<ArrayBuffer>, side: Side): Promise<Opened> {
  const opened = await standing(ask, { to: "open", side, bytes: packed.length === 0 ? emptyList : packed });
  if (opened.fault !== null) throw new NoClay(opened.fault);
  return { clay: new Sculpture(ask, opened), patches: opened.patches };
}

let worker: Ask | undefined;

/** The page's one worker; fetched and compiled on first use. */
const inWorker: Ask = (call) => (worker ??= startWorker())(call);

function startWorker(): Ask {
  const thread = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return askOver<Call, Answer>(thread, () => [], () => (worker = undefined)); // the next who needs it tries again
}

export const openClay = (packed: Uint8Array<ArrayBuffer>, side: Side): Promise<Opened> =>
  openClayOver(inWorker, packed, side);

export const toText = (packed: Uint8Array): string =>
  btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
export const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
