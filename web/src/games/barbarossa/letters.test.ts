import { describe, expect, it } from "vitest";
import { lettersGiven, patternOf, written } from "./letters";
import { lineOf, tableOf } from "./views";

const of = (...given: readonly (readonly [number, string])[]): string =>
  written(patternOf(given.map(([position, letter]) => ({ position, letter }))));

describe("letters of a word", () => {
  it("are written with gaps from either end, for nobody says how long it is", () => {
    expect(of([2, "a"], [-1, "e"])).toBe("· A … E");
    expect(of([-3, "r"], [-1, "t"])).toBe("… R · T");
    expect(of([1, "é"])).toBe("É …");
    expect(of()).toBe("");
  });

  it("beyond the end only tell that the word is shorter", () => {
    expect(patternOf([{ position: 1, letter: "b" }, { position: 9, letter: "" }]))
      .toEqual({ start: ["b"], end: [], length: null, below: 9 });
    expect(patternOf([{ position: 9, letter: "" }, { position: -7, letter: "" }]).below).toBe(7);
  });

  it("meet once the length is known", () => {
    const known = patternOf([
      { position: 5, letter: "" }, { position: 4, letter: "e" }, { position: -4, letter: "l" },
      { position: -2, letter: "n" },
    ]);
    expect(known.length).toBe(4);
    expect(written(known)).toBe("L · N E");
  });

  it("are those of that object which the reader was given", () => {
    const talk = [
      lineOf({ kind: "letter", object: 2, position: 1, text: "b" }),
      lineOf({ kind: "letter", object: 3, position: 1, text: "c" }),
      lineOf({ kind: "letter", object: 2, position: 2, is_hidden: true, asker: 3 }),
      lineOf({ kind: "question", object: 2, text: "?" }),
    ];
    expect(lettersGiven(tableOf({ talk }), 2)).toEqual([{ position: 1, letter: "b" }]);
  });
});
