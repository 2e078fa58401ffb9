// All that Color Words says. French is the model; English has the same keys by type. Both get facts (grid.ts, story.ts)
// and people, never strings of the other language. What is said while writing is in table.ts.
import type { colorwords, lexicon } from "../../../net/wire.gen";
import type { GameWords, People } from "../../game";
import type { Bonus, Colour, Entry, Mark, View } from "../grid";
import type { Lost } from "../kept";
import type { StarState } from "../review";
import type { Ballot, Event } from "../story";
import type { TableWords } from "./table";

export type Theme = Exclude<lexicon.List, "words" | "names" | "common">;
export type Found = colorwords.Found;
/** A word and where it lies. */
export type Placed = Pick<Entry, "word" | "cells">;

/** To a question of a vote. */
export type Answer = "yes" | "no" | "abstain";

/** Letters, colours, places and cards. */
export interface CardWords {
  readonly colour: { readonly [C in Colour]: string }; // "bleu"
  readonly ofCell: { readonly [C in Colour]: string }; // "(une case) bleue"
  readonly theme: { readonly [T in Theme]: string };
  readonly bonus: (bonus: Bonus) => string; // "Commence par M"
  readonly bonusPoints: (bonus: Bonus) => string; // "Commence par M : +2"
  readonly points: (points: number) => string; // "8 points"
  readonly short: (points: number) => string; // "8 pts"
  readonly word: (word: string) => string; // in quotes, as people write it
  readonly way: (entry: Pick<Entry, "cells">) => string; // "de D2 à G4"
  readonly star: (star: number) => string; // "ligne 4", "colonne D"
  readonly ofStar: (star: number) => string; // "de la ligne 4"
}

export interface StoryWords {
  readonly event: (event: Event, people: People) => string; // a sentence or two; empty if it is not worth saying
  /** What whoever reads has to do now; empty if nothing. */
  readonly asked: (view: View) => string;
}

/** After the bell. */
export interface ReviewWords {
  readonly title: (round: number) => string; // "Manche 3"
  readonly none: string; // no word was written
  readonly lost: (lost: Lost) => string; // time ran out over a word that does not count
  readonly refused: string; // mark on a word that does not stand
  readonly why: (seat: number, people: People, isAlone: boolean) => string; // what that means
  readonly votes: (question: Ballot["question"], yes: number, no: number) => string; // "Le thème : 2 oui, 1 non"
  readonly letters: string; // their points
  readonly bonus: string;
  readonly themeRefused: string; // the word stands, its bonus does not
  readonly mark: (mark: Mark) => string; // of one letter: "A sur sa couleur, 2"
  readonly ringed: (stars: readonly number[]) => string; // "Étoile de la ligne 4"
  readonly total: string;
  readonly others: string; // title of the list
  readonly everybody: string; // the same for a spectator
  readonly gridOf: (entry: Entry, seat: number, people: People) => string; // what the picture shows
  readonly gridOfFound: (found: Placed) => string;
  readonly yours: string; // the word I wrote
  readonly best: string; // title of the best words
  readonly searching: string;
  readonly noBest: string; // no word would have fitted
  readonly unsought: string; // the dictionary could not be had
  readonly lesson: (mine: number, best: number) => string; // compares the two
  readonly wasBest: string; // no word scored more
  readonly bestShort: (found: Found) => string; // "Le mieux : marinade, 12"
  readonly bestOf: (found: Found) => string; // "Le mieux : « marinade », 12 points, de D2 à G4."
  readonly atZero: string; // what happens when my time to look is up
  readonly goOn: (isLast: boolean) => string; // on the button
  readonly waiting: (seats: readonly number[], people: People) => string; // I have gone on, these have not
  readonly ready: (seats: readonly number[], people: People) => string; // these have gone on, I have not
  readonly wentOn: string; // after a name
}

export interface VotingWords {
  readonly title: (isAlone: boolean) => string;
  readonly help: (isAlone: boolean, isPair: boolean) => string;
  readonly whose: (seat: number, people: People) => string;
  readonly question: (ballot: Ballot, bonus: Bonus | null) => string;
  readonly unknown: string; // no dictionary knows the word
  readonly listed: string; // the table's list has it under this theme: a hint
  readonly unlisted: string;
  readonly answer: (word: string) => string; // label of the answers
  readonly yes: string;
  readonly no: string;
  readonly abstain: string;
  readonly answered: (answer: Answer) => string; // mine, once it is given
  readonly send: (answered: number, count: number, isPair?: boolean) => string; // on the button
  readonly sendAlone: (answered: number, count: number) => string;
  readonly own: string; // title over my own words that are voted on
  readonly ownWord: (ballot: Ballot, word: string, bonus: Bonus | null) => string;
  readonly voted: string; // I have
  readonly atZero: string; // what happens when my time to vote is up
  readonly waiting: (seats: readonly number[], people: People) => string;
  readonly gridOf: (entry: Entry, seat: number, people: People) => string;
}

export interface StarWords {
  readonly title: string;
  readonly help: string;
  readonly lines: string;
  readonly columns: string;
  readonly state: (star: StarState, people: People) => string; // "Ligne 4 : il vous manque une case"
  readonly crossing: string; // title
  readonly crossingHelp: string;
  readonly cross: (star: number | null) => string; // on the button
}

/** The score sheet, during a game and at its end. */
export interface SheetWords {
  readonly title: string;
  readonly round: (round: number) => string; // "Manche 2"
  readonly words: string; // title of the words, round by round
  readonly special: { readonly [G in colorwords.Grid]: string }; // of a column, read aloud
  readonly specialLine: (view: View, people: People) => string; // how it came about
  readonly total: string;
  readonly legend: string; // what underlined and struck figures mean
  readonly bonusOf: (points: number) => string; // "dont bonus 3"
  readonly rating: (stars: number) => string; // "Formidable"
  readonly stars: (stars: number) => string; // "Trois étoiles sur cinq"
}

export interface Words extends GameWords<"colorwords"> {
  readonly cards: CardWords;
  readonly story: StoryWords;
  readonly review: ReviewWords;
  readonly voting: VotingWords;
  readonly stars: StarWords;
  readonly sheet: SheetWords;
  readonly table: TableWords;
}
