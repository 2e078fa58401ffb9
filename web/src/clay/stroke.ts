// What a hand does to the clay, as clay/stroke.hpp has it, and how a stroke is laid out in bytes for clay.wasm.

export const tools = [
  "add", "carve", "smooth", "pull", "flatten", "pinch", "ball", "rod", "disc", "cone", "box", "ring",
] as const;
export type Tool = (typeof tools)[number];

export const faults = [
  "too_long", "corrupt", "wrong_version", "out_of_block", "over_volume", "too_much_work",
] as const;
export type Fault = (typeof faults)[number];

/** Clay that a sculpture may use, in thousandths of the block. */
export const volumeMax = 300;

export interface Point {
  readonly x: number; // 0 to 1023 in each direction
  readonly y: number;
  readonly z: number;
}
export interface Dab {
  readonly at: Point;
  readonly pressure: number; // to 255
}
export type Three = readonly [x: number, y: number, z: number];
export interface Shape {
  readonly half: Three; // in steps of 4 units
  readonly turn: Three; // about x, then y, then z, in 256ths of a whole turn
  readonly blend: number; // in units
  readonly isHollow: boolean;
}
export interface Stroke {
  readonly tool: Tool;
  readonly isMirrored: boolean;
  readonly size: number; // of a brush: its radius in steps of 4 units, 1 to 64
  readonly strength: number; // of a brush: 1 to 255
  readonly shape: Shape; // of a stamp
  readonly path: readonly Dab[];
}

export const noShape: Shape = { half: [0, 0, 0], turn: [0, 0, 0], blend: 0, isHollow: false };

const headBytes = 12;
const dabBytes = 8;

export function bytesOfDabs(dabs: readonly Dab[], head: readonly number[] = []): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(head.length + dabBytes * dabs.length);
  bytes.set(head);
  const view = new DataView(bytes.buffer);
  dabs.forEach(({ at, pressure }, index) => {
    const from = head.length + dabBytes * index;
    [at.x, at.y, at.z, pressure].forEach((value, i) => view.setInt16(from + 2 * i, value, true));
  });
  return bytes;
}

export function bytesOf({ tool, isMirrored, size, strength, shape, path }: Stroke): Uint8Array<ArrayBuffer> {
  const { half, turn, blend, isHollow } = shape;
  const head = [tools.indexOf(tool), Number(isMirrored), size, strength, ...half, ...turn, blend, Number(isHollow)];
  return bytesOfDabs(path, head);
}

/** Strokes one after another, each after how many dabs it has. */
export function strokesIn(bytes: Uint8Array): Stroke[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const strokes: Stroke[] = [];
  for (let at = 0; at < bytes.length; ) {
    const count = view.getInt32(at, true);
    const head = bytes.subarray(at + 4, at + 4 + headBytes);
    const three = (from: number): Three => [head[from]!, head[from + 1]!, head[from + 2]!];
    const first = at + 4 + headBytes;
    const path = Array.from({ length: count }, (_, i): Dab => {
      const [x, y, z, pressure] = [0, 2, 4, 6].map((part) => view.getInt16(first + dabBytes * i + part, true));
      return { at: { x: x!, y: y!, z: z! }, pressure: pressure! };
    });
    const shape = { half: three(4), turn: three(7), blend: head[10]!, isHollow: head[11] !== 0 };
    strokes.push({
      tool: tools[head[0]!]!, isMirrored: head[1] !== 0, size: head[2]!, strength: head[3]!, shape, path,
    });
    at = first + dabBytes * count;
  }
  return strokes;
}
