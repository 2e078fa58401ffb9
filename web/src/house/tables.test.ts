import { describe, expect, it } from "vitest";
import { all } from "../games/all";
import { summary } from "../testing";
import { codeIn, shelved } from "./tables";

describe("the tables of somebody who comes back", () => {
  it("are laid out by what they wait for, a finished one never as a turn", () => {
    const tables = [
      summary({ code: "fini0001", status: "over", my_turn: true }),
      summary({ code: "salle0001", status: "waiting" }),
      summary({ code: "libre0001", my_turn: true }),
      summary({ code: "autre0001" }),
      summary({ code: "jours0001", my_turn: true, left_seconds: 90_000 }),
      summary({ code: "presse0001", my_turn: true, left_seconds: 40 }),
    ];
    const { mine, others, over } = shelved(tables);
    expect(mine.map(({ code }) => code)).toEqual(["presse0001", "jours0001", "libre0001"]);
    expect(others.map(({ code }) => code)).toEqual(["autre0001", "salle0001"]);
    expect(over.map(({ code }) => code)).toEqual(["fini0001"]);
  });

  it("say how far they have come, with the points counted as one does in the language", () => {
    for (const { card } of Object.values(all))
      for (const score of [0, 1, 2]) {
        const progress = { stage: 2, stages: 12, scores: [score] };
        expect(card.fr.progress!(progress, 0)).not.toMatch(/\b[01] points|2 point\b/);
        expect(card.en.progress!(progress, 0)).not.toMatch(/1 points|\b[02] point\b/);
      }
  });
});

describe("the code of a table", () => {
  it.each([
    "lilas0047", " LILAS 0047 ", "Lilas-0047", "https://palette.example/t/lilas0047",
    "palette.example/t/LILAS0047#replay", "lílas 0047",
    "Camille vous attend à sa table. http://localhost:8080/t/lilas0047?x",
  ])("is read in %s", (text) => {
    expect(codeIn(text)).toBe("lilas0047");
  });

  it.each(["", "lilas", "0047", "https://palette.example/", "quelle table"])("is not in %j", (text) => {
    expect(codeIn(text)).toBeNull();
  });
});
