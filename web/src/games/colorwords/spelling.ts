// What a word looks like in a sentence. On a sheet it has no accents, so the letters alone do not say; how words are
// spelled is fetched when a table stands, and until then, or where nobody can tell, a word is shown in capitals.
import { createSubscriber } from "svelte/reactivity";
import { engineInWorker } from "../../engine/engine";
import { type Spellings, spellingsFromServer } from "../../engine/lexicon";
import type { lexicon } from "../../net/wire.gen";
import { lettersOf } from "./keys";

interface Known {
  readonly language: lexicon.Language;
  readonly spellings: Spellings;
  readonly isWord: (word: string) => Promise<boolean>;
}

let known: Known | null = null;
let seen = new Map<string, string>(); // as it is shown, by word
let tell = (): void => {};
const follow = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => {});
});

/** The entry of a word; undefined if it is simply its letters, or no word at all. */
function entryOf(spellings: Spellings, word: string): string | undefined {
  let entry = "";
  for (const [, shared = "", rest = ""] of (spellings[word.slice(0, 2)] ?? "").matchAll(/(\d)([^\d]*)/g)) {
    entry = entry.slice(0, Number(shared)) + rest;
    if (lettersOf(entry.replace("!", "")) === word) return entry;
  }
  return undefined;
}

function look({ language, spellings, isWord }: Known, word: string): string {
  const entry = entryOf(spellings, word);
  if (entry !== undefined) return entry.endsWith("!") ? word : entry; // several are spelled so
  void isWord(word).then((isOne) => {
    if (isOne || known?.language !== language) return;
    seen.set(word, word);
    tell();
  }, () => undefined);
  return word.toLowerCase();
}

/** A word as people write it, or in capitals. */
export function spelt(word: string): string {
  follow();
  if (known === null) return word;
  const shown = seen.get(word) ?? look(known, word);
  seen.set(word, shown);
  return shown;
}

export function give(now: Known): void {
  known = now;
  seen = new Map();
  tell();
}

/** Call it when a table of this language is shown. Without a server words stay in capitals. */
export async function learnToSpell(language: lexicon.Language): Promise<void> {
  if (known?.language === language) return;
  const spellings = await spellingsFromServer(language).catch(() => null);
  if (spellings === null) return;
  const isWord = async (word: string): Promise<boolean> =>
    (await engineInWorker().lookUp(language, "words", word)).length > 0;
  give({ language, spellings, isWord });
}
