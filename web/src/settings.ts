// What a visitor chose about the page itself, kept in this browser. public/early.js reads the same keys
// before the first paint.
import type { Lang } from "./words/words";

export type Theme = "system" | "light" | "dark";
export const themes: readonly Theme[] = ["system", "light", "dark"];

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  /** Single keys act at a table. */
  readonly hasShortcuts: boolean;
  /** Of a table's time, what I take wherever I sit down. */
  readonly timePercent: TimePercent;
}

/** As the server allows them. */
export const timePercents = [100, 150, 200, 300] as const;
export type TimePercent = (typeof timePercents)[number];
export const timePercentOf = (text: unknown): TimePercent =>
  timePercents.find((each) => each === Number(text)) ?? 100;

export function readSettings(kept: (key: string) => string | null): Settings {
  const theme = themes.find((each) => each === kept("palette.theme")) ?? "system";
  return {
    lang: kept("palette.lang") === "en" ? "en" : "fr",
    theme,
    hasShortcuts: kept("palette.shortcuts") !== "off",
    timePercent: timePercentOf(kept("palette.time")),
  };
}

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden here: the page works, it only forgets
  }
}

export function applySettings({ lang, theme, hasShortcuts, timePercent }: Settings): void {
  const root = document.documentElement;
  root.lang = lang;
  root.dataset["theme"] = theme === "system" ? systemTheme() : theme;
  try {
    localStorage.setItem("palette.lang", lang);
    localStorage.setItem("palette.theme", theme);
    localStorage.setItem("palette.shortcuts", hasShortcuts ? "on" : "off");
    localStorage.setItem("palette.time", String(timePercent));
  } catch {
    // As above.
  }
}

const nightfall = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");
const systemTheme = (): "light" | "dark" => (nightfall().matches ? "dark" : "light");

export function onNightfall(tell: () => void): void {
  nightfall().addEventListener("change", tell);
}
