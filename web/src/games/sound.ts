// For tests: whether a sentence is whole and well set.
import type { Lang } from "../words/words";

const anywhere = /undefined|null|NaN|\[object|\$\{| {2}| \.|\.\.(?!\.)|, ,|^ | $|['"!]/;
const slips: { readonly [L in Lang]: RegExp } = {
  fr: / [?;:%»]|« |[“”]/, // spaces that would break before a mark, quotes of the other language
  en: /\s[?;:%]|[«»]/,
};

/** Holes, doubled marks, plain apostrophes, shouts, spaces in the wrong places. */
export const isSound = (text: string, lang: Lang): boolean => !anywhere.test(text) && !slips[lang].test(text);
