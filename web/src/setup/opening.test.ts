import { describe, expect, it } from "vitest";
import { setupOf } from "./opening";

describe("a table that is opened", () => {
  const quick = { type: "open", game: "coloryam", bots: ["habitue", "habitue"], start: true } as const;

  it.each(["coloryam", "farben", "barbarossa"] as const)("lets who plays %s for the first time begin", (game) => {
    expect(setupOf({ ...quick, game }, "fr", false)).toMatchObject({ seats: 3, config: { first: "seat_1" } });
  });

  it("is as usual for who knows the game, who chose, and among friends", () => {
    const usual = { config: { first: "drawn" } };
    expect(setupOf(quick, "fr", true)).toMatchObject(usual);
    expect(setupOf({ ...quick, config: {} }, "fr", false)).toMatchObject(usual);
    expect(setupOf({ ...quick, bots: [], start: false }, "fr", false)).toMatchObject({ seats: 5, ...usual });
  });

  it("keeps the time that was chosen, and speaks the language of who opens it", () => {
    const timed = { ...quick, game: "colorwords", config: {}, pace: 120 } as const;
    expect(setupOf(timed, "en", true)).toMatchObject({ pace: { move_seconds: 120 }, config: { lexicon: "english" } });
    expect(setupOf({ ...quick, game: "colorwords" }, "fr", true)).toMatchObject({
      pace: { move_seconds: 90 }, config: { lexicon: "french" },
    });
  });
});
