// What a screen reader is told after a move, in either language: what happened, then what is asked.
import type { People } from "../../game";
import { tell, type Update } from "../story";
import type { StoryWords } from "./words";

export const announce = (words: StoryWords) => (update: Update, before: Update | null, people: People): string => {
  const happened = tell(update, before).map((event) => words.event(event, people));
  // Asked once: while others write, vote or go on, the question stays what it was.
  const isNew = before !== null && update.action !== null && update.view.open.phase !== before.view.open.phase;
  return [...happened, isNew ? words.asked(update.view) : ""].filter((each) => each !== "").join(" ");
};
