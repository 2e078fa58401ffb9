import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bulk } from "./bulk";
import type { server } from "./wire.gen";

let sent: server.ClientMessage[] = [];
let isOpen = true;
const send = (message: server.ClientMessage): boolean => isOpen && sent.push(message) > 0;
const heard = (item: number, data: string | null): server.Bulk => ({ type: "bulk", item, data });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isOpen = true;
});
afterEach(() => vi.useRealTimers());

test("one thing is asked for at a time", async () => {
  const bulk = new Bulk(send);
  const first = bulk.fetch(1), second = bulk.fetch(2);
  expect(sent).toEqual([{ type: "fetch", item: 1 }]);
  bulk.hear(heard(2, "of another page"));
  bulk.hear(heard(1, "clay"));
  expect(sent).toHaveLength(2);
  bulk.hear(heard(2, null));
  expect(await first).toBe("clay");
  expect(await second).toBeNull();
});

test("what has a version is asked for once, and another version anew", async () => {
  const bulk = new Bulk(send);
  void bulk.fetch(1, 80);
  bulk.hear(heard(1, "clay"));
  expect(await bulk.fetch(1, 80)).toBe("clay");
  expect(sent).toHaveLength(1);
  void bulk.fetch(1, 90);
  expect(sent).toHaveLength(2);
});

test("that it is not to be had is not kept", async () => {
  const bulk = new Bulk(send);
  const none = bulk.fetch(1, 80);
  bulk.hear(heard(1, null));
  expect(await none).toBeNull();
  const later = bulk.fetch(1, 80);
  bulk.hear(heard(1, "clay"));
  expect(await later).toBe("clay");
});

test("at most three are asked for in a second", () => {
  const bulk = new Bulk(send);
  for (let item = 0; item < 5; ++item) void bulk.fetch(item);
  for (let item = 0; item < 3; ++item) bulk.hear(heard(item, "clay"));
  expect(sent).toHaveLength(3);
  vi.advanceTimersByTime(999);
  expect(sent).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(4);
});

test("who is not answered asks ever more seldom", () => {
  const bulk = new Bulk(send);
  void bulk.fetch(1);
  for (const [ms, asked] of [[3999, 1], [1, 2], [7999, 2], [1, 3], [15_999, 3], [1, 4]] as const) {
    vi.advanceTimersByTime(ms);
    expect(sent).toHaveLength(asked);
  }
  bulk.ask(); // the line is back
  vi.advanceTimersByTime(4000);
  expect(sent).toHaveLength(6);
});

test("it is asked for again when the line is back, or no answer comes", async () => {
  const bulk = new Bulk(send);
  isOpen = false;
  const clay = bulk.fetch(3);
  expect(sent).toEqual([]);
  isOpen = true;
  bulk.ask();
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(2);
  bulk.hear(heard(3, "clay"));
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
  expect(await clay).toBe("clay");
});

test("who leaves the table waits no longer", async () => {
  const bulk = new Bulk(send);
  const clay = bulk.fetch(3);
  bulk.close();
  expect(await clay).toBeNull();
});
