// For tests: whole games, read back as the updates that a reader's page gets.
import { type Game as AnyGame, playedOf } from "../played";
import type { Update } from "./facts";

export type Game = AnyGame<"barbarossa">;

/** Time runs out on one of them now and then, also for the clay. */
const unruly: Game["choose"] = (seat, action, move) => (seat === 2 && move % 7 === 0 ? null : action);

export const games: { readonly [name: string]: Game } = {
  three: { seats: 3, config: {}, bot: "habitue" },
  "four who are unruly": { seats: 4, config: { language: "english", common_theme: true }, choose: unruly },
  "five who always pay": { seats: 5, config: { first: "seat_3", penalties_always: true } },
};

const done = new Map<string, Promise<readonly Update[]>>();

/** Of each game and reader once. */
export function played(name: string, reader: number): Promise<readonly Update[]> {
  const key = `${name} ${reader}`;
  const updates = done.get(key) ?? playedOf("barbarossa", games[name]!, reader);
  done.set(key, updates);
  return updates;
}
