// A curse in the making. Others play on while I type, so the panel keeps what it holds through every move; and if the
// server refused it because the table had moved, it is sent once more by itself as long as the rule still allows it.
// One that was taken is on its way until it is shown: nothing here may spend a second for it.
import { charsOf } from "../../kit/chars";
import type { TableProps } from "../game";
import { type Action, barredTo, closedTo, guessMax, type View } from "./facts";
import { isPlace, type LetterAt, letterOf, positionOf } from "./request";

const triesMax = 3;
const overtakenMs = 4000; // later, whoever cast it has something else in mind

interface Sent {
  readonly action: Action;
  readonly curses: number; // lines of mine with a curse before it
  readonly tries: number;
  readonly at: number;
  readonly standing: "sent" | "stale" | "done"; // done: taken, or lost; never sent again
}

type Standing = Pick<TableProps<"barbarossa">, "pending" | "isUpToDate" | "refused">;

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
  #sent: Sent | null = $state.raw(null);

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
    if (this.#sent !== null) this.#sent = { ...this.#sent, standing: "done" };
  }

  /** Sent, and neither shown nor given up: another one would be spent beside it. */
  get isOnItsWay(): boolean {
    return this.#sent !== null;
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

  /** Whether it will be sent again if it comes too late. */
  sent(action: Action, view: View, now: number): boolean {
    const tries = this.#sent?.action === action ? this.#sent.tries + 1 : 1;
    this.#sent = { action, curses: mineIn(view), tries, at: now, standing: "sent" };
    return tries < triesMax;
  }

  /** A move or an answer came: what to send again, if anything. */
  follow(view: View, { pending, isUpToDate, refused }: Standing, now: number): Action | null {
    if (this.#sent === null) return null;
    const { action, curses, tries, at } = this.#sent;
    if (mineIn(view) > curses) {
      this.#sent = null;
      this.word = "";
      this.came = view.table.talk.findLastIndex(({ asker, is_curse }) => asker === view.me && is_curse);
      return null;
    }
    if (pending) return null;
    const answered = refused?.code === "stale" && tries < triesMax ? "stale" : "done";
    const standing = this.#sent.standing === "sent" ? answered : this.#sent.standing;
    this.#sent = { ...this.#sent, standing };
    if (!isUpToDate) return null; // what came of it may still wait to be shown
    const thing = "object" in action ? view.table.objects[action.object] : undefined;
    const isOpen = thing !== undefined && barredTo(thing, view.me, action.type === "guess") === null;
    if (standing === "stale" && isOpen && now - at <= overtakenMs) return view.can_curse ? action : null;
    this.#sent = null;
    return null;
  }

  /** What to tell of the place that is asked for. */
  get position(): number {
    return positionOf(this.letter);
  }
}
