// What a screen reader is told after a move, built from the table's own sentences in either language.
import type { People } from "../../game";
import { tell, type Update, type View } from "../story";
import { isMe } from "./people";
import type { TableWords } from "./words";

export const announce = (table: TableWords) => (update: Update, before: Update | null, people: People): string => {
  const { action, view } = update;
  if (action?.type === "begin") return [table.sheetNumber(action.sheet), asked(table, view, people)].join(". ");
  const told = tell(update, before);
  return told === null ? "" : [table.story(told, view, people), asked(table, view, people)].join(" ").trim();
};

/** What the listener has to do now, if it is new. */
function asked(table: TableWords, view: View, people: People): string {
  const { phase, turn, throws } = view.state;
  if (phase === "over" || phase === "in_the_air") return "";
  if (!isMe(turn, people)) return throws === 0 ? table.toPlay(turn, people) : "";
  if (phase === "missed") return table.missedTitle;
  if (phase === "choosing") return `${table.goal(view)}.`;
  return throws === 0 ? `${table.toPlay(turn, people)} ${table.goal(view)}.` : "";
}
