// What a screen reader is told after a move, in either language: what happened, then what is asked.
import type { People } from "../../game";
import type { Update } from "../facts";
import { momentOf } from "../flow";
import { isTimedOut, tell } from "../story";
import type { StoryWords } from "./story";

export const announce = (words: StoryWords) => (update: Update, before: Update | null, people: People): string => {
  if (update.action === null) return "";
  const isNew = before === null || momentOf(before.view) !== momentOf(update.view);
  const sentences = [
    isTimedOut(update) ? words.timedOut : "",
    ...tell(update, before).map((event) => words.event(event, people)),
    isNew ? words.asked(update.view, people) : "",
  ];
  return sentences.filter((each) => each !== "").join(" ");
};
