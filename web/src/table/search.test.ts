import { expect, it } from "vitest";
import { find, inOrder } from "./search";

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

it("puts the aim first, then what matters now, and other numbers of players apart", () => {
  const rule = (id: string, seats?: readonly number[]) => ({ id, title: id, text: [], ...(seats ? { seats } : {}) });
  const all = [rule("aim"), rule("a"), rule("two", [2]), rule("b"), rule("many", [4, 5])];
  const ids = (seats: number, now: string | null) => {
    const { mine, others } = inOrder(all, "aim", now, seats);
    return [mine, others].map((each) => each.map(({ id }) => id));
  };
  expect(ids(5, "b")).toEqual([["aim", "b", "a", "many"], ["two"]]);
  expect(ids(2, null)).toEqual([["aim", "a", "two", "b"], ["many"]]);
});
