// All that Farfalia says. French is the model; English has the same keys by type. Both get facts (cards.ts,
// story.ts) and people, never strings of the other language. The table's own words are in table.ts.
import type { GameWords } from "../../game";
import type { Card, Family, Suit, Trump } from "../cards";
import type { TableWords } from "./table";

export interface CardWords {
  readonly suit: { readonly [S in Suit]: string }; // "poisson"
  readonly suits: { readonly [S in Suit]: string }; // "poissons"
  readonly family: { readonly [F in Family]: string };
  readonly aFamily: { readonly [F in Family]: string }; // "un papillon"
  readonly trump: { readonly [T in Trump]: string }; // "coquillage", "sans atout"
  readonly card: (card: Card) => string; // "8 de fraises, papillon"
}

export interface Words extends GameWords<"farfalia"> {
  readonly cards: CardWords;
  readonly table: TableWords;
}
