import { afterEach, expect, it, vi } from "vitest";
import { everything, PastGames } from "./history.svelte";

interface Asked {
  readonly game: string;
  readonly after: string;
}
/** Answers when told to, with two games a page and three pages. */
function answering(): { readonly asked: Asked[]; readonly answer: () => Promise<void> } {
  const asked: Asked[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body) as Asked;
    asked.push(wanted);
    const page = Number(wanted.after);
    const games = [0, 1].map((at) => ({ code: `${wanted.game}${2 * page + at}` }));
    const value = { games, next: page < 2 ? String(page + 1) : "" };
    return new Promise((done) => waiting.push(() => done({ ok: true, json: () => Promise.resolve(value) })));
  });
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((later) => setTimeout(later));
  };
  return { asked, answer };
}
afterEach(() => void vi.unstubAllGlobals());
const codes = (past: PastGames): readonly string[] => past.games.map(({ code }) => code);

it("reads on to the end", async () => {
  const { asked, answer } = answering();
  const past = new PastGames();
  void past.want(everything);
  expect(past.isRead).toBe(false);
  await answer();
  expect([codes(past), past.hasMore, past.isRead]).toEqual([["0", "1"], true, true]);
  for (let page = 1; page < 3; ++page) {
    void past.more();
    void past.more(); // pressed twice
    await answer();
  }
  expect([codes(past), past.hasMore]).toEqual([["0", "1", "2", "3", "4", "5"], false]);
  expect(asked.map(({ after }) => after)).toEqual(["", "1", "2"]);
});

it("shows what was asked for last, whatever was on its way", async () => {
  const { asked, answer } = answering();
  const past = new PastGames();
  void past.want({ ...everything, game: "farben" });
  void past.want({ ...everything, game: "coloryam" });
  await answer();
  await answer();
  expect(codes(past)).toEqual(["coloryam0", "coloryam1"]);
  expect(asked.map(({ game }) => game)).toEqual(["farben", "coloryam"]);
});
