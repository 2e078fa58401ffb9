import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flightMsMax, flightOf } from "./flight";
import { goldenUpdates } from "./golden";
import { rankingMs, restMs, Scene } from "./scene.svelte";

const updates = goldenUpdates("two_seats");
const watcher = { isStill: () => false, isMe: (seat: number) => seat === 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a throw", () => {
  it("flies only the dice that were thrown, and says nothing before they lie", () => {
    const scene = new Scene(updates[2]!, watcher);
    scene.arrive(updates[3]!);
    scene.arrive(updates[4]!);
    expect([...scene.flights.keys()]).toEqual(updates[3]!.view.state.flying);
    expect(scene.settled.move).toBe(3);
    vi.advanceTimersByTime(flightMsMax);
    expect(scene.isFlying).toBe(false);
    expect(scene.settled.move).toBe(4);
    expect(scene.fallen).toEqual(updates[3]!.view.state.flying);
    vi.advanceTimersByTime(restMs);
    expect(scene.fallen).toEqual([]);
  });

  it("is shown at once where motion is not wanted, and after a jump", () => {
    const still = new Scene(updates[3]!, { ...watcher, isStill: () => true });
    still.arrive(updates[4]!);
    expect(still.settled.move).toBe(4);
    const jumped = new Scene(updates[1]!, watcher);
    jumped.arrive({ ...updates[4]!, action: null });
    expect(jumped.settled.move).toBe(4);
    expect(jumped.isFlying).toBe(false);
  });

  it("is cut short by the next move, and not disturbed by fresh clocks", () => {
    const scene = new Scene(updates[3]!, watcher);
    scene.arrive(updates[4]!);
    scene.arrive({ ...updates[4]! });
    expect(scene.isFlying).toBe(true);
    scene.arrive(updates[5]!);
    expect(scene.isFlying).toBe(false);
    expect(scene.settled.move).toBe(5);
  });

  it("never lasts longer than it should, and flies the same way twice", () => {
    for (let move = 0; move < 200; ++move) {
      for (let die = 0; die < 6; ++die) {
        const { delayMs, durationMs } = flightOf(move, die, { calm: die % 2 === 0 });
        expect(delayMs + durationMs).toBeLessThanOrEqual(flightMsMax);
        expect(durationMs).toBeGreaterThan(500);
        expect(flightOf(move, die, { calm: true })).toEqual(flightOf(move, die, { calm: true }));
      }
    }
  });
});

describe("a turn's end", () => {
  const play = (last: number): Scene => {
    const scene = new Scene(updates[0]!, { ...watcher, isStill: () => true });
    for (const update of updates.slice(1, last + 1)) scene.arrive(update);
    return scene;
  };

  it("stays in mind until the next one, with who will play again", () => {
    expect(play(7).ending).toMatchObject({ seat: 0, how: "second_chance" });
    expect(play(7).retries).toEqual([0]);
    expect(play(14).ending).toMatchObject({ seat: 1, how: "crossed" });
    expect(play(14).retries).toEqual([0]);
  });

  it("opens the ranking of a line that closes, for a while", () => {
    const closing = updates.findIndex(({ view }) => view.board.rows[0]?.is_closed);
    const scene = play(closing);
    expect(scene.ranked).toBe(0);
    expect(scene.retries).toEqual([]);
    vi.advanceTimersByTime(rankingMs - 1);
    scene.arrive(updates[closing + 1]!);
    expect(scene.ranked).toBe(0);
    vi.advanceTimersByTime(1);
    expect(scene.ranked).toBeNull();
  });

  it("leaves a ranking open that somebody opened", () => {
    const scene = play(updates.findIndex(({ view }) => view.board.rows[0]?.is_closed));
    scene.rank(0);
    vi.advanceTimersByTime(rankingMs);
    expect(scene.ranked).toBe(0);
  });

  it("leaves the ranking of the last line open until it has been read", () => {
    const scene = play(updates.length - 1);
    vi.advanceTimersByTime(rankingMs);
    expect(scene.ranked).toBe(updates.at(-1)!.view.board.rows.length - 1);
  });

  it("is forgotten after a jump", () => {
    const scene = play(14);
    scene.arrive({ ...updates[30]!, action: null });
    expect(scene.ending).toBeNull();
  });
});
