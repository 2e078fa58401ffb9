import { describe, expect, it } from "vitest";
import { allDice, bitsOf, colors, countsOf, faceOf, facesAround, select } from "./dice";
import { goldenNames, goldenUpdates } from "./golden";

describe("the dice", () => {
  it("are a Latin square: every die has each colour once, every number is there once in each colour", () => {
    for (const die of allDice) {
      expect(new Set([1, 2, 3, 4, 5, 6].map((number) => faceOf(die, number)?.color)).size).toBe(6);
    }
    for (let number = 1; number <= 6; ++number) {
      expect(new Set(allDice.map((die) => faceOf(die, number)?.color)).size).toBe(6);
    }
  });

  it.each(goldenNames)("have the engine's colours: %s", (name) => {
    const thrown = goldenUpdates(name).filter(({ view }) => view.state.throws > 0 && view.state.phase !== "over");
    expect(thrown.length).toBeGreaterThan(20);
    for (const { view } of thrown) expect(countsOf(view.state.dice)).toEqual(view.board.turn.counts);
  });

  it("show nothing before they are thrown", () => {
    expect(faceOf(0, 0)).toBeNull();
    expect(countsOf([0, 0, 0, 0, 0, 0])).toEqual(colors.map(() => 0));
  });

  it("have six different faces whichever is up, opposite ones adding up to seven", () => {
    for (const die of allDice) {
      for (let top = 1; top <= 6; ++top) {
        const numbers = facesAround(die, top).map(({ number }) => number);
        expect(numbers[0]).toBe(top);
        expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
        expect([numbers[0]! + numbers[1]!, numbers[2]! + numbers[4]!, numbers[3]! + numbers[5]!]).toEqual([7, 7, 7]);
      }
    }
  });
});

describe("picking dice", () => {
  it("flips one die by its digit and keeps the order of the dice", () => {
    expect(select([], "3")).toEqual([2]);
    expect(select([2], "1")).toEqual([0, 2]);
    expect(select([0, 2], "3")).toEqual([0]);
  });

  it("takes all with 0, then none", () => {
    expect(select([], "0")).toEqual(allDice);
    expect(select([1, 4], "0")).toEqual(allDice);
    expect(select(allDice, "0")).toEqual([]);
  });

  it("knows no seventh die and no other key", () => {
    for (const key of ["7", "9", "a", "", "1.5", "-1"]) expect(select([5], key)).toEqual([5]);
  });

  it("is a set of bits to the coach", () => {
    expect(bitsOf([])).toBe(0);
    expect(bitsOf([0, 2, 5])).toBe(0b100101);
  });
});
