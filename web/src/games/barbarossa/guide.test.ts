// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { langs } from "../../words/words";
import { isSound } from "../sound";
import { barbarossa } from "./barbarossa";
import { gainsOf } from "./deed";
import { Feed } from "./feed.svelte";
import { isUnseen, openingOf, presetIds, presets } from "./guide";
import { games, played } from "./played";
import { tell } from "./story";
import { words } from "./words/all";

vi.setConfig({ testTimeout: 120_000 }); // a hang, not a slow machine

const people = { names: ["Camille", "Nour", "Ocre", "Zoé", "Inès"], isBot: [false, false, true, true, true], me: 0 };

describe.each(Object.keys(games))("%s", (name) => {
  it("has a place to jump to at every turn and arrow, and skips what shows nothing", async () => {
    const updates = await played(name, 0);
    const openings = updates.map((each, i) => openingOf(each, updates[i - 1] ?? null));
    const { arrows } = updates.at(-1)!.view.table;
    expect(openings.filter((each) => each?.type === "arrow")).toHaveLength(arrows);
    expect(openings.filter((each) => each?.type === "play")).toHaveLength(1);
    expect(openings.filter((each) => each?.type === "turn").length).toBeGreaterThan(3);
    const unseen = updates.filter((each, i) => isUnseen(each, updates[i - 1] ?? null));
    expect(unseen.length).toBeGreaterThan(0);
    const seen = ["rolled", "pay", "question", "reply", "judge"];
    for (const { action } of unseen) expect(seen).not.toContain(action?.type);
    for (const lang of langs) {
      const chapters = updates.map((each, i) => words[lang].chapter?.(each, updates[i - 1] ?? null, people) ?? null);
      expect(chapters.filter((each) => each !== null && !isSound(each.label, lang))).toEqual([]);
    }
  });

  it("keeps every throw, payment and hazard in the feed, in its place between the lines", async () => {
    const updates = await played(name, 0);
    const feed = new Feed();
    let moves = 0;
    updates.forEach((update, i) => {
      feed.arrive(update);
      moves += tell(update, updates[i - 1] ?? null).filter(({ type }) => type === "rolled" || type === "paid").length;
      expect(feed.deeds.at(-1)?.at ?? 0).toBeLessThanOrEqual(update.view.table.talk.length);
    });
    const kept = feed.deeds.flatMap(({ events }) => events).filter(({ type }) => type === "rolled" || type === "paid");
    expect(kept.length).toBe(moves);
    expect(kept.length).toBeGreaterThan(10);
    feed.arrive({ ...updates[3]!, action: null }); // back in a replay
    expect(feed.deeds).toEqual([]);
  });

  it("says in three lines what one plays for, whatever is asked", async () => {
    const updates = await played(name, 0);
    for (const lang of langs) {
      for (const update of updates) {
        const { aim, now, brings } = words[lang].firstLines!(update, people);
        for (const line of [aim, now, brings]) expect(line !== "" && isSound(line, lang), line).toBe(true);
      }
    }
  });
});

describe("around the table", () => {
  it("names its ways to play in both languages", () => {
    expect(presets().map(({ id }) => id)).toEqual(presetIds);
    for (const lang of langs) expect(Object.keys(words[lang].presets ?? {})).toEqual([...presetIds]);
  });

  it("shows whose hats a dragon and an arrow move", () => {
    expect(gainsOf([{ type: "hazard", seat: 1, points: 2 }], 4).map(({ seat, by }) => [seat, by]))
      .toEqual([[0, 2], [2, 2], [3, 2]]);
  });

  it("says how far a game has come", () => {
    const of = (stage: number, me: number): string =>
      barbarossa.card.fr.progress!({ stage, stages: 13, scores: [9, 6, 6] }, me);
    expect(of(0, 0)).toBe("Modelage");
    expect(of(3, 0)).toBe("Flèches : 2 sur 13 · case 9 sur 32".replace(" :", "\u00a0:"));
    expect(of(3, -1)).toBe("Flèches : 2 sur 13".replace(" :", "\u00a0:"));
  });
});
