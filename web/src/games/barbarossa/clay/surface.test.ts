import { MeshBasicMaterial, Raycaster, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Patch } from "../../../clay/clay";
import { Surface } from "./surface";

/** A square across the block, so far above its floor (of 1024). */
function squareAt(height: number): Patch {
  const y = height * 16, far = 16383;
  return {
    block: 0,
    positions: new Int16Array([0, y, 0, far, y, 0, far, y, far, 0, y, far]),
    normals: new Int8Array([0, 127, 0, 0, 127, 0, 0, 127, 0, 0, 127, 0]),
    triangles: new Uint16Array([0, 2, 1, 0, 3, 2]),
  };
}

/** How high the hand that comes from above feels the clay, in units of the block. */
function feltHeight(surface: Surface): number | undefined {
  const caster = new Raycaster(new Vector3(0.1, 5, 0.2), new Vector3(0, -1, 0));
  const [hit] = caster.intersectObjects([...surface.felt], false);
  return hit && Math.round((hit.point.y + 1) * 512);
}

describe("the surface of the clay", () => {
  it("is felt as it was when the stroke began, until the stroke ends", () => {
    const surface = new Surface(new MeshBasicMaterial());
    surface.lay([squareAt(200)]);
    surface.keep(true);
    surface.lay([squareAt(300)]); // what the stroke has laid so far
    expect(feltHeight(surface)).toBe(200);
    surface.keep(false);
    expect(feltHeight(surface)).toBe(300);
  });
});
