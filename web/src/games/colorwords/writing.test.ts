import { describe, expect, it } from "vitest";
import type { Engine } from "../../engine/engine";
import type { colorwords } from "../../net/wire.gen";
import { wayOf } from "./draft";
import type { Entry, View } from "./grid";
import { type Kept, type Memory, memoryOf } from "./kept";
import { scoreOf } from "./score";
import { keepAfter, stageOf, Writing as AnyWriting } from "./writing.svelte";

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

/** Remembers as a tab does. */
function memory(kept: Kept | null = null): Memory {
  return { read: () => kept, write: (now) => (kept = now) };
}
/** In a tab of its own. */
class Writing extends AnyWriting {
  constructor(by: Engineer, view: View, tab = memory()) {
    super(by, view, tab);
  }
}

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

describe("the tab's memory", () => {
  const away = async (letters: string): Promise<Memory> => {
    const tab = memory();
    const writing = new Writing(engine, viewOf({ draft: mari }), tab);
    writing.change({ type: "clear" });
    writing.change({ type: "begin", cell: 10 });
    writing.change({ type: "letters", letters });
    writing.claimsTheme = true;
    await writing.judge();
    writing.remember();
    return tab;
  };
  it("brings back a word after a reload, whatever it is worth", async () => {
    const writing = new Writing(engine, viewOf({ draft: mari }), await away("ABDIQ"));
    expect([writing.draft.letters, wayOf(writing.draft)[0], writing.claimsTheme]).toEqual(["ABDIQ", 10, true]);
  });
  it("is of one round and one seat; otherwise the server's draft is there", async () => {
    const tab = await away("ABDIQ");
    expect(new Writing(engine, viewOf({ draft: mari, round: 2 }), tab).draft.letters).toBe("MARI");
    expect(new Writing(engine, { ...viewOf({ draft: mari }), me: 1 }, tab).draft.letters).toBe("MARI");
    expect(new Writing(engine, viewOf({ draft: mari, done: [0] }), tab).draft.letters).toBe("MARI");
  });
  it("lets go of what was sent, and takes it back if that was refused", async () => {
    const tab = await away("MARI");
    const writing = new Writing(engine, viewOf(), tab);
    writing.sent();
    writing.remember();
    expect(tab.read()).toBeNull();
    writing.answered();
    writing.remember();
    expect(tab.read()?.draft.letters).toBe("MARI");
    writing.arrive(viewOf({ draft: mari, done: [0] }), false);
    expect(tab.read()).toBeNull();
  });
  it("knows what time ran out over, and why it does not count", async () => {
    const rung = (draft = nothing): View => viewOf({ draft, done: [0], rung: [0] });
    const writing = new Writing(engine, viewOf(), await away("BDIQUE"));
    expect(writing.lost(viewOf())).toBeNull(); // there is time
    expect(writing.lost(rung())).toEqual({ word: "BDIQUE", why: "unknown", counted: "" });
    expect(writing.lost(rung(mari))).toEqual({ word: "BDIQUE", why: "unknown", counted: "MARI" });
    const late = new Writing(engine, viewOf(), await away("MARI"));
    expect(late.lost(rung())).toEqual({ word: "MARI", why: "late", counted: "" });
    expect(late.lost(rung(mari))).toBeNull();
    const results = [{ entry: mari }];
    const shown = viewOf({ phase: "reviewing", rounds: [{}, { results }] as unknown as View["open"]["rounds"] });
    expect([late.lost(shown), writing.lost(shown)?.counted]).toEqual([null, "MARI"]);
  });
  it("is the tab's own storage, and trusts nothing it finds there", async () => {
    const kept = (await away("ABDIQ")).read();
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    } as unknown as Storage;
    const tab = memoryOf("abc", () => storage);
    tab.write(kept);
    expect([tab.read(), memoryOf("xyz", () => storage).read()]).toEqual([kept, null]);
    const [key] = items.keys();
    for (const text of ["", "7", "{}", JSON.stringify({ ...kept, draft: { ...kept?.draft, at: 49 } })]) {
      items.set(key!, text);
      expect(tab.read()).toBeNull();
    }
    tab.write(null);
    expect(items.size).toBe(0);
    const forbidden = memoryOf("abc", () => { throw new Error("forbidden"); });
    forbidden.write(kept);
    expect(forbidden.read()).toBeNull();
  });
});

describe("before the bell", () => {
  it("the hand may rest, but not beyond the last second", () => {
    expect([keepAfter(false, null, 0), keepAfter(true, null, 0)]).toEqual([600, 2500]);
    expect([keepAfter(false, 90_000, 0), keepAfter(true, 3000, 0)]).toEqual([600, 2000]);
    expect([keepAfter(false, 1300, 0), keepAfter(false, 900, 0)]).toEqual([300, 0]);
  });
});

describe("a place", () => {
  const strict = {
    preview: async (_: "colorwords", __: View, { word, cells: [first] }: colorwords.Write) => {
      const refused = word.length < 2 ? "too_short" : first === 48 ? "wrong_start" : "unknown_word";
      return { ok: false, refused, why: "" };
    },
  } as unknown as Engineer;
  it("that no word can take is refused as soon as it is chosen", async () => {
    const writing = new Writing(strict, viewOf());
    writing.change({ type: "touch", cell: 48 });
    await writing.judge();
    expect(writing.verdict).toEqual({ type: "refused", code: "wrong_start" });
    writing.change({ type: "letters", letters: "A" });
    await writing.judge();
    expect(writing.verdict).toEqual({ type: "refused", code: "wrong_start" });
  });
  it("that a word can take waits for letters", async () => {
    const writing = new Writing(strict, viewOf());
    writing.change({ type: "touch", cell: 10 });
    await writing.judge();
    expect(writing.verdict).toBeNull();
    writing.change({ type: "letters", letters: "A" });
    await writing.judge();
    expect(writing.verdict).toEqual({ type: "refused", code: "too_short" });
  });
  it("that has a letter is not taken, and the hand is told", () => {
    const writing = new Writing(engine, viewOf());
    writing.change({ type: "touch", cell: 2 });
    expect([writing.slip, writing.draft.at]).toEqual(["taken", null]);
    writing.change({ type: "touch", cell: 10 });
    expect([writing.slip, writing.draft.at]).toEqual([null, 10]);
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
