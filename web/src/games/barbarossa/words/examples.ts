// Questions that bots understand, in the language of the table's words.
import type { Lang } from "../../../words/words";

export const examples: { readonly [L in Lang]: readonly string[] } = {
  fr: ["Est-ce vivant ?", "Est-ce plus grand qu’un chat ?", "Est-ce que ça se mange ?"],
  en: ["Is it alive?", "Is it bigger than a cat?", "Can you eat it?"],
};
