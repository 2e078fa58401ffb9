// @vitest-environment node
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { give, spelt } from "./spelling";

const build = resolve(import.meta.dirname, "../../../..", process.env["PALETTE_BUILD"] ?? "build");

describe("a word in a sentence", () => {
  it("is in capitals as long as nobody knows how it is spelled", () => {
    expect(spelt("ECOLE")).toBe("ECOLE");
  });

  describe("once that is known", () => {
    beforeAll(() => give({
      language: "french",
      spellings: JSON.parse(readFileSync(join(build, "lexicon/french.json"), "utf8")),
      isWord: async (word) => word !== "WXQZ",
    }));

    it.each([
      ["TABLE", "table"], ["ECOLE", "école"], ["COEUR", "cœur"], ["FENETRES", "fenêtres"], ["ETE", "été"],
      ["DEGROSSIRONS", "dégrossirons"], ["BEETHOVEN", "Beethoven"],
    ])("has its accents: %s is %s", (word, shown) => expect(spelt(word)).toBe(shown));

    it.each(["COTE", "MUR", "AIME"])("stays in capitals where several are written so: %s", (word) =>
      expect(spelt(word)).toBe(word));

    it("stays in capitals if no dictionary has it", async () => {
      spelt("WXQZ");
      await Promise.resolve();
      await Promise.resolve();
      expect(spelt("WXQZ")).toBe("WXQZ");
    });
  });
});
