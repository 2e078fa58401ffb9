import { expect, it } from "vitest";
import { keepKnown, learned, readKnown } from "./known";

it("what was played is known when one comes again", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readKnown(storage)).toEqual([]);
  keepKnown(storage, learned(learned([], "farben"), "coloryam"));
  expect(readKnown(storage)).toEqual(["farben", "coloryam"]);
});

it("nobody learns a game twice", () => {
  const known = ["farben"];
  expect(learned(known, "farben")).toBe(known);
});

it("a browser that keeps nothing forgets, and that is all", () => {
  const setItem = (): never => {
    throw new Error("forbidden");
  };
  expect(() => keepKnown({ setItem }, ["farben"])).not.toThrow();
});
