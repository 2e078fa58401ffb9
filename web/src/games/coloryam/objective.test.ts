import { describe, expect, it } from "vitest";
import type { coloryam } from "../../net/wire.gen";
import { colors, type Color } from "./dice";
import { facts, signs } from "./objective";

/** "blue 3, yellow 1" as counts. */
function counts(text: string): number[] {
  const all = colors.map(() => 0);
  for (const part of text.split(", ").filter((each) => each !== "")) {
    const [color = "", count = ""] = part.split(" ");
    all[colors.indexOf(color as Color)] = Number(count);
  }
  return all;
}
const say = (kind: coloryam.Kind, named: Color[], dice: string) => facts({ kind, colors: named }, counts(dice));

describe("what the dice say about an objective", () => {
  it("names every unwanted colour that is left", () => {
    expect(say("none", ["blue"], "green 6")).toEqual([{ type: "have", tallies: [{ color: "blue", count: 0 }] }]);
    expect(say("neither", ["yellow", "blue"], "blue 2, green 4")).toEqual([
      { type: "left", tallies: [{ color: "blue", count: 2 }] },
    ]);
  });

  it("says both things wrong with one X and no Y", () => {
    const types = (dice: string) => say("one_without", ["yellow", "green"], dice).map(({ type }) => type);
    expect(types("green 1, blue 5")).toEqual(["need", "left"]);
    expect(types("yellow 1, green 1, blue 4")).toEqual(["left"]);
    expect(types("yellow 1, blue 5")).toEqual(["have"]);
  });

  it("tells a triple from two, from none and from too many", () => {
    expect(say("one_triple", [], "blue 3, yellow 1, green 1, pink 1")[0]).toMatchObject({ colors: ["blue"] });
    expect(say("one_triple", [], "blue 3, yellow 3")[0]).toMatchObject({ size: 3, colors: ["blue", "yellow"] });
    expect(say("one_triple", [], "blue 4, yellow 2")[0]).toMatchObject({ type: "over", wanted: 3 });
    expect(say("one_triple", [], "blue 2, yellow 2, pink 2")[0]).toMatchObject({ type: "best" });
  });

  it("does not mind four of a colour where no triple is asked for", () => {
    expect(say("no_triple", [], "blue 4, yellow 2")).toEqual([{ type: "groups", size: 3, colors: [] }]);
  });

  it("counts pairs and colours", () => {
    expect(say("two_pairs", [], "blue 2, yellow 4")).toEqual([{ type: "groups", size: 2, colors: ["blue"] }]);
    expect(say("three_colors", [], "pink 2, brown 1, orange 3")).toEqual([
      { type: "palette", colors: ["orange", "pink", "brown"], wanted: 3 },
    ]);
  });

  it("finds five of a colour one too many for four", () => {
    expect(say("a_quadruple", [], "green 5, blue 1")).toEqual([
      { type: "over", tally: { color: "green", count: 5 }, wanted: 4 },
    ]);
  });

  it("puts the greater side first when two colours are compared", () => {
    expect(say("more_than", ["blue", "pink"], "blue 1, pink 2, green 3")).toEqual([
      { type: "against", more: { color: "pink", count: 2 }, less: { color: "blue", count: 1 } },
    ]);
    expect(say("as_many", ["orange", "green"], "blue 6")).toMatchObject([{ type: "tie", count: 0 }]);
  });

  it("names only those of three colours that are level", () => {
    expect(say("all_different", ["orange", "pink", "yellow"], "orange 2, pink 1, yellow 1, blue 2")).toEqual([
      { type: "tie", colors: ["pink", "yellow"], count: 1 },
    ]);
    expect(say("all_different", ["orange", "pink", "yellow"], "orange 1, yellow 2, blue 3")[0]?.type).toBe("have");
  });

  it("names whoever is level with, or ahead of, the colour that should lead", () => {
    const yellow = (dice: string) => say("most", ["yellow"], dice);
    expect(yellow("yellow 3, pink 3")).toEqual([{ type: "tie", colors: ["yellow", "pink"], count: 3 }]);
    expect(yellow("yellow 1, pink 3, blue 2")).toMatchObject([{ type: "against", more: { color: "pink" } }]);
    expect(yellow("yellow 2, pink 1, blue 1, green 1, brown 1")).toMatchObject([{ type: "lead" }]);
  });
});

describe("signs", () => {
  it("stand for the objective piece by piece", () => {
    const text = (kind: coloryam.Kind, named: Color[]): string =>
      signs({ kind, colors: named }).map((sign) => {
        switch (sign.type) {
          case "color": return sign.color;
          case "times": return `×${sign.count}`;
          case "relation": return sign.relation;
          case "same": return "▯".repeat(sign.count);
          case "distinct": return "▯▨▮".slice(0, sign.count);
          case "others": return "others";
          case "no": return "no";
        }
      }).join(" ");
    expect(text("one_without", ["yellow", "green"])).toBe("yellow ×1 green ×0");
    expect(text("neither", ["yellow", "blue"])).toBe("yellow ×0 blue ×0");
    expect(text("exactly_two", ["green"])).toBe("green ×2");
    expect(text("no_triple", [])).toBe("▯▯▯ no");
    expect(text("two_pairs", [])).toBe("▯▯ ×2");
    expect(text("three_colors", [])).toBe("▯▨▮");
    expect(text("all_different", ["orange", "pink", "yellow"])).toBe("orange ≠ pink ≠ yellow");
    expect(text("most", ["brown"])).toBe("brown > others");
  });
});
