import { describe, expect, it } from "vitest";
import { stamps } from "./form";
import { Kit, sizeMax, ways } from "./kit.svelte";

describe("clay that is set on the wheel", () => {
  it("stands on it, and all of it is within the block", () => {
    const kit = new Kit();
    for (const tool of ["add", ...stamps] as const) {
      for (const way of ways) {
        for (const size of [3, 22, sizeMax]) {
          Object.assign(kit, { tool, way, size });
          const { path: [dab], shape: { half: [x, y, z] } } = kit.onWheel([1100, 700, -40]);
          const isTurned = tool !== "add" && way !== "upright";
          const high = !isTurned ? y : way === "lying" ? x : z;
          expect(dab?.at.y).toBe(4 * high); // its lowest point is on the floor
          expect(dab!.at.x + 4 * (isTurned && way === "lying" ? y : x)).toBeLessThanOrEqual(1023);
          expect(dab!.at.z - 4 * (isTurned && way === "facing" ? y : z)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});
