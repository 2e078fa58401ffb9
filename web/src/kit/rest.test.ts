import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Rest, restMs } from "./rest.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a button", () => {
  it("rests when it appears, and then may be pressed", () => {
    const rest = new Rest();
    rest.after("send");
    vi.advanceTimersByTime(restMs - 1);
    expect(rest.isOn).toBe(true);
    vi.advanceTimersByTime(1);
    expect(rest.isOn).toBe(false);
  });
  it("rests again when it stands for something else, and only then", () => {
    const rest = new Rest();
    rest.after("send");
    vi.advanceTimersByTime(restMs);
    rest.after("send");
    expect(rest.isOn).toBe(false);
    rest.after("next round");
    vi.advanceTimersByTime(restMs - 1);
    rest.after("send");
    vi.advanceTimersByTime(restMs - 1);
    expect(rest.isOn).toBe(true); // since the last change
    vi.advanceTimersByTime(1);
    expect(rest.isOn).toBe(false);
  });
});
