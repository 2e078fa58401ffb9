import { expect, it } from "vitest";
import { de, inDays, inGroups, inLetters, inList, inShort, onClock } from "./format";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

it("writes small numbers in letters", () => {
  expect(inLetters("fr", 3)).toBe("trois");
  expect(inLetters("en", 12)).toBe("12");
});

it("joins names as each language does", () => {
  expect(inList("fr", ["Nour", "Théo", "Ocre"])).toBe("Nour, Théo et Ocre");
  expect(inList("en", ["Nour", "Ochre"])).toBe("Nour and Ochre");
});

it.each([["Camille", "de Camille"], ["Ocre", "d’Ocre"], ["Élise", "d’Élise"], ["Yann", "de Yann"]])(
  "elides before a vowel: %s", (name, expected) => expect(de(name)).toBe(expected),
);

it.each([
  [0, "0 s"], [45, "45 s"], [180, "3 min"], [7800, "2 h 10"], [7260, "2 h 01"], [3600, "1 h"], [100_800, "1 j 4 h"],
  [259_200, "3 j"],
])(
  "%i seconds at a glance", (seconds, expected) => expect(plain(inShort("fr", seconds))).toBe(expected),
);

it.each([[0, "0:00"], [1, "0:01"], [67_000, "1:07"], [-5, "0:00"]])("%i ms on a clock", (left, expected) =>
  expect(onClock("fr", left)).toBe(expected),
);

it("shows the beginning of a long number in groups", () =>
  expect(inGroups("9f3c71ab04de5b20ffff")).toBe("9f3c 71ab 04de 5b20"));

it.each([[0, "aujourd’hui"], [1, "hier"], [5, "il y a 5 jours"], [-1, "aujourd’hui"], [40, "le 9 octobre 2026"]])(
  "%i days ago is %s", (ago, told) => expect(plain(inDays("fr", 20_775 - ago, 20_775))).toBe(told));
