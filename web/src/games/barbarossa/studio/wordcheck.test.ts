// @vitest-environment node
// The page says of a word what the rules would: every kind of word, before the real rules.
import { expect, it, vi } from "vitest";
import { builtEngine } from "../../played";
import { isSameWord, wordFault } from "./wordcheck";

vi.setConfig({ testTimeout: 60_000 }); // a hang, not a slow machine

const tried = [
  "chat", "Œuf", "épée", "e\u0301pe\u0301e", "maïs", "straße", "garçon", " moulin ", "\u00a0moulin", "porte-clés",
  "l’œil", "d'or", "pomme de terre", "deux mots", "trois petits mots", "chat2", "2", "٣", "chat!", "-chat", "chat-",
  "кот", "猫", "a",
  "x".repeat(24), "x".repeat(25), "é".repeat(24), "e\u0301".repeat(24), "x".repeat(41), "un\u00a0deux", "un--deux",
  "chat\u0007", "'", "ÿ", "ŉ", "×", "coûte que coûte", "arc-en-ciel",
];

it.each(["one_word", "two_words", "expressions"] as const)("says what the rules say of %s", async (riddles) => {
  const engine = await builtEngine();
  for (const word of tried) {
    const table = await engine.open({ game: "barbarossa", seats: 3, config: { riddles }, seed: 1 });
    const action = { type: "label", object: 0, word, description: "", is_described: false } as const;
    const answer = await table.say({ do: "act", seat: 0, action });
    table.close();
    expect([word, wordFault(word, riddles)]).toEqual([word, answer.ok ? null : answer.refused]);
  }
});

it("says that nothing is no word yet", () => {
  for (const word of ["", "  ", "\u00a0"]) expect(wordFault(word, "one_word")).toBe("no_word");
});

it("knows the same thing by other letters", () => {
  expect(isSameWord("Épée ", "epee")).toBe(true);
  expect(isSameWord("épée", "épi")).toBe(false);
  expect(isSameWord("", "")).toBe(false);
});
