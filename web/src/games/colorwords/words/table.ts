// What the table itself says: its grid, the word in progress, its hints, and all of it for those who do not see it.
// Built from the facts of ../grid.ts and ../draft.ts.
import type { lexicon } from "../../../net/wire.gen";
import type { People } from "../../game";
import type { Draft } from "../draft";
import type { Colour, Direction, View } from "../grid";

/** A sentence whose beginning is what matters. */
export interface Said {
  readonly lead: string;
  readonly rest: string;
}

export interface TableWords {
  readonly twin: string; // title of the table in words
  readonly close: string;

  // The draw.
  readonly draw: string;
  readonly bonus: string; // over the card
  readonly worth: string; // what a letter that was drawn scores; opens its rule
  readonly time: string; // label of the clock
  readonly bell: (word: string) => string; // what counts when it rings; empty word: none yet
  readonly isKept: string; // the same of the word in progress, in a few words
  readonly language: (language: lexicon.Language) => string; // of all words: "Mots français"
  readonly secondsLeft: (seconds: number) => string; // said aloud, twice at most

  // The grid.
  readonly grid: (seat: number, people: People) => string; // "Votre grille"
  readonly cell: (cell: number, colour: Colour | null, letter: string, isDraft: boolean) => string; // "D2, rouge, vide"
  readonly gridHelp: string; // how it is used with keys
  readonly keyHelp: string; // the keys, for those who see
  readonly taken: string; // a cell was touched that has a letter

  // The word in progress.
  readonly word: string; // "Votre mot"
  readonly turn: (letter: string, direction: Direction) => string; // on the arrow after a letter
  readonly keys: string; // label of the letter keys
  readonly letterKey: (letter: string, colour: Colour | null) => string;
  readonly turnKey: (direction: Direction) => string;
  readonly backspace: string;
  readonly clear: string;
  readonly begin: (at: number | null, language: lexicon.Language) => string; // nothing is written yet
  readonly place: string; // letters without a place
  readonly fill: (cells: number) => string; // so many cells of a way wait for letters
  readonly unjudged: string; // no engine says what it is worth
  readonly legal: string; // "Mot connu, tracé légal"
  readonly unknown: (isAlone: boolean) => string; // the table will be asked about the word
  readonly onColour: (count: number) => string; // where a letter lies, once or more often
  readonly onOther: (cells: readonly (Colour | null)[]) => string; // "sur une case bleue"; null: the start
  readonly bonusIf: (isAlone: boolean) => string; // a theme's, if the table agrees
  readonly bonusMet: string;
  readonly bonusMissed: string;
  readonly bonusUnclaimed: string; // of a theme, as long as the switch is off
  readonly claim: string; // the switch of a round with a theme

  // Sending.
  readonly send: (word: string, points: number | null) => string; // on the button
  readonly sendNone: string; // on a button that asks first
  readonly askNone: string; // the question
  readonly writeOne: string; // no: I will write one
  readonly passRound: string; // yes
  readonly sendHint: string; // on the button while there is nothing to send
  readonly change: string;
  readonly keep: (word: string) => string; // back to the word that was sent; empty: none was
  readonly sent: (word: string) => Said; // mine, and what may still be done
  readonly changing: (word: string) => string; // while a new one is written: the old one counts
  readonly rung: (word: string) => Said; // my time is up

  // The others.
  readonly seats: string;
  readonly hasSent: string;
  readonly isThinking: string;
  readonly sheets: string; // opens everybody's
  readonly openSheet: string; // opens one
  readonly rounds: (isMine: boolean) => string; // over the points of six rounds
  readonly round: (round: number, points: number | null) => string;
  readonly total: (points: number) => string;
  readonly situation: (view: View, people: People) => Said;
  readonly watching: string;

  // For those who do not see it.
  readonly sayDraw: (view: View) => string;
  readonly sayDraft: (draft: Draft) => string;
  readonly saySheet: (view: View, seat: number, people: People) => string;
  readonly saySeats: (view: View, people: People) => string;
  readonly sayScores: (view: View, people: People) => string;
}
