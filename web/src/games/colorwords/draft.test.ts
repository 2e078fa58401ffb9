import { describe, expect, it } from "vitest";
import {
  aheadOf, type Change, changed, type Draft, empty, type IsFree, isSame, ledTo, nextCell, wayOf, writeOf,
} from "./draft";

const all: IsFree = () => true;
const but = (...filled: readonly number[]): IsFree => (cell) => !filled.includes(cell);
const type = (letters: string): Change => ({ type: "letters", letters });
const begin = (cell: number): Change => ({ type: "begin", cell });
const touch = (cell: number): Change => ({ type: "touch", cell });
const right: Change = { type: "head", direction: "right" };
const down: Change = { type: "head", direction: "down" };
const erase: Change = { type: "erase" };
const after = (changes: readonly Change[], isFree = all, from: Draft = empty): Draft =>
  changes.reduce((draft, change) => changed(draft, change, isFree), from);

describe("typing", () => {
  it("goes right, and turns where it is told to", () => {
    const draft = after([begin(10), type("M"), type("A"), down, type("R"), type("I"), right, type("NE")]);
    expect(draft.letters).toBe("MARINE");
    expect(wayOf(draft)).toEqual([10, 11, 18, 25, 26, 27]); // D2 E2 E3 E4 F4 G4
  });
  it("turns by itself where the way is blocked and the other is not", () => {
    expect(wayOf(after([begin(5), type("ABC")]))).toEqual([5, 6, 13]); // at the edge
    expect(wayOf(after([begin(0), type("ABC")], but(2)))).toEqual([0, 1, 8]); // at a letter
  });
  it("shows where it really goes, by itself or as it was told", () => {
    expect(aheadOf(after([begin(5), type("A")]), all)).toBe("right");
    expect(aheadOf(after([begin(5), type("AB")]), all)).toBe("down"); // at the edge
    expect(aheadOf(after([begin(0), type("A")]), but(1))).toBe("down"); // at a letter
    expect(aheadOf(after([begin(0), type("A"), down]), all)).toBe("down");
    expect(aheadOf(after([type("A")]), all)).toBe("right"); // nowhere yet
  });
  it("keeps its heading where both ways are blocked, and leaves the sheet rather than jump", () => {
    expect(wayOf(after([begin(48), type("AB")]))).toEqual([48, -1]);
    expect(wayOf(after([begin(0), type("AB")], but(1, 7)))).toEqual([0, 1]);
  });
  it("needs no place: the letters lie down when one is chosen", () => {
    const held = after([type("RUE")]);
    expect(wayOf(held)).toEqual([]);
    expect(wayOf(after([begin(7)], all, held))).toEqual([7, 8, 9]);
  });
  it("stops one letter after the longest way, so that the engine can say why", () => {
    const draft = after([begin(0), type("ANTICONSTITUTIONNEL")]);
    expect(draft.letters).toHaveLength(14);
    expect(writeOf(draft, false, false).cells).toHaveLength(13);
  });
});

describe("erasing", () => {
  it("takes the last letter and its cell, and types it again where it was", () => {
    const draft = after([begin(10), type("MA"), down, type("R"), right, erase]);
    expect(wayOf(draft)).toEqual([10, 11]);
    expect(wayOf(after([type("R")], all, draft))).toEqual([10, 11, 18]);
  });
  it("leaves a way that was drawn, then takes it from its end, then the start", () => {
    const drawn = after([{ type: "lay", way: [10, 11, 18] }, type("MA"), erase, erase]);
    expect(wayOf(drawn)).toEqual([10, 11, 18]);
    expect(wayOf(after([erase, erase], all, drawn))).toEqual([10]);
    expect(after([erase, erase, erase], all, drawn)).toEqual(empty);
  });
});

describe("touching", () => {
  it("a cell begins there, and moves the start as long as nothing is written", () => {
    expect(wayOf(after([touch(10)]))).toEqual([10]);
    expect(wayOf(after([touch(10), touch(11)]))).toEqual([11]);
    expect(after([touch(10), touch(10)])).toEqual(after([touch(10)]));
  });
  it("the cell right of or below the end leads the word there", () => {
    const draft = after([touch(10), type("M"), touch(17)]);
    expect(wayOf(draft)).toEqual([10, 17]);
    expect(wayOf(after([type("AR")], all, draft))).toEqual([10, 17, 24]); // and on in that direction
  });
  it("a letter turns the word there, the last one what comes next", () => {
    const word = after([begin(0), type("RUE")]);
    expect(wayOf(after([touch(1)], all, word))).toEqual([0, 1, 8]);
    expect(after([touch(2)], all, word).heading).toBe("down");
  });
  it("a cell elsewhere moves the whole word, in its shape if that fits", () => {
    const word = after([begin(0), type("RU"), down, type("E")]);
    expect(wayOf(after([touch(21)], all, word))).toEqual([21, 22, 29]);
    expect(wayOf(after([touch(21)], but(29), word))).toEqual([21, 28, 35]);
  });
  it("a cell that is written on does nothing", () => {
    expect(after([touch(3)], but(3))).toEqual(empty);
  });
});

describe("drawing a way", () => {
  it("goes right and down over free cells, also where the finger skips some", () => {
    expect(ledTo([0], 1, all)).toEqual([0, 1]);
    expect(ledTo([0], 16, all)).toEqual([0, 1, 2, 9, 16]);
    expect(ledTo([0], 2, but(1))).toEqual([0]);
    expect(ledTo([0], 9, but(2))).toEqual([0, 1, 8, 9]);
  });
  it("goes back along itself, never left or up", () => {
    expect(ledTo([0, 1, 8], 1, all)).toEqual([0, 1]);
    expect(ledTo([8], 7, all)).toEqual([8]);
    expect(ledTo([8], 1, all)).toEqual([8]);
  });
  it("waits for its letters, and what is typed follows it", () => {
    const draft = after([{ type: "lay", way: [10, 17, 18] }]);
    expect(nextCell(draft, all)).toBe(10);
    const typed = after([type("MA")], all, draft);
    expect(nextCell(typed, all)).toBe(18);
    expect(writeOf(typed, false, false).cells).toEqual([10, 17]);
  });
  it("is given up for another heading", () => {
    const draft = after([{ type: "lay", way: [10, 17, 18] }, type("M"), right, type("A")]);
    expect(wayOf(draft)).toEqual([10, 11]);
  });
  it("takes letters that are there along, as many as there are", () => {
    const draft = after([begin(0), type("RUES"), { type: "lay", way: [14, 21] }]);
    expect(wayOf(draft)).toEqual([14, 21, 28, 35]);
  });
});

describe("what the server has", () => {
  const entry = { word: "MARI", cells: [10, 11, 18, 25], claims_theme: false };
  it("is put back as it was", () => {
    const draft = after([{ type: "put", entry }]);
    expect(isSame(draft, entry)).toBe(true);
    expect(writeOf(draft, false, true)).toEqual({ type: "write", ...entry, is_sent: true });
    expect(wayOf(after([type("N")], all, draft))).toEqual([10, 11, 18, 25, 32]);
  });
  it("differs by letters or cells", () => {
    const draft = after([{ type: "put", entry }]);
    expect(isSame(after([erase], all, draft), entry)).toBe(false);
    expect(isSame(after([{ type: "turn", after: 0 }], all, draft), entry)).toBe(false);
  });
});
