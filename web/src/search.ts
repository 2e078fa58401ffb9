// Finding a rule by a few words: whatever the accents and capitals, every word must occur.
import type { Rule } from "./games/game";

export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, " ");

export function find(rules: readonly Rule[], query: string): readonly Rule[] {
  const wanted = fold(query).split(/\s+/).filter((word) => word !== "");
  return rules.filter((rule) => {
    const text = fold([rule.title, ...rule.text].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}
