// All that the Color'Yam table says. French is the model; English has the same keys by type. Both get
// facts (objective.ts, turn.ts, story.ts) and people, never strings of the other language.
import type { coloryam } from "../../../net/wire.gen";
import type { GameWords, People } from "../../game";
import type { Color, Face } from "../dice";
import type { Fact, Objective } from "../objective";
import type { Ending, Rank, Story, View } from "../story";
import type { Miss, Why } from "../turn";

/** A choice that says what it gives and what it costs. */
export interface Choice {
  readonly title: string;
  readonly cost: string;
}

/** How the dice stand, in one sentence: a sign, a bold verdict, a reason. */
export interface Verdict {
  readonly sign: "ok" | "no";
  readonly lead: string;
  readonly reason: string;
}

export interface LineWords {
  readonly color: { readonly [C in Color]: string };
  /** The letter on a face and in a sign; with the motif, the colour for those who do not see it. */
  readonly letter: { readonly [C in Color]: string };
  readonly short: (objective: Objective) => string; // on the sheet
  readonly full: (objective: Objective) => string; // as a heading
  readonly fact: (fact: Fact) => string; // a clause, without a full stop
  readonly facts: (facts: readonly Fact[]) => string; // a sentence
}

export interface TableWords {
  readonly title: string; // of the play area, for screen readers
  readonly line: (line: coloryam.Line) => string; // what a row of the sheet is called
  readonly number: (line: number) => string; // "ligne 8"
  readonly goalLabel: (view: View) => string; // the small line above the heading
  readonly goal: (view: View) => string; // the heading
  readonly pole: (pole: number) => string;

  readonly toPlay: (seat: number, people: People) => string; // "À Nour."
  readonly turn: (why: Why, seat: number, people: People) => string; // whose turn, and why
  readonly verdict: (view: View) => Verdict | null; // null before the first throw
  readonly stake: (miss: Miss, view: View) => string; // what stopping now would do; to whoever plays

  readonly face: (face: Face) => string; // "4 orange"
  readonly die: (die: number, face: Face | null, state: "kept" | "again" | "lying") => string;
  readonly diceLabel: string;
  readonly tapToThrow: string;
  readonly toThrow: (faces: readonly Face[]) => string; // "À relancer : le 4 rose."
  readonly odds: (tenThousandths: number) => string;
  readonly sum: string;
  readonly throwsLabel: string;
  readonly throwsMade: (made: number) => string;
  readonly keys: string; // how to play from the keyboard

  readonly actions: string; // names the row of buttons
  readonly firstThrow: string;
  readonly space: string; // the key
  readonly throwSix: string;
  readonly pickFirst: string; // on the same button while no die is picked
  readonly toPodium: string; // the last line has been read
  readonly throwAgain: (dice: number) => string;
  readonly stop: (sum: number) => string;
  readonly toBeat: (sum: number) => string; // under it: somebody has as much on this line, or more
  readonly ahead: (sum: number) => string; // under it: the best of the others
  readonly declareMiss: string;
  readonly waiting: (seat: number, people: People) => string; // in place of buttons
  readonly watching: string;

  readonly missedTitle: string;
  readonly takeChance: (sum: number, box: coloryam.Line) => Choice;
  readonly crossLine: Choice;

  // Free objectives: what to do with the dice once they lie.
  readonly chooseLine: string;
  readonly chooseHint: string;
  readonly fillLine: (sum: number, line: coloryam.Line) => string;
  readonly crossThis: (line: coloryam.Line) => string;
  readonly crossSure: (line: coloryam.Line) => Choice;
  readonly cancel: string;
  readonly cannotFill: (view: View, line: number) => string;

  readonly ended: (ending: Ending, view: View, people: People) => Verdict; // "Nour écrit 28 à la ligne 8 : …"
  readonly rankTitle: (view: View, line: number) => string;
  readonly ties: (ranks: readonly Rank[], people: People) => readonly string[];
  readonly seeRanking: (line: coloryam.Line) => string;
  readonly points: (points: number) => string; // "4 points"
  readonly close: string;
  readonly story: (story: Story, view: View, people: People) => string; // announced

  readonly sheet: string;
  readonly theSheet: string; // at the end
  readonly sheetNumber: (sheet: number) => string;
  readonly you: string;
  readonly total: string;
  readonly entry: (entry: number) => string;
  readonly stillToPlay: string;
  readonly provisional: (sum: number) => string;
  readonly early: string; // a Color'Yam written before its line came
  readonly bestColorYam: string;
  readonly twin: string; // title of the board in words
}

export interface Words extends GameWords<"coloryam"> {
  readonly lines: LineWords;
  readonly table: TableWords;
}
