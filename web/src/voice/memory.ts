// That this tab was in the voice of a table, so that loading the page again, or the table that follows, does
// not end a conversation. Kept for the tab alone, and gone with it.

export interface Remembered {
  readonly code: string; // of the table
  readonly hasMicrophone: boolean; // or only listened
  readonly isMuted: boolean;
}

/** Where; a browser that forbids storage may refuse the very name of it. */
type Place = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
const tab: Place = () => sessionStorage;
const key = "palette.voice.tab";

export function remember(what: Remembered | null, place = tab): void {
  try {
    if (what === null) place().removeItem(key);
    else place().setItem(key, JSON.stringify(what));
  } catch {
    // Storage is forbidden here: one joins again by hand.
  }
}

export function recall(code: string, place = tab): Remembered | null {
  try {
    const what = JSON.parse(place().getItem(key) ?? "null") as Partial<Remembered> | null;
    if (what?.code !== code) return null;
    return { code, hasMicrophone: what.hasMicrophone === true, isMuted: what.isMuted === true };
  } catch {
    return null;
  }
}
