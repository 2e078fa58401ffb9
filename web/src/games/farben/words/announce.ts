// What a screen reader is told after a move, in either language: what happened, then what is asked.
import type { People } from "../../game";
import type { Update } from "../facts";
import { isTimedOut, tell } from "../story";
import type { StoryWords } from "./words";

export const announce = (words: StoryWords) => (update: Update, before: Update | null, people: People): string => {
  if (update.action === null) return "";
  const sentences = [
    isTimedOut(update) ? words.timedOut : "",
    ...tell(update, before).map((event) => words.event(event, people)),
    isTurnMade(update, before) ? words.asked(update.view, people) : "",
  ];
  return sentences.filter((each) => each !== "").join(" ");
};

/** What is asked has changed; nobody wants to hear it again because somebody else has chosen. */
function isTurnMade({ view }: Update, before: Update | null): boolean {
  if (before === null) return true;
  const [was, now] = [before.view.table, view.table];
  const cardsUp = ({ packets, packet }: typeof now): number =>
    packets[packet]?.answers.filter(({ is_made }) => is_made).length ?? 0;
  return was.phase !== now.phase || was.teller !== now.teller || was.recaller !== now.recaller
    || cardsUp(was) !== cardsUp(now);
}
