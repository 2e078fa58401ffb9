import { describe, expect, it } from "vitest";
import type { Place } from "../clay/orbit";
import { stamps } from "./form";
import { Kit, ways } from "./kit.svelte";
import { reachTo } from "./resting";

const up: Place = [0, 1, 0];

describe("a shape that is set on the clay", () => {
  it("rests on it instead of sinking half into it", () => {
    const kit = new Kit();
    for (const tool of stamps) {
      for (const way of ways) {
        Object.assign(kit, { tool, way, size: 30 });
        const stroke = kit.stampOn({ at: [512, 400, 512], normal: up })!;
        const [x, y, z] = stroke.shape.half;
        const high = 4 * (way === "upright" ? y : way === "lying" ? x : z);
        const lowest = stroke.path[0]!.at.y - high;
        expect(lowest, `${tool} ${way}`).toBeGreaterThan(400 - 0.35 * high); // a lying cone touches along its side
        expect(lowest, `${tool} ${way}`).toBeLessThan(400 + high * 0.01);
      }
    }
  });

  it("rests on slopes too, and what takes clay away stays in it", () => {
    const kit = new Kit();
    Object.assign(kit, { tool: "ball", size: 20 });
    const { x, y } = kit.stampOn({ at: [500, 500, 500], normal: [1, 1, 0] })!.path[0]!.at;
    expect(Math.hypot(x - 500, y - 500)).toBeGreaterThan(65);
    expect(Math.hypot(x - 500, y - 500)).toBeLessThan(80);
    kit.isHollow = true;
    expect(kit.stampOn({ at: [500, 500, 500], normal: up })!.path[0]!.at).toEqual({ x: 500, y: 500, z: 500 });
  });

  it("reaches as far as its form does", () => {
    expect(reachTo("box", [3, 4, 5], [1, 0, 0])).toBe(3);
    expect(reachTo("cone", [3, 4, 3], [0, -1, 0])).toBe(4);
    expect(reachTo("rod", [3, 10, 3], [0, 1, 0])).toBe(10);
    expect(reachTo("ring", [10, 2, 10], [1, 0, 0])).toBe(10);
    expect(reachTo("disc", [10, 2, 10], [0, 1, 0])).toBe(2);
  });
});
