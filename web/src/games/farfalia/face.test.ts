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
  const times = updates.map((update, i) => face.showFor(update, updates[i - 1] ?? null));
  expect(Math.max(...times)).toBeLessThanOrEqual(2000);
  expect(times.slice(1).every((time) => time > 0)).toBe(true);
});

it("shows what happened when time ran out no longer than what was done in time", async () => {
  const updates = await played(games["chinkway"]!, 0);
  const phases = new Set<string>();
  for (const [i, update] of updates.entries()) {
    const before = updates[i - 1];
    if (before === undefined || update.actor < 0 || update.action?.type === "leave") continue;
    phases.add(before.view.open.phase);
    const late = { ...update, action: { type: "timed_out", seat: update.actor } as const };
    expect(face.showFor(late, before)).toBe(face.showFor(update, before));
    if (before.view.open.phase === "staking") expect(face.showFor(late, before)).toBeLessThan(1000);
  }
  expect([...phases].sort()).toEqual(["capturing", "discarding", "naming", "playing", "staking"]);
});

it("has another rule for each game at its end", async () => {
  const ends = await Promise.all(Object.values(games).map(async (game) => (await played(game, 0)).at(-1)!.view));
  expect(ends.map(face.ruleNow)).toEqual(["beginner", "chinkway-extra", "four", "quick", "two"]);
});
