import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { roam } from "../../kit/roving";
import { games, played } from "./played";
import { isDealOver, keptMs, lookMs, Scene } from "./scene.svelte";
import { withChoice } from "./preferences.svelte";
import type { Update } from "./story";

const updates = await played(games["two"]!, 0);
const steps = updates.slice(1).map((update, i): readonly [Update, Update] => [updates[i]!, update]);
/** A trick is complete and nothing of it can be kept. */
const isGathered = ([{ view: was }, { view: now }]: readonly [Update, Update]): boolean =>
  was.open.phase === "playing" && now.open.tricks > was.open.tricks && now.open.deal === was.open.deal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a complete trick", () => {
  it("lies open with its winner before it is gathered", () => {
    const [before, after] = steps.find(isGathered)!;
    const scene = new Scene(before);
    scene.arrive(after);
    expect(scene.view.open.trick).toEqual(after.view.open.last);
    expect(scene.view.board.winning).toBe(after.view.open.last.winner);
    expect(scene.round).toBe(0);
    vi.advanceTimersByTime(lookMs);
    expect(scene.view).toBe(after.view);
    expect([scene.round, scene.taker]).toEqual([1, after.view.open.last.winner]);
  });

  it("is gathered at once when a card of it is kept, and when the next is already played", () => {
    const [before, after] = steps.find(([, { action }]) => action?.type === "keep")!;
    const scene = new Scene(before);
    scene.arrive(after);
    expect(scene.view).toBe(after.view);
    const looking = steps.findIndex(isGathered);
    const other = new Scene(steps[looking]![0]);
    other.arrive(steps[looking]![1]);
    other.arrive(steps[looking + 1]![1]);
    expect(other.view).toBe(steps[looking + 1]![1].view);
    vi.advanceTimersByTime(lookMs);
    expect(other.view).toBe(steps[looking + 1]![1].view);
  });
});

describe("the end of a deal", () => {
  const ends = steps.filter(([before, after]) => isDealOver(after.view, before.view));

  it.each(ends.map((_, i) => i))("leaves its last trick and all that was kept on the table: %s", (i) => {
    const [before, after] = ends[i]!;
    const scene = new Scene(before);
    scene.arrive(after);
    expect(scene.view.open.deal).toBe(before.view.open.deal);
    const { last, kept } = after.view.open.results.at(-1)!;
    expect(scene.view.open.trick).toEqual(last);
    expect([scene.view.board.winning, scene.view.open.kept]).toEqual([last.winner, kept]);
    const held = scene.view.open.hands.flatMap(({ columns }) => columns.map(({ card }) => card));
    expect([...held, ...scene.view.hand].filter((card) => last.cards.includes(card))).toEqual([]);
    expect(scene.isLooking).toBe(true);
    vi.advanceTimersByTime(Math.max(lookMs, keptMs));
    expect(scene.isLooking).toBe(false);
    expect([scene.view.open.trick, scene.view.open.kept]).toEqual([last, kept]);
    scene.arrive({ ...after }); // the same with fresh clocks
    expect(scene.view.open.kept).toEqual(kept);
  });

  it("makes way for the next deal", () => {
    const scene = new Scene(ends[0]![0]);
    scene.arrive(ends[0]![1]);
    const next = steps[steps.indexOf(ends[0]!) + 1]![1];
    scene.arrive(next);
    expect(scene.view).toBe(next.view);
  });

  it("is drawn as it is by who was taken past it", () => {
    const jumped = new Scene(ends[0]![0]);
    jumped.arrive({ ...ends[0]![1], action: null });
    expect(jumped.view).toBe(ends[0]![1].view);
  });
});

it("the arrows walk along the rows and stop at their ends", () => {
  expect(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"].map((key) => roam(key, 6, 13, 7)))
    .toEqual([7, 5, 6, 6, 0, 12]);
  expect(roam("ArrowUp", 9, 13, 7)).toBe(2);
  expect(roam("Enter", 6, 13, 7)).toBeNull();
});

it("playing at one touch and confirming every card exclude each other", () => {
  const none = { oneTouch: false, confirm: false, autoKeep: true };
  expect(withChoice({ ...none, confirm: true }, "oneTouch", true)).toEqual({ ...none, oneTouch: true });
  expect(withChoice({ ...none, oneTouch: true }, "confirm", true)).toEqual({ ...none, confirm: true });
  expect(withChoice({ ...none, oneTouch: true }, "oneTouch", false)).toEqual(none);
});
