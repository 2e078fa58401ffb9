// The example of the rules: grid A, its first word down a staircase, and a second one beside it.
import type { Placed } from "./words/words";

export const colours = "*YRBYRB" + "RBYRBYR" + "YRBYRBY" + "BYRBYRB" + "RBYRBYR" + "YRBYRBY" + "BYRBYRB";
export const trays = ["T", "L", "A"]; // blue, yellow, red
export const table: Placed = { word: "TABLE", cells: [0, 7, 8, 9, 10] };
export const tableOnSheet = "T......" + "ABLE...".padEnd(42, ".");
export const loin: Placed = { word: "LOIN", cells: [11, 18, 19, 26] };
