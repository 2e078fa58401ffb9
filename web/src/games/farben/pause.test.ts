import { describe, expect, it } from "vitest";
import type { Update } from "./facts";
import { askedOf, isSameCard, turnedIn } from "./flow";
import { Pause } from "./pause.svelte";
import { played } from "./played";

const updates = await played("three", 0);
const guesses = updates.flatMap(({ action, view }, at) =>
  action?.type === "guess" && view.table.phase !== "over" ? [at] : []);
const before = (at: number): Update => updates[at - 1]!;
/** A card turned up by me or by another, after which the game is there. */
const guessed = (isMine: boolean, then: string): number => guesses.find((at) =>
  (before(at).view.table.recaller === 0) === isMine && updates[at]!.view.table.phase === then)!;
const mine = guessed(true, "recalling");
const others = guessed(false, "recalling");
const last = guessed(false, "assigning");

function after(at: number): Pause {
  const pause = new Pause(before(at));
  pause.arrive(updates[at]!, false);
  return pause;
}

describe("a card that was turned up", () => {
  it("stays until the recaller goes on, whatever else happens", () => {
    const pause = after(mine);
    const card = turnedIn(updates[mine]!.view).find((each) =>
      !turnedIn(before(mine).view).some((old) => isSameCard(old, each)))!;
    expect(pause.card).toEqual(card);
    pause.arrive({ ...updates[mine]!, move: updates[mine]!.move + 1, action: { type: "ask", owner: 1 } }, false);
    expect(pause.card).toEqual(card);
    pause.goOn();
    expect(pause.card).toBeNull();
  });

  it("is only shown to those who look on, until the packet is done", () => {
    expect(after(others).card).toBeNull();
    expect(after(others).last).not.toBeNull();
    expect(after(last).card).not.toBeNull();
  });

  it("holds nobody up who arrives later, or reads the game again", () => {
    const jump = new Pause(before(mine));
    jump.arrive({ ...updates[mine]!, action: null }, false);
    expect(jump.card).toBeNull();
    const replay = new Pause(before(mine));
    replay.arrive(updates[mine]!, true);
    expect(replay.card).toBeNull();
  });

  it("keeps its own moment while the game goes on, and the next worth a look follows", () => {
    const ends = guesses.filter((at) => updates[at]!.view.table.phase === "assigning");
    const isQuiet = (from: number, to: number): boolean =>
      updates.slice(from, to + 1).every(({ view }) => askedOf(view) !== "hint");
    const pairs = ends.slice(1).map((at, i) => [ends[i]!, at] as const);
    const [first, second] = pairs.find(([from, to]) => isQuiet(from, to))!;
    const pause = new Pause(before(first));
    for (const update of updates.slice(first, second + 1)) pause.arrive(update, false);
    expect(pause.view).toBe(updates[first]!.view);
    while (pause.view === updates[first]!.view) pause.goOn();
    expect(pause.view).not.toBeNull();
  });

  it("makes way when one's own time runs", () => {
    const giving = guesses.find((at) => askedOf(updates[at]!.view) === "packet")!;
    expect(after(giving).card).not.toBeNull();
    const timed = new Pause(before(giving));
    timed.arrive({ ...updates[giving]!, clocks: [{ seat: 0, left_ms: 60_000 }] }, false);
    expect(timed.card).toBeNull();
  });

  it("makes way when somebody waits for a hint", () => {
    const hinting = updates.findIndex(({ view }) => askedOf(view) === "hint");
    const pause = after(last);
    pause.look({ packet: 0, owner: 0 }, before(last).view);
    pause.arrive(updates[hinting]!, false);
    expect(pause.card).toBeNull();
  });

  it("may be read again", () => {
    const pause = after(others);
    pause.look(pause.last!, updates[others]!.view);
    expect(pause.card).toEqual(pause.last);
  });
});
