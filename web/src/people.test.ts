import { expect, it } from "vitest";
import { initialOf } from "./people";

it.each([
  ["Nour", ["Nour", "Théo"], "N"],
  ["Nour", ["Nour", "Nina"], "No"],
  ["Nina", ["Nour", "Nina"], "Ni"],
  ["Camille", ["Camille", "Camélia", "Ocre"], "Ci"], // m and é-e are shared: the first that tells apart
  ["Élodie", ["Élodie", "Elsa"], "Éo"],
  ["O", ["O", "Ocre"], "O"],
  ["Nour", ["Nour", "Nour"], "N"], // the same name twice: nothing tells them apart
  ["42", [], "4"],
  ["…", ["Nour"], "·"],
] as const)("%s among %j is %s", (name, among, initial) => expect(initialOf(name, among)).toBe(initial));
