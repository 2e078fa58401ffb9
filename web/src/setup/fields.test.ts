import { describe, expect, it } from "vitest";
import { infoOf } from "../games/catalogue";
import { matters, modes } from "../games/farfalia/options";
import { words } from "../games/farfalia/words/all";
import type { AnyFace } from "../games/game";
import { choicesOf, defaultsOf, fieldsFor, fitted, modesFor, movedUp, wordsOf } from "./fields";

const farfalia = { words, matters, modes } as unknown as AnyFace;
const plain = { words } as unknown as AnyFace;
const names = (face: AnyFace, seats: readonly number[]): readonly string[] =>
  fieldsFor("farfalia", face, defaultsOf("farfalia"), seats).map(({ name }) => name);

describe("the options of a table", () => {
  it("are all asked of a game that does not say which matter", () => {
    expect(names(plain, [2])).toEqual(infoOf("farfalia").config.map(({ name }) => name));
  });

  it("are those that matter for the seats there are, or for the people who have come", () => {
    expect(names(farfalia, [5])).not.toContain("three");
    expect(names(farfalia, [5, 3])).toEqual(expect.arrayContaining(["five", "three"]));
    expect(names(farfalia, [5, 3])).not.toContain("four");
    expect(names(farfalia, [5, 1])).toEqual(names(farfalia, [5])); // one alone plays nothing
  });

  it("have one that says which game is played", () => {
    expect(modesFor("farfalia", farfalia, 5).map(({ name }) => name)).toEqual(["five"]);
    expect(modesFor("farfalia", farfalia, 2)).toEqual([]);
    expect(modesFor("farfalia", plain, 5)).toEqual([]);
  });

  it("have words for every choice", () => {
    for (const field of infoOf("farfalia").config) {
      expect(wordsOf(farfalia, "fr", field.name).label).not.toBe(field.name);
      for (const { value, label } of choicesOf(farfalia, "fr", field, 5)) expect(label).not.toBe(value);
    }
  });
});

describe("an option that names a seat", () => {
  const first = infoOf("farfalia").config.find(({ name }) => name === "first")!;
  const config = { ...defaultsOf("farfalia"), first: "seat_4" };

  it("offers those there are", () => {
    const offered = choicesOf(farfalia, "fr", first, 3).map(({ value }) => value);
    expect(offered).toEqual(["drawn", "seat_1", "seat_2", "seat_3"]);
  });

  it("is left to the game when its seat goes, and nothing else is", () => {
    expect(fitted("farfalia", config, 4)).toEqual({});
    expect(fitted("farfalia", { ...config, pack: "reshuffled" }, 3)).toEqual({ first: "drawn" });
  });

  it("follows whom it names when everybody moves up", () => {
    expect([0, 1, 3, 4].map((seat) => movedUp("farfalia", config, seat, 5)["first"]))
      .toEqual(["seat_4", "seat_3", "seat_1", "seat_5"]);
    expect(movedUp("farfalia", defaultsOf("farfalia"), 2, 5)).toEqual(defaultsOf("farfalia"));
  });
});
