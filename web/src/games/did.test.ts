// @vitest-environment node
// Every game says in words what was played for somebody who was away: tried on all moves of whole games.
import { describe, expect, it, vi } from "vitest";
import { catalogue } from "../net/wire.gen";
import { langs } from "../words/words";
import { all, isGame } from "./all";
import type { AnyFace, GameName, People } from "./game";
import { playedOf } from "./played";
import { isSound } from "./sound";

vi.setConfig({ testTimeout: 300_000 }); // a hang, not a slow machine

const people: People = { names: ["Camille", "Nour", "Théo"], isBot: [false, false, false], me: 0 };

describe.each(catalogue.map(({ name, is_by_heart }) => ({ name, isByHeart: is_by_heart })))("$name", (game) => {
  const name = game.name as GameName;

  it("has a word for each kind of move, and for the clock, unless it is played by heart", async () => {
    expect(isGame(name)).toBe(true);
    const { words } = (await all[name].load()) as unknown as AnyFace;
    for (const lang of langs) expect(words[lang].did === null).toBe(game.isByHeart);
    if (game.isByHeart) return;
    const late = { isDone: false }; // time runs out once on me
    const choose = <T>(seat: number, action: T, move: number): T | null => {
      if (seat !== 0 || late.isDone || move < 40) return action;
      late.isDone = true;
      return null;
    };
    const updates = await playedOf(name, { seats: 3, config: {}, bot: "apprenti", choose }, 0);
    for (const lang of langs) {
      const told = updates.flatMap(({ action, actor, view }) => {
        const isMine = actor === 0 || (action?.type === "timed_out" && action.seat === 0);
        if (action === null || !isMine) return [];
        return [{ type: action.type, text: words[lang].did!(action, view, people, 0) }];
      });
      expect(told.filter(({ text }) => !isSound(text.replace(/[!?]/g, ""), lang))).toEqual([]);
      expect(told.find(({ type }) => type === "timed_out")?.text).toMatch(/\.$/);
      const silent = new Set(told.filter(({ text }) => text === "").map(({ type }) => type));
      const minor = ["shape", "label", "theme", "note", "go_on", "throw"];
      expect([...silent].filter((type) => !minor.includes(type))).toEqual([]);
      expect(told.filter(({ text }) => text !== "").length).toBeGreaterThan(5);
    }
  });
});
