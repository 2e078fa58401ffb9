// How strong the bots are that the page proposes: as somebody chose last for this game in this browser, else as the
// game likes to be met.
import { all, isGame } from "../games/all";
import { levelsOf } from "../games/catalogue";
import { readStorage } from "../house/settings";

const keyOf = (game: string): string => `palette.level.${game}`;

/** Where a game does not say, neither the weakest nor the strongest: good company for anybody. */
export function usualLevel(game: string, kept: (key: string) => string | null = readStorage): string {
  const levels = levelsOf(game);
  const wanted = [kept(keyOf(game)), isGame(game) ? all[game].usualBot : null];
  return wanted.flatMap((level) => levels.filter((each) => each === level))[0]
    ?? levels[Math.floor(levels.length / 2)] ?? "";
}

export function keepLevel(game: string, level: string): void {
  try {
    localStorage.setItem(keyOf(game), level);
  } catch {
    // Storage is forbidden here: the page proposes what it always does.
  }
}
