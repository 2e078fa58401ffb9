// Finding a rule by a few words: whatever the accents and capitals, every word must occur.
import type { Rule } from "../games/game";

export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, " ");

export function find(rules: readonly Rule[], query: string): readonly Rule[] {
  const wanted = fold(query).split(/\s+/).filter((word) => word !== "");
  return rules.filter((rule) => {
    const text = fold([rule.title, ...rule.text].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

/** What one plays for, what matters now, the rest; and apart, what is said of another number of players. */
export function inOrder(
  rules: readonly Rule[], aim: Rule["id"] | null, now: Rule["id"] | null, seats: number,
): { readonly mine: readonly Rule[]; readonly others: readonly Rule[] } {
  const isMine = ({ seats: only }: Rule): boolean => only === undefined || only.includes(seats);
  const rank = ({ id }: Rule): number => (id === aim ? 0 : id === now ? 1 : 2);
  return {
    mine: rules.filter(isMine).toSorted((a, b) => rank(a) - rank(b)),
    others: rules.filter((rule) => !isMine(rule)),
  };
}
