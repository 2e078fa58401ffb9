// The typography of everything the shell says: a slip here is seen by everybody.
import { describe, expect, it } from "vitest";
import { all } from "../games/all";
import type { GameName } from "../games/game";
import { peopleWords } from "./people";
import { privacy } from "./privacy";
import { type Lang, langs, why, words } from "./words";

/** Every text in a dictionary; what a function says is tried with a few arguments. */
function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return textsIn(said(value as (...args: unknown[]) => unknown), path);
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, `${path}.${index}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

const samples: readonly (readonly unknown[])[] = [[2, 5, 2], ["Camille", 5, 2], [["Nour", "Ocre"], 5, 2]];
function said(speak: (...args: unknown[]) => unknown): readonly unknown[] {
  return samples.flatMap((args) => {
    try {
      return [speak(...args)];
    } catch {
      return []; // not the arguments it wants
    }
  });
}

const cards = (lang: Lang): readonly (readonly [string, string])[] =>
  (Object.keys(all) as GameName[]).flatMap((game) => textsIn(all[game].card[lang], game));

/** What a text must not contain, and what that would be. */
type Slip = readonly [RegExp, string];
const anywhere: readonly Slip[] = [
  [/['´`"]/, "a straight apostrophe or quote"],
  [/\.\.\./, "three dots for an ellipsis"],
  [/!/, "a shout: the interface does not"],
  [/^\s|\s$| {2}/, "a stray space"],
];
const slips: { readonly [L in Lang]: readonly Slip[] } = {
  fr: [
    ...anywhere,
    [/[“”]/, "English quotes"],
    [/[^\u202f][?!;%»]/, "no narrow no-break space before ? ! ; % »"],
    [/[^\u00a0]:(?!\d)/, "no no-break space before the colon"],
    [/«[^\u202f]/, "no narrow no-break space after «"],
  ],
  en: [...anywhere, [/\s[?!;:%,.]/, "a space before punctuation"]],
};

describe("typography", () => {
  it.each(langs)("%s has no slip", (lang) => {
    const said = [words[lang], peopleWords[lang], privacy[lang]];
    const texts = [...said.flatMap((each) => textsIn(each, lang)), ...cards(lang)];
    expect(texts.length).toBeGreaterThan(100);
    const found = texts.flatMap(([path, text]) =>
      slips[lang].flatMap(([shape, what]) => (shape.test(text) ? [`${path} has ${what}: ${text}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it("would find each slip", () => {
    for (const text of ["l'ami", "Quoi ?", "Ainsi: oui", "« oui »", "Bien..."])
      expect(slips.fr.some(([shape]) => shape.test(text)), text).toBe(true);
  });
});

describe("refusals", () => {
  it.each(langs)("are words in %s, the game's own first", (lang) => {
    expect(why(words[lang], { no_such_seat: "game" }, "no_such_seat")).toBe("game");
    expect(why(words[lang], { no_such_seat: "game" }, "not_host")).toBe(words[lang].reasons.not_host);
    expect(why(words[lang], undefined, "what_is_this")).toBe(words[lang].reasons.malformed);
  });
});
