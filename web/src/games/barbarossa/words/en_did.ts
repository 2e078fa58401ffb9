// What was played for whoever was away, in English.
import { counted, letterAt, quoted } from "./en_people";
import { table } from "./en_table";
import type { Words } from "./words";

export const did: Words["did"] = (action, view, people) => {
  const object = (index: number): string => {
    const thing = view.table.objects[index];
    return thing === undefined ? "an object" : table.object.short(thing, people);
  };
  switch (action.type) {
    case "ready": return "Objects handed in.";
    case "roll": return "Die thrown.";
    case "pay": return `Paid: ${counted(action.spaces, "gem")}.`;
    case "letter": return `Letter asked for: ${letterAt(action.position)} of ${object(action.object)}.`;
    case "question": return `Question about ${object(action.object)}: ${quoted(action.text)}`;
    case "guess": return `Word proposed for ${object(action.object)}: ${quoted(action.word)}.`;
    case "stop": return "Series ended.";
    case "reply":
      return action.answer === "none" ? "" : `Answer: ${table.answer[action.answer].toLocaleLowerCase("en")}.`;
    case "judge": return action.is_right ? "Word judged right." : "Word judged wrong.";
    case "refill": return "Three curses taken back.";
    case "timed_out": return "The clock throws the die, passes on questions, and answers “I do not know”.";
    case "shape":
    case "label":
    case "theme":
    case "rework":
    case "note":
    case "dispute":
    case "measured":
    case "supply":
    case "begin":
    case "rolled": return "";
  }
};
