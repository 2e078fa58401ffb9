// What was played for whoever was away, in English.
import type { Words } from "./words";
import { table } from "./en_table";

export const did: Words["did"] = (action, { board }) => {
  const line = (index: number): string => {
    const row = board.rows[index];
    return row === undefined ? "" : `“${table.line(row.line)}”`;
  };
  switch (action.type) {
    case "throw": return action.dice.length === 6 ? "All six dice thrown." : "";
    case "stop": return "Stopped with the dice as they lay.";
    case "declare_miss": return "Objective declared missed.";
    case "second_chance": return "Second chance taken.";
    case "fill": return `Sum written: ${line(action.line)}.`;
    case "cross": return `Line crossed out: ${line(action.line)}.`;
    case "timed_out": return "Turn stopped by the clock, with the dice as they lay.";
    case "begin":
    case "thrown": return "";
  }
};
