import { describe, expect, it } from "vitest";
import { all, isGame } from "../games/all";
import type { AnyFace } from "../games/game";
import { catalogue } from "../net/wire.gen";
import { langs } from "../words/words";
import { defaultsOf } from "./fields";
import { carriedOver, wayOf, waysFor } from "./presets";

const words = { presets: { calm: { label: "Calme", line: "Sans hâte." }, full: { label: "Complet", line: "Tout." } } };
const face = {
  words: { fr: words, en: words },
  presets: (seats: number) => [
    { id: "calm", config: {} },
    { id: "full", config: { jokers: "burning", ...(seats === 5 ? { five: "chinkway" } : {}) } },
  ],
} as unknown as AnyFace;
const plain = { words: { fr: {}, en: {} } } as unknown as AnyFace;

describe("a way to play", () => {
  const ways = waysFor("farfalia", face, "fr", 5);
  const initial = defaultsOf("farfalia");

  it("settles whatever any of them names, the rest as the game proposes it", () => {
    expect(ways.map(({ label, config }) => [label, config])).toEqual([
      ["Calme", { jokers: "none", five: "beginner" }], ["Complet", { jokers: "burning", five: "chinkway" }],
    ]);
  });

  it("is known by its options, and by those alone", () => {
    expect(wayOf(ways, initial)?.id).toBe("calm");
    expect(wayOf(ways, { ...initial, ...ways[1]!.config, first: "seat_2" })?.id).toBe("full");
    expect(wayOf(ways, { ...initial, jokers: "double_you" })).toBeUndefined();
  });

  it("stays the same when more or fewer sit down", () => {
    const three = waysFor("farfalia", face, "fr", 3);
    expect(carriedOver(three, ways, { ...initial, jokers: "burning" })).toEqual(ways[1]!.config);
    expect(carriedOver(ways, three, { ...initial, jokers: "double_you" })).toEqual({});
  });

  it("is not asked of a game that has none", () => {
    expect(waysFor("farfalia", plain, "fr", 5)).toEqual([]);
    expect(wayOf([], initial)).toBeUndefined();
    expect(carriedOver([], ways, initial)).toEqual({});
  });
});

describe("the ways of every game", () => {
  it("speak of nobody else to who plays alone", async () => {
    const loaded = (await all.colorwords.load()) as unknown as AnyFace;
    for (const lang of langs) {
      const [alone, together] = [1, 2].map((seats) => waysFor("colorwords", loaded, lang, seats));
      expect(alone!.filter(({ id, line }) => together!.find((way) => way.id === id)!.line === line)).toEqual([]);
      expect(alone!.map(({ line }) => line).join(" ")).not.toMatch(/mieux|premier|table|fullest|first|everybody/);
    }
  }, 60_000);

  it.each(catalogue.map(({ name }) => name))("%s: words for each, options there are, no two alike", async (game) => {
    if (!isGame(game)) throw new Error(game);
    const loaded = (await all[game].load()) as unknown as AnyFace;
    const { min_seats, max_seats, config } = catalogue.find(({ name }) => name === game)!;
    for (let seats = min_seats; seats <= max_seats; ++seats)
      for (const lang of langs) {
        const ways = waysFor(game, loaded, lang, seats);
        for (const way of ways) {
          expect(way.line).not.toBe("");
          expect(wayOf(ways, way.config)).toBe(way);
          for (const [field, value] of Object.entries(way.config)) {
            const known = config.find(({ name }) => name === field)!;
            expect(known.choices.length === 0 ? [true, false] : known.choices).toContain(value);
          }
        }
        if (ways.length > 0) expect(wayOf(ways, defaultsOf(game)), "as the game proposes it").toBeDefined();
      }
  }, 60_000); // a face is a lot to compile
});
