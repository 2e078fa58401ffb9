import { expect, it } from "vitest";
import { initialOf, nameOf, timeMark } from "./people";
import { seat } from "./testing";
import { words } from "./words/words";

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

it("marks a seat that takes more time, and no other", () => {
  expect(timeMark(seat(), words.fr)).toBe("");
  expect(timeMark(seat({ time_percent: 150 }), words.fr)).toBe("Temps ×\u00a01,5");
  expect(timeMark(seat({ time_percent: 300 }), words.en)).toBe("Time ×\u00a03");
});

it("calls a bot by its seat, and a person as they wish", () => {
  const bot = seat({ sitter: "bot", bot: "habitue", name: "" });
  expect([0, 2, 6].map((index) => nameOf(bot, index))).toEqual(["Ocre", "Garance", "Ocre"]);
  expect(nameOf(seat(), 2)).toBe("Nour");
});
