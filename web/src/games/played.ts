// For tests: whole games, played in the engine and read back as the updates that a reader's page gets.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Engine, engineInPlace, type Refused, type Standing } from "../engine/engine";
import { framesOf } from "../finished/replay";
import type { Games } from "../net/wire.gen";
import type { GameName, UpdateOf } from "./game";

const build = resolve(import.meta.dirname, "../../..", process.env["PALETTE_BUILD"] ?? "build");

/** The engine as it was built, with the words that were built beside it. */
export const builtEngine = async (): Promise<Engine> =>
  engineInPlace(await WebAssembly.compile(readFileSync(join(build, "engine.wasm"))), async (language) =>
    Uint8Array.from(readFileSync(join(build, `lexicon/${language}.dawg`))),
  );

export interface Game<G extends GameName> {
  readonly seats: number;
  readonly config: Partial<Games[G]["config"]>;
  readonly seed?: number;
  readonly bot?: string;
  /** What a seat does instead of what the bot would; null: its time runs out. */
  readonly choose?: (seat: number, action: Games[G]["action"], move: number) => Games[G]["action"] | null;
}

function sure<T extends { readonly ok: true }>(answer: T | Refused): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** By the game's name; `reader` is a seat, or negative for a spectator. */
export async function playedOf<G extends GameName>(
  name: G,
  { seats, config, seed = 5, bot = "random", choose = (_seat, action) => action }: Game<G>,
  reader: number,
): Promise<readonly UpdateOf<G>[]> {
  const engine = await builtEngine();
  const table = await engine.open({ game: name, seats, config, seed });
  let standing: Standing = sure(await table.say({ do: "log" }));
  while (standing.to_act.length > 0) {
    const [seat] = standing.to_act;
    if (typeof seat !== "number") standing = sure(await table.say({ do: "draw" }));
    else {
      const action = choose(seat, sure(await table.say({ do: "suggest", seat, bot })).action, standing.move);
      const request = action === null ? { do: "time_out", seat } as const : { do: "act", seat, action } as const;
      standing = sure(await table.say(request));
    }
  }
  const { record } = sure(await table.say({ do: "record" }));
  return framesOf(sure(await engine.replay(name, record, reader < 0 ? "spectator" : reader))) as readonly UpdateOf<G>[];
}
