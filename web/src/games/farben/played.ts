// For tests: whole games, read back as the updates that a reader's page gets.
import { type Game as AnyGame, playedOf } from "../played";
import type { Update } from "./facts";

export type Game = AnyGame<"farben">;

/** Some tell aloud, some run out of time, some no longer know. */
const unruly: Game["choose"] = (seat, action, move) => {
  if (action.type === "tell" && seat === 1) return { type: "tell", story: "", is_aloud: true };
  if (action.type === "hint" && seat === 0) return { type: "forgot" };
  return seat === 2 && move % 7 === 0 ? null : action;
};

export const games: { readonly [name: string]: Game } = {
  three: { seats: 3, config: {}, bot: "habitue" },
  "four who are unruly": { seats: 4, config: { language: "english" }, bot: "apprenti", choose: unruly },
  "short evening": { seats: 3, config: { rounds: "five" }, bot: "apprenti" },
  five: { seats: 5, config: { first: "seat_3" }, bot: "apprenti" },
};

const done = new Map<string, Promise<readonly Update[]>>();

/** Of each game and reader once. */
export function played(name: string, reader: number): Promise<readonly Update[]> {
  const key = `${name} ${reader}`;
  const updates = done.get(key) ?? playedOf("farben", games[name]!, reader);
  done.set(key, updates);
  return updates;
}
