// The cards of Farfalia in French.
import { inLetters, inList } from "../../../words/format";
import { families, type Family, familyOf, isButterfly, isJoker, rankOf, suitOf } from "../cards";
import type { CardWords } from "./words";

const suit = { strawberry: "fraise", leaf: "feuille", fish: "poisson", shell: "coquillage" };
const suits = { strawberry: "fraises", leaf: "feuilles", fish: "poissons", shell: "coquillages" };
const family = { ...suit, butterfly: "papillon" };
const aFamily = {
  strawberry: "une fraise", leaf: "une feuille", fish: "un poisson", shell: "un coquillage", butterfly: "un papillon",
};

const count = (each: Family, number: number): string =>
  number === 1 ? aFamily[each] : `${inLetters("fr", number)} ${family[each]}s`;

export const cards: CardWords = {
  suit,
  suits,
  family,
  aFamily,
  count,
  subjects: (subjects) => {
    const counted = families.map((each) => [each, subjects.filter((subject) => subject === each).length] as const);
    return inList("fr", counted.flatMap(([each, number]) => (number > 0 ? [count(each, number)] : [])));
  },
  trump: { ...suit, none: "sans atout" },
  card: (card) => {
    if (isJoker(card)) return `joker ${family[familyOf(card)]}`;
    return `${rankOf(card)} de ${suits[suitOf(card)]}${isButterfly(card) ? ", papillon" : ""}`;
  },
};
