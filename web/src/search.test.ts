import { expect, it } from "vitest";
import { find } from "./search";

const rules = [
  { id: "R1", title: "Les dés", text: ["Six dés, chacun avec les six couleurs."] },
  { id: "R2", title: "L’objectif", text: ["Atteint ou manqué.", "Une égalité ne suffit pas."] },
];
const found = (query: string): readonly string[] => find(rules, query).map(({ id }) => id);

it("finds everything when nothing is asked", () => expect(found(" ")).toEqual(["R1", "R2"]));
it("does not mind accents, capitals or apostrophes", () => {
  expect(found("DES")).toEqual(["R1"]);
  expect(found("l'objectif")).toEqual(["R2"]);
});
it("wants every word, in any paragraph", () => {
  expect(found("manque egalite")).toEqual(["R2"]);
  expect(found("manque couleurs")).toEqual([]);
});
