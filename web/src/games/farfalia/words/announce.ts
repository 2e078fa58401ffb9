// What a screen reader is told after a move, in either language: what happened, then what is asked.
import type { People } from "../../game";
import { tell, type Update } from "../story";
import type { StoryWords } from "./words";

export const announce = (words: StoryWords) => (update: Update, before: Update | null, people: People): string => {
  const told = tell(update, before);
  if (told === null) return "";
  const sentences = [
    told.timedOut ? words.timedOut : "",
    ...told.events.map((event) => words.event(event, people)),
    words.asked(update.view),
  ];
  return sentences.filter((each) => each !== "").join(" ");
};
