// What the hand holds: a brush or a stamp, how large, how strong, and whether the other side gets the same.
import type { Shape, Stroke, Tool } from "../../../clay/clay";
import type { StampTool } from "../clay/ghost";
import type { Place } from "../clay/orbit";
import type { Way } from "../words/studio";
import { stampAt, stamps } from "./form";
import type { Brush } from "./piece.svelte";
import { restingAt } from "./resting";
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

/** Where the hand touched: on the clay, which faces that way, or on the bare wheel. */
export interface Anchor {
  readonly at: Place;
  readonly normal: Place | null;
}

/** A stamp as it is held. */
export interface Held {
  readonly tool: StampTool;
  readonly size: number;
  readonly way: Way;
  readonly isHollow: boolean;
  readonly isMirrored: boolean;
}

const sized = (size: number): number => Math.min(sizeMax, Math.max(sizeMin, size));

/** What a stamp sets down where it touched: it rests there, or stands on the wheel. */
export function stampOf({ tool, size, way, isHollow, isMirrored }: Held, { at, normal }: Anchor): Stroke {
  const [x, y, z] = forms[tool];
  const step = (part: number): number => Math.max(2, Math.round(part * size));
  const options = { isHollow, isMirrored, blend };
  const made = stampAt(tool, inBlock(at), [step(x), step(y), step(z)], turns[way], options);
  if (normal === null) return standing(made, at);
  const [restX, restY, restZ] = inBlock(restingAt(tool, made.shape, at, normal));
  return { ...made, path: [{ at: { x: restX, y: restY, z: restZ }, pressure: 255 }] };
}

export const resized = (held: Held, by: number): Held => ({ ...held, size: sized(held.size + by) });

function standing(stamp: Stroke, [x, , z]: Place): Stroke {
  const [across, high, deep] = reachOf(stamp.shape);
  return { ...stamp, path: [{ at: { x: within(x, across), y: within(0, high), z: within(z, deep) }, pressure: 255 }] };
}

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
    this.size = sized(this.size + by);
  }

  /** The stamp in hand; null if a brush is. */
  get held(): Held | null {
    const { tool, size, way, isHollow, isMirrored } = this;
    return isStamp(tool) ? { tool, size, way, isHollow, isMirrored } : null;
  }

  /** What the stamp in hand would set down there; null if a brush is. */
  stampOn(anchor: Anchor): Stroke | null {
    const held = this.held;
    return held === null ? null : stampOf(held, anchor);
  }

  /** Clay that stands on the wheel, all of it within the block: the stamp in hand, or a lump as large as the brush. */
  onWheel(at: Place): Stroke {
    return this.stampOn({ at, normal: null }) ?? standing(this.#lump(), at);
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
