// My story of this round while I write it. It lives in this tab alone, from the moment my colour is laid until it is
// told: then the page must not hold it any longer, neither here nor in storage (README of the rules, R12).
import { charsOf } from "../../kit/chars";
import { myColour, storyMax, type View } from "./facts";

/** The story is mine to write: my colour lies on the table and was not told yet. */
export const mayWrite = (view: View): boolean => {
  const { phase, teller } = view.table;
  return myColour(view) !== null && !(phase === "listening" && teller === view.me);
};

/** What would be sent: a tab is a space, and nobody tells blank lines at the end. */
export const toldText = (text: string): string => text.replaceAll("\t", " ").trim();

export const isTooLong = (text: string): boolean => charsOf(toldText(text)) > storyMax;

/** What this tab remembers, by round. Where storage is forbidden the page works, it only forgets. */
export interface Memory {
  readonly read: (round: number) => string;
  readonly write: (round: number, text: string) => void;
  /** Everything but that round's. */
  readonly forget: (but: number | null) => void;
  /** The table is left: nobody here would notice that the story was told elsewhere, so storage lets go of it. */
  readonly leave: () => void;
}

/** What was left unfinished at tables that this tab went away from, by key; storage is for reloads alone. */
const leftBehind = new Map<string, string>();

export function memoryOf(code: string, storage = (): Storage => sessionStorage): Memory {
  const table = `palette.farben.${code}.`;
  const keyOf = (round: number): string => `${table}${round}`;
  function tried<T>(use: (kept: Storage) => T, otherwise: T): T {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }
  const keysOf = (kept: Storage): readonly string[] =>
    Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? "").filter((key) => key.startsWith(table));
  return {
    read: (round) => tried((kept) => kept.getItem(keyOf(round)), null) ?? leftBehind.get(keyOf(round)) ?? "",
    write: (round, text) => {
      leftBehind.delete(keyOf(round));
      tried((kept) => (text === "" ? kept.removeItem(keyOf(round)) : kept.setItem(keyOf(round), text)), undefined);
    },
    forget: (but) => {
      const isGone = (key: string): boolean => but === null || key !== keyOf(but);
      for (const key of leftBehind.keys()) if (key.startsWith(table) && isGone(key)) leftBehind.delete(key);
      tried((kept) => keysOf(kept).filter(isGone).forEach((key) => kept.removeItem(key)), undefined);
    },
    leave: () => tried((kept) => {
      for (const key of keysOf(kept)) {
        leftBehind.set(key, kept.getItem(key) ?? "");
        kept.removeItem(key);
      }
    }, undefined),
  };
}

export class Draft {
  text: string = $state("");
  isTyping = false; // somebody is at it: a text field that only has the focus is not typed in
  caret: readonly [number, number] | null = null; // where, when the field last went
  #round: number | null | undefined; // that it is for; null: there is nothing to write
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** A move came: what may no longer be held is gone, what was written before a reload is back. */
  arrive(view: View): void {
    const round = mayWrite(view) ? view.table.packets.length : null;
    if (round === this.#round) return;
    this.#round = round;
    this.caret = null;
    this.#memory.forget(round);
    this.text = round === null ? "" : this.#memory.read(round);
  }

  leave(): void {
    this.#memory.leave();
  }

  write(text: string): void {
    if (this.#round == null) return;
    this.text = text;
    this.isTyping = true;
    this.#memory.write(this.#round, text);
  }
}
