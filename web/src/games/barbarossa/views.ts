// For tests: a view of a table of four in the middle of a game, and what shall be different about it.
import type { Line, Table, Thing, View } from "./facts";

export const lineOf = (line: Partial<Line>): Line => ({
  kind: "question", asker: 0, object: 2, text: "", answer: "none", position: 0, is_curse: false, is_hidden: false,
  disputed: [], ...line,
});

export const thingOf = (thing: Partial<Thing>): Thing => ({
  owner: 0, number: 0, word: "", description: "", is_described: false, clay_bytes: 100,
  made: "unmeasured", arrows: [], ...thing,
});

/** Two objects each, by owner: seat 1 has the objects 2 and 3. */
export const tableOf = (table: Partial<Table> = {}): Table => ({
  config: {
    language: "french", riddles: "one_word", sculpting: "minutes_10", letter_questions: true, penalties_always: false,
    common_theme: false, forgiving_curses: false, edition: "kosmos", first: "drawn",
  },
  seats: 4,
  phase: "moving",
  players: Array.from({ length: 4 }, () => ({
    space: 0, gems: 12, hat: 6, by_guesses: 0, by_objects: 0, by_hazards: 0, curses: 3, has_refilled: false,
    is_ready: true, theme: "",
  })),
  objects: Array.from({ length: 8 }, (_, i) => thingOf({ owner: Math.floor(i / 2), number: i % 2 })),
  opening: [],
  turn: 0,
  die: 0,
  asked: 0,
  talk: [],
  is_waiting: false,
  spent_curses: 0,
  arrows: 0,
  reached: [],
  ...table,
});

export const viewOf = (table: Partial<Table> = {}, view: Partial<Omit<View, "table">> = {}): View => ({
  me: 0, table: tableOf(table), can_curse: true, can_refill: false, notes: Array.from({ length: 8 }, () => ""),
  shape_bytes_left: 300_000, ...view,
});
