// Who is asked for what, and which moment a choice belongs to: decided from one view, so that every component agrees.
import { type Line, openTo, ownerOf, type Table, type View, waitingLine } from "./facts";

/** What this page asks of whoever sits in front of it. */
export type Asked =
  | "clay" // make things
  | "move" // throw the die, or pay
  | "letter" // on an elf
  | "question" // first series
  | "guess" // second series: a question or the word
  | "answer" // about an object of mine
  | "verdict" // a guess that is not my very word
  | null;

export function askedOf({ me, table }: View): Asked {
  if (me < 0) return null;
  const line = waitingLine(table);
  if (line !== null) {
    if (ownerOf(table, line.object) !== me) return null;
    return line.kind === "guess" ? "verdict" : "answer";
  }
  if (table.phase === "sculpting") return "clay";
  if (table.turn !== me) return null;
  switch (table.phase) {
    case "moving": return "move";
    case "lettering": return "letter";
    case "first_series": return "question";
    case "second_series": return "guess";
    default: return null;
  }
}

/** It is for me to name an object: whoever takes one in hand picks it. */
export const isAsking = (asked: Asked): boolean => asked === "letter" || asked === "question" || asked === "guess";

/** What the buttons stand for: with another moment, they are others. */
export const momentOf = (view: View): string => {
  const { phase, turn, is_waiting, talk } = view.table;
  return [phase, turn, is_waiting, is_waiting ? talk.length : 0, askedOf(view)].join(" ");
};

/** The object that the table looks at: the one asked about last in this turn. */
export const spokenOf = ({ talk }: Table): number | null => talk.at(-1)?.object ?? null;

/** The object to have in hand when nobody picked one. */
export function firstInHand({ me, table }: View): number {
  return spokenOf(table) ?? openTo(table, me)[0] ?? 0;
}

/** Who did not understand the question; null if they did, whatever they knew. */
export const baffledBy = ({ table }: View, heard: Line | null): number | null =>
  heard?.answer === "unclear" ? ownerOf(table, heard.object) : null;

/** What is still on the way to an answer. */
export type Why = "none_left" | "second_series" | "asked" | "waiting" | "not_now";

/** Why no curse may be spent now; null if one may. Said beside the button that does not glow. */
export function whyNoCurse(view: View): Why | null {
  const { me, table, can_curse } = view;
  if (can_curse) return null;
  if ((table.players[me]?.curses ?? 0) === 0) return "none_left";
  if (table.is_waiting) return askedOf(view) === null ? "waiting" : "asked";
  return table.phase === "second_series" && table.turn !== me ? "second_series" : "not_now";
}
