// What the hand holds: a brush or a stamp, how large, how strong, and whether the other side gets the same.
import type { Shape, Stroke, Tool } from "../../../clay/clay";
import type { StampTool } from "../clay/ghost";
import type { Place } from "../clay/orbit";
import type { Way } from "../words/studio";
import { stampAt, stamps } from "./form";
import type { Brush } from "./piece.svelte";
import { inBlock } from "./trail";

export const brushes: readonly Tool[] = ["add", "pull", "carve", "smooth", "flatten", "pinch"];
export const ways: readonly Way[] = ["upright", "lying", "facing"];

export const isStamp = (tool: Tool): tool is StampTool => (stamps as readonly Tool[]).includes(tool);

export const sizeMin = 3, sizeMax = 64; // in steps of 4 units, as strokes have them

/** How much of the size each direction gets. */
const forms: { readonly [T in StampTool]: Place } = {
  ball: [1, 1, 1], rod: [0.34, 1, 0.34], disc: [1, 0.22, 1], cone: [0.7, 1, 0.7], box: [1, 1, 1], ring: [1, 0.24, 1],
};
/** A quarter of a turn, about z or about x, lays down what stands. */
const turns: { readonly [W in Way]: Place } = { upright: [0, 0, 0], lying: [0, 0, 64], facing: [64, 0, 0] };

const blend = 12;

/** How far a stamp reaches from its middle as it lies, in steps of 4 units. */
const reachOf = ({ half: [x, y, z], turn }: Shape): Place =>
  turn[2] !== 0 ? [y, x, z] : turn[0] !== 0 ? [x, z, y] : [x, y, z];
const within = (value: number, reach: number): number =>
  Math.round(Math.min(1023 - 4 * reach, Math.max(4 * reach, value)));

export class Kit {
  tool: Tool = $state("add");
  size = $state(22);
  strength = $state(140);
  isMirrored = $state(false);
  isHollow = $state(false);
  way: Way = $state("upright");

  get brush(): Brush {
    return { tool: this.tool, size: this.size, strength: this.strength, isMirrored: this.isMirrored };
  }

  get radius(): number {
    return this.size * 4;
  }

  resize(by: number): void {
    this.size = Math.min(sizeMax, Math.max(sizeMin, this.size + by));
  }

  /** What the stamp in hand would set down there; null if a brush is. */
  stampAt(at: Place): Stroke | null {
    const tool = this.tool;
    if (!isStamp(tool)) return null;
    const [x, y, z] = forms[tool];
    const step = (part: number): number => Math.max(2, Math.round(part * this.size));
    const options = { isHollow: this.isHollow, isMirrored: this.isMirrored, blend };
    return stampAt(tool, inBlock(at), [step(x), step(y), step(z)], turns[this.way], options);
  }

  /** Clay that stands on the wheel, all of it within the block: the stamp in hand, or a lump as large as the brush. */
  onWheel([x, , z]: Place): Stroke {
    const stamp = this.stampAt([x, 0, z]) ?? this.#lump();
    const [across, high, deep] = reachOf(stamp.shape);
    const at = { x: within(x, across), y: within(0, high), z: within(z, deep) };
    return { ...stamp, path: [{ at, pressure: 255 }] };
  }

  #lump(): Stroke {
    const half = Math.min(62, Math.max(20, Math.round(this.size * 1.6)));
    const options = { isHollow: false, isMirrored: this.isMirrored, blend };
    return stampAt("ball", [0, 0, 0], [half, half, half], turns.upright, options);
  }
}

/** A ball to begin with, in the middle of the wheel. */
export const firstBall = (): Stroke =>
  stampAt("ball", [512, 230, 512], [56, 56, 56], [0, 0, 0], { isHollow: false, isMirrored: false, blend: 0 });
