import { expect, it } from "vitest";
import { room, seat } from "../testing";
import { words } from "../words/words";
import { airMark, clothAt, initialOf, nameAt, namesOf, timeMark } from "./people";

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

const bot = seat({ sitter: "bot", bot: "habitue", name: "", person: -1 });

it("calls a bot by its seat, and a person as they wish", () => {
  expect(namesOf([bot, seat(), bot])).toEqual(["Ocre", "Nour", "Garance"]);
});

it("tells people apart who are called the same: whoever came later has a number", () => {
  const called = (name: string, person: number) => seat({ name, person });
  expect(namesOf([called("Camille", 3), called("Nour", 1), called("camille", 0), called("Camille 2", 5)]))
    .toEqual(["Camille 2", "Nour", "camille", "Camille 2 2"]);
  expect(namesOf([bot, called("Ocre", 0)])).toEqual(["Ocre 2", "Ocre"]); // a bot gives way to a person
  expect(namesOf([called("Camille", 0), seat({ sitter: "open", name: "Camille", person: -1 })]))
    .toEqual(["Camille", "Camille"]); // kept for her: no second one yet
  const names = namesOf([called("Camille", 0), called("Camille", 1)]);
  expect(names.map((name) => initialOf(name, names))).toEqual(["Ca", "C2"]);
});

it("calls who spoke as the table does", () => {
  const two = room({ seats: [seat({ name: "Camille", person: 0 }), seat({ name: "Camille", person: 1 })] });
  expect(nameAt(two, 1, "Camille")).toBe("Camille 2");
  expect(nameAt(two, 7, "Théo")).toBe("Théo"); // no longer there
  expect(nameAt(null, 1, "Camille")).toBe("Camille");
});

it("names that only read the same are told apart too", () => {
  const called = (name: string, person: number) => seat({ name, person });
  expect(namesOf([called("Camille", 0), called("Cаmille", 1)])).toEqual(["Camille", "Cаmille 2"]); // with a Cyrillic а
});

it("who is called like a robot or the host is marked, and robots and the host are not", () => {
  const said = words.fr.room.notA;
  expect(airMark(seat({ name: "Maître" }), words.fr)).toBe(said.robot);
  expect(airMark(seat({ name: "Ocre" }), words.fr)).toBe(said.robot);
  expect(airMark(seat({ name: "L’hôte" }), words.fr)).toBe(said.host);
  expect(airMark(seat({ name: "L’hôte", is_host: true }), words.fr)).toBe("");
  expect(airMark(seat({ name: "", sitter: "bot", bot: "maitre" }), words.fr)).toBe("");
  expect(airMark(seat(), words.fr)).toBe("");
});

it("a cloth is found by who sits there, once it is known, and nobody has that of who is gone", () => {
  const cloth = { warp: "dots", weft: "waves" } as const;
  const cards = new Map([["ab", { person: "ab", name: "Nour", cloth }]]);
  const at = room({ people: ["cd", "ab", ""] });
  expect([0, 1, 2, -1].map((person) => clothAt(at, cards, person))).toEqual([null, cloth, null, null]);
});
