import { describe, expect, it } from "vitest";
import type { farfalia } from "../../net/wire.gen";
import { carriedOver, waysFor, wayOf } from "../../setup/presets";
import { infoOf } from "../catalogue";
import type { AnyFace } from "../game";
import { face } from "./face";
import { farfalia as card } from "./farfalia";
import { countsTwice, matters, modes } from "./options";

const { config: fields } = infoOf("farfalia");
const defaults = Object.fromEntries(fields.map(({ name, initial }) => [name, initial])) as unknown as farfalia.Config;

/** The options that are not asked at such a table. */
const hidden = (seats: number, changed: Partial<farfalia.Config> = {}): readonly string[] =>
  fields
    .map(({ name }) => name as keyof farfalia.Config)
    .filter((name) => !matters(name, { ...defaults, ...changed }, seats));

describe("the options of Farfalia", () => {
  it("are those of the number of seats", () => {
    expect(hidden(5)).toEqual(["four", "three", "double_extra_deal"]);
    expect(hidden(4)).toEqual(["five", "three", "next_dealer", "double_extra_deal"]);
    expect(hidden(3)).toEqual(["five", "four", "next_dealer", "double_extra_deal"]);
    expect(hidden(2)).toEqual(["five", "four", "three", "next_dealer", "double_extra_deal"]);
  });

  it("follow the game that is played", () => {
    expect(hidden(5, { five: "chinkway" })).toContain("next_dealer");
    expect(hidden(5, { five: "chinkway" })).toContain("double_last_deal");
    expect(hidden(5, { five: "chinkway" })).not.toContain("double_extra_deal");
    expect(hidden(5, { five: "chinkway_ten" })).toContain("double_extra_deal");
    expect(hidden(4, { four: "points_30" })).toContain("double_last_deal");
    expect(hidden(4, { four: "deals_8" })).not.toContain("double_last_deal");
  });

  it("have one that says which game is played, where there are several", () => {
    expect([2, 3, 4, 5].map(modes)).toEqual([[], ["three"], ["four"], ["five"]]);
  });
});

describe("a way to play", () => {
  const ways = (seats: number) => waysFor("farfalia", face as unknown as AnyFace, "fr", seats);
  it("has a name and a sentence, and there is one for beginners at every table", () => {
    expect([2, 3, 4, 5].map((seats) => ways(seats).map(({ label }) => label))).toEqual([
      ["Débutant", "Pro"], ["Débutant", "Classique", "Pro"], ["Débutant", "Classique", "Pro"],
      ["Débutant", "Classique", "Pro"],
    ]);
    expect([2, 3, 4, 5].flatMap((seats) => ways(seats).filter(({ line }) => line === ""))).toEqual([]);
    expect([2, 4, 5].map((seats) => wayOf(ways(seats), { ...defaults })?.id)).toEqual(Array(3).fill("beginner"));
  });
  it("stays the same when somebody else sits down", () => {
    const four = { ...defaults, ...ways(4)[2]!.config };
    expect(carriedOver(ways(4), ways(5), four)).toEqual({ five: "chinkway", jokers: "burning" });
  });
});

it("a list of tables says the deal and one's points", () => {
  const progress = { stage: 3, stages: 6, scores: [12, 1, 0] };
  expect([0, 1, -2].map((me) => card.card.fr.progress?.(progress, me)))
    .toEqual(["Donne 3 sur 6 · 12 points", "Donne 3 sur 6 · 1 point", "Donne 3 sur 6"]);
  expect(card.card.en.progress?.({ ...progress, stages: 0 }, 0)).toBe("Deal 3 · 12 points");
});

describe("a deal that counts twice", () => {
  const twice = (seats: number, deals: number, changed: Partial<farfalia.Config> = {}): readonly number[] =>
    Array.from({ length: 11 }, (_, deal) => deal)
      .filter((deal) => countsTwice({ ...defaults, ...changed }, seats, deals, deal));

  it("is the last, where the game has one and the table wants it", () => {
    expect(twice(5, 3)).toEqual([2]);
    expect(twice(4, 4)).toEqual([3]);
    expect(twice(2, 4, { double_last_deal: false })).toEqual([]);
    expect(twice(4, 0, { four: "points_30" })).toEqual([]);
  });

  it("is none of Chinkway's ten, and the decider only if asked for", () => {
    expect(twice(5, 10, { five: "chinkway_ten" })).toEqual([]);
    expect(twice(5, 11, { five: "chinkway" })).toEqual([]);
    expect(twice(5, 11, { five: "chinkway", double_extra_deal: true })).toEqual([10]);
  });
});
