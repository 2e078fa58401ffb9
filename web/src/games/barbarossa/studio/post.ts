// One letter at a time to the server, and what became of it. The page hears of an answer in three ways: its own action
// comes back in an update (taken), the wait ends without one (refused), or the line broke (nobody knows).
import type { Action, Update } from "../facts";

export type Fate = "taken" | "refused" | "unknown";

/** What the table shows, as far as it matters here. */
export interface Standing {
  readonly update: Pick<Update, "action" | "actor" | "move">;
  readonly me: number;
  readonly myTurn: boolean; // I may act, and nothing newer waits to be shown
  readonly pending: boolean;
  readonly isReady: boolean; // I am, as the table has it
}

export interface Letter {
  readonly action: Action;
  readonly hear: (fate: Fate) => void;
}

const objectOf = (action: Action): number => ("object" in action ? action.object : -1);
const isSame = (a: Action, b: Action): boolean => a.type === b.type && objectOf(a) === objectOf(b);

export class Post {
  #flying: (Letter & { after: number; wasPending: boolean; isCut: boolean }) | null = null;

  get isBusy(): boolean {
    return this.#flying !== null;
  }

  /** Something changed at the table: has what is under way arrived? */
  arrive({ update, me, myTurn, pending, isReady }: Standing): void {
    const letter = this.#flying;
    if (letter === null) return;
    const { action, actor, move } = update;
    if (action !== null && actor === me && move > letter.after && isSame(action, letter.action)) {
      return this.#land("taken");
    }
    if (isReady && letter.action.type === "ready") return this.#land("taken"); // however it got there
    if (pending) letter.wasPending = true;
    else if (!myTurn) letter.isCut = true; // the line is down, or others' moves are still to be shown
    else if (letter.isCut || (action === null && move > letter.after)) this.#land("unknown");
    else if (letter.wasPending) this.#land("refused");
  }

  /** Sends, if nothing is under way and this page may act. */
  send(letter: Letter, { update, myTurn, pending }: Standing, act: (action: Action) => void): boolean {
    if (this.#flying !== null || !myTurn || pending) return false;
    this.#flying = { ...letter, after: update.move, wasPending: false, isCut: false };
    act(letter.action);
    return true;
  }

  #land(fate: Fate): void {
    const letter = this.#flying;
    this.#flying = null;
    letter?.hear(fate);
  }
}
