// What the shell asks of a game beside its table: named ways to play, places to jump to in a replay, and moves of which
// nothing is to be seen there.
import type { Preset } from "../game";
import type { Update } from "./facts";
import { tell } from "./story";

export const presetIds = ["easy", "classic", "keen"] as const;
export type PresetId = (typeof presetIds)[number];

export const presets = (): readonly (Preset<"barbarossa"> & { readonly id: PresetId })[] => [
  { id: "easy", config: { sculpting: "minutes_20", forgiving_curses: true } },
  { id: "classic", config: {} },
  { id: "keen", config: { sculpting: "minutes_5", letter_questions: false, penalties_always: true } },
];

/** What begins with this move. */
export type Opening =
  | { readonly type: "play" } // all objects are on the table
  | { readonly type: "arrow"; readonly nth: number; readonly by: number }
  | { readonly type: "turn"; readonly seat: number };

export function openingOf(update: Update, before: Update | null): Opening | null {
  const events = tell(update, before);
  const found = events.find((event) => event.type === "found");
  if (found !== undefined) return { type: "arrow", nth: update.view.table.arrows, by: found.line.asker };
  if (events.some(({ type }) => type === "unveiled")) return { type: "play" };
  return events.some(({ type }) => type === "turn" || type === "begun")
    ? { type: "turn", seat: update.view.table.turn } : null;
}

/** Clay and notes of others, and a die that is still in the hand. */
export const isUnseen = (update: Update, before: Update | null): boolean =>
  before !== null && tell(update, before).length === 0;
