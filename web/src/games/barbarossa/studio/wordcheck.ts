// Whether a word may be a secret one, said while it is typed. The rules decide (games/barbarossa/words.cpp); this says
// the same beforehand, and wordcheck.test.ts holds it to them.
import { charsOf } from "../../../kit/chars";
import type { barbarossa } from "../../../net/wire.gen";

export type WordFault = Extract<
  barbarossa.Illegal,
  "no_word" | "word_too_long" | "word_has_digits" | "not_one_word" | "not_two_words" | "not_text" | "same_word"
>;

export const trimmed = (text: string): string => text.replace(/^[ \u00a0]+|[ \u00a0]+$/g, "");

export const wordMax = (riddles: barbarossa.Riddles): number => (riddles === "one_word" ? 24 : 40);

const marks = /[\u0300-\u036f]/g; // they belong to the letter before them
const letter = "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0148\u014a-\u017f"; // as lexicon/letters.cpp knows them
const joiner = " \\-'\u00a0\u2010\u2011\u2019\u02bc";
const text = new RegExp(`^[${letter}]([${letter}${joiner}]*[${letter}])?$`);
const between = new RegExp(`[${joiner}]+`);

export function wordFault(typed: string, riddles: barbarossa.Riddles): WordFault | null {
  const word = trimmed(typed);
  const plain = word.replace(marks, "");
  if (/[\u0000-\u001f\u007f-\u009f]/.test(word)) return "not_text";
  if (word === "") return "no_word";
  if (charsOf(plain) > wordMax(riddles)) return "word_too_long";
  if (/[0-9]/.test(plain)) return "word_has_digits";
  if (!text.test(plain)) return "not_text";
  const parts = plain.split(between).length;
  if (riddles === "one_word" && parts > 1) return "not_one_word";
  return riddles === "two_words" && parts > 2 ? "not_two_words" : null;
}

/** Near enough to be the same thing twice; the rules have the last word on plurals and articles. */
const folded = (word: string): string => trimmed(word).normalize("NFD").replace(marks, "").toLowerCase();

export const isSameWord = (a: string, b: string): boolean => folded(a) !== "" && folded(a) === folded(b);
