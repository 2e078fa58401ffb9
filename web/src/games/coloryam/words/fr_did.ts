// What was played for whoever was away, in French.
import type { Words } from "./words";
import { table } from "./fr_table";

export const did: Words["did"] = (action, { board }) => {
  const line = (index: number): string => {
    const row = board.rows[index];
    return row === undefined ? "" : `« ${table.line(row.line)} »`;
  };
  switch (action.type) {
    case "throw": return action.dice.length === 6 ? "Les six dés lancés." : "";
    case "stop": return "Arrêt avec les dés tels quels.";
    case "declare_miss": return "Objectif déclaré manqué.";
    case "second_chance": return "Seconde chance prise.";
    case "fill": return `Somme écrite : ${line(action.line)}.`;
    case "cross": return `Ligne barrée : ${line(action.line)}.`;
    case "timed_out": return "Tour arrêté par l’horloge, avec les dés tels quels.";
    case "begin":
    case "thrown": return "";
  }
};
