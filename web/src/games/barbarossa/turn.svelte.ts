// What I point at and have typed while playing: the object in hand, my next question, how far to go. The stage follows
// the talk of the table until somebody takes an object in hand themselves; nothing that is typed is lost by it.
import { charsOf } from "../../kit/chars";
import { type Action, closedTo, guessMax, type Line, questionMax, type View } from "./facts";
import { askedOf, firstInHand, isAsking, momentOf, spokenOf } from "./flow";
import type { LetterAt } from "./request";

export class Turn {
  inHand: number = $state(0);
  question: string = $state("");
  word: string = $state("");
  isGuessing: boolean = $state(false); // in the second series: the word rather than a question
  letter: LetterAt = $state.raw({ count: 1, isFromEnd: false });
  spaces: number | null = $state(null); // to pay for; null: the die
  isNudged: boolean = $state(false); // nothing was written, and it was to be sent all the same
  #isOwnChoice = false; // somebody here took it in hand: the talk of the others does not take it away
  #moment = "";
  #talk = -1;
  #turnBegan = 0; // lines of the talk before this turn

  constructor(first: View) {
    this.inHand = firstInHand(first);
    this.arrive(first);
  }

  take(object: number): void {
    this.inHand = object;
    this.#isOwnChoice = true;
  }

  /** A move came. */
  arrive(view: View): void {
    const { table } = view;
    const moment = momentOf(view);
    const asked = askedOf(view);
    if (moment !== this.#moment) this.#change(view, moment);
    const isNews = table.talk.length !== this.#talk;
    if (isNews) this.#forgetSent(table.talk.at(-1), view.me);
    const isMine = asked === "answer" || asked === "verdict";
    const object = spokenOf(table);
    if (isNews && object !== null && (isMine || (!this.#isOwnChoice && !isAsking(asked)))) this.inHand = object;
    this.#talk = table.talk.length;
    if (this.inHand >= table.objects.length) this.inHand = 0;
  }

  #change(view: View, moment: string): void {
    this.#moment = moment;
    this.spaces = null;
    this.isNudged = false;
    if (view.table.phase === "moving") {
      this.#isOwnChoice = false; // another turn: look along with the others again
      this.#turnBegan = view.table.talk.length;
    }
    if (view.table.phase !== "second_series") this.isGuessing = false;
    const thing = view.table.objects[this.inHand];
    const isUseless = thing === undefined || closedTo(thing, view.me) !== null;
    if (isAsking(askedOf(view)) && isUseless) {
      const open = view.table.objects.findIndex((each) => closedTo(each, view.me) === null);
      if (open >= 0) this.inHand = open;
    }
  }

  /** What came of what I asked last, while I may ask on. */
  heard(view: View): Line | null {
    const { talk } = view.table;
    const last = talk.length > this.#turnBegan ? talk.at(-1) : undefined;
    return isAsking(askedOf(view)) && last?.asker === view.me ? last : null;
  }

  /** What is on the table need not be kept; what was refused is still here. */
  #forgetSent(last: Line | undefined, me: number): void {
    if (last === undefined || last.asker !== me || last.is_curse) return;
    if (last.kind === "question" && last.text === trimmed(this.question)) this.question = "";
    if (last.kind === "guess" && last.text === trimmed(this.word)) this.word = "";
  }

  /** The question as it would be sent; null if something is missing. */
  toAsk(): Action | null {
    const text = trimmed(this.question);
    if (text === "" || charsOf(text) > questionMax) return null;
    return { type: "question", object: this.inHand, text };
  }

  toGuess(): Action | null {
    const word = trimmed(this.word);
    if (word === "" || charsOf(word) > guessMax) return null;
    return { type: "guess", object: this.inHand, word, is_curse: false };
  }
}

const trimmed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
