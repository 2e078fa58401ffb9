import { describe, expect, it } from "vitest";
import { Gauge, isSame, lingerMs, listen, loudness, quiet, talkingIn } from "./levels";

describe("who is speaking", () => {
  it("is marked at once, and a little longer than the word", () => {
    let heard = listen(new Map(), new Map([[1, 0.3], [2, quiet / 2]]), 1000);
    expect(talkingIn(heard)).toEqual([1]);
    heard = listen(heard, new Map([[1, 0], [2, 0.3]]), 1000 + lingerMs - 1);
    expect(talkingIn(heard)).toEqual([1, 2]);
    heard = listen(heard, new Map([[1, 0], [2, 0]]), 1000 + lingerMs);
    expect(talkingIn(heard)).toEqual([2]);
  });

  it("stays marked while they go on", () => {
    let heard = listen(new Map(), new Map([[1, 0.3]]), 0);
    heard = listen(heard, new Map([[1, 0.3]]), lingerMs - 1);
    expect(talkingIn(listen(heard, new Map([[1, 0]]), lingerMs + 1))).toEqual([1]);
  });

  it("is news only when it changed", () => {
    expect(isSame([1, 2], [1, 2])).toBe(true);
    expect(isSame([1], [1, 2])).toBe(false);
    expect(isSame([1], [2])).toBe(false);
  });
});

describe("how loud", () => {
  it("is the mean of the samples, by energy", () => {
    expect(loudness(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5);
    expect(loudness(new Float32Array())).toBe(0);
  });

  it("is silence when nothing new came, whatever the browser still remembers", () => {
    const gauge = new Gauge();
    expect(gauge.read([])).toBe(0);
    expect(gauge.read([{ audioLevel: 0.1, timestamp: 10 }, { audioLevel: 0.4, timestamp: 20 }])).toBe(0.4);
    expect(gauge.read([{ audioLevel: 0.4, timestamp: 20 }])).toBe(0);
    expect(gauge.read([{ timestamp: 30 }])).toBe(0);
  });
});
