import { describe, expect, it } from "vitest";
import { sideBySide, standings, type Verdict, verdictOf } from "./podium";

const points = (places: readonly number[]): readonly number[] => places.map((place) => 40 - 3 * place);
const at = (places: readonly number[], teams: readonly number[] | null = null, scores = points(places)) =>
  standings({ places, scores }, teams);
const shown = (...given: Parameters<typeof at>): readonly string[] =>
  at(...given).map(({ seat, place, partners }) => [`${seat}:${place}`, ...partners].join("+"));

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
    const shares = (...given: Parameters<typeof at>): readonly boolean[] =>
      at(...given).map(({ isShared }) => isShared);
    expect(shares([2, 1, 2])).toEqual([false, true, true]);
    expect(shares([3, 1, 3, 1], [0, 1, 0, 1])).toEqual([false, false, false, false]);
    expect(shares([1, 1, 1, 1], [0, 1, 0, 1])).toEqual([true, true, true, true]);
  });

  it("takes those who share a place with other points for one side, the one with more points first", () => {
    const won = at([3, 1, 5, 1, 4], null, [20, 33, 9, 36, 12]);
    expect(won.map(({ seat }) => seat)).toEqual([3, 1, 0, 4, 2]);
    expect(won.slice(0, 2)).toMatchObject([{ isShared: false, partners: [1] }, { isShared: false, partners: [3] }]);
    expect(shown([3, 1, 3, 1], [0, 1, 0, 1], [5, 33, 9, 36])).toEqual(["3:1+1", "1:1+3", "2:2+0", "0:2+2"]);
  });

  it("keeps the middle for who won alone", () => {
    const seats = (...given: Parameters<typeof at>): readonly number[] =>
      sideBySide(at(...given)).map(({ seat }) => seat);
    expect(seats([2, 1, 3])).toEqual([0, 1, 2]);
    expect(seats([3, 1, 5, 1, 4], null, [20, 33, 9, 36, 12])).toEqual([3, 1, 0, 4, 2]);
    expect(seats([1])).toEqual([0]);
  });
});

describe("what is said at the end", () => {
  const said = (me: number, places: readonly number[], scores = points(places)): Verdict =>
    verdictOf(at(places, null, scores), { names: [], isBot: [false, true, true], me });

  it("tells a winner so, and with whom", () => {
    expect(said(0, [1, 2, 3])).toEqual({ type: "won", others: [], isTie: false });
    expect(said(0, [1, 1, 3], [30, 36, 2])).toEqual({ type: "won", others: [1], isTie: false });
    expect(said(0, [1, 1, 3])).toEqual({ type: "won", others: [1], isTie: true });
  });

  it("applauds no bot to who lost, nor to who watched", () => {
    expect(said(0, [3, 1, 2])).toEqual({ type: "lost", winners: [1], isTie: false, place: 3 });
    expect(said(-2, [3, 1, 2])).toEqual({ type: "watched", winners: [1], isTie: false, hasBot: true });
    expect(said(-2, [1, 2, 3])).toEqual({ type: "watched", winners: [0], isTie: false, hasBot: false });
  });
});
