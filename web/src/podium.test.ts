import { describe, expect, it } from "vitest";
import { standings } from "./podium";

const shown = (places: readonly number[], teams: readonly number[] | null = null): readonly string[] =>
  standings(places, teams).map(({ seat, place, partners }) => [`${seat}:${place}`, ...partners].join("+"));

describe("the podium", () => {
  it("goes from first to last, and keeps the places of those who play alone", () => {
    expect(shown([2, 1, 3])).toEqual(["1:1", "0:2", "2:3"]);
    expect(shown([3, 1, 1, 4])).toEqual(["1:1", "2:1", "0:3", "3:4"]);
  });

  it("puts two winners of five on the first place", () => {
    expect(shown([3, 1, 5, 1, 4])).toEqual(["1:1", "3:1", "0:3", "4:4", "2:5"]);
  });

  it("gives pairs one place each, side by side", () => {
    expect(shown([3, 1, 3, 1], [0, 1, 0, 1])).toEqual(["1:1+3", "3:1+1", "0:2+2", "2:2+0"]);
    expect(shown([1, 1, 1, 1], [0, 1, 0, 1])).toEqual(["0:1+2", "2:1+0", "1:1+3", "3:1+1"]);
  });

  it("says who shares a place with more than their partner", () => {
    const shares = (places: readonly number[], teams: readonly number[] | null = null): readonly boolean[] =>
      standings(places, teams).map(({ isShared }) => isShared);
    expect(shares([2, 1, 2])).toEqual([false, true, true]);
    expect(shares([3, 1, 3, 1], [0, 1, 0, 1])).toEqual([false, false, false, false]);
    expect(shares([1, 1, 1, 1], [0, 1, 0, 1])).toEqual([true, true, true, true]);
  });
});
