import { describe, expect, it } from "vitest";
import { magicians, placeOf } from "./ring";
import { spotsOf } from "./stacks";

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe("the ring as drawn", () => {
  it("goes clockwise from the top", () => {
    expect(placeOf(0)).toEqual({ x: 50, y: 7 });
    expect(placeOf(3)).toEqual({ x: 93, y: 50 });
    expect(placeOf(9)).toEqual({ x: 7, y: 50 });
  });

  it("puts no two magicians on each other, however many crowd a space", () => {
    const width = ({ isSmall }: { isSmall: boolean }): number => (100 * (isSmall ? 22 : 28)) / 340;
    for (const spaces of [
      [0, 0], [3, 3, 3], [0, 0, 0, 0], [9, 9, 9, 9, 9, 9], [0, 1, 1, 2, 11, 11], [0, 0, 1, 1], [5, 5, 5, 5, 6, 6],
    ]) {
      const places = magicians(spaces);
      places.forEach((place, i) => {
        expect(far(place, { x: 50, y: 50 })).toBeLessThan(43 - 7.5); // inside the spaces
        places.slice(i + 1).forEach((other) =>
          expect(far(place, other), `${spaces}`).toBeGreaterThan((width(place) + width(other)) / 2));
      });
    }
  });
});

describe("badges on a scale", () => {
  it("stand on each other, more than three in columns", () => {
    expect(spotsOf([7, 7, 3]).map(({ column, row }) => [column, row])).toEqual([[0, 0], [0, 1], [0, 0]]);
    expect(spotsOf([6, 6, 6, 6]).map(({ column, row }) => [column, row]))
      .toEqual([[-.5, 0], [.5, 0], [-.5, 1], [.5, 1]]);
    const six = spotsOf([6, 6, 6, 6, 6, 6]).map(({ column, row }) => `${column} ${row}`);
    expect(new Set(six).size).toBe(6);
  });
});
