// How each language writes numbers, lists and times. Pure, so that games use the same words as the shell.
import type { Lang } from "./words";

const numberWords: { readonly [L in Lang]: readonly string[] } = {
  fr: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
};

/** Small numbers in letters, as in a sentence. */
export const inLetters = (lang: Lang, number: number): string => numberWords[lang][number] ?? String(number);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Nour, Théo et Ocre". */
export function inList(lang: Lang, items: readonly string[]): string {
  return new Intl.ListFormat(lang, { style: "long", type: "conjunction" }).format(items);
}

/** "de Camille", "d’Ocre". */
export const de = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

const nb = "\u00a0"; // a number and its unit stay together

/** A long time at a glance: "2 h 10", "1 j 4 h", "45 s". */
export function inShort(lang: Lang, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const day = lang === "fr" ? "j" : "d";
  if (days > 0) return `${days}${nb}${day}` + (hours % 24 > 0 ? `${nb}${hours % 24}${nb}h` : "");
  if (hours > 0) return `${hours}${nb}h` + (minutes % 60 > 0 ? `${nb}${String(minutes % 60).padStart(2, "0")}` : "");
  if (minutes > 0) return `${minutes}${nb}min`;
  return `${Math.max(0, Math.floor(seconds))}${nb}s`;
}

/** A clock that runs: "1:07"; beyond an hour it need not show seconds. */
export function onClock(lang: Lang, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 3600) return inShort(lang, seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A long hexadecimal number, its beginning in groups of four: enough to compare by eye. */
export const inGroups = (hex: string, groups = 4): string =>
  (hex.match(/.{1,4}/g) ?? []).slice(0, groups).join(" ");

/** A day counted from 1970 on, from where one stands: "aujourd’hui", "hier", "il y a 5 jours", "le 8 mars 2026". */
export function inDays(lang: Lang, day: number, now = Math.floor(Date.now() / 86_400_000)): string {
  if (now - day < 30)
    return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.min(0, day - now), "day");
  const date = onDay(lang, day);
  return lang === "fr" ? `le ${date}` : `on ${date}`;
}

/** "8 mars 2026" */
export const onDay = (lang: Lang, day: number): string =>
  new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { dateStyle: "long", timeZone: "UTC" })
    .format(day * 86_400_000);
