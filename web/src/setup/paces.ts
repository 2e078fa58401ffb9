// How long a move may take at a table: what is offered, and how it is said.
import { inShort } from "../words/format";
import { type Lang, words } from "../words/words";
import type { Choice } from "./fields";

const offered = [0, 60, 90, 120, 180, 86_400, 259_200];

/** For people and bots who sit down to play at once, nobody counts in days. */
export const quickPaceMax = 3600;

function said(lang: Lang, seconds: number): string {
  const usual: { readonly [seconds: number]: string } = words[lang].room.paces;
  return usual[seconds] ?? (seconds % 60 === 0 ? inShort(lang, seconds) : `${seconds}\u00a0s`);
}

/** What may be chosen, up to so many seconds, and what the table has, whoever set it. */
export const pacesFor = (lang: Lang, own: number, max = Infinity): readonly Choice[] =>
  [...new Set([...offered.filter((seconds) => seconds <= max), own])]
    .toSorted((a, b) => a - b)
    .map((seconds) => ({ value: String(seconds), label: said(lang, seconds) }));
