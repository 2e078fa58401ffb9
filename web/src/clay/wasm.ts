// clay.wasm at the level of bytes. It lives wherever it is instantiated (a worker, a test, node); clay.ts makes
// sculptures of it. wasm/clay.cpp is the other side.
import { system } from "../engine/wasm";
import { type Fault, faults } from "./stroke";

/** The surface in one block of the grid. */
export interface Patch {
  readonly block: number;
  readonly positions: Int16Array<ArrayBuffer>; // x, y, z of each corner, in 16ths of a unit: 0 to 16384
  readonly normals: Int8Array<ArrayBuffer>; // 127 is one
  readonly triangles: Uint16Array<ArrayBuffer>; // none: nothing is there
}

/** How a sculpture stands, and what of it changed. */
export interface Standing {
  readonly number: number; // by which it is called from now on
  readonly fault: Fault | null;
  readonly strokes: number; // done
  readonly left: number; // to be done again
  readonly volume: number; // thousandths of the block
  readonly patches: readonly Patch[];
}

type Bytes = Uint8Array<ArrayBuffer>;

/** One thing to ask. `number` says of which sculpture. */
export type Call =
  | { readonly to: "open"; readonly side: number; readonly bytes: Bytes }
  | { readonly to: "begin" | "lead" | "apply"; readonly number: number; readonly bytes: Bytes }
  | { readonly to: "end" | "drop" | "undo" | "redo" | "clear"; readonly number: number }
  | { readonly to: "packed"; readonly number: number; readonly from: number; readonly upTo: number }
  | { readonly to: "list"; readonly number: number; readonly from: number }
  | { readonly to: "hashes" | "close"; readonly number: number };

/** Standing for what changes clay, bytes for what reads of it. */
export type Answer = Standing | Bytes;

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly room_for: (size: number) => number;
  readonly answer_data: () => number;
  readonly answer_size: () => number;
  readonly [call: string]: unknown;
}

const numbersAhead = 5; // of the standing: number, fault, strokes, left, volume

/** Reads a standing out of the module's memory; what it returns is its own. */
function standingAt(buffer: ArrayBuffer, from: number, size: number): Standing {
  const [number, fault, strokes, left, volume] = new Int32Array(buffer, from, numbersAhead);
  const patches: Patch[] = [];
  let at = from + 4 * numbersAhead;
  const take = (bytes: number): ArrayBuffer => {
    const taken = buffer.slice(at, at + bytes);
    at += Math.ceil(bytes / 4) * 4;
    return taken;
  };
  while (at < from + size) {
    const [block, corners, triangles] = new Int32Array(take(12));
    patches.push({
      block: block!,
      positions: new Int16Array(take(2 * corners!)),
      normals: new Int8Array(take(corners!)),
      triangles: new Uint16Array(take(2 * triangles!)),
    });
  }
  return { number: number!, fault: faults[fault!] ?? null, strokes: strokes!, left: left!, volume: volume!, patches };
}

/** What a call is given besides its number. */
function numbersOf(call: Call): readonly number[] {
  switch (call.to) {
    case "open": return [call.side];
    case "packed": return [call.number, call.from, call.upTo];
    case "list": return [call.number, call.from];
    default: return [call.number];
  }
}

const readers: readonly Call["to"][] = ["packed", "list", "hashes"];

export async function instantiate(module: WebAssembly.Module): Promise<(call: Call) => Answer> {
  const instance: WebAssembly.Instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: system(() => clay.memory),
  });
  const clay = instance.exports as unknown as Exports; // wasm/clay.cpp says what there is
  clay._initialize();
  return (call) => {
    if ("bytes" in call) {
      const at = clay.room_for(call.bytes.length);
      new Uint8Array(clay.memory.buffer, at, call.bytes.length).set(call.bytes);
    }
    (clay[call.to] as (...numbers: readonly number[]) => void)(...numbersOf(call));
    const [from, size] = [clay.answer_data(), clay.answer_size()];
    if (readers.includes(call.to)) return new Uint8Array(clay.memory.buffer.slice(from, from + size));
    return standingAt(clay.memory.buffer as ArrayBuffer, from, size);
  };
}
