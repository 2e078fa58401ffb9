// For a first game of Color'Yam, in English: ways to play that have a name, and three lines at the table.
import { inLetters } from "../../../words/format";
import type { FirstLines, People } from "../../game";
import type { View } from "../story";
import { isFree } from "../turn";
import { table } from "./en_table";
import { nameOf } from "./people";

export const presets = {
  debutant: { label: "Beginner", line: "Throw first, choose your line afterwards, and any sum may be written." },
  classique: { label: "Classic", line: "One line after the other, the same for all, with the second chance." },
  pro: { label: "Pro", line: "Thirteen lines, and seven Color’Yam that must all grow." },
};

function now(view: View, people: People): string {
  const { phase, turn, throws } = view.state;
  if (phase === "beginning" || phase === "over") return `${table.goal(view)}.`;
  if (turn !== people.me) return `${nameOf(turn, people)} plays; everybody tries the same thing in turn.`;
  if (phase === "missed") return "Cross the line, or write your sum further down and try the line again.";
  if (phase === "choosing") return "Choose the line on the sheet where your sum goes.";
  if (throws > 0) return "Tap the dice to throw again, keep the others, or stop.";
  if (isFree(view)) return "Throw the six dice; you will choose the line afterwards.";
  return "Throw the six dice, three times at most.";
}

function brings(view: View): string {
  const { state, board } = view;
  const best = `${inLetters("en", state.seats)} points for the greatest, none for a crossed line`;
  const isColorYam = !isFree(view) && board.rows[state.line]?.line.objective === null;
  if (isColorYam) return `Here only the sum counts: ${best}.`;
  return `The colours asked for let you write the sum: ${best}.`;
}

export const firstLines = (view: View, people: People): FirstLines => ({
  aim: "On each line the greatest sum earns the most; most points win.",
  now: now(view, people),
  brings: brings(view),
});
