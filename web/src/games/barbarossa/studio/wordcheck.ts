// Whether a word may be a secret one, said while it is typed. The rules decide (games/barbarossa/words.cpp); this says
// the same beforehand, and wordcheck.test.ts holds it to them.
import type { barbarossa } from "../../../wire.gen";

export type WordFault = Extract<
  barbarossa.Illegal,
  "no_word" | "word_too_long" | "word_has_digits" | "not_one_word" | "not_two_words" | "not_text" | "same_word"
>;

export const charsOf = (text: string): number => Array.from(text).length;
export const trimmed = (text: string): string => text.replace(/^[ \u00a0]+|[ \u00a0]+$/g, "");

export const wordMax = (riddles: barbarossa.Riddles): number => (riddles === "one_word" ? 24 : 40);

export function wordFault(typed: string, riddles: barbarossa.Riddles): WordFault | null {
  const word = trimmed(typed);
  if (word === "") return "no_word";
  if (/\p{Nd}/u.test(word)) return "word_has_digits";
  if (/[^\p{L}\p{M} \u00a0'’-]/u.test(word) || !/\p{L}/u.test(word)) return "not_text";
  const words = word.split(/[ \u00a0]+/).length;
  if (riddles === "one_word" && words > 1) return "not_one_word";
  if (riddles === "two_words" && words > 2) return "not_two_words";
  return charsOf(word) > wordMax(riddles) ? "word_too_long" : null;
}

/** Near enough to be the same thing twice; the rules have the last word on plurals and articles. */
const folded = (word: string): string => trimmed(word).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export const isSameWord = (a: string, b: string): boolean => folded(a) !== "" && folded(a) === folded(b);
