import { describe, expect, it } from "vitest";
import type { Engine } from "../../engine/engine";
import type { colorwords } from "../../wire.gen";
import { wayOf } from "./draft";
import type { Entry, View } from "./grid";
import { scoreOf } from "./score";
import { stageOf, Writing } from "./writing.svelte";

const nothing: Entry = { word: "", cells: [], claims_theme: false };
const mari: Entry = { word: "MARI", cells: [10, 11, 18, 25], claims_theme: false };
const salon = "SALON" + ".".repeat(44);

type Engineer = Pick<Engine, "preview">;
const preview: colorwords.Preview = { word: "MARI", letters: [0, 2, 1, 0], bonus: 3, asks: [] };
/** Knows one word, and every way. */
const engine = {
  preview: async (_: "colorwords", __: View, { word }: colorwords.Write) =>
    (word === "MARI" ? { ok: true, preview } : { ok: false, refused: "unknown_word", why: "" }),
} as unknown as Engineer;

function viewOf({ draft = nothing, sheet = salon, ...open }: Partial<View["open"]> & {
  draft?: Entry; sheet?: string;
} = {}): View {
  return {
    me: 0,
    draft,
    open: { phase: "writing", round: 1, trays: ["A", "E", "R"], bonus: 3, done: [], rung: [], ...open },
    board: { sheets: [sheet], colours: ["*YRBYRB".repeat(7)] },
  } as unknown as View;
}
async function written(letters: string, view = viewOf(), by = engine): Promise<Writing> {
  const writing = new Writing(by, view);
  writing.change({ type: "begin", cell: 10 });
  writing.change({ type: "letters", letters });
  await writing.judge();
  return writing;
}

describe("a draft", () => {
  it("begins at the start on an empty sheet, and nowhere on others", () => {
    expect(new Writing(engine, viewOf({ sheet: ".".repeat(49) })).draft.at).toBe(0);
    expect(new Writing(engine, viewOf()).draft.at).toBeNull();
  });
  it("is what the server has, after a reload and in every new round", () => {
    const writing = new Writing(engine, viewOf({ draft: mari }));
    expect([writing.draft.letters, wayOf(writing.draft)]).toEqual(["MARI", mari.cells]);
    writing.arrive(viewOf({ round: 2 }), false);
    expect(writing.draft.letters).toBe("");
  });
  it("stays as it is while others send, and when the line comes back", async () => {
    const writing = await written("MA");
    writing.arrive(viewOf({ done: [1] }), false);
    writing.arrive(viewOf({ done: [1] }), true);
    expect(writing.draft.letters).toBe("MA");
  });
  it("is judged as it is, not as it was", async () => {
    const writing = await written("MARI");
    expect(writing.verdict).toEqual({ type: "legal", preview });
    const late = writing.judge();
    writing.change({ type: "letters", letters: "E" });
    await late;
    expect(writing.verdict).toBeNull();
    await writing.judge();
    expect(writing.verdict).toEqual({ type: "refused", code: "unknown_word" });
  });
  it("can be sent unjudged where the engine cannot be had", async () => {
    const broken = { preview: async () => { throw new Error("no engine"); } } as Engineer;
    const writing = await written("MARI", viewOf(), broken);
    expect(writing.verdict).toEqual({ type: "unjudged" });
    expect(writing.toSend()?.word).toBe("MARI");
    expect(writing.toKeep()).toBeNull();
  });
});

describe("the server's copy", () => {
  it("is brought up to date with what is legal, and only once", async () => {
    const writing = await written("MARI");
    const write = writing.toKeep();
    expect(write).toMatchObject({ word: "MARI", is_sent: false });
    if (write !== null) writing.kept(write);
    expect(writing.toKeep()).toBeNull(); // a refusal does not make it send for ever
    writing.arrive(viewOf(), true);
    expect(writing.toKeep()).toEqual(write); // the line was lost: perhaps it never came
    writing.arrive(viewOf({ draft: { ...mari, cells: [10, 11, 12, 13] } }), false);
    expect(writing.toKeep()).toBeNull(); // it is there
  });
  it("stays while the word is not legal, and goes when the word does", async () => {
    const writing = new Writing(engine, viewOf({ draft: mari }));
    writing.change({ type: "letters", letters: "X" });
    await writing.judge();
    expect(writing.toKeep()).toBeNull();
    writing.change({ type: "clear" });
    expect(writing.toKeep()).toMatchObject({ word: "", cells: [], is_sent: false });
  });
  it("knows whether the theme is claimed", async () => {
    const writing = new Writing(engine, viewOf({ draft: mari }));
    await writing.judge();
    expect(writing.toKeep()).toBeNull();
    writing.claimsTheme = true;
    expect(writing.toKeep()).toMatchObject({ claims_theme: true });
  });
});

describe("a word that was sent", () => {
  const sent = viewOf({ draft: mari, done: [0] });
  it("is shown as the server has it, and may be changed", () => {
    expect(stageOf(sent, false)).toBe("sent");
    expect(stageOf(sent, true)).toBe("changing");
    expect(stageOf(viewOf({ done: [0], rung: [0] }), false)).toBe("rung");
    expect(stageOf(viewOf({ phase: "reviewing" }), false)).toBe("watching");
  });
  it("is left alone while another is written, and comes back if that is given up", async () => {
    const writing = new Writing(engine, sent);
    writing.isChanging = true;
    writing.change({ type: "clear" });
    writing.change({ type: "letters", letters: "RUE" });
    writing.arrive(viewOf({ draft: mari, done: [0, 1] }), false);
    expect(writing.draft.letters).toBe("RUE");
    expect(writing.toKeep()).toBeNull();
    writing.restore();
    expect([writing.draft.letters, writing.isChanging]).toEqual(["MARI", false]);
  });
  it("is not replaced on the screen by the old one before the answer", () => {
    const writing = new Writing(engine, sent);
    writing.isChanging = true;
    writing.change({ type: "letters", letters: "N" });
    writing.sent();
    writing.arrive(viewOf({ draft: mari, done: [0, 1] }), false); // somebody else's move
    expect(writing.draft.letters).toBe("MARIN");
    writing.answered();
    writing.arrive(viewOf({ draft: mari, done: [0, 1] }), false); // refused: the old one counts
    expect(writing.draft.letters).toBe("MARI");
  });
});

it("a score has a line for each letter that scores", async () => {
  const writing = await written("MARI");
  const score = scoreOf(viewOf(), writing.draft, preview);
  expect(score).toEqual({
    lines: [
      { letter: "A", tray: "blue", cells: ["yellow"], points: 2 },
      { letter: "R", tray: "red", cells: ["red"], points: 1 },
    ],
    bonus: 3, total: 6, isThemeAsked: false,
  });
});
