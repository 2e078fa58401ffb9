// How a table is laid that somebody opens: as its game proposes, with what was chosen; gently for who plays it for the
// first time and did not choose.
import { all } from "../games/all";
import { infoOf } from "../games/catalogue";
import type { GameName } from "../games/game";
import type { server } from "../net/wire.gen";
import type { Lang } from "../words/words";
import { type Config, defaultsOf } from "./fields";

/** A table that somebody wants to open. */
export interface Opening {
  readonly type: "open";
  readonly game: GameName;
  readonly bots: readonly string[];
  readonly start: boolean;
  readonly config?: Config; // what differs from what the game proposes
  readonly pace?: number | undefined; // seconds to make a move, if not as the game proposes
}

export function setupOf({ game, bots, start, config, pace }: Opening, lang: Lang, isKnown: boolean): server.Setup {
  const { usualPace = 0, usualConfig, first } = all[game];
  const eased = start && config === undefined && !isKnown ? first : undefined;
  return {
    seats: start ? bots.length + 1 : infoOf(game).max_seats,
    pace: { move_seconds: pace ?? eased?.pace ?? usualPace },
    config: { ...defaultsOf(game), ...usualConfig?.(lang), ...eased?.config, ...config },
  };
}
