// Building without a pointer: shapes set down by what is typed. Everything is in hundredths of the block, from its
// left, its floor and its back, so that it can be said and pictured; a shape may also be set beside the one before.
import type { Stroke } from "../../../clay/clay";
import type { StampTool } from "../clay/ghost";
import type { Place } from "../clay/orbit";

export const stamps: readonly StampTool[] = ["ball", "rod", "disc", "cone", "box", "ring"];

/** Where: by numbers, or beside what was set down last. */
export const relations = ["exactly", "above", "below", "left", "right", "before", "behind"] as const;
export type Relation = (typeof relations)[number];

export interface Fields {
  readonly tool: StampTool;
  readonly relation: Relation;
  readonly at: Place; // of its middle, 0 to 100
  readonly size: Place; // across, high, deep: 1 to 100
  readonly turn: Place; // about each direction, in degrees, -180 to 360
  readonly isHollow: boolean;
  readonly isMirrored: boolean;
}

export const startingFields: Fields = {
  tool: "ball", relation: "exactly", at: [50, 22, 50], size: [40, 40, 40], turn: [0, 0, 0], isHollow: false,
  isMirrored: false,
};

/** What a shape takes up, in hundredths. */
export interface Body {
  readonly at: Place;
  readonly size: Place;
}

/** A little into one another, so that they hold together. */
const overlap = 0.15;

const away: { readonly [R in Exclude<Relation, "exactly">]: readonly [axis: 0 | 1 | 2, sign: 1 | -1] } = {
  above: [1, 1], below: [1, -1], left: [0, -1], right: [0, 1], before: [2, 1], behind: [2, -1],
};

/** Where its middle comes to be. */
export function placeOf(fields: Fields, before: Body | null): Place {
  if (fields.relation === "exactly" || before === null) return fields.at;
  const [axis, sign] = away[fields.relation];
  const reach = (before.size[axis] + fields.size[axis]) / 2;
  const apart = reach - overlap * Math.min(before.size[axis], fields.size[axis]);
  const at: [number, number, number] = [...before.at];
  at[axis] = Math.min(100, Math.max(0, Math.round(at[axis] + sign * apart)));
  return at;
}

const isWhole = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

export type FieldGroup = "at" | "size" | "turn";
const ranges: { readonly [G in FieldGroup]: readonly [number, number] } =
  { at: [0, 100], size: [1, 100], turn: [-180, 360] };
export const rangeOf = (group: FieldGroup): readonly [number, number] => ranges[group];

/** The first group that holds a number that cannot be; null if all is well. */
export function faultIn(fields: Fields): FieldGroup | null {
  for (const group of ["at", "size", "turn"] as const) {
    const [low, high] = ranges[group];
    const isAsked = group !== "at" || fields.relation === "exactly";
    if (isAsked && !fields[group].every((value) => isWhole(value, low, high))) return group;
  }
  return null;
}

const units = (hundredths: number): number => Math.min(1023, Math.round((hundredths * 1024) / 100));
const steps = (hundredths: number): number => Math.min(255, Math.max(1, Math.round((hundredths * 1024) / 100 / 2 / 4)));
const turns = (degrees: number): number => ((Math.round((degrees * 256) / 360) % 256) + 256) % 256;
const each = (place: Place, by: (value: number) => number): [number, number, number] =>
  [by(place[0]), by(place[1]), by(place[2])];

interface Options {
  readonly isHollow: boolean;
  readonly isMirrored: boolean;
  readonly blend: number; // in units
}

export function stampAt(tool: StampTool, at: Place, half: Place, turn: Place, options: Options): Stroke {
  const [x, y, z] = at;
  return {
    tool, isMirrored: options.isMirrored, size: 16, strength: 128,
    shape: { half, turn, blend: options.blend, isHollow: options.isHollow },
    path: [{ at: { x, y, z }, pressure: 255 }],
  };
}

const blendOfForms = 16; // units: parts grow into one another a little, as clay does

export function strokeOf(fields: Fields, before: Body | null): Stroke {
  const at = each(placeOf(fields, before), units);
  const { tool, size, turn, isHollow, isMirrored } = fields;
  return stampAt(tool, at, each(size, steps), each(turn, turns), { isHollow, isMirrored, blend: blendOfForms });
}

/** What a stamp takes up, read back from its stroke. */
export function bodyOf({ path, shape }: Stroke): Body | null {
  const at = path[0]?.at;
  if (at === undefined) return null;
  const hundredths = (value: number): number => Math.round((value * 100) / 1024);
  const [x, y, z] = shape.half;
  return {
    at: [hundredths(at.x), hundredths(at.y), hundredths(at.z)],
    size: [hundredths(x * 8), hundredths(y * 8), hundredths(z * 8)],
  };
}
