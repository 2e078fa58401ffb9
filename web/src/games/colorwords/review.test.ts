// @vitest-environment node
// What the page derives by itself must be what the engine says: letter by letter, round by round.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { builtEngine } from "../played";
import { marksOf, starCells, type View } from "./grid";
import { games, played } from "./played";
import {
  ballotsOn, broughtIn, isRefused, isStarOpen, mayJudge, ratings, ringedBy, sheetBefore, starsOf, upTo, waitedFor,
} from "./review";
import type { Update } from "./story";

vi.setConfig({ testTimeout: 300_000 }); // a hang, not a slow machine

const lastOf = async (name: string): Promise<View> => (await played(name, 0)).at(-1)!.view;
/** A round's account as it was first shown. */
const shownIn = (updates: readonly Update[], round: number): View =>
  updates.find(({ view }) => view.open.phase === "reviewing" && view.open.rounds.length === round + 1)!.view;

describe.each(Object.keys(games))("of a whole game, %s,", (name) => {
  it("the marks beside letters add up to their points", async () => {
    const { open, board } = await lastOf(name);
    for (const { trays, results } of open.rounds) {
      results.forEach(({ entry, stands, letters }, seat) => {
        const marks = marksOf(entry, trays, board.colours[seat]!);
        if (stands) expect(marks.reduce((sum, { points }) => sum + points, 0)).toBe(letters);
      });
    }
  });

  it("what the rounds brought, with their stars, is the total", async () => {
    const view = await lastOf(name);
    const { open, board } = view;
    board.totals.forEach((total, seat) => {
      const brought = open.rounds.reduce((sum, _, round) => sum + broughtIn(view, round, seat).sum, 0);
      expect(brought + (open.config.grid === "a" ? (board.specials[seat] ?? 0) : 0)).toBe(total);
    });
  });

  it("a sheet before a round is the sheet that was there then", async () => {
    const updates = await played(name, 0);
    for (let round = 0; round < 6; ++round) {
      const then = shownIn(updates, round);
      const last = updates.at(-1)!.view;
      const seats = then.board.sheets.map((_, seat) => seat);
      expect(seats.map((seat) => sheetBefore(last, seat, round + 1).letters)).toEqual(then.board.sheets);
    }
  });

  it("the engine looks back at a round from the end as it did then", async () => {
    const updates = await played(name, 0);
    const engine = await builtEngine();
    const then = await engine.advise("colorwords", shownIn(updates, 2));
    const later = await engine.advise("colorwords", upTo(updates.at(-1)!.view, 2));
    expect(then.round).toBe(2);
    expect(later).toEqual(then);
  });

  it("nobody wrote more than the best word, unless about a theme", async () => {
    const updates = await played(name, 0);
    const engine = await builtEngine();
    const view = shownIn(updates, 0);
    const { best } = await engine.advise("colorwords", view);
    view.open.rounds[0]!.results.forEach(({ letters, bonus, entry }, seat) => {
      if (entry.claims_theme || /^Q+$/.test(entry.word)) return;
      const [first] = best[seat]!;
      expect(letters + bonus).toBeLessThanOrEqual(first!.letters + first!.bonus);
    });
  });
});

describe("stars", () => {
  it("have seven cells each, every cell in two of them", () => {
    const all = Array.from({ length: 14 }, (_, star) => starCells(star));
    expect(all.every((cells) => cells.length === 7)).toBe(true);
    expect(all.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 98 }, (_, i) => Math.floor(i / 2)));
  });

  it("that are ringed are full on the sheet of who ringed them", async () => {
    const view = await lastOf("four with stars");
    const ringed = view.board.sheets.flatMap((_, seat) =>
      starsOf(view, seat).filter((star) => star.ringed.includes(seat)),
    );
    expect(ringed.length).toBeGreaterThan(0);
    expect(ringed.every(({ missing }) => missing === 0)).toBe(true);
    expect(ringed.some(isStarOpen)).toBe(false);
  });

  it("were ringed by the last word or before it", async () => {
    const updates = await played("four with stars", 0);
    for (let round = 0; round < 6; ++round) {
      const view = shownIn(updates, round);
      const before = round === 0 ? [] : shownIn(updates, round - 1).open.stars;
      view.board.sheets.forEach((_, seat) => {
        const fresh = view.open.stars.flatMap(({ ringed }, star) =>
          ringed.includes(seat) && before[star]?.ringed.includes(seat) !== true ? [star] : [],
        );
        expect(ringedBy(view, seat)).toEqual(fresh);
      });
    }
  });
});

describe("who is asked", () => {
  it("is who the engine waits for, voting and looking back", async () => {
    for (const name of Object.keys(games)) {
      const updates = await played(name, 0);
      const asked = updates.filter(({ view }) => ["voting", "reviewing"].includes(view.open.phase));
      expect(asked.length).toBeGreaterThan(0);
      for (const { view, to_act } of asked) if (to_act.length > 0) expect(waitedFor(view)).toEqual([...to_act]);
    }
  });

  it("judges others' words, or alone one's own", async () => {
    const updates = await played("three who ask", 0);
    const { view } = updates.find((update) => update.view.open.phase === "voting")!;
    const [ballot] = view.open.ballots;
    expect([-2, 0, 1, 2].map((seat) => mayJudge(view, ballot!, seat)))
      .toEqual([-2, 0, 1, 2].map((seat) => seat >= 0 && seat !== ballot!.seat));
    expect(mayJudge({ ...view, open: { ...view.open, seats: 1 } }, { ...ballot!, seat: 0 }, 0)).toBe(true);
  });

  it("is seen again with the votes once they are counted", async () => {
    const updates = await played("three who ask", 0);
    const views = updates.map(({ view }) => view).filter(({ open }) => open.phase === "reviewing");
    const refused = views.flatMap((view) =>
      view.open.rounds.at(-1)!.results.flatMap((result, seat) => (isRefused(result) ? [ballotsOn(view, seat)] : [])),
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const ballots of refused) {
      const word = ballots.find(({ question }) => question === "word")!;
      expect(word.no.length).toBeGreaterThan(word.yes.length);
    }
  });
});

describe("ratings", () => {
  /** As games/colorwords/sheet.cpp has them: a row of bounds for each grid. */
  const source = readFileSync(resolve(import.meta.dirname, "../../../../games/colorwords/sheet.cpp"), "utf8");
  const rows = [.../rating_bounds = \{\{(.*)\}\};/.exec(source)![1]!.matchAll(/\{([\d, ]+)\}/g)];
  const engines = rows.map(([, row]) => row!.split(",").map(Number));
  const starsFor = (bounds: readonly number[], total: number): number =>
    bounds.filter((least) => total >= least).length;

  it.each([["a", 0], ["b", 1]] as const)("are the engine's for every total on grid %s", (grid, row) => {
    const totals = Array.from({ length: 151 }, (_, total) => total);
    expect(totals.map((total) => starsFor(ratings[grid], total)))
      .toEqual(totals.map((total) => starsFor(engines[row]!, total)));
    expect(engines[row]).toHaveLength(5);
  });

  it.each(["alone", "alone with stars"])("are what the engine says of a game: %s", async (name) => {
    const { open, board } = await lastOf(name);
    expect(board.rating).toBe(starsFor(ratings[open.config.grid], board.totals[0]!));
  });
});
