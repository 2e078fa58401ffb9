// For tests: whole games in which everything happens: stars ringed and crossed, words refused, themes claimed, bells.
import { type Game as AnyGame, playedOf } from "../played";
import type { Update } from "./story";

export type Game = AnyGame<"colorwords">;

/** Some write what no dictionary knows, some run out of time. */
const unruly: Game["choose"] = (seat, action, move) => {
  if (action.type === "write" && seat === 1 && action.word !== "") {
    return { ...action, word: action.word.replace(/./g, "Q") };
  }
  return seat === 2 && move % 3 === 0 ? null : action;
};

export const games: { readonly [name: string]: Game } = {
  alone: { seats: 1, config: {}, bot: "habitue" },
  "alone with stars": { seats: 1, config: { grid: "b", lexicon: "english" }, bot: "habitue" },
  "three who ask": { seats: 3, config: { unknown: "ask", layouts: "exchanged" }, choose: unruly },
  "four with stars": { seats: 4, config: { grid: "b", layouts: "exchanged" }, bot: "habitue" },
};

const done = new Map<string, Promise<readonly Update[]>>();

/** Of each game and reader once. */
export function played(name: string, reader: number): Promise<readonly Update[]> {
  const key = `${name} ${reader}`;
  const updates = done.get(key) ?? playedOf("colorwords", games[name]!, reader);
  done.set(key, updates);
  return updates;
}
