// What the table itself says while people play: the objects, the ring and its scales, the talk, what can be done and
// why something cannot; and all of it in words for those who do not see it. Built from the facts of ../facts.ts.
import type { People } from "../../game";
import type { Answer, Closed, Line, Space, Step, Table, Thing, View, Worth } from "../facts";
import type { Why } from "../flow";
import type { Pattern } from "../letters";

/** A sentence whose beginning is what matters. */
export interface Said {
  readonly lead: string;
  readonly rest: string;
}

export interface TableWords {
  readonly twin: string; // title of the table in words
  readonly close: string;
  readonly watching: string;
  readonly answer: { readonly [A in Answer]: string };
  /** What is going on, to whoever reads: every phase, every seat, and who only watches. */
  readonly situation: (view: View, people: People) => Said;
  readonly object: ObjectWords;
  readonly ring: RingWords;
  readonly gems: ScaleWords;
  readonly hats: HatWords;
  readonly talk: TalkWords;
  readonly move: MoveWords;
  readonly letter: LetterWords;
  readonly ask: AskWords;
  readonly reply: ReplyWords;
  readonly curse: CurseWords;
  readonly notes: NoteWords;
  readonly say: SayWords;
}

export interface ObjectWords {
  readonly shelf: string; // title of all objects
  readonly title: (thing: Thing, people: People) => string; // "L’énigme d’Inès"
  readonly line: (thing: Thing, people: People) => string; // "Objet 1 · une flèche, de Nour"
  readonly short: (thing: Thing, people: People) => string; // in a sentence: "l’objet 1 d’Inès"
  readonly label: (thing: Thing, closed: Closed | null, people: People) => string; // on the shelf, read aloud
  readonly description: (thing: Thing) => string; // its owner's, or that there is none
  readonly closed: (closed: Closed, thing: Thing, people: People) => string; // why nothing can be asked about it
  readonly worth: (worth: Worth, thing: Thing, people: People) => string; // what guessing it would bring me
  readonly brought: (worth: Worth, thing: Thing, people: People) => string; // what it has just brought me
  readonly secret: (word: string) => string; // to its owner
  readonly laidOpen: (word: string) => string; // to everybody, after the end
  readonly theme: (theme: string, seat: number, people: People) => string;
  readonly turn: string; // buttons beside it
  readonly closer: string;
  readonly farther: string;
  readonly loading: string;
  readonly none: string; // no clay to be had
}

export interface RingWords {
  readonly title: string;
  readonly spaces: string; // label of its twelve
  readonly name: { readonly [S in Space]: string };
  readonly line: { readonly [S in Space]: string }; // what it does
  readonly space: (index: number, here: readonly number[], people: People) => string; // read aloud
  readonly die: (number: number) => string;
  readonly go: (step: Step) => string; // a space one could pay for, read aloud
}

export interface ScaleWords {
  readonly title: string;
  readonly mine: (count: number) => string; // beside it: "7 pour vous"
  readonly mark: (seat: number, count: number, people: People) => string;
}

export interface HatWords {
  readonly title: string;
  readonly lead: (view: View, people: People) => string; // "Nour mène, à 15 pas du but"
  readonly start: string;
  readonly goal: string;
  readonly mark: (seat: number, hat: number, people: People) => string;
}

export interface TalkWords {
  readonly live: string; // the talk of the whole table
  readonly notebook: string; // what is known of the object in hand
  readonly none: string; // nothing was asked yet
  readonly noneAbout: string; // about that object
  readonly all: (count: number) => string; // opens what is folded away
  readonly asks: (asker: number, thing: Thing, people: People) => string; // over a question: "Nour à Inès, objet 1"
  readonly deed: (line: Line, people: People) => string; // a letter or a guess
  readonly letter: (line: Line, people: People) => string; // what came of asking for a letter
  readonly guess: (line: Line, people: People) => string; // what came of a guess
  readonly thinking: (seat: number, people: People) => string; // no answer yet
  readonly curse: string; // a curse was spent for it
  readonly muted: string; // instead of the words of who is not read any more
  readonly open: string; // reads them all the same
}

export interface MoveWords {
  readonly roll: string; // on the button
  readonly dieInstead: string; // on the other: not to pay after all
  readonly payShort: (step: Step) => string; // on a phone, where the line above says what it leads to
  readonly pay: (step: Step) => string; // on the button
  readonly help: (gems: number) => string;
  readonly choices: string; // label of the gems to pay
  readonly leads: (space: Space) => string; // what stepping there does, to me
}

export interface LetterWords {
  readonly from: string; // label: from which end
  readonly start: string;
  readonly end: string;
  readonly less: string;
  readonly more: string;
  readonly which: (position: number) => string; // "La 3e lettre"
  readonly ask: (position: number) => string; // on the button
  readonly no: string; // on the other: no letter
  readonly pattern: (pattern: Pattern) => string; // what is known, read aloud
  readonly known: (letters: string) => string; // what that is
  readonly below: (letters: number) => string; // the word is shorter
}

export interface AskWords {
  readonly to: (thing: Thing, people: People) => string; // label of the box
  readonly guessing: (thing: Thing, people: People) => string;
  readonly placeholder: string;
  readonly baffled: (bot: number, people: People) => string; // it did not understand; ways to ask follow
  readonly guessHelp: string;
  readonly noLetters: string; // at a table where letters are not asked for in words
  readonly ask: string; // on the button
  readonly guess: string;
  readonly toGuess: string; // on the other: the word instead
  readonly toAsk: string; // a question instead
  readonly stop: (isSecond: boolean) => string;
  readonly stopShort: (isSecond: boolean) => string; // on a phone
  readonly missing: (isGuess: boolean) => string; // nothing was written
  readonly over: (chars: number) => string; // too many by so many
  readonly count: (chars: number, max: number) => string;
}

export interface ReplyWords {
  readonly asks: (line: Line, people: People) => string; // "Nour vous demande"
  readonly word: (word: string) => string; // "Votre mot : escargot"
  readonly help: string;
  readonly guesses: (line: Line, people: People) => string; // "Nour propose"
  readonly yours: string; // "Votre mot"
  readonly judge: string; // is it the same thing?
  readonly right: string; // on the buttons
  readonly wrong: string;
}

export interface CurseWords {
  readonly title: string;
  readonly button: string;
  readonly left: (count: number) => string;
  readonly open: (count: number) => string; // the button, read aloud
  readonly help: (count: number) => string; // what it is, and how many are left
  readonly what: string; // label: letter or guess
  readonly letter: string;
  readonly guess: string;
  readonly word: string; // label of the box
  readonly send: (what: "letter" | "guess") => string;
  readonly why: (why: Why, view: View, people: People) => string; // not now
  readonly again: string; // another one
  readonly refill: string; // on the button
}

export interface NoteWords {
  readonly label: string;
  readonly help: string;
  readonly placeholder: string;
}

/** For those who do not see it. */
export interface SayWords {
  readonly object: (view: View, object: number, people: People) => string;
  readonly ring: (view: View, people: People) => string;
  readonly scales: (view: View, people: People) => string;
  readonly curses: (table: Table, people: People) => string;
}
