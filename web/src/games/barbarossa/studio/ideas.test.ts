// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { langs } from "../../../words/words";
import { ideas, ideasShown, someIdeas } from "./ideas";
import { wordFault } from "./wordcheck";

const folder = new URL("../../../../../games/barbarossa/data/knowledge/", import.meta.url);
const book = readdirSync(folder).filter((name) => name.startsWith("nouns"))
  .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"))
  .filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(" | "));

describe("ideas for a word", () => {
  it.each(langs)("are words of the bots' book that may be secret ones: %s", (lang) => {
    const known = new Set(book.flatMap((fields) => (fields[lang === "fr" ? 0 : 1] ?? "").split(", ")));
    expect(ideas[lang].filter((word) => !known.has(word) || wordFault(word, "one_word") !== null)).toEqual([]);
    expect(new Set(ideas[lang]).size).toBe(ideas[lang].length);
  });

  it("are never what one has already, and never twice the same", () => {
    for (let i = 0; i < 50; ++i) {
      const some = someIdeas("fr", ["Âne", "canard"], Math.random);
      expect(new Set(some).size).toBe(ideasShown);
      expect(some).not.toContain("âne");
    }
    expect(someIdeas("fr", ideas.fr.slice(2), Math.random)).toHaveLength(2);
  });
});
