// All that Farfalia says. French is the model; English has the same keys by type. Both get facts (cards.ts,
// story.ts) and people, never strings of the other language. The table's own words are in table.ts.
import type { GameWords, People } from "../../game";
import type { Card, Family, Suit, Trump } from "../cards";
import type { Event, View } from "../story";
import type { TableWords } from "./table";

export interface CardWords {
  readonly suit: { readonly [S in Suit]: string }; // "poisson"
  readonly suits: { readonly [S in Suit]: string }; // "poissons"
  readonly family: { readonly [F in Family]: string };
  readonly aFamily: { readonly [F in Family]: string }; // "un papillon"
  readonly count: (family: Family, count: number) => string; // "deux papillons"
  readonly subjects: (subjects: readonly Family[]) => string; // "un papillon, deux fraises et deux poissons"
  readonly trump: { readonly [T in Trump]: string }; // "coquillage", "sans atout"
  readonly card: (card: Card) => string; // "8 de fraises, papillon"
}

export interface StoryWords {
  readonly event: (event: Event, people: People) => string; // a sentence
  readonly timedOut: string;
  /** What whoever reads has to do now; empty if it is not their turn. */
  readonly asked: (view: View) => string;
}

/** For those who begin, choose, or look back. */
export type GuideWords = Required<Pick<GameWords<"farfalia">, "firstLines" | "presets" | "chapter" | "fairTalk">>;

/** The score sheet, during a game and at its end. */
export interface SheetWords {
  readonly title: string;
  readonly deal: (deal: number) => string; // "Donne 2"
  readonly dealer: (seat: number, people: People) => string; // "Nour a donné"
  readonly isDealer: string;
  readonly dealerMark: string; // the same in a letter
  readonly trump: (trump: Trump) => string; // "Atout coquillage"
  readonly subjects: (subjects: readonly Family[]) => string; // "Proposition : …"
  readonly kept: (count: number) => string; // "3 sujets"
  readonly doubled: string; // a joker was spent
  readonly twice: string; // the deal counts double
  readonly total: string;
  readonly pair: string; // the total of a pair
  readonly you: string;
  readonly side: (seats: readonly number[], people: People) => string; // "Vous et Nour"
  readonly nothingYet: string;
}

export interface Words extends GameWords<"farfalia"> {
  readonly cards: CardWords;
  readonly story: StoryWords;
  readonly sheet: SheetWords;
  readonly table: TableWords;
}
