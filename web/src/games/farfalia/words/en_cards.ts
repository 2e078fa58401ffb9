// The cards of Farfalia in English.
import { inLetters, inList } from "../../../words/format";
import { families, type Family, familyOf, isButterfly, isJoker, rankOf, suitOf } from "../cards";
import type { CardWords } from "./words";

const suit = { strawberry: "strawberry", leaf: "leaf", fish: "fish", shell: "shell" };
const suits = { strawberry: "strawberries", leaf: "leaves", fish: "fish", shell: "shells" };
const family = { ...suit, butterfly: "butterfly" };
const several = { ...suits, butterfly: "butterflies" };
const aFamily = {
  strawberry: "a strawberry", leaf: "a leaf", fish: "a fish", shell: "a shell", butterfly: "a butterfly",
};

const count = (each: Family, number: number): string =>
  number === 1 ? aFamily[each] : `${inLetters("en", number)} ${several[each]}`;

export const cards: CardWords = {
  suit,
  suits,
  family,
  aFamily,
  count,
  subjects: (subjects) => {
    const counted = families.map((each) => [each, subjects.filter((subject) => subject === each).length] as const);
    return inList("en", counted.flatMap(([each, number]) => (number > 0 ? [count(each, number)] : [])));
  },
  trump: { ...suits, none: "no trumps" },
  card: (card) => {
    if (isJoker(card)) return `${family[familyOf(card)]} joker`;
    return `${rankOf(card)} of ${suits[suitOf(card)]}${isButterfly(card) ? ", butterfly" : ""}`;
  },
};
