import { describe, expect, it } from "vitest";
import { pacesFor, quickPaceMax } from "./paces";

const labels = (own: number, max?: number): readonly string[] =>
  pacesFor("fr", own, max).map(({ label }) => label.replaceAll("\u00a0", " "));

describe("the paces of a table", () => {
  it("are those that are offered", () => {
    expect(labels(90)).toEqual(["Libre", "60 s", "90 s", "2 min", "3 min", "1 jour", "3 jours"]);
    expect(labels(0, quickPaceMax)).toEqual(["Libre", "60 s", "90 s", "2 min", "3 min"]);
  });

  it.each([[45, 1, "45 s"], [75, 2, "75 s"], [300, 5, "5 min"], [7200, 5, "2 h"]])(
    "have the table's own among them: %i s", (own, at, label) => expect(labels(own)[at]).toBe(label));
});
