import { describe, expect, it } from "vitest";
import { empty } from "./draft";
import { keyed, lettersOf, rowsOf } from "./keys";

const press = (key: string, letters = "", ctrlKey = false) =>
  keyed({ key, ctrlKey, metaKey: false, altKey: false }, { ...empty, letters });

describe("letters", () => {
  it("lose their marks, and ligatures become two", () => {
    expect(lettersOf("é")).toBe("E");
    expect(lettersOf("Ç")).toBe("C");
    expect(lettersOf("œ")).toBe("OE");
    expect(lettersOf("Æ")).toBe("AE");
  });
  it("are nothing else", () => {
    for (const text of ["4", "-", "’", "ø", "", "a b"]) expect(lettersOf(text)).toBe("");
  });
});

describe("keys", () => {
  it("write", () => {
    expect(press("m")).toEqual({ type: "letters", letters: "M" });
    expect(press("4")).toEqual({ type: "no_letter" });
    expect(press("Backspace")).toEqual({ type: "erase" });
    expect(press("Escape")).toEqual({ type: "clear" });
  });
  it("turn and send only a word; before, they are the grid's", () => {
    for (const key of ["ArrowRight", "ArrowDown", " ", "Enter"]) expect(press(key)).toBeNull();
    expect(press("ArrowDown", "M")).toEqual({ type: "head", direction: "down" });
    expect(press(" ", "MA")).toEqual({ type: "turn", after: 1 });
    expect(press("Enter", "MA")).toEqual({ type: "send" });
  });
  it("leave alone what is the browser's", () => {
    expect(press("r", "", true)).toBeNull();
    expect(press("Tab", "M")).toBeNull();
    expect(press("F5", "M")).toBeNull();
  });
  it("that are drawn are the alphabet, once", () => {
    for (const rows of Object.values(rowsOf)) {
      expect([...rows.join("")].toSorted().join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    }
  });
});
