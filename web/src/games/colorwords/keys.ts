// What keys do to a word, on a keyboard and on the letter keys that the page draws where there is none.
import type { Lang } from "../../words/words";
import type { Change, Draft } from "./draft";

export type Keyed = Change | { readonly type: "send" } | { readonly type: "no_letter" };

/** Capital letters without marks, as they are written on a sheet; empty if there is anything else. */
export function lettersOf(text: string): string {
  const plain = text.replaceAll(/œ/gi, "oe").replaceAll(/æ/gi, "ae").normalize("NFD").replaceAll(/\p{M}/gu, "");
  const letters = plain.toUpperCase();
  return /^[A-Z]+$/.test(letters) ? letters : "";
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Null for keys that mean nothing to the word. While nothing is written, arrows and space are the grid's. */
export function keyed({ key, ctrlKey, metaKey, altKey }: Pressed, draft: Draft): Keyed | null {
  if (ctrlKey || metaKey || altKey) return null;
  const isWriting = draft.letters !== "";
  switch (key) {
    case "Backspace": return { type: "erase" };
    case "Escape": return { type: "clear" };
    case "Enter": return isWriting ? { type: "send" } : null;
    case "ArrowRight": return isWriting ? { type: "head", direction: "right" } : null;
    case "ArrowDown": return isWriting ? { type: "head", direction: "down" } : null;
    case " ": return isWriting ? { type: "turn", after: draft.letters.length - 1 } : null;
  }
  if ([...key].length !== 1) return null;
  const letters = lettersOf(key);
  return letters === "" ? { type: "no_letter" } : { type: "letters", letters };
}

/** Letter keys as each language is used to. */
export const rowsOf: { readonly [L in Lang]: readonly string[] } = {
  fr: ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"],
  en: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
};
