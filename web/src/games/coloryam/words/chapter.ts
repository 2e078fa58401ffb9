// Where one may jump to in a replay: each line of the sheet, and each turn on it.
import type { Chapter, People } from "../../game";
import { tell, type Update } from "../story";
import { isFree } from "../turn";
import { isMe, nameOf } from "./people";
import type { TableWords } from "./words";

export const chapter = (table: TableWords) =>
  (update: Update, before: Update | null, people: People): Chapter | null => {
    const { view, action } = update;
    const { phase, line, turn } = view.state;
    const isNewTurn = action?.type === "begin" || (before !== null && tell(update, before)?.ending != null);
    if (!isNewTurn || phase === "over") return null;
    if (action?.type === "begin" || line !== before?.view.state.line) {
      return { level: 1, label: isFree(view) ? table.goalLabel(view) : table.rankTitle(view, line) };
    }
    return { level: 2, label: isMe(turn, people) ? table.you : nameOf(turn, people) };
  };
