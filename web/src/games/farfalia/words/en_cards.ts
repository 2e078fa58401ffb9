// The cards of Farfalia in English.
import { capital } from "../../../words/format";
import { familyOf, isButterfly, isJoker, rankOf, suitOf } from "../cards";
import type { CardWords } from "./words";

const suit = { strawberry: "strawberry", leaf: "leaf", fish: "fish", shell: "shell" };
const suits = { strawberry: "strawberries", leaf: "leaves", fish: "fish", shell: "shells" };
const family = { ...suit, butterfly: "butterfly" };

export const cards: CardWords = {
  suit,
  suits,
  family,
  aFamily: {
    strawberry: "a strawberry", leaf: "a leaf", fish: "a fish", shell: "a shell", butterfly: "a butterfly",
  },
  trump: { ...suits, none: "no trumps" },
  card: (card) => {
    if (isJoker(card)) return `${capital(family[familyOf(card)])} joker`;
    return `${rankOf(card)} of ${suits[suitOf(card)]}${isButterfly(card) ? ", butterfly" : ""}`;
  },
};
