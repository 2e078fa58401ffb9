// Cards by their number on the wire (games/farfalia/cards.hpp): 16 * suit + rank - 1. A card is played by its
// suit and rank and collected by its family; the jokers that burn have numbers above the ranks.
import type { farfalia } from "../../net/wire.gen";
import type { Hue } from "../game";

export type Card = farfalia.Card;
export type Family = farfalia.Family;
export type Trump = farfalia.Trump;
export type Suit = Exclude<Trump, "none">;

export const noCard: Card = -1;
export const suits: readonly Suit[] = ["strawberry", "leaf", "fish", "shell"];
export const families: readonly Family[] = [...suits, "butterfly"];
export const trumps: readonly Trump[] = [...suits, "none"];

const rankMax = 13;
const butterflyJoker: Card = 14;

export const rankOf = (card: Card): number => (card & 15) + 1;
export const isJoker = (card: Card): boolean => rankOf(card) > rankMax;
/** Not of a joker. */
export const suitOf = (card: Card): Suit => suits[card >> 4] ?? "strawberry";
export const isButterfly = (card: Card): boolean => [8, 10, 12].includes(rankOf(card));
/** What the card is collected as; of a joker: what it burns. */
export const familyOf = (card: Card): Family =>
  isButterfly(card) || card === butterflyJoker ? "butterfly" : suitOf(card);

/** What its own jokers burn of a trick that has left the table; of one that lies there, the board says it. */
export function burntIn(trick: readonly Card[]): readonly Card[] {
  const burning = trick.filter(isJoker).map(familyOf);
  return trick.filter((card) => !isJoker(card) && burning.includes(familyOf(card)));
}

/** As held in the hand: by suit, low to high, a joker last. */
export const sorted = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => Number(isJoker(a)) - Number(isJoker(b)) || a - b);

/** The hue and the glyph of a family: look/patterns.css and icons.css. */
export const hues: { readonly [F in Family]: Hue } = {
  strawberry: "rouge", leaf: "vert", fish: "bleu", shell: "orange", butterfly: "violet",
};
export const glyphs: { readonly [F in Family]: string } = {
  strawberry: "fraise", leaf: "feuille", fish: "poisson", shell: "coquillage", butterfly: "papillon",
};
