import { describe, expect, it } from "vitest";
import { moveNumber } from "../testing";
import {
  advance, arrive, emptyQueue, type Eye, goOn, hurriedMax, type Mind, newest, type Queue, skip, waitingMax,
} from "./queue";

const eye: Eye = { showFor: () => 500, holdFor: Infinity };
const after = (queue: Queue, move: number, now: number, mind: Mind = "calm"): Queue =>
  arrive(queue, moveNumber(move), now, mind, eye);
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
    const queue = after(after(after(first, 2, 10), 3, 20), 4, 30, "away");
    expect(queue.shown).toMatchObject({ move: 4, action: null });
    expect(queue.waiting).toEqual([]);
  });

  it("jumps to the newest when too far behind, sooner for whom a clock awaits", () => {
    const far = [["calm", waitingMax], ["hurried", hurriedMax]] as const;
    for (const [mind, max] of far) {
      let queue = after(first, 2, 10);
      for (let move = 3; move < 3 + max; ++move) queue = after(queue, move, 20, mind);
      expect(queue.waiting).toHaveLength(max);
      queue = after(queue, 3 + max, 20, mind);
      expect(queue.shown?.move).toBe(3 + max);
      expect(queue.waiting).toEqual([]);
    }
  });

  it("goes on sooner for who has seen enough", () => {
    const two = after(after(first, 2, 10), 3, 20);
    expect(skip(two, 30, eye)).toMatchObject({ shown: { move: 3 }, before: { move: 2 }, until: 530 });
    expect(skip(first, 30, eye).shown?.move).toBe(1); // nothing waits
  });

  it("jumps to what a new connection brings, for moves may be missing between", () => {
    const queue = arrive(after(first, 2, 10), moveNumber(9, { action: null }), 20, "calm", eye);
    expect(queue.shown?.move).toBe(9);
  });

  it("takes fresh clocks for the same move without showing it anew", () => {
    const clocks = [{ seat: 0, left_ms: 5000 }];
    const two = after(first, 2, 10);
    const renewed = arrive(two, moveNumber(2, { action: null, clocks }), 20, "calm", eye);
    expect(renewed.shown).toMatchObject({ move: 2, action: { type: "stop" }, clocks });
    expect(renewed.until).toBe(two.until);
  });
});

describe("moves that wipe out those before", () => {
  const forgetful: Eye = {
    ...eye, showFor: (_, before) => (before === null ? 100 : 500), forgets: ({ move }) => move === 4,
  };
  const behind = arrive(after(first, 2, 10), moveNumber(3), 20, "calm", forgetful); // 3 waits for 2

  it("are shown at once, with nothing before them and nothing waiting", () => {
    expect(behind.waiting).toHaveLength(1);
    const four = moveNumber(4);
    expect(arrive(behind, four, 30, "calm", forgetful)).toEqual({ ...emptyQueue, shown: four, until: 130 });
  });

  it("do so whether somebody looks or not, and after a lost line", () => {
    const lines = [arrive(behind, moveNumber(4), 30, "away", forgetful),
      arrive(behind, moveNumber(4, { action: null }), 30, "calm", forgetful)];
    const jumped = { shown: { move: 4, action: null }, before: null, waiting: [] };
    for (const queue of lines) expect(queue).toMatchObject(jumped);
  });

  it("are followed by newer ones as ever", () => {
    const five = arrive(arrive(behind, moveNumber(4), 30, "calm", forgetful), moveNumber(5), 40, "calm", forgetful);
    expect(five).toMatchObject({ shown: { move: 4 }, waiting: [{ move: 5 }] });
    expect(advance(five, 130, forgetful)).toMatchObject({ shown: { move: 5 }, before: { move: 4 } });
  });
});

describe("moves that must be read", () => {
  const holding: Eye = { ...eye, holds: ({ move }) => move % 10 === 0 };
  const come = (queue: Queue, moves: readonly number[], mind: Mind = "calm"): Queue =>
    moves.reduce((now, move) => arrive(now, moveNumber(move), 20, mind, holding), queue);
  const upTo = (from: number, last: number): readonly number[] =>
    Array.from({ length: last - from + 1 }, (_, i) => from + i);
  const held = come(first, [10]);

  it("are not passed over when nobody looks, nor by who falls behind", () => {
    expect(held).toMatchObject({ shown: { move: 10 }, hold: "held", until: Infinity });
    const absent = come(first, upTo(2, 15), "away");
    expect(absent).toMatchObject({ shown: { move: 10 }, hold: "held", waiting: [{ move: 15 }] });
    const far = come(first, upTo(2, 12 + waitingMax));
    expect(far).toMatchObject({ shown: { move: 10, action: null }, hold: "held" });
    expect(far.waiting.map(({ move }) => move)).toEqual(expect.arrayContaining([20, 30, 12 + waitingMax]));
  });

  it("come one after the other, and then the newest", () => {
    const seen = [10, 20, 30, 35];
    let queue = come(first, upTo(2, 35), "away");
    for (const move of seen) {
      expect(queue.shown?.move).toBe(move);
      queue = goOn(queue, 50, holding);
    }
    expect(queue.waiting).toEqual([]);
  });

  it("keep a bounded number waiting behind them", () => {
    const behind = come(held, upTo(11, 999));
    expect(behind.shown?.move).toBe(10);
    expect(behind.waiting.length).toBeLessThanOrEqual(waitingMax);
    expect(newest(behind)?.move).toBe(999);
  });

  it("give way to what must be forgotten", () => {
    const forgetful: Eye = { ...holding, forgets: ({ move }) => move === 11 };
    expect(arrive(held, moveNumber(11), 20, "calm", forgetful)).toMatchObject({ shown: { move: 11 }, hold: "none" });
  });

  it("are left by going on, not by waiting nor by the way", () => {
    const behind = come(held, [11]);
    expect(advance(behind, 1e9, holding).shown?.move).toBe(10);
    expect(skip(behind, 1e9, holding).shown?.move).toBe(10);
    expect(goOn(behind, 60, holding)).toMatchObject({ shown: { move: 11 }, hold: "none" });
    expect(goOn(held, 60, holding)).toMatchObject({ shown: { move: 10 }, hold: "read", until: 60 });
  });
});
