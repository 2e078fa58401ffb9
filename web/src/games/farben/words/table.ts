// What the table itself says, stage by stage: picking a side, choosing, telling, listening, giving a packet,
// recalling, giving a hint; and all of it in words for those who do not see it. Built from the facts of ../facts.ts.
import type { People } from "../../game";
import type { Colour } from "../colours";
import type { Answer, Packet, View } from "../facts";
import type { Hearing } from "../hearing";

/** A sentence whose beginning is what matters. */
export interface Said {
  readonly lead: string;
  readonly rest: string;
}

/** A choice that says what it means. */
export interface Choice {
  readonly title: string;
  readonly line: string;
}

/** A question before what cannot be undone. */
export interface Sure {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}

export interface TableWords {
  readonly twin: string; // title of the table in words
  readonly close: string;
  /** What is going on, to whoever reads: every phase, every seat, and who only watches. */
  readonly situation: (view: View, people: People) => Said;
  readonly watching: string;
  readonly memories: string; // label of the second part
  readonly you: string; // on my plate

  readonly word: WordWords;
  readonly choose: ChooseWords;
  readonly tell: TellWords;
  readonly listen: ListenWords;
  readonly assign: AssignWords;
  readonly recall: RecallWords;
  readonly hint: HintWords;
  readonly scores: ScoreWords;
  readonly say: SayWords;
}

/** The word of a round, and picking it. */
export interface WordWords {
  readonly label: string; // over it: "Le mot"
  readonly none: string; // in its place until it is picked
  readonly pick: string; // title over the two sides
  readonly pickHelp: string;
  readonly pickFirst: string; // on the button until a side is picked
  readonly side: (word: string) => string; // on its button
}

/** A colour for the word. */
export interface ChooseWords {
  readonly hand: string; // title of the fan: "Vos couleurs"
  readonly laid: (colour: Colour) => string; // under it, once mine is laid: "bleu est posé"
  readonly left: (count: number) => string; // under it otherwise
  readonly question: (word: string) => string; // title while choosing
  readonly help: string;
  readonly card: (colour: Colour, isHeld: boolean, isLaid: boolean) => string; // a chip, read aloud
  readonly lay: (colour: Colour | null) => string; // on the button; null: none picked yet
  readonly done: string; // mine lies there; the others are choosing
}

/** Telling why, typed or by voice. */
export interface TellWords {
  readonly order: string; // title: who tells when
  /** Beside a name: "raconte", "ensuite", "en dernier"; beside « Vous » : "racontez". */
  readonly role: (view: View, seat: number) => string;
  readonly title: (isMyTurn: boolean) => string; // over the editor
  readonly label: (word: string, colour: Colour) => string; // of the editor: "Pourquoi bleu pour « École » ?"
  readonly placeholder: string;
  readonly early: string; // it may be typed before one's turn; nobody sees it
  readonly count: (chars: number) => string; // "124 sur 600"
  readonly left: (chars: number) => string; // said aloud near the end: "Encore 20 caractères"
  readonly over: (chars: number) => string; // too many by so many
  readonly send: string; // on the button
  readonly sendHint: string; // on it while there is nothing
  readonly aloud: string; // tells by voice instead
  readonly aloudTitle: string; // while one does
  readonly aloudHelp: (hearing: Hearing, people: People) => string; // who hears it, and who does not
  readonly openVoice: string; // on a button
  readonly aloudDone: string; // on the button: the card may go face down
  readonly note: string; // label of what may be typed along
  readonly noteHelp: (isThere: boolean) => string; // others read it (R9)
  readonly type: string; // back to typing
  readonly waiting: (seat: number, people: People) => string; // in the story's place, while somebody is at it
}

/** Reading or hearing a story. */
export interface ListenWords {
  readonly story: (story: string) => string; // in quotes; or that it was removed
  readonly readAloud: string; // by the browser, on request
  readonly stop: string;
  readonly done: string; // on the button: I have read it
  readonly waiting: (seats: readonly number[], people: People) => string; // I have; these have not
  readonly teller: (seats: readonly number[], people: People) => string; // to the teller: these are reading mine
  readonly soon: (seat: number, people: People) => string; // the card goes face down when all have read
  readonly hush: string; // whoever comments on stories
  readonly soonShort: string; // the same where there is little room
  readonly more: (seat: number, people: People) => string; // opens what may be done about this story
  readonly report: string;
  readonly mute: (seat: number, people: People) => string;
  readonly muted: (seat: number, people: People) => string; // in the story's place
  readonly open: string; // reads it all the same
  readonly unmute: (seat: number, people: People) => string;
}

/** A packet for the left-hand neighbour. */
export interface AssignWords {
  readonly title: (recaller: number, people: People) => string;
  readonly help: string;
  readonly packet: (packet: Packet, round: number, people: People) => Choice; // its word, and whether it may be given
  readonly give: (word: string | null, recaller: number, people: People) => string; // on the button
}

/** The little quiz. */
export interface RecallWords {
  readonly from: (view: View, people: People) => string; // "Paquet choisi par Lou pour vous"
  readonly question: (word: string, owner: number | null, people: People) => string; // null: no card picked yet
  readonly watched: (word: string, recaller: number, people: People) => string; // the same for all others
  readonly card: (owner: number, answer: Answer, view: View, people: People) => string; // a card, read aloud
  readonly caption: (owner: number, answer: Answer, isCurrent: boolean, view: View) => string; // below it
  readonly right: (points: number) => string; // "juste, +2"
  readonly wrong: (announced: Colour | null) => string; // "faux : rouge"
  readonly worth: (owner: number, view: View, people: People) => string; // what the right colour brings now
  readonly ask: (owner: number, people: People) => string; // on the button
  readonly askShort: string; // on a small one, with what is left of the worth
  readonly askHelp: string;
  readonly asked: string; // on it afterwards
  readonly hint: (owner: number, people: People) => string; // before the word: "L’indice de Sacha"
  readonly hintWord: (word: string) => string; // in quotes
  readonly forgotten: (owner: number, people: People) => string; // there will be none, and the card keeps its worth
  readonly palette: string; // label of the twelve
  readonly announce: (colour: Colour | null) => string; // on the button; null: none picked yet
  readonly none: string; // on another: I no longer know
  readonly giveUp: Sure; // asked before it is done: the card is turned up for no point
  readonly story: (owner: number, people: People) => string; // opens the story of a card that is face up
  readonly noStory: (isAloud: boolean) => string; // it was told aloud, or there was none
  readonly goOn: (isNext: boolean) => string; // on the button below a card that was turned up; I name the next
  readonly back: string; // on the button below a card that is read again
  readonly waiting: (seats: readonly number[], people: People) => string; // I have gone on; these read
  readonly behind: string; // the table no longer waits for me, and what followed will be shown
}

/** One word of one's own story. */
export interface HintWords {
  readonly title: (view: View, people: People) => string; // "Nour cherche votre couleur pour « Hiver »"
  readonly label: string; // of the box
  readonly help: string;
  readonly give: (word: string) => string; // on the button
  readonly oneWord: string; // on it while there are several
  readonly giveHint: string; // on it while the box is empty
  readonly forgot: string; // on the other
  readonly forgotHelp: string;
}

export interface ScoreWords {
  readonly title: string;
  readonly packets: (done: number, quota: number) => string; // "1 paquet sur 3"
  readonly gained: (points: number) => string; // "+2"
  readonly track: (seat: number, points: number, people: People) => string; // a mark on the track, read aloud
}

/** For those who do not see it. Nothing here names what lies face down: the view has it not. */
export interface SayWords {
  readonly word: (view: View) => string;
  readonly told: (view: View, people: People) => string; // the open card and its story; empty if there is none
  readonly hand: (view: View) => string; // empty for who only watches
  readonly order: (view: View, people: People) => string;
  readonly packet: (view: View, people: People) => string; // card by card, while it is recalled
  readonly scores: (view: View, people: People) => string;
}
