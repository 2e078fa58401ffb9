// For tests: whole games, played by chance in the engine and read back as the updates that a reader's page gets.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { engineInPlace } from "../../engine/engine";
import { instantiate } from "../../engine/wasm";
import { framesOf } from "../../replay";
import type { farfalia } from "../../wire.gen";
import type { Update } from "./story";

const build = resolve(import.meta.dirname, "../../../..", process.env["PALETTE_BUILD"] ?? "build");

export interface Game {
  readonly seats: number;
  readonly config: Partial<farfalia.Config>;
}

/** One of each kind; the jokers of both variants are in it. */
export const games: { readonly [name: string]: Game } = {
  beginners: { seats: 5, config: {} },
  chinkway: { seats: 5, config: { five: "chinkway_extra", jokers: "double_you" } },
  four: { seats: 4, config: { jokers: "burning" } },
  quick: { seats: 3, config: { three: "quick" } },
  two: { seats: 2, config: { jokers: "double_you" } },
};

export async function played({ seats, config }: Game, reader: number): Promise<readonly Update[]> {
  const module = await WebAssembly.compile(readFileSync(join(build, "engine.wasm")));
  const speak = await instantiate(module);
  const opened = speak({ to: "open", text: JSON.stringify({ game: "farfalia", seats, config, seed: 5 }) });
  const { table } = JSON.parse(opened) as { table: number };
  const say = (request: object) => JSON.parse(speak({ to: "say", table, text: JSON.stringify(request) }));
  for (let standing = say({ do: "log" }); standing.to_act.length > 0; ) {
    const [seat] = standing.to_act;
    if (seat === "nature") standing = say({ do: "draw" });
    else standing = say({ do: "act", seat, action: say({ do: "suggest", seat, bot: "random" }).action });
  }
  const { record } = say({ do: "record" });
  const engine = await engineInPlace(module);
  const folded = await engine.replay("farfalia", record, reader < 0 ? "spectator" : reader);
  if (!folded.ok) throw new Error(JSON.stringify(folded));
  return framesOf(folded) as readonly Update[];
}
