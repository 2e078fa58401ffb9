// The rules, bots, coach and proofs of the server, in the page: the same C++ compiled to WebAssembly. The page
// fetches it when first asked (engineInWorker); tests and node run it in place (engineInPlace). Nothing here
// knows a rule; everything is typed by the game's name. A game of words fails with NoWords where they cannot be had.
import type { core, Games, lexicon } from "../net/wire.gen";
import { fromServer, languageOf, type Library, NoWords, numberOf } from "./lexicon";
import { askOver } from "./thread";
import { type Call, instantiate } from "./wasm";

type GameName = keyof Games & string;
type Actor = number | "nature";
type Reader = number | "spectator";

export interface Refused {
  readonly ok: false;
  readonly refused: string; // a code
  readonly why: string; // a sentence, in English, for whoever writes the page
}

/** How a table stands after a request. */
export interface Standing {
  readonly ok: true;
  readonly to_act: readonly Actor[];
  readonly outcome: core.Outcome | null;
  readonly move: number;
}

/** What a table may be asked, and what the answer holds besides the standing. tools/README.md explains each. */
export interface Requests<G extends GameName> {
  readonly act: [{ seat: Actor; action: Games[G]["action"] }, { readonly action: Games[G]["action"] }];
  readonly draw: [object, { readonly action: Games[G]["action"] }];
  readonly time_out: [{ seat: number }, { readonly action: Games[G]["action"] }];
  readonly view: [{ seat: Reader }, { readonly view: Games[G]["view"] }];
  readonly legal: [{ seat: number }, { readonly legal: readonly Games[G]["action"][] }];
  readonly suggest: [{ seat: number; bot?: string }, { readonly action: Games[G]["action"] }];
  readonly advise: [{ seat: number }, { readonly advice: Games[G]["advice"] }];
  readonly log: [object, { readonly log: readonly { seat: Actor; action: Games[G]["action"] }[] }];
  readonly record: [object, { readonly record: core.Record }];
}

export interface Opening<G extends GameName> {
  readonly game: G;
  readonly seats: number;
  readonly config: Partial<Games[G]["config"]>;
  readonly seed: number; // 0 to 2^32-1; the dice follow from it
}

/** A table in the page: play without a server, try a line, teach. */
export interface Table<G extends GameName> {
  say<R extends keyof Requests<G>>(
    request: { readonly do: R } & Requests<G>[R][0],
  ): Promise<(Standing & Requests<G>[R][1]) | Refused>;
  close(): void;
}

export interface Verified {
  readonly ok: true;
  readonly moves: number;
  readonly draws: number; // derived again from the secret and found equal
  readonly time_outs: number;
  readonly is_over: boolean;
}

export interface Replay<G extends GameName> {
  readonly ok: true;
  readonly start: Games[G]["view"];
  readonly steps: readonly {
    readonly actor: core.Seat;
    readonly action: Games[G]["action"];
    readonly view: Games[G]["view"];
  }[];
  readonly outcome: core.Outcome | null;
}

export type Preview<G extends GameName> =
  | { readonly ok: true; readonly preview: Games[G]["preview"] }
  | { readonly ok: false; readonly refused: Games[G]["illegal"] };

export interface Engine {
  /** Rejects when the game does not take such a setup. */
  open<G extends GameName>(opening: Opening<G>): Promise<Table<G>>;
  /** Was the chance in this game honest? */
  verify(record: core.Record): Promise<Verified | Refused>;
  /** The game again, as `reader` saw it. */
  replay<G extends GameName>(game: G, record: core.Record, reader: Reader): Promise<Replay<G> | Refused>;
  /** What the coach says to whoever sees this view. */
  advise<G extends GameName>(game: G, view: Games[G]["view"]): Promise<Games[G]["advice"]>;
  /** What would come of this action of whoever sees this view, or why the rules would refuse it. */
  preview<G extends GameName>(game: G, view: Games[G]["view"], action: Games[G]["action"]): Promise<Preview<G>>;
  /** Words of a list that fit, in alphabetical order, not more than one cares to read: `?` is a letter, `*` any. */
  lookUp(language: lexicon.Language, list: lexicon.List, pattern: string): Promise<readonly string[]>;
}

const spectator = -2;
const wordsShown = 50;

/** The typed engine over any way of asking, with words from any library. */
export function engineOver(ask: (call: Call) => Promise<string>, library: Library): Engine {
  const told = async <T>(call: Call): Promise<T> => JSON.parse(await ask(call)) as T;

  const given = new Map<lexicon.Language, Promise<void>>();
  const give = async (language: lexicon.Language): Promise<void> => {
    const bytes = await library(language);
    const taken = await told<{ ok: boolean }>({ to: "give", language: numberOf[language], bytes });
    if (!taken.ok) throw new NoWords(language);
  };
  const withWords = (language: lexicon.Language): Promise<void> => {
    let giving = given.get(language);
    if (!giving) {
      giving = give(language);
      given.set(language, giving);
      giving.catch(() => given.delete(language)); // the next who needs them tries again
    }
    return giving;
  };
  const ready = async (game: string, holder: unknown): Promise<void> => {
    const language = languageOf(game, holder);
    if (language) await withWords(language);
  };

  return {
    async open<G extends GameName>(opening: Opening<G>): Promise<Table<G>> {
      await ready(opening.game, opening);
      const opened = await told<{ ok: true; table: number } | Refused>({ to: "open", text: JSON.stringify(opening) });
      if (!opened.ok) throw new Error(opened.why);
      const { table } = opened;
      return {
        say: (request) => told({ to: "say", table, text: JSON.stringify(request) }),
        close: () => void ask({ to: "close", table }),
      };
    },
    async verify(record) {
      await ready(record.game, record);
      return told({ to: "verify", text: JSON.stringify(record) });
    },
    async replay(game, record, reader) {
      await ready(game, record);
      return told({ to: "replay", reader: reader === "spectator" ? spectator : reader, text: JSON.stringify(record) });
    },
    async advise<G extends GameName>(game: G, view: Games[G]["view"]) {
      await ready(game, view);
      type Advice = { ok: true; advice: Games[G]["advice"] } | Refused;
      const answer = await told<Advice>({ to: "advise", text: JSON.stringify({ game, view }) });
      if (!answer.ok) throw new Error(answer.why); // the view came from the server: this page is wrong
      return answer.advice;
    },
    async preview(game, view, action) {
      await ready(game, view);
      return told({ to: "preview", text: JSON.stringify({ game, view, action }) });
    },
    async lookUp(language, list, pattern) {
      await withWords(language);
      const text = JSON.stringify({ language, list, pattern, limit: wordsShown });
      const found = await told<{ ok: true; words: readonly string[] } | Refused>({ to: "look_up", text });
      return found.ok ? found.words : []; // nothing fits what is no pattern
    },
  };
}

export async function engineInPlace(module: WebAssembly.Module, library = fromServer): Promise<Engine> {
  const speak = await instantiate(module);
  return engineOver(async (call) => speak(call), library);
}

let worker: Engine | undefined;

/** The page's one engine; fetched and compiled on first use. */
export function engineInWorker(): Engine {
  return (worker ??= startWorker());
}

function startWorker(): Engine {
  const thread = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const handed = (call: Call): Transferable[] => ("bytes" in call ? [call.bytes.buffer] : []);
  return engineOver(askOver<Call, string>(thread, handed, () => (worker = undefined)), fromServer);
}
