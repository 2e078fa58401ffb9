// A curse in the making. Others play on while I type, so the panel keeps what it holds through every move; and if the
// table had moved when my curse arrived, it is sent once more by itself as long as the rule still allows it.
import { type Action, barredTo, closedTo, guessMax, type View } from "./facts";
import { charsOf, isPlace, type LetterAt, letterOf, positionOf } from "./request";

const triesMax = 3;
const overtakenMs = 4000; // a refusal and the move that caused it reach the eye within that time

interface Sent {
  readonly action: Action;
  readonly move: number; // the last that was shown when it was sent
  readonly curses: number; // lines of mine with a curse before it
  readonly tries: number;
  readonly at: number;
}

const mineIn = ({ me, table }: View): number =>
  table.talk.filter(({ asker, is_curse }) => asker === me && is_curse).length;

export class Curse {
  isOpen: boolean = $state(false);
  kind: "letter" | "guess" = $state("letter");
  object: number = $state(0);
  letter: LetterAt = $state.raw({ count: 1, isFromEnd: false });
  word: string = $state("");
  /** In the talk: the line that came of it; null while nothing did. */
  came: number | null = $state(null);
  #sent: Sent | null = null;

  open(object: number, view: View): void {
    const thing = view.table.objects[object];
    const isUsable = thing !== undefined && closedTo(thing, view.me) === null;
    const other = view.table.objects.findIndex((each) => closedTo(each, view.me) === null);
    this.object = isUsable || other < 0 ? object : other;
    this.came = null;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.#sent = null;
  }

  /** To go on after what came of one: a curse may follow another. */
  again(): void {
    this.came = null;
  }

  /** As it would be sent; null if something is missing. */
  toSend(view: View): Action | null {
    const thing = view.table.objects[this.object];
    if (thing === undefined || barredTo(thing, view.me, this.kind === "guess") !== null) return null;
    if (this.kind === "letter") return isPlace(this.letter) ? letterOf(this.object, this.letter, true) : null;
    const word = this.word.trim();
    if (word === "" || charsOf(word) > guessMax) return null;
    return { type: "guess", object: this.object, word, is_curse: true };
  }

  sent(action: Action, view: View, move: number, now: number): void {
    const tries = this.#sent?.action === action ? this.#sent.tries + 1 : 1;
    this.#sent = { action, move, curses: mineIn(view), tries, at: now };
  }

  /** A move or an answer came: what to send again, if anything. */
  follow(view: View, move: number, isPending: boolean, now: number): Action | null {
    if (this.#sent === null) return null;
    const { action, curses, tries, at } = this.#sent;
    if (mineIn(view) > curses) {
      this.#sent = null;
      this.word = "";
      this.came = view.table.talk.findLastIndex(({ asker, is_curse }) => asker === view.me && is_curse);
      return null;
    }
    if (isPending) return null;
    if (now - at > overtakenMs || tries >= triesMax) {
      this.#sent = null;
      return null;
    }
    const isOvertaken = move > this.#sent.move;
    const thing = "object" in action ? view.table.objects[action.object] : undefined;
    const isOpen = thing !== undefined && barredTo(thing, view.me, action.type === "guess") === null;
    return isOvertaken && view.can_curse && isOpen ? action : null;
  }

  /** What to tell of the place that is asked for. */
  get position(): number {
    return positionOf(this.letter);
  }
}
