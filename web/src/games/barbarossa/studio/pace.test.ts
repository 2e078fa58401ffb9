import { describe, expect, it } from "vitest";
import { gapMs, Pace, pausesMs } from "./pace";

describe("pace", () => {
  it("leaves a gap after each letter", () => {
    const pace = new Pace();
    expect(pace.waitMs(5)).toBe(0);
    pace.sent(1000);
    pace.heard("taken", 1010);
    expect([pace.waitMs(1010), pace.waitMs(1000 + gapMs)]).toEqual([gapMs - 10, 0]);
  });

  it("waits longer with every refusal in a row, and is as before once something is taken", () => {
    const pace = new Pace();
    const waits = [0, 1, 2, 3].map((turn) => {
      pace.sent(turn * 10_000);
      pace.heard("refused", turn * 10_000);
      return pace.waitMs(turn * 10_000);
    });
    expect(waits).toEqual([...pausesMs, pausesMs[2]]);
    pace.heard("taken", 50_000);
    pace.heard("refused", 50_000);
    expect(pace.waitMs(50_000)).toBe(pausesMs[0]);
  });

  it("does not count a lost line as a refusal", () => {
    const pace = new Pace();
    pace.sent(0);
    pace.heard("unknown", 10);
    expect(pace.waitMs(gapMs)).toBe(0);
  });
});
