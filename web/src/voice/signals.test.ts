import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Batch, readSignal, writeSignal } from "./signals";

describe("a signal", () => {
  it("is read as it was written", () => {
    for (const signal of [
      { type: "description", description: { type: "offer", sdp: "v=0" } },
      { type: "candidates", candidates: [{ candidate: "candidate:1", sdpMid: "0" }] },
    ] as const) expect(readSignal(writeSignal(signal))).toEqual(signal);
  });

  it.each([
    "", "{", "null", "[]", "7", '"offer"', "{}",
    '{"type":"description"}', '{"type":"description","description":{"type":"wish","sdp":"v=0"}}',
    '{"type":"description","description":{"type":"offer"}}', '{"type":"candidates","candidates":{}}',
    '{"type":"candidates","candidates":[7]}', '{"type":"candidates","candidates":[{"candidate":7}]}',
  ])("is not read from %s", (text) => {
    expect(readSignal(text)).toBeNull();
  });
});

describe("a batch", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends after a moment what came within it, and at once when it is full", () => {
    const sent: (readonly number[])[] = [];
    const batch = new Batch<number>(50, 3, (items) => sent.push(items));
    batch.add(1);
    vi.advanceTimersByTime(40);
    batch.add(2);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(10);
    expect(sent).toEqual([[1, 2]]);
    for (const each of [3, 4, 5, 6]) batch.add(each);
    expect(sent).toEqual([[1, 2], [3, 4, 5]]);
    batch.drop();
    vi.advanceTimersByTime(100);
    expect(sent).toHaveLength(2);
  });
});
