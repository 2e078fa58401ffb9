// What the server's list of games says about one of them, and which bots the page offers.
import { catalogue, type games } from "../net/wire.gen";

/** A game this page does not know has nothing to offer; the server and the page come from one list. */
const unknown: games.Info = {
  name: "", version: 0, oldest: 0, min_seats: 1, max_seats: 1, bots: [], cover: "", config: [], lexicon: "",
  has_secrets: true, has_words: false, has_bulk: false, is_confidential: false, is_by_heart: false,
};

export const infoOf = (game: string): games.Info => catalogue.find(({ name }) => name === game) ?? unknown;

/** The first plays what the game itself suggests, for tests and tools; nobody wants it for company. */
export const levelsOf = (game: string): readonly string[] => infoOf(game).bots.slice(1);

/** How many may sit. */
export function seatCounts(game: string): readonly number[] {
  const { min_seats, max_seats } = infoOf(game);
  return Array.from({ length: max_seats - min_seats + 1 }, (_, i) => min_seats + i);
}
