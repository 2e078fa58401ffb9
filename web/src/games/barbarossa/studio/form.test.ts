import { describe, expect, it } from "vitest";
import { bodyOf, faultIn, type Fields, placeOf, relations, startingFields, strokeOf } from "./form";

const fields = (change: Partial<Fields>): Fields => ({ ...startingFields, ...change });

describe("form", () => {
  it("makes a stamp of what is typed", () => {
    const stroke = strokeOf(fields({ tool: "rod", at: [50, 25, 100], size: [10, 50, 100], turn: [0, 90, -90] }), null);
    expect(stroke).toMatchObject({
      tool: "rod", isMirrored: false, path: [{ at: { x: 512, y: 256, z: 1023 }, pressure: 255 }],
      shape: { half: [13, 64, 128], turn: [0, 64, 192], isHollow: false },
    });
  });

  it("sets a shape beside the one before, a little into it", () => {
    const before = { at: [50, 20, 50], size: [40, 40, 40] } as const;
    const small = fields({ size: [20, 20, 20] });
    const placed = (relation: Fields["relation"]) => placeOf({ ...small, relation }, before);
    expect(placed("above")).toEqual([50, 47, 50]);
    expect(placed("left")).toEqual([23, 20, 50]);
    expect(placed("before")).toEqual([50, 20, 77]);
    expect(placed("exactly")).toEqual(small.at);
    expect(placeOf({ ...small, relation: "above" }, null)).toEqual(small.at);
  });

  it("never leaves the block, wherever it is set", () => {
    const before = { at: [0, 0, 0], size: [100, 100, 100] } as const;
    for (const relation of relations) {
      const { path, shape } = strokeOf(fields({ relation, size: [100, 100, 100] }), before);
      for (const value of Object.values(path[0]!.at)) expect(value >= 0 && value <= 1023).toBe(true);
      for (const half of shape.half) expect(half).toBe(128);
    }
  });

  it("says which numbers cannot be", () => {
    expect(faultIn(startingFields)).toBeNull();
    expect(faultIn(fields({ at: [50, 101, 50] }))).toBe("at");
    expect(faultIn(fields({ at: [50, 101, 50], relation: "above" }))).toBeNull(); // it is not asked for
    expect(faultIn(fields({ size: [0, 10, 10] }))).toBe("size");
    expect(faultIn(fields({ size: [1.5, 10, 10] }))).toBe("size");
    expect(faultIn(fields({ turn: [NaN, 0, 0] }))).toBe("turn");
  });

  it("reads back what a stamp takes up", () => {
    const typed = fields({ at: [30, 40, 60], size: [25, 50, 75] });
    expect(bodyOf(strokeOf(typed, null))).toEqual({ at: typed.at, size: typed.size });
  });
});
