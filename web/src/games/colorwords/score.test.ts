import { describe, expect, it } from "vitest";
import { builtEngine } from "../played";
import { games, played } from "./played";
import { scoreOf } from "./score";
import { Writing } from "./writing.svelte";

describe.each(Object.keys(games))("a game, %s,", (name) => {
  it("scores every word as the page said while it was written", async () => {
    const engine = await builtEngine();
    const updates = await played(name, 0);
    let compared = 0;
    for (const [at, { view }] of updates.entries()) {
      const result = view.open.rounds.at(-1)?.results[0];
      const sent = updates[at - 1]?.view;
      if (result?.stands !== true || sent?.open.phase !== "writing" || view.open.phase !== "reviewing") continue;
      // Whoever sends last never sees the own word as a draft: it is written here, as it was there.
      const before = { ...sent, draft: result.entry, open: { ...sent.open, done: [] } };
      const writing = new Writing(engine, before, { read: () => null, write: () => undefined });
      await writing.judge();
      expect(writing.verdict?.type).toBe("legal");
      if (writing.verdict?.type !== "legal") continue;
      const score = scoreOf(before, writing.draft, writing.verdict.preview);
      expect(score.total).toBe(result.letters + result.bonus);
      expect(score.lines.reduce((sum, { points }) => sum + points, 0)).toBe(result.letters);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(name === "three who ask" ? 0 : 3);
  }, 60_000);
});
