// For tests: a whole game of each kind, played by chance.
import { type Game as AnyGame, playedOf } from "../played";
import type { Update } from "./story";

export type Game = AnyGame<"farfalia">;

/** One of each kind; the jokers of both variants are in it. */
export const games: { readonly [name: string]: Game } = {
  beginners: { seats: 5, config: {} },
  chinkway: { seats: 5, config: { five: "chinkway", jokers: "double_you" } },
  four: { seats: 4, config: { jokers: "burning" } },
  quick: { seats: 3, config: { three: "quick" } },
  two: { seats: 2, config: { jokers: "double_you" } },
};

export const played = (game: Game, reader: number): Promise<readonly Update[]> => playedOf("farfalia", game, reader);
