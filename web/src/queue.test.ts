import { describe, expect, it } from "vitest";
import { advance, arrive, emptyQueue, type Eye, newest, type Queue, waitingMax } from "./queue";
import { moveNumber } from "./testing";

const eye: Eye = { showFor: () => 500 };
const after = (queue: Queue, move: number, now: number, isHidden = false): Queue =>
  arrive(queue, moveNumber(move), now, isHidden, eye);
const first = after(emptyQueue, 1, 0);

describe("moves on their way to the eye", () => {
  it("shows the first at once, with nothing to animate", () => {
    expect(first.shown).toMatchObject({ move: 1, action: null });
    expect(first.waiting).toEqual([]);
  });

  it("shows the next at once when the last one has been seen", () => {
    expect(after(first, 2, 10).shown).toMatchObject({ move: 2, action: { type: "stop" } });
  });

  it("keeps a move waiting until the one before has had its time", () => {
    const two = after(after(first, 2, 10), 3, 200);
    expect(two.shown?.move).toBe(2);
    expect(advance(two, 509, eye).shown?.move).toBe(2);
    const three = advance(two, 510, eye);
    expect(three.shown?.move).toBe(3);
    expect(three.before?.move).toBe(2);
    expect(three.until).toBe(1010);
  });

  it("never shows an older move after a newer", () => {
    const queue = after(after(first, 2, 10), 3, 200);
    expect(after(queue, 2, 300)).toBe(queue);
    expect(newest(queue)?.move).toBe(3);
  });

  it("jumps to the newest when nobody looks", () => {
    const queue = after(after(after(first, 2, 10), 3, 20), 4, 30, true);
    expect(queue.shown).toMatchObject({ move: 4, action: null });
    expect(queue.waiting).toEqual([]);
  });

  it("jumps to the newest when too far behind", () => {
    let queue = after(first, 2, 10);
    for (let move = 3; move < 3 + waitingMax; ++move) queue = after(queue, move, 20);
    expect(queue.waiting).toHaveLength(waitingMax);
    queue = after(queue, 3 + waitingMax, 20);
    expect(queue.shown?.move).toBe(3 + waitingMax);
    expect(queue.waiting).toEqual([]);
  });

  it("jumps to what a new connection brings, for moves may be missing between", () => {
    const queue = arrive(after(first, 2, 10), moveNumber(9, { action: null }), 20, false, eye);
    expect(queue.shown?.move).toBe(9);
  });

  it("takes fresh clocks for the same move without showing it anew", () => {
    const clocks = [{ seat: 0, left_ms: 5000 }];
    const two = after(first, 2, 10);
    const renewed = arrive(two, moveNumber(2, { action: null, clocks }), 20, false, eye);
    expect(renewed.shown).toMatchObject({ move: 2, action: { type: "stop" }, clocks });
    expect(renewed.until).toBe(two.until);
  });
});

describe("moves that wipe out those before", () => {
  const forgetful: Eye = { showFor: (_, before) => (before === null ? 100 : 500), forgets: ({ move }) => move === 4 };
  const behind = arrive(after(first, 2, 10), moveNumber(3), 20, false, forgetful); // 3 waits for 2

  it("are shown at once, with nothing before them and nothing waiting", () => {
    expect(behind.waiting).toHaveLength(1);
    const four = moveNumber(4);
    expect(arrive(behind, four, 30, false, forgetful)).toEqual({ shown: four, before: null, waiting: [], until: 130 });
  });

  it("do so whether somebody looks or not, and after a lost line", () => {
    const lines = [arrive(behind, moveNumber(4), 30, true, forgetful),
      arrive(behind, moveNumber(4, { action: null }), 30, false, forgetful)];
    const jumped = { shown: { move: 4, action: null }, before: null, waiting: [] };
    for (const queue of lines) expect(queue).toMatchObject(jumped);
  });

  it("are followed by newer ones as ever", () => {
    const five = arrive(arrive(behind, moveNumber(4), 30, false, forgetful), moveNumber(5), 40, false, forgetful);
    expect(five).toMatchObject({ shown: { move: 4 }, waiting: [{ move: 5 }] });
    expect(advance(five, 130, forgetful)).toMatchObject({ shown: { move: 5 }, before: { move: 4 } });
  });
});
