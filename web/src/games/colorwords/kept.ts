// The word in progress as this tab keeps it, legal or not: a reload costs nothing, and when time runs out over a word
// that does not count, the page can still say which it was. The server keeps the last legal one for the bell.
import type { colorwords } from "../../net/wire.gen";
import type { Draft } from "./draft";
import type { View } from "./grid";

export interface Kept {
  readonly round: number;
  readonly seat: number;
  readonly draft: Draft;
  readonly claimsTheme: boolean;
  readonly verdict: "legal" | colorwords.Illegal | null; // null: the engine had not spoken yet
}

export interface Memory {
  readonly read: () => Kept | null;
  readonly write: (kept: Kept | null) => void;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null;

/** As it was written here; another version of the page may have written something else. */
function keptFrom(text: string): Kept | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value["draft"])) return null;
    const { at, letters, steps, laid, heading } = value["draft"];
    const isCell = at === null || (Number.isInteger(at) && Number(at) >= 0 && Number(at) < 49);
    const isWay = Array.isArray(steps) && [...steps, heading].every((step) => step === "right" || step === "down");
    const isDraft = typeof letters === "string" && /^[A-Z]{0,14}$/.test(letters) && Number.isInteger(laid);
    const isWhole = [value["round"], value["seat"]].every(Number.isInteger);
    const isKept = isCell && isWay && isDraft && isWhole && typeof value["claimsTheme"] === "boolean";
    return isKept ? (value as unknown as Kept) : null;
  } catch {
    return null;
  }
}

/** In this tab, by the table's code. Where storage is forbidden the page works, it only forgets. */
export function memoryOf(code: string, storage = (): Storage => sessionStorage): Memory {
  const key = `palette.colorwords.${code}`;
  return {
    read: () => {
      try {
        return keptFrom(storage().getItem(key) ?? "");
      } catch {
        return null;
      }
    },
    write: (kept) => {
      try {
        if (kept === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(kept));
      } catch {
        // forgotten
      }
    },
  };
}

/** What time ran out over: a word that did not count, and why. */
export interface Lost {
  readonly word: string;
  readonly why: "unknown" | "unfit" | "late";
  readonly counted: string; // what counts instead; empty: nothing
}

/** The word of mine that counts, as far as a view tells. */
function countedIn({ me, open, draft }: View, round: number): string {
  if (open.phase === "writing") return draft.word;
  return (open.phase === "voting" ? open.offered[me] : open.rounds[round]?.results[me]?.entry)?.word ?? "";
}

/** Null if what was written is what counts. What was sent by hand is not kept, so what is kept was cut short. */
export function lostAt(view: View, kept: Kept | null): Lost | null {
  const { me, open } = view;
  const isWriting = open.phase === "writing" || open.phase === "voting";
  const round = isWriting ? open.round : open.rounds.length - 1;
  if (kept?.round !== round || kept.seat !== me) return null;
  if (open.phase === "writing" && !open.rung.includes(me)) return null;
  const counted = countedIn(view, round);
  const { letters: word } = kept.draft;
  if (word === "" || word === counted) return null;
  const why = kept.verdict === "legal" ? "late" : kept.verdict === "unknown_word" ? "unknown" : "unfit";
  return { word, why, counted };
}
