// The draft at work: what the engine in the page says of it, what the server should know of it, and what becomes of it
// when a move arrives. The tab remembers what is written and the server keeps the last legal draft, so neither a reload
// nor a lost line costs anything.
import type { Engine } from "../../engine/engine";
import type { colorwords } from "../../net/wire.gen";
import { type Change, changed, type Draft, empty, isSame, writeOf } from "./draft";
import { letterAt, start, type View } from "./grid";
import { type Lost, lostAt, type Memory } from "./kept";

/** What the engine says. Unjudged: it cannot be had in this browser, or not yet; the server will say. */
export type Verdict =
  | { readonly type: "legal"; readonly preview: colorwords.Preview }
  | { readonly type: "refused"; readonly code: colorwords.Illegal }
  | { readonly type: "unjudged" };

/** What I may do while words are written. */
export type Stage =
  | "watching" // no seat, or the moment is over
  | "writing"
  | "sent" // and may change it
  | "changing" // what was sent counts until the next is
  | "rung"; // my time is up

export function stageOf({ me, open }: View, isChanging: boolean): Stage {
  if (me < 0 || open.phase !== "writing") return "watching";
  if (open.rung.includes(me)) return "rung";
  if (!open.done.includes(me)) return "writing";
  return isChanging ? "changing" : "sent";
}

// A hand that rests so long has drawn something; a word that nobody knows is more likely only half written.
const keepMs = { known: 600, asked: 2500 };
const bellMs = 1000; // what is drawn counts: it sets out so long before the bell

/** How long the hand must rest before the server is told; `deadline` and `now` on the same clock. */
export const keepAfter = (isAsked: boolean, deadline: number | null, now: number): number => {
  const left = deadline === null ? Infinity : deadline - now - bellMs;
  return Math.max(0, Math.min(isAsked ? keepMs.asked : keepMs.known, left));
};

/** What no letter more can mend. */
const ofTheWay: readonly colorwords.Illegal[] = ["wrong_start", "occupied", "off_the_grid"];

export class Writing {
  draft: Draft = $state.raw(empty);
  claimsTheme: boolean = $state(false);
  isChanging: boolean = $state(false);
  /** What was sent is not answered. */
  isAwaited: boolean = $state(false);
  /** Why the last key or touch did nothing. */
  slip: "no_letter" | "taken" | null = $state(null);

  #judged: { readonly draft: Draft; readonly verdict: Verdict } | null = $state.raw(null);
  #engine: Pick<Engine, "preview">;
  #memory: Memory;
  #view: View;
  #round = -1; // the one that is written, or none
  #tried = ""; // the draft that the server was last given: one that it refuses is not sent again

  constructor(engine: Pick<Engine, "preview">, first: View, memory: Memory) {
    this.#engine = engine;
    this.#memory = memory;
    this.#view = first;
    this.arrive(first, true);
  }

  /** What is known of the draft as it is; null while it is being looked at, or if there is nothing to look at. */
  get verdict(): Verdict | null {
    return this.#judged?.draft === this.draft ? this.#judged.verdict : null;
  }

  readonly isFree = (cell: number): boolean =>
    letterAt(this.#view.board.sheets[this.#view.me] ?? "", cell) === "";

  /** A move came; after a jump the server may not know what it was given last. */
  arrive(view: View, isJump: boolean): void {
    this.#view = view;
    if (isJump) this.#tried = "";
    if (view.open.phase !== "writing") {
      this.#round = -1;
      return;
    }
    const isNew = view.open.round !== this.#round;
    this.#round = view.open.round;
    const stage = stageOf(view, this.isChanging);
    const isAtRest = (stage === "sent" || stage === "rung") && !this.isAwaited;
    if (stage === "sent") this.#memory.write(null); // perhaps by another tab
    if (isNew || (isAtRest && !isSame(this.draft, view.draft))) this.restore();
    if (isNew) this.#recall();
  }

  /** What this tab remembers of this round, whatever it is worth. */
  #recall(): void {
    const kept = this.#memory.read();
    const { me, open } = this.#view;
    if (kept?.round !== open.round || kept.seat !== me || stageOf(this.#view, false) !== "writing") return;
    this.draft = kept.draft;
    this.claimsTheme = kept.claimsTheme;
  }

  /** To be called whenever the draft, the claim or the verdict has changed. */
  remember(): void {
    const { draft, claimsTheme, verdict, isAwaited } = this;
    if (stageOf(this.#view, this.isChanging) !== "writing" || isAwaited) return;
    const said = verdict?.type === "refused" ? verdict.code : verdict?.type === "legal" ? "legal" : null;
    this.#memory.write({ round: this.#round, seat: this.#view.me, draft, claimsTheme, verdict: said });
  }

  /** What time ran out over, if it does not count. */
  lost(view: View): Lost | null {
    return lostAt(view, this.#memory.read());
  }

  /** Back to what the server has. */
  restore(): void {
    const { draft } = this.#view;
    this.isChanging = false;
    this.claimsTheme = draft.claims_theme;
    this.draft = draft.word === "" ? this.#blank() : changed(empty, { type: "put", entry: draft }, this.isFree);
  }

  change(change: Change): void {
    const next = changed(this.draft, change, this.isFree);
    this.slip = change.type === "touch" && next === this.draft && !this.isFree(change.cell) ? "taken" : null;
    this.draft = next.letters === "" && next.at === null ? this.#blank() : next;
  }

  /** The first word has only one place to begin. */
  #blank(): Draft {
    return this.isFree(start) ? { ...empty, at: start } : empty;
  }

  /** Asks the engine about the draft; an answer about an older one is forgotten. */
  async judge(): Promise<void> {
    const { draft, claimsTheme } = this;
    if (draft.at === null) return;
    let verdict = await this.#askForPlace(draft);
    if (draft.letters !== "") verdict ??= await this.#ask(writeOf(draft, claimsTheme, true));
    if (verdict !== null && this.draft === draft && this.claimsTheme === claimsTheme) {
      this.#judged = { draft, verdict };
    }
  }

  /** Before there are two letters: can any word lie there? Null if so; then it is only too short. */
  async #askForPlace(draft: Draft): Promise<Verdict | null> {
    const lacking = 2 - draft.letters.length;
    if (lacking <= 0) return null;
    const longer = changed(draft, { type: "letters", letters: "E".repeat(lacking) }, this.isFree);
    const verdict = await this.#ask(writeOf(longer, false, true));
    return verdict.type === "refused" && ofTheWay.includes(verdict.code) ? verdict : null;
  }

  async #ask(write: colorwords.Write): Promise<Verdict> {
    try {
      const answer = await this.#engine.preview("colorwords", this.#view, write);
      if (answer.ok) return { type: "legal", preview: answer.preview };
      if (answer.refused === "no_lexicon") return { type: "unjudged" };
      return { type: "refused", code: answer.refused as colorwords.Illegal }; // by the rules themselves
    } catch {
      return { type: "unjudged" };
    }
  }

  /** The draft that the server should have for the bell; null if it has it, or would refuse it. */
  toKeep(): colorwords.Write | null {
    if (stageOf(this.#view, this.isChanging) !== "writing") return null;
    const { draft } = this.#view;
    const isKept = isSame(this.draft, draft) && (draft.word === "" || draft.claims_theme === this.claimsTheme);
    const isKeepable = this.draft.letters === "" || this.verdict?.type === "legal";
    if (isKept || !isKeepable) return null;
    const write = writeOf(this.draft, this.draft.letters !== "" && this.claimsTheme, false);
    return JSON.stringify(write) === this.#tried ? null : write;
  }

  kept(write: colorwords.Write): void {
    this.#tried = JSON.stringify(write);
  }

  /** The word as it can be sent; null if it cannot. */
  toSend(): colorwords.Write | null {
    const isSendable = this.verdict?.type === "legal" || this.verdict?.type === "unjudged";
    return isSendable ? writeOf(this.draft, this.claimsTheme, true) : null;
  }

  sent(): void {
    this.isChanging = false;
    this.isAwaited = true;
    this.#memory.write(null);
  }

  answered(): void {
    this.isAwaited = false;
  }
}
