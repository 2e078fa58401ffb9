// Which games somebody has played in this browser: to who plays one for the first time, the table says what for.
interface Storage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

const key = "palette.known";

export const readKnown = (storage: Pick<Storage, "getItem">): readonly string[] =>
  (storage.getItem(key) ?? "").split(" ").filter((game) => game !== "");

export function keepKnown(storage: Pick<Storage, "setItem">, known: readonly string[]): void {
  try {
    storage.setItem(key, known.join(" "));
  } catch {
    // Storage is forbidden here: the page works, it only forgets.
  }
}

export const learned = (known: readonly string[], game: string): readonly string[] =>
  known.includes(game) ? known : [...known, game];
