import { describe, expect, it } from "vitest";
import type { People } from "../../game";
import { colors } from "../dice";
import { examples } from "../figures";
import { goldenNames, goldenUpdates } from "../golden";
import { facts, type Objective } from "../objective";
import { ranking, tell } from "../story";
import { presets } from "../presets";
import { miss, why } from "../turn";
import { words } from "./all";

const langs = ["fr", "en"] as const;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ").replaceAll("’", "'");
const fr = (objective: Objective, counts: number[]): string => plain(words.fr.lines.facts(facts(objective, counts)));
const en = (objective: Objective, counts: number[]): string => plain(words.en.lines.facts(facts(objective, counts)));

/** Every way six dice can show six colours. */
const allCounts: number[][] = [];
for (let code = 0; code < 7 ** 6; ++code) {
  const counts = colors.map((_, i) => Math.floor(code / 7 ** i) % 7);
  if (counts.reduce((a, b) => a + b) === 6) allCounts.push(counts);
}

/** Holes, doubled marks, plain apostrophes; in French also spaces that would break before a mark. */
function isSound(text: string, lang: (typeof langs)[number]): boolean {
  const isWhole = !/undefined|null|NaN|\[object|\$\{| {2}| \.|\.\.(?!\.)|, ,|^ | $|'/.test(text);
  return isWhole && (lang === "en" || !/ [?!;:%»]|« /.test(text));
}

describe("objectives in words", () => {
  it.each(langs)("say all fifteen kinds and why the dice meet them or not: %s", (lang) => {
    const { lines } = words[lang];
    expect(examples.length).toBe(15);
    for (const objective of examples) {
      for (const text of [lines.short(objective), lines.full(objective)]) {
        expect(text).toMatch(/^\p{Lu}/u);
        expect(text).toSatisfy((each: string) => isSound(each, lang));
      }
      const said = allCounts.map((counts) => lines.facts(facts(objective, counts)));
      expect(said.filter((text) => !isSound(text, lang) || !/^\p{Ll}.*[^.]\.$/u.test(text))).toEqual([]);
    }
  });

  it("are short enough for the sheet", () => {
    for (const lang of langs) {
      for (const objective of examples) expect(words[lang].lines.short(objective).length).toBeLessThanOrEqual(32);
    }
  });

  it("make French colours agree, except orange and marron", () => {
    const have = (color: (typeof colors)[number], count: number) =>
      plain(words.fr.lines.fact({ type: "have", tallies: [{ color, count }] }));
    expect(colors.map((color) => have(color, 2))).toEqual([
      "deux bleus", "deux verts", "deux jaunes", "deux orange", "deux roses", "deux marron",
    ]);
    expect(have("pink", 1)).toBe("un rose");
    expect(have("brown", 0)).toBe("aucun marron");
  });

  it("elide before orange", () => {
    const { full, short } = words.fr.lines;
    expect(plain(full({ kind: "more_than", colors: ["orange", "green"] }))).toBe("Plus d'orange que de vert");
    expect(plain(short({ kind: "as_many", colors: ["green", "orange"] }))).toBe("Autant de vert que d'orange");
  });

  // counts: blue, green, yellow, orange, pink, brown
  it.each([
    [{ kind: "none", colors: ["blue"] }, [2, 4, 0, 0, 0, 0],
      "il reste deux bleus.",
      "two blue still there."],
    [{ kind: "neither", colors: ["yellow", "blue"] }, [0, 6, 0, 0, 0, 0],
      "aucun jaune et aucun bleu.",
      "no yellow and no blue."],
    [{ kind: "exactly_one", colors: ["brown"] }, [0, 3, 0, 0, 0, 3],
      "trois marron, il en faut un seul.",
      "three brown, just one is needed."],
    [{ kind: "exactly_one", colors: ["brown"] }, [6, 0, 0, 0, 0, 0],
      "aucun marron, il en faut un.",
      "no brown, one is needed."],
    [{ kind: "exactly_two", colors: ["green"] }, [5, 1, 0, 0, 0, 0],
      "un vert, il en faut deux.",
      "one green, two are needed."],
    [{ kind: "one_without", colors: ["yellow", "green"] }, [3, 1, 2, 0, 0, 0],
      "deux jaunes, il en faut un seul, et il reste un vert.",
      "two yellow, just one is needed, and one green still there."],
    [{ kind: "one_triple", colors: [] }, [3, 0, 3, 0, 0, 0],
      "trois bleus et trois jaunes, deux couleurs en trois.",
      "three blue and three yellow, two colours three times."],
    [{ kind: "two_pairs", colors: [] }, [2, 2, 2, 0, 0, 0],
      "trois paires, une de trop.",
      "three pairs, one too many."],
    [{ kind: "a_quadruple", colors: [] }, [1, 5, 0, 0, 0, 0],
      "cinq verts, un de trop.",
      "five green, one too many."],
    [{ kind: "three_colors", colors: [] }, [6, 0, 0, 0, 0, 0],
      "une seule couleur, il en faut trois.",
      "only one colour, three are needed."],
    [{ kind: "all_different", colors: ["orange", "pink", "yellow"] }, [2, 0, 1, 2, 1, 0],
      "rose et jaune sont à égalité, un partout.",
      "pink and yellow are level, one each."],
    [{ kind: "as_many", colors: ["orange", "green"] }, [6, 0, 0, 0, 0, 0],
      "ni orange ni vert, donc égalité.",
      "no orange and no green, so they are level."],
    [{ kind: "most", colors: ["yellow"] }, [1, 0, 3, 0, 2, 0],
      "trois jaunes, plus que toute autre couleur.",
      "three yellow, more than any other colour."],
  ] as [Objective, number[], string, string][])("say it like people: %j %j", (objective, counts, french, english) => {
    expect(fr(objective, counts)).toBe(french);
    expect(en(objective, counts)).toBe(english);
  });
});

describe("for a first game", () => {
  const people: People = { names: ["Camille", "Nour", "Théo", "Ocre", "Indigo"], isBot: [], me: 0 };

  it.each(langs)("there is a word and a sentence for each preset: %s", (lang) => {
    expect(Object.keys(words[lang].presets ?? {})).toEqual(presets.map(({ id }) => id));
    for (const { label, line } of Object.values(words[lang].presets ?? {})) {
      expect([label, line].every((text) => isSound(text, lang))).toBe(true);
      expect(line).toMatch(/^\p{Lu}[^.]+\.$/u); // one sentence
    }
  });

  it.each(goldenNames)("three lines say what one plays for, all along a game: %s", (name) => {
    for (const lang of langs) {
      const said = goldenUpdates(name).flatMap((update) =>
        [0, 1, -2].flatMap((me) => Object.values(words[lang].firstLines!(update, { ...people, me }))));
      expect(said.filter((text) => !isSound(text, lang) || !/^\p{Lu}.*[^.]\.$/u.test(text))).toEqual([]);
    }
  });

  it("say what to do now", () => {
    const now = (i: number, me: number): string =>
      plain(words.fr.firstLines!(goldenUpdates("two_seats")[i]!, { ...people, me }).now);
    expect(now(0, 0)).toBe("Lancez les six dés, trois fois au plus.");
    expect(now(0, 1)).toBe("Camille joue ; chacun tente la même chose à son tour.");
    expect(now(2, 0)).toBe("Touchez les dés à relancer, gardez les autres, ou arrêtez-vous.");
  });

  it("the rules open with what one plays for, and those for other player counts can be told apart", () => {
    for (const lang of langs) {
      const { rules } = words[lang];
      expect(rules[0]?.id).toBe("aim");
      expect(rules.flatMap(({ seats }) => seats ?? [])).toEqual([2, 3, 4, 5]);
    }
  });
});

describe("in a replay", () => {
  const people: People = { names: ["Camille", "Nour"], isBot: [], me: 0 };

  it.each(goldenNames)("each line and each turn begins a chapter: %s", (name) => {
    const updates = goldenUpdates(name);
    const found = updates.map((update, i) => words.fr.chapter!(update, updates[i - 1] ?? null, people));
    const count = (level: number): number => found.filter((each) => each?.level === level).length;
    const last = updates.at(-1)!.view;
    const played = last.state.phase === "over" ? last.board.rows.length : last.state.line + 1;
    expect(count(1)).toBeLessThanOrEqual(played); // a line that was filled early is not played
    expect(count(1) + count(2)).toBeGreaterThan(played);
    expect(found.filter((each) => each !== null && !isSound(each.label, "fr"))).toEqual([]);
  });
});

describe("the table in words", () => {
  const people: People = {
    names: ["Camille", "Nour", "Théo", "Ocre", "Indigo"],
    isBot: [false, false, false, true, true],
    me: 0,
  };

  it.each(goldenNames)("has a sound sentence for everything in a whole game: %s", (name) => {
    const updates = goldenUpdates(name);
    for (const lang of langs) {
      const { table, announce, status } = words[lang];
      for (const me of [0, 1, -2]) {
        const everything = updates.flatMap((update, i) => {
          const { view } = update;
          const before = updates[i - 1] ?? null;
          const told = tell(update, before);
          return [
            announce(update, before, { ...people, me }),
            status(update, people),
            table.goal(view),
            table.turn(why(view, []), view.state.turn, { ...people, me }),
            table.verdict(view)?.reason ?? "",
            table.stake(miss(view), view),
            ...(told?.ending ? Object.values(table.ended(told.ending, view, { ...people, me })) : []),
            ...(told?.ending?.closed.flatMap((line) => [
              table.rankTitle(view, line),
              ...table.ties(ranking(view, line), { ...people, me }),
            ]) ?? []),
            ...view.board.turn.crossable.map((line) => table.cannotFill(view, line)),
          ];
        });
        expect(everything.filter((text) => !isSound(text, lang))).toEqual([]);
      }
    }
  });

  it("announces a throw with its dice, its sum and what it means, shortly", () => {
    const updates = goldenUpdates("two_seats");
    const said = (i: number): string => plain(words.fr.announce(updates[i]!, updates[i - 1]!, { ...people, me: 1 }));
    expect(updates[2]?.action?.type).toBe("thrown");
    expect(said(2)).toMatch(/^Camille : .* et .*\. Somme 28\. C'est bon : .*\.$/);
    expect(said(1)).toBe(""); // the throw itself: the dice will tell
    expect(said(7)).toMatch(/^Seconde chance : Camille écrit 18 en Color'Yam 1, la ligne sera rejouée\. À vous\. /);
  });

  it("counts points in the singular where there is one", () => {
    expect([0, 1, 2].map((count) => plain(words.fr.table.points(count)))).toEqual(["0 point", "1 point", "2 points"]);
    expect([0, 1, 2].map((count) => words.en.table.points(count))).toEqual(["0 points", "1 point", "2 points"]);
    expect([1, 2, 6].map((dice) => plain(words.fr.table.throwAgain(dice)))).toEqual([
      "Relancer 1 dé", "Relancer 2 dés", "Relancer les six dés",
    ]);
    expect([1, 2].map((dice) => words.en.table.throwAgain(dice))).toEqual(["Throw 1 die again", "Throw 2 dice again"]);
  });

  it("tells how the game was decided", () => {
    const last = goldenUpdates("five_seats").at(-1)!;
    const total = (all: number[]) => last.view.board.totals.map((each, seat) => ({ ...each, all: all[seat] ?? 0 }));
    const said = (all: number[], places: number[], me: number): string => {
      const view = { ...last.view, board: { ...last.view.board, totals: total(all) } };
      const outcome = { scores: all, places };
      return plain(words.fr.ending({ ...last, view, outcome }, { ...people, me })).replace(/à \d+/, "à N");
    };
    expect(said([20, 21, 5, 5, 5], [2, 1, 3, 3, 3], 0)).toBe("Nour gagne d'un point, avec un Color'Yam à N.");
    expect(said([20, 15, 5, 5, 5], [1, 2, 3, 3, 3], 0)).toBe("Vous gagnez de cinq points, avec un Color'Yam à N.");
    expect(said([20, 20, 5, 5, 5], [1, 2, 3, 3, 3], 0)).toMatch(/^À égalité de points, vous gagnez grâce à un /);
    expect(said([20, 20, 5, 5, 5], [1, 1, 3, 3, 3], 0)).toMatch(/^Victoire partagée entre vous et Nour : /);
  });

  it("has letters that differ in each language", () => {
    for (const lang of langs) expect(new Set(Object.values(words[lang].lines.letter)).size).toBe(6);
  });

  it("has the same rules in both languages, one for each kind of objective", () => {
    expect(words.en.rules.map(({ id }) => id)).toEqual(words.fr.rules.map(({ id }) => id));
    for (const lang of langs) {
      const said = words[lang].rules.flatMap(({ title, text }) => [title, ...text]);
      expect(said.filter((text) => !isSound(text, lang))).toEqual([]);
      expect(words[lang].rules.filter(({ Figure }) => Figure !== undefined).length).toBe(15);
    }
  });
});
