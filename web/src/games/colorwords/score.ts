// What a draft would score, line by line, from what the engine said of it.
import type { colorwords } from "../../net/wire.gen";
import { type Draft, wayOf } from "./draft";
import { type Colour, colourAt, trayOf, type View } from "./grid";

/** A letter that scores, on its colour or elsewhere, as often as it does. */
export interface Line {
  readonly letter: string;
  readonly tray: Colour;
  readonly cells: readonly (Colour | null)[]; // null: the start
  readonly points: number;
}

export interface Score {
  readonly lines: readonly Line[];
  readonly bonus: number;
  readonly total: number;
  readonly isThemeAsked: boolean; // the bonus is for the table to give
}

export function scoreOf(view: View, draft: Draft, { letters, bonus, asks }: colorwords.Preview): Score {
  const way = wayOf(draft);
  const printed = view.board.colours[view.me] ?? "";
  const lines = new Map<string, Line>();
  letters.forEach((points, at) => {
    const letter = draft.letters.charAt(at);
    const tray = trayOf(view, letter);
    if (points === 0 || tray === null) return;
    const cell = colourAt(printed, way[at] ?? -1);
    const key = `${letter} ${cell === tray}`;
    const before = lines.get(key) ?? { letter, tray, cells: [], points: 0 };
    lines.set(key, { ...before, cells: [...before.cells, cell], points: before.points + points });
  });
  const total = letters.reduce((sum, points) => sum + points, 0) + bonus;
  return { lines: [...lines.values()], bonus, total, isThemeAsked: asks.includes("theme") };
}
