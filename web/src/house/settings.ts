// What a visitor chose about the page itself, kept in this browser. public/early.js reads the same keys
// before the first paint, and settles the language of a first visit in the same way.
import { type Habits, modes } from "../voice/state";
import type { Lang } from "../words/words";

export type Theme = "system" | "light" | "dark";
export const themes: readonly Theme[] = ["system", "light", "dark"];

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  /** Single keys act at a table. */
  readonly hasShortcuts: boolean;
  /** How fast moves follow each other on the screen. */
  readonly tempo: Tempo;
  /** Of a table's time, what I take wherever I sit down. */
  readonly timePercent: TimePercent;
  /** How I talk at a table. */
  readonly talk: Habits;
}

export const tempos = ["slow", "normal", "quick"] as const;
export type Tempo = (typeof tempos)[number];

/** As the server allows them. */
export const timePercents = [100, 150, 200, 300] as const;
export type TimePercent = (typeof timePercents)[number];
export const timePercentOf = (text: unknown): TimePercent =>
  timePercents.find((each) => each === Number(text)) ?? 100;

const langs: readonly Lang[] = ["fr", "en"];

/** What was chosen; on a first visit the first language of the browser that the page speaks; else French. */
function langOf(chosen: string | null, spoken: readonly string[]): Lang {
  const tags = [chosen ?? "", ...spoken].map((tag) => tag.toLowerCase().split("-")[0]);
  return tags.flatMap((tag) => langs.filter((lang) => lang === tag))[0] ?? "fr";
}

/** `spoken` are the browser's languages, the dearest first. */
export function readSettings(kept: (key: string) => string | null, spoken: readonly string[]): Settings {
  const theme = themes.find((each) => each === kept("palette.theme")) ?? "system";
  return {
    lang: langOf(kept("palette.lang"), spoken),
    theme,
    hasShortcuts: kept("palette.shortcuts") !== "off",
    tempo: tempos.find((each) => each === kept("palette.tempo")) ?? "normal",
    timePercent: timePercentOf(kept("palette.time")),
    talk: {
      mode: modes.find((each) => each === kept("palette.talk")) ?? "open",
      microphone: kept("palette.microphone") ?? "",
      loudspeaker: kept("palette.loudspeaker") ?? "",
    },
  };
}

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden here: the page works, it only forgets
  }
}

export function applySettings({ lang, theme }: Settings): void {
  const root = document.documentElement;
  root.lang = lang;
  root.dataset["theme"] = theme === "system" ? systemTheme() : theme;
}

/** Once somebody chose; until then the page goes by the browser. */
export function keepSettings({ lang, theme, hasShortcuts, tempo, timePercent, talk }: Settings): void {
  try {
    localStorage.setItem("palette.lang", lang);
    localStorage.setItem("palette.theme", theme);
    localStorage.setItem("palette.shortcuts", hasShortcuts ? "on" : "off");
    localStorage.setItem("palette.tempo", tempo);
    localStorage.setItem("palette.time", String(timePercent));
    localStorage.setItem("palette.talk", talk.mode);
    localStorage.setItem("palette.microphone", talk.microphone);
    localStorage.setItem("palette.loudspeaker", talk.loudspeaker);
  } catch {
    // As above.
  }
}

const nightfall = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");
const systemTheme = (): "light" | "dark" => (nightfall().matches ? "dark" : "light");

export function onNightfall(tell: () => void): void {
  nightfall().addEventListener("change", tell);
}
