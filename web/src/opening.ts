// How a table is laid that somebody opens: as its game proposes, with what was chosen; gently for who plays it for the
// first time and did not choose.
import { infoOf } from "./catalogue";
import { defaultsOf } from "./fields";
import { all } from "./games/all";
import type { Errand } from "./model";
import type { server } from "./wire.gen";
import type { Lang } from "./words/words";

type Opening = Extract<Errand, { type: "open" }>;

export function setupOf({ game, bots, start, config, pace }: Opening, lang: Lang, isKnown: boolean): server.Setup {
  const { usualPace = 0, usualConfig, first } = all[game];
  const eased = start && config === undefined && !isKnown ? first : undefined;
  return {
    seats: start ? bots.length + 1 : infoOf(game).max_seats,
    pace: { move_seconds: pace ?? eased?.pace ?? usualPace },
    config: { ...defaultsOf(game), ...usualConfig?.(lang), ...eased?.config, ...config },
  };
}
