// @vitest-environment node
// A game in numbers, tried on whole games: the columns of the sheet add up to where each hat stands.
import { describe, expect, it, vi } from "vitest";
import { accounts, bestGuessers, foundBy, keeper, penaltyOf, quickest } from "./evening";
import { linesOf } from "./facts";
import { games, played } from "./played";
import { hasPenalties } from "./story";

vi.setConfig({ testTimeout: 120_000 }); // a hang, not a slow machine

describe.each(Object.keys(games))("%s", (name) => {
  it("adds up for everybody", async () => {
    const { view, outcome } = (await played(name, 0)).at(-1)!;
    for (const { seat, start, guesses, objects, hazards, penalties, hat } of accounts(view)) {
      expect(start + guesses + objects + hazards + penalties).toBe(hat);
      expect(hat).toBe(outcome?.scores[seat]);
      expect(penalties).toBeLessThanOrEqual(0);
    }
  });

  it("knows every arrow, and what an object cost", async () => {
    const { table } = (await played(name, 0)).at(-1)!.view;
    table.objects.forEach((thing, object) => {
      expect(foundBy(table, object).map(({ line }) => line.asker)).toEqual(thing.arrows);
      const costs = [[], [1], [1, 2]].map((arrows) => penaltyOf(table, { ...thing, arrows }));
      expect(costs).toEqual(hasPenalties(table) ? [-5, -2, 0] : [0, 0, 0]);
    });
  });

  it("finds what will be talked about", async () => {
    const { view } = (await played(name, 0)).at(-1)!;
    const { table } = view;
    const best = bestGuessers(view);
    expect(best?.found ?? 0).toBe(Math.max(...accounts(view).map(({ found }) => found)));
    const quick = quickest(view);
    expect(quick === null).toBe(table.arrows === 0);
    if (quick !== null) expect(quick.thing.arrows).not.toHaveLength(0);
    const kept = keeper(view);
    expect(kept === null).toBe(table.objects.every(({ arrows }) => arrows.length > 0));
    const most = Math.max(0, ...table.objects.flatMap(({ arrows }, object) => (arrows.length > 0 ? []
      : [linesOf(table, object).filter(({ line }) => line.kind === "question").length])));
    expect(kept?.questions ?? 0).toBe(most);
  });
});
