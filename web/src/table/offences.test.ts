import { expect, it } from "vitest";
import { catalogue } from "../net/wire.gen";
import { words } from "../words/words";
import { aboutsAt, isOfPlay, offencesAt } from "./offences";

it("somebody can be reported for stalling in every game, and every reason has words", () => {
  for (const { name } of catalogue) {
    expect(offencesAt(name)).toContain("stalling");
    for (const offence of offencesAt(name)) expect(words.fr.report.offences[offence]).not.toBe("");
    for (const about of aboutsAt(name)) expect(words.en.report.abouts[about]).not.toBe("");
  }
});

it("reasons fit the game: no words where nobody writes, no clay but in Barbarossa, no cheating at dice", () => {
  expect(aboutsAt("coloryam")).toEqual(["name", "chat", "other"]);
  expect(aboutsAt("farben")).toEqual(["name", "chat", "word", "other"]);
  expect(aboutsAt("barbarossa")).toContain("sculpture");
  expect(offencesAt("coloryam")).not.toContain("cheating");
  expect(offencesAt("farfalia")).toContain("cheating");
});

it("how somebody plays stands nowhere in particular", () => {
  expect(isOfPlay("stalling")).toBe(true);
  expect(isOfPlay("insult")).toBe(false);
  expect(isOfPlay(null)).toBe(false);
});
