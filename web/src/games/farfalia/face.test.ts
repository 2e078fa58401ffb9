// @vitest-environment node
import { expect, it } from "vitest";
import { face } from "./face";
import { games, played } from "./played";

it.each(Object.keys(games))("knows the rule that matters at every move, and shows none too long: %s", async (name) => {
  const ids = face.words.fr.rules.map(({ id }) => id);
  const updates = await played(games[name]!, 0);
  const now = new Set(updates.map(({ view }) => face.ruleNow(view)));
  expect([...now].filter((id) => id === null || !ids.includes(id))).toEqual([]);
  expect(now.size).toBeGreaterThan(4);
  expect(Math.max(...updates.map(face.showFor))).toBeLessThanOrEqual(2000);
});

it("has another rule for each game at its end", async () => {
  const ends = await Promise.all(Object.values(games).map(async (game) => (await played(game, 0)).at(-1)!.view));
  expect(ends.map(face.ruleNow)).toEqual(["beginner", "chinkway-extra", "four", "quick", "two"]);
});
