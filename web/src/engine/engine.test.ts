// @vitest-environment node
// The engine in WebAssembly says byte for byte what the native one says: golden games are replayed and whole
// games are played with bots in both. The build makes both first: build/engine.wasm and build/palette.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { catalogue, type core, type lexicon } from "../net/wire.gen";
import { type Engine, engineInPlace } from "./engine";
import { NoWords, numberOf } from "./lexicon";
import { instantiate, type Speak } from "./wasm";

const root = resolve(import.meta.dirname, "../../..");
const build = resolve(root, process.env.PALETTE_BUILD ?? "build");
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 }); // a hang, not a slow machine
const scratch = mkdtempSync(join(tmpdir(), "palette-"));

const words = (language: lexicon.Language) => Uint8Array.from(readFileSync(join(build, `lexicon/${language}.dawg`)));

let module: WebAssembly.Module;
let speak: Speak;
let engine: Engine;
beforeAll(async () => {
  module = await WebAssembly.compile(readFileSync(join(build, "engine.wasm")));
  speak = await instantiate(module);
  for (const [language, number] of Object.entries(numberOf)) {
    speak({ to: "give", language: number, bytes: words(language as lexicon.Language) });
  }
  engine = await engineInPlace(module, async (language) => words(language));
});

const palette = (args: readonly string[], input = ""): string =>
  execFileSync(join(build, "palette"), args, { input, encoding: "utf8", maxBuffer: 1 << 28 });

function textsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".txt")).map((name) => join(folder, name));
}

const goldenGames = catalogue.flatMap(({ name }) => {
  const folder = join(root, "games", name, "golden");
  const released = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  return [folder, ...released.map((each) => join(folder, each.name))].flatMap(textsIn);
});

/** The log of a golden text, as a saved game. */
function recordOf(file: string): core.Record {
  const lines = readFileSync(file, "utf8").split("\n");
  const setup = lines.find((line) => line.startsWith("setup "))!.slice("setup ".length);
  const moves = lines.flatMap((line) => {
    const parts = /^\d+\. (nature|\d) (.*)$/.exec(line);
    return parts ? [{ actor: parts[1] === "nature" ? -1 : Number(parts[1]), action: JSON.parse(parts[2]!) }] : [];
  });
  return { ...JSON.parse(setup), names: [], moves, commitment: "", proof: null };
}

describe("golden games", () => {
  it("exist", () => expect(goldenGames.length).toBeGreaterThan(0));

  it.each(goldenGames.map((file) => [file.slice(root.length + 1), file]))("%s replays alike", (_name, file) => {
    const text = JSON.stringify(recordOf(file));
    const saved = join(scratch, "record.json");
    writeFileSync(saved, text);
    for (const [reader, seat] of [[-2, "spectator"], [0, "0"]] as const) {
      const native = palette(["replay", saved, "--json", "--seat", seat]).trimEnd();
      expect(speak({ to: "replay", reader, text })).toBe(`{"ok":true,${native.slice(1)}`);
    }
  });
});

/** Plays a whole game on a scripted table in the page's engine; returns every line said and answered. */
function playWhole(game: string, seats: number, bot: string, seed: number): { said: string[]; answered: string[] } {
  const { table } = JSON.parse(speak({ to: "open", text: JSON.stringify({ game, seats, config: {}, seed }) }));
  const said: string[] = [];
  const answered: string[] = [];
  const say = (request: object) => {
    said.push(JSON.stringify(request));
    answered.push(speak({ to: "say", table, text: said.at(-1)! }));
    return JSON.parse(answered.at(-1)!);
  };
  for (let standing = say({ do: "log" }); standing.to_act.length > 0; ) {
    const seat = standing.to_act[0];
    if (seat === "nature") {
      standing = say({ do: "draw" });
    } else {
      say({ do: "view", seat });
      say({ do: "advise", seat });
      standing = say({ do: "act", seat, action: say({ do: "suggest", seat, bot }).action });
    }
    expect(standing.ok).toBe(true);
  }
  say({ do: "record" });
  speak({ to: "close", table });
  return { said, answered };
}

const players = catalogue.flatMap(({ name, bots, min_seats }) => bots.map((bot) => ({ name, bot, seats: min_seats })));

describe("scripted tables", () => {
  it.each(players)("$bot plays $name alike", ({ name, bot, seats }) => {
    const { said, answered } = playWhole(name, seats, bot, 7);
    const native = palette(["table", name, "--seats", String(seats), "--seed", "7"], said.join("\n") + "\n");
    expect(native).toBe(answered.join("\n") + "\n");
  });

  it("refuse what they do not understand", async () => {
    expect(JSON.parse(speak({ to: "say", table: 999, text: "{}" })).refused).toBe("unknown_table");
    expect(JSON.parse(speak({ to: "open", text: "nonsense" })).refused).toBe("malformed");
    await expect(engine.open({ game: "coloryam", seats: 9, config: {}, seed: 1 })).rejects.toThrow("2 to 5 seats");
    const table = await engine.open({ game: "coloryam", seats: 2, config: { pro: true }, seed: 1 });
    expect(await table.say({ do: "suggest", seat: 0 })).toMatchObject({ ok: false, refused: "not_to_act" });
  });
});

describe("proofs", () => {
  const record = (): core.Record => JSON.parse(playWhole("coloryam", 2, "random", 11).answered.at(-1)!).record;

  it("holds for an honest game", async () => {
    const honest = record();
    const verified = await engine.verify(honest);
    expect(verified).toMatchObject({ ok: true, moves: honest.moves.length, is_over: true });
  });

  it("fails for a die that was changed", async () => {
    const honest = record();
    const [begun, ...later] = honest.moves;
    const moves = [{ ...begun!, action: { type: "begin", sheet: 0, first: 0 } }, ...later];
    expect(await engine.verify({ ...honest, moves })).toMatchObject({ ok: false, refused: "other_draw" });
  });

  it("fails for a record without its secret", async () => {
    expect(await engine.verify({ ...record(), proof: null })).toMatchObject({ ok: false, refused: "no_proof" });
  });
});

describe("the coach", () => {
  it("advises from a view alone as it does at the table", async () => {
    const table = await engine.open({ game: "coloryam", seats: 2, config: { first: "seat_1" }, seed: 3 });
    await table.say({ do: "draw" });
    await table.say({ do: "act", seat: 0, action: { type: "throw", dice: [0, 1, 2, 3, 4, 5] } });
    await table.say({ do: "draw" });
    const seen = await table.say({ do: "view", seat: 0 });
    const told = await table.say({ do: "advise", seat: 0 });
    if (!seen.ok || !told.ok) throw new Error("refused");
    expect(told.advice.by_dice).toHaveLength(64);
    expect(await engine.advise("coloryam", seen.view)).toEqual(told.advice);
  });

  it("does not advise on what is not a view", async () => {
    await expect(engine.advise("coloryam", {} as never)).rejects.toThrow("malformed");
  });
});

describe("a preview", () => {
  it("tells what an action would bring, or why the rules refuse it", async () => {
    const table = await engine.open({ game: "colorwords", seats: 1, config: {}, seed: 3 });
    await table.say({ do: "draw" });
    const seen = await table.say({ do: "view", seat: 0 });
    const told = await table.say({ do: "suggest", seat: 0, bot: "habitue" });
    if (!seen.ok || !told.ok || told.action.type !== "write") throw new Error("refused");
    const shown = await engine.preview("colorwords", seen.view, told.action);
    expect(shown).toMatchObject({ ok: true, preview: { word: told.action.word } });
    const short = { ...told.action, word: "A", cells: [0] };
    expect(await engine.preview("colorwords", seen.view, short)).toMatchObject({ ok: false, refused: "too_short" });
  });

  it("is not to be had of every game", async () => {
    const stop = { type: "stop" } as const;
    expect(await engine.preview("coloryam", {} as never, stop)).toMatchObject({ ok: false, refused: "no_preview" });
  });
});

describe("words", () => {
  /** An engine that has been given nothing yet; `asked` counts what was fetched. */
  async function wordless(bytes?: Uint8Array<ArrayBuffer>) {
    const asked: string[] = [];
    const engine = await engineInPlace(module, async (language) => {
      asked.push(language);
      if (!bytes) throw new NoWords(language);
      return bytes;
    });
    return { engine, asked };
  }

  it("are fetched once, when first needed", async () => {
    const { engine, asked } = await wordless(words("french"));
    const [some] = await Promise.all([1, 2].map(() => engine.lookUp("french", "words", "CHIE?")));
    expect(some).toContain("CHIEN");
    expect(asked).toEqual(["french"]);
  });

  it("are looked up by pattern, in the order of the alphabet", async () => {
    const some = await engine.lookUp("english", "words", "*PLAY*");
    expect(some.length).toBeGreaterThan(10);
    expect(some).toEqual([...some].sort());
    expect(some.every((word) => word.includes("PLAY"))).toBe(true);
    expect(await engine.lookUp("english", "words", "12")).toEqual([]);
  });

  it("are asked for again after they could not be had", async () => {
    const { engine, asked } = await wordless();
    for (let i = 0; i < 2; ++i) await expect(engine.lookUp("english", "words", "A*")).rejects.toThrow(NoWords);
    expect(asked).toEqual(["english", "english"]);
  });

  it("are refused when they are none", async () => {
    const { engine } = await wordless(new Uint8Array([1, 2, 3, 4]));
    await expect(engine.lookUp("english", "words", "A*")).rejects.toThrow(NoWords);
  });
});
