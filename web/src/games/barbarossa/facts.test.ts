import { describe, expect, it } from "vitest";
import { barredTo, broughtBy, closedTo, leaders, reach, ring, spaceAt, steps, worthOf } from "./facts";
import { tableOf, thingOf } from "./views";

describe("the ring", () => {
  it("meets one elf, one question, two gems and two hazards with the six faces of the die, from anywhere", () => {
    for (const from of ring.keys()) {
      const met = steps(from, 6).map(({ kind }) => kind);
      const count = (...kinds: readonly string[]): number => met.filter((kind) => kinds.includes(kind)).length;
      expect([count("elf"), count("question"), count("gem"), count("dragon", "ghost")]).toEqual([1, 1, 2, 2]);
    }
  });

  it("leads where the rules say", () => {
    expect(spaceAt(reach(0, 3))).toBe("question");
    expect(spaceAt(reach(0, 8))).toBe("ghost");
    expect(reach(10, 4)).toBe(2);
  });

  it("can be paid for as far as the gems go, and not at all without", () => {
    expect(steps(11, 2)).toEqual([{ spaces: 1, at: 0, kind: "elf" }, { spaces: 2, at: 1, kind: "gem" }]);
    expect(steps(11, 0)).toEqual([]);
    expect(steps(0, 13).at(-1)).toEqual({ spaces: 13, at: 1, kind: "gem" });
  });
});

describe("a right guess", () => {
  const ownerWith = (arrows: number, seats: number): number | undefined =>
    worthOf(tableOf({ arrows: arrows - 1, seats }), thingOf({ owner: 1 }))?.owner;

  it("brings five, then three, then nothing", () => {
    const worth = (arrows: readonly number[]): number | undefined =>
      worthOf(tableOf(), thingOf({ arrows }))?.guesser;
    expect([worth([]), worth([2]), worth([2, 3])]).toEqual([5, 3, undefined]);
  });

  it("brought what was promised for it", () => {
    for (const [arrows, planted] of [[0, []], [4, [2]], [9, []], [12, [3]]] as const) {
      const promised = worthOf(tableOf({ arrows }), thingOf({ owner: 1, arrows: planted }));
      const after = thingOf({ owner: 1, arrows: [...planted, 0] });
      expect(broughtBy(tableOf({ arrows: arrows + 1 }), after)).toEqual(promised);
    }
  });

  it("moves the owner by all arrows on the table, the new one included", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13].map((arrows) => ownerWith(arrows, 4)))
      .toEqual([-2, -2, -1, -1, 1, 1, 2, 2, 1, -1, -1, -2]);
    expect([3, 5, 7, 11, 13, 15, 17].map((arrows) => ownerWith(arrows, 6))).toEqual([-2, -1, 1, 2, 1, -1, -2]);
  });
});

describe("an object", () => {
  it("cannot be guessed by its owner, twice, or a third time", () => {
    const thing = thingOf({ owner: 1, arrows: [2, 3] });
    expect([closedTo(thing, 1), closedTo(thing, 2), closedTo(thing, 0)]).toEqual(["own", "guessed", "finished"]);
    expect(closedTo(thingOf({ owner: 1, arrows: [2] }), 0)).toBeNull();
  });

  it("may still be asked about when it is found, but never by its owner", () => {
    const thing = thingOf({ owner: 1, arrows: [2, 3] });
    expect([barredTo(thing, 1, false), barredTo(thing, 2, false), barredTo(thing, 0, true)])
      .toEqual(["own", null, "finished"]);
  });
});

it("several hats may lead", () => {
  const players = tableOf().players.map((player, seat) => ({ ...player, hat: [9, 11, 11, 2][seat] ?? 0 }));
  expect(leaders(tableOf({ players }))).toEqual([1, 2]);
});
