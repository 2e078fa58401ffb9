// How somebody likes to play a card, kept in this browser for every table of Farfalia.
import { readStorage } from "../../house/settings";

export interface Preferences {
  readonly oneTouch: boolean; // a card that is touched is played
  readonly confirm: boolean; // only the button plays
  readonly autoKeep: boolean; // the card to keep goes by itself when it makes no difference which
}

const keyOf = (name: keyof Preferences): string => `palette.farfalia.${name}`;
const read = (name: keyof Preferences): boolean => readStorage(keyOf(name)) === "yes";

let chosen: Preferences = $state.raw({
  oneTouch: read("oneTouch"), confirm: read("confirm"), autoKeep: read("autoKeep"),
});

export const preferences = (): Preferences => chosen;

/** Playing at once and confirming exclude each other. */
export function withChoice(before: Preferences, name: keyof Preferences, isOn: boolean): Preferences {
  const after = { ...before, [name]: isOn };
  if (isOn && name === "oneTouch") return { ...after, confirm: false };
  if (isOn && name === "confirm") return { ...after, oneTouch: false };
  return after;
}

export function prefer(name: keyof Preferences, isOn: boolean): void {
  chosen = withChoice(chosen, name, isOn);
  try {
    for (const each of ["oneTouch", "confirm", "autoKeep"] as const) {
      localStorage.setItem(keyOf(each), chosen[each] ? "yes" : "no");
    }
  } catch {
    // Storage is forbidden here: it holds until the page is closed.
  }
}
