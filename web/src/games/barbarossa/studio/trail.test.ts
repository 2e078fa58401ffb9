import { describe, expect, it } from "vitest";
import { dabsMax, inBlock, stepOf, Trail } from "./trail";

describe("trail", () => {
  it("dabs where it begins, then at even distances, however the hand is heard", () => {
    const slow = new Trail(10), fast = new Trail(10);
    const fine = [slow.to([100, 200, 300], 255)];
    for (let x = 101; x <= 150; ++x) fine.push(slow.to([x, 200, 300], 255));
    const rough = [...fast.to([100, 200, 300], 255), ...fast.to([150, 200, 300], 255)];
    expect(fine.flat()).toEqual(rough);
    expect(rough.map(({ at }) => at[0])).toEqual([100, 110, 120, 130, 140, 150]);
  });

  it("lets pressure grow along the way", () => {
    const trail = new Trail(10);
    trail.to([0, 0, 0], 100);
    expect(trail.to([20, 0, 0], 200).map(({ pressure }) => pressure)).toEqual([150, 200]);
  });

  it("stays in the block, in whole units", () => {
    expect(inBlock([-3.2, 511.6, 2000])).toEqual([0, 512, 1023]);
  });

  it("is full when a stroke is", () => {
    const trail = new Trail(1);
    trail.to([0, 0, 0], 255);
    let count = 1;
    for (let i = 0; i < 10; ++i) count += trail.to([i % 2 === 0 ? 1000 : 0, 0, 0], 255).length;
    expect(count).toBe(dabsMax);
    expect(trail.isFull).toBe(true);
    expect(trail.to([500, 0, 0], 255)).toEqual([]);
  });

  it("steps no closer than clay can tell", () => {
    expect(stepOf(4)).toBe(4);
    expect(stepOf(200)).toBe(50);
  });
});
