// My story of this round while I write it. It lives in this tab alone, from the moment my colour is laid until it is
// told: then the page must not hold it any longer, neither here nor in storage (README of the rules, R12).
import { myColour, storyMax, type View } from "./facts";

/** The story is mine to write: my colour lies on the table and was not told yet. */
export const mayWrite = (view: View): boolean => {
  const { phase, teller } = view.table;
  return myColour(view) !== null && !(phase === "listening" && teller === view.me);
};

/** As the rules count them. */
export const charsOf = (text: string): number => Array.from(text).length;

/** What would be sent: a tab is a space, and nobody tells blank lines at the end. */
export const toldText = (text: string): string => text.replaceAll("\t", " ").trim();

export const isTooLong = (text: string): boolean => charsOf(toldText(text)) > storyMax;

/** What this tab remembers, by round. Where storage is forbidden the page works, it only forgets. */
export interface Memory {
  readonly read: (round: number) => string;
  readonly write: (round: number, text: string) => void;
  /** Everything but that round's. */
  readonly forget: (but: number | null) => void;
}

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
  return {
    read: (round) => tried((kept) => kept.getItem(keyOf(round)) ?? "", ""),
    write: (round, text) => tried((kept) => {
      if (text === "") kept.removeItem(keyOf(round));
      else kept.setItem(keyOf(round), text);
    }, undefined),
    forget: (but) => tried((kept) => {
      const keys = Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? "");
      for (const key of keys) if (key.startsWith(table) && (but === null || key !== keyOf(but))) kept.removeItem(key);
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

  write(text: string): void {
    if (this.#round == null) return;
    this.text = text;
    this.isTyping = true;
    this.#memory.write(this.#round, text);
  }
}
