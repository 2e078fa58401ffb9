// What was played for whoever was away, in English.
import { cards } from "./en_cards";
import type { Words } from "./words";

export const did: Words["did"] = (action) => {
  switch (action.type) {
    case "write":
      return action.word === "" ? "No word." : `Word sent: ${cards.word(action.word)}, ${cards.way(action)}.`;
    case "cross": return `Star crossed out: ${cards.star(action.star)}.`;
    case "vote": return `Votes: ${action.yes.length} yes, ${action.no.length} no.`;
    case "timed_out": return "At the bell the word written so far counts; a vote not given is no opinion.";
    case "go_on":
    case "draw": return "";
  }
};
