// What was played for whoever was away, in French.
import { de } from "../../../words/format";
import { counted, letterAt, quoted } from "./fr_people";
import { table } from "./fr_table";
import type { Words } from "./words";

export const did: Words["did"] = (action, view, people) => {
  const object = (index: number): string => {
    const thing = view.table.objects[index];
    return thing === undefined ? "un objet" : table.object.short(thing, people);
  };
  switch (action.type) {
    case "ready": return "Modelage rendu.";
    case "roll": return "Dé lancé.";
    case "pay": return `Payé : ${counted(action.spaces, "gemme")}.`;
    case "letter": return `Lettre demandée : ${letterAt(action.position)} ${de(object(action.object))}.`;
    case "question": return `Question sur ${object(action.object)} : ${quoted(action.text)}`;
    case "guess": return `Mot proposé pour ${object(action.object)} : ${quoted(action.word)}.`;
    case "stop": return "Série terminée.";
    case "reply":
      return action.answer === "none" ? "" : `Réponse : ${table.answer[action.answer].toLocaleLowerCase("fr")}.`;
    case "judge": return action.is_right ? "Mot jugé juste." : "Mot jugé faux.";
    case "refill": return "Trois maléfices repris.";
    case "timed_out": return "L’horloge lance le dé, passe les questions, et répond « je ne sais pas ».";
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
