// The cards of Farfalia in French.
import { familyOf, isButterfly, isJoker, rankOf, suitOf } from "../cards";
import type { CardWords } from "./words";

const suit = { strawberry: "fraise", leaf: "feuille", fish: "poisson", shell: "coquillage" };
const suits = { strawberry: "fraises", leaf: "feuilles", fish: "poissons", shell: "coquillages" };
const family = { ...suit, butterfly: "papillon" };

export const cards: CardWords = {
  suit,
  suits,
  family,
  aFamily: {
    strawberry: "une fraise", leaf: "une feuille", fish: "un poisson", shell: "un coquillage", butterfly: "un papillon",
  },
  trump: { ...suit, none: "sans atout" },
  card: (card) => {
    if (isJoker(card)) return `joker ${family[familyOf(card)]}`;
    return `${rankOf(card)} de ${suits[suitOf(card)]}${isButterfly(card) ? ", papillon" : ""}`;
  },
};
