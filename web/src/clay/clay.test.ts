// @vitest-environment node
// Clay in WebAssembly is the same as natively: clay/golden/ holds lists of strokes and what came of them, written by
// the native one, whose tests read the same file. The build makes clay.wasm first.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Ask, type Clay, fromText, NoClay, openClayOver, type Patch, type Stroke, toText } from "./clay";
import { instantiate } from "./wasm";

const root = resolve(import.meta.dirname, "../../..");
const build = resolve(root, process.env.PALETTE_BUILD ?? "build");
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 }); // a hang, not a slow machine

let ask: Ask;
beforeAll(async () => {
  const speak = await instantiate(await WebAssembly.compile(readFileSync(join(build, "clay.wasm"))));
  ask = async (call) => speak(call);
});

const golden = readFileSync(join(root, "clay/golden/hashes.txt"), "utf8").trim().split("\n").map((line) => {
  const [text, coarse, fine, volume] = line.split(" ") as [string, string, string, string];
  return { text, coarse, fine, volume: Number(volume) };
});

const ball: Stroke = {
  tool: "ball", isMirrored: false, size: 16, strength: 128,
  shape: { half: [50, 50, 50], turn: [0, 0, 0], blend: 10, isHollow: false },
  path: [{ at: { x: 511, y: 511, z: 511 }, pressure: 255 }],
};
const dabs = [0, 1, 2, 3, 4].map((i) => ({ at: { x: 460 + 20 * i, y: 500, z: 705 }, pressure: 200 + i }));

/** A surface kept up to date by patches. */
class Seen {
  readonly blocks = new Map<number, Patch>();
  lay(patches: readonly Patch[]): void {
    for (const patch of patches) {
      if (patch.triangles.length > 0) this.blocks.set(patch.block, patch);
      else this.blocks.delete(patch.block);
    }
  }
  get sorted(): Patch[] {
    return [...this.blocks.values()].sort((a, b) => a.block - b.block);
  }
}
const seenOf = (patches: readonly Patch[]): Patch[] => {
  const seen = new Seen();
  seen.lay(patches);
  return seen.sorted;
};
const surfaceOf = async (clay: Clay): Promise<Patch[]> => {
  const again = await openClayOver(ask, await clay.packed(), 64);
  again.clay.close();
  return seenOf(again.patches);
};

describe("golden lists", () => {
  it.each(golden.map((line, index) => ({ ...line, index })))("$index is made alike", async ({ text, ...made }) => {
    const { clay } = await openClayOver(ask, fromText(text), 128);
    const told = (await ask({ to: "hashes", number: clay.number })) as Uint8Array;
    const hashes = [...new BigUint64Array(told.slice().buffer)].map((hash) => hash.toString(16));
    expect(hashes).toEqual([made.coarse, made.fine]);
    expect(clay.volume).toBe(made.volume);
    expect(toText(await clay.packed())).toBe(text);
    clay.close();
  });
});

describe("a sculpture", () => {
  it("is led, dropped, undone and done again", async () => {
    const { clay, patches } = await openClayOver(ask, new Uint8Array(), 64);
    expect([clay.strokes, clay.volume, patches.length]).toEqual([0, 0, 0]);
    const seen = new Seen();
    seen.lay((await clay.stamp(ball)).patches);
    expect(clay.strokes).toBe(1);
    const plain = seen.sorted;
    expect(plain).toEqual(await surfaceOf(clay));

    seen.lay(await clay.begin("add", 20, 200, true));
    for (const dab of dabs) seen.lay(await clay.dabs([dab]));
    expect(clay.strokes).toBe(1);
    seen.lay(await clay.drop());
    expect(seen.sorted).toEqual(plain);

    seen.lay(await clay.begin("add", 20, 200, true));
    for (const dab of dabs) seen.lay(await clay.dabs([dab]));
    expect(await clay.end()).toMatchObject({ refused: null, stopped: null });
    const grown = seen.sorted;
    expect(grown).toEqual(await surfaceOf(clay));
    expect(await clay.list()).toEqual([ball, expect.objectContaining({ tool: "add", isMirrored: true, path: dabs })]);

    seen.lay((await clay.undo()).patches);
    expect([clay.strokes, clay.canRedo]).toEqual([1, true]);
    expect(seen.sorted).toEqual(plain);
    expect(await clay.list()).toEqual([ball]);
    seen.lay((await clay.redo()).patches);
    expect(seen.sorted).toEqual(grown);
    expect(await clay.list()).toHaveLength(2);
    seen.lay((await clay.clear()).patches);
    expect([clay.strokes, clay.volume, seen.sorted]).toEqual([0, 0, []]);
    clay.close();
  });

  it("refuses what may not be, and is as before", async () => {
    const { clay } = await openClayOver(ask, new Uint8Array(), 64);
    await clay.stamp(ball);
    const before = await surfaceOf(clay);
    const huge = { ...ball, shape: { ...ball.shape, half: [120, 120, 120] as const } };
    expect((await clay.stamp(huge)).refused).toBe("over_volume");
    const flat = { ...ball, shape: { ...ball.shape, half: [0, 1, 1] as const } };
    expect((await clay.stamp(flat)).refused).toBe("out_of_block");
    expect(clay.strokes).toBe(1);
    expect(await surfaceOf(clay)).toEqual(before);
    clay.close();
  });

  it("packs some of its strokes", async () => {
    const { clay } = await openClayOver(ask, fromText(golden[0]!.text), 64);
    const whole = await clay.packed();
    const [first, rest] = [await clay.packed(0, 2), await clay.packed(2)];
    expect([...first, ...rest.slice(1)]).toEqual([...whole]); // each begins with the version
    clay.close();
  });

  it("is not made of anything", async () => {
    const failing = async (bytes: number[]): Promise<unknown> =>
      openClayOver(ask, Uint8Array.from(bytes), 64).catch((error: NoClay) => error.fault);
    expect(await failing([2])).toBe("wrong_version");
    expect(await failing([1, 15])).toBe("corrupt");
    expect(await failing(new Array(70_000).fill(1))).toBe("too_long");
  });
});
