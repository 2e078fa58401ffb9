// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { People } from "../game";
import { games, played } from "./played";
import { isSound } from "../sound";
import { decision, type Event, isUnseen, ruleNow, showFor, tell, type Update } from "./story";
import { langs } from "../../words/words";
import { words } from "./words/all";

vi.setConfig({ testTimeout: 300_000 }); // a hang, not a slow machine

const people: People = { names: ["Camille", "Nour", "Théo", "Ocre"], isBot: [false, false, false, true], me: 0 };
const plain = (text: string): string =>
  text.replace(/[\u00a0\u202f]/g, " ").replaceAll("’", "'").replaceAll("\u2011", "-");
const eventsOf = (updates: readonly Update[]): readonly Event[] =>
  updates.flatMap((update, i) => tell(update, updates[i - 1] ?? null));
const only = <T extends Event["type"]>(events: readonly Event[], type: T): readonly Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

describe.each(Object.keys(games))("a whole game, %s,", (name) => {
  it("is found move by move: every draw, every account, every star", async () => {
    const updates = await played(name, 0);
    const events = eventsOf(updates);
    const { rounds, stars } = updates.at(-1)!.view.open;
    expect(rounds.length).toBe(6);
    expect(only(events, "drawn").map(({ trays }) => trays)).toEqual(rounds.map(({ trays }) => trays));
    expect(only(events, "scored").map(({ results }) => results)).toEqual(rounds.map(({ results }) => results));
    const told = only(events, "ringed");
    const ringed = stars.map((_, star) => told.flatMap((each) => (each.stars.includes(star) ? [each.seat] : [])));
    expect(ringed).toEqual(stars.map((star) => [...star.ringed]));
    const crossed = stars.flatMap(({ is_crossed }, star) => (is_crossed ? [star] : []));
    expect(only(events, "crossed").map(({ star }) => star).toSorted((a, b) => a - b)).toEqual(crossed);
  });

  it.each(langs)("has a sound sentence for everything: %s", async (lang) => {
    const { announce, status, ending } = words[lang];
    for (const me of [0, -2]) {
      const updates = await played(name, me);
      const said = updates.flatMap((update, i) => [
        announce(update, updates[i - 1] ?? null, { ...people, me }), status(update, { ...people, me }),
        ending(update, { ...people, me }),
      ]);
      expect(said.filter((text) => !isSound(text, lang))).toEqual([]);
    }
  });

  it.each(langs)("has six rounds to jump to in a replay, and no step at which nothing is seen: %s", async (lang) => {
    const updates = await played(name, 0);
    const steps = updates.map((update, i) => [update, updates[i - 1] ?? null] as const);
    const chapters = steps.flatMap(([update, before]) => words[lang].chapter?.(update, before, people) ?? []);
    expect(chapters.map(({ label }) => /\d/.exec(label)?.[0]), name).toEqual(["1", "2", "3", "4", "5", "6"]);
    for (const [update, before] of steps) {
      const told = tell(update, before).map(({ type }) => type);
      const isShown = before === null || told.some((type) => !["sent", "rung", "voted"].includes(type));
      if (isUnseen(update, before)) expect(isShown, update.action?.type).toBe(false);
      expect(isUnseen(update, before) && update.view.open.phase !== before?.view.open.phase).toBe(false);
    }
  });

  it.each(langs)("says to a newcomer what to do, soundly, at every move: %s", async (lang) => {
    for (const update of await played(name, 0)) {
      const lines = Object.values(words[lang].firstLines!(update, people));
      expect(lines.filter((line) => !isSound(line, lang) || !/^[\p{Lu}\d].*\.$/u.test(line))).toEqual([]);
    }
  });

  it("names a rule that exists at every move, and holds nobody up", async () => {
    const updates = await played(name, 0);
    const ids = new Set(words.fr.rules.map(({ id }) => id));
    expect(updates.map(({ view }) => ruleNow(view)).filter((id) => id === null || !ids.has(id))).toEqual([]);
    const shown = updates.map((update, i) => showFor(update, updates[i - 1] ?? null));
    expect(Math.max(...shown)).toBeLessThanOrEqual(2000);
    expect(shown.filter((ms) => ms > 0).length).toBeGreaterThanOrEqual(12); // each draw and each account
  });
});

describe("what is told", () => {
  it("of a vote is what became of the word", async () => {
    const events = eventsOf(await played("three who ask", 0));
    const verdicts = only(events, "judged").flatMap((event) => event.verdicts);
    expect(verdicts.length).toBeGreaterThan(0);
    expect(new Set(verdicts.map(({ isAccepted }) => isAccepted)).size).toBe(2);
    for (const { ballot, entry, isAccepted } of verdicts) {
      if (isAccepted || ballot.question !== "word") continue;
      const said = plain(words.fr.story.event({ type: "judged", verdicts: [{ ballot, entry, isAccepted }] }, people));
      expect(said).toBe(`« ${entry.word} » est refusé.`);
    }
  });

  it("shows all words together before a vote, and none before that", async () => {
    const updates = await played("three who ask", 0);
    const { rounds } = updates.at(-1)!.view.open;
    const others = new Set(rounds.flatMap(({ results }) => results.slice(1).map(({ entry }) => entry.word)));
    updates.forEach((update, i) => {
      if (update.view.open.phase !== "writing") return;
      const said = words.fr.announce(update, updates[i - 1] ?? null, people);
      for (const word of others) if (word.length > 3) expect(said).not.toContain(word.toLowerCase());
    });
    expect(only(eventsOf(updates), "revealed").every(({ entries }) => entries.length === 3)).toBe(true);
  });

  it("says whose bell rang to that seat alone", async () => {
    const rung = only(eventsOf(await played("three who ask", 0)), "rung");
    expect(rung.length).toBeGreaterThan(0);
    const [first] = rung;
    const mine = { ...people, me: first!.seat };
    expect(words.fr.story.event(first!, people)).toBe("");
    expect(plain(words.fr.story.event({ ...first!, word: "MARI" }, mine)))
      .toBe("Le temps est écoulé : « MARI » compte.");
    expect(plain(words.fr.story.event({ ...first!, word: "" }, mine)))
      .toBe("Le temps est écoulé : aucun mot de vous ne compte.");
  });

  it("is nothing on arrival and after a jump", async () => {
    const updates = await played("alone", 0);
    expect(tell(updates[1]!, null)).toEqual([]);
    expect(tell({ ...updates[1]!, action: null }, updates[0]!)).toEqual([]);
  });

  it("says it like people", () => {
    const { event } = words.fr.story;
    const bonus = { asks: { type: "first_letter", letter: "M" }, points: 2 } as const;
    expect(plain(event({ type: "drawn", round: 1, trays: ["A", "E", "R"], bonus }, people)))
      .toBe("Manche 2. A sur le bleu, E sur le jaune, R sur le rouge. Bonus. Commence par M, 2 points.");
    expect(event({ type: "sent", seat: 1, isAgain: false }, people)).toBe("Nour a envoyé son mot.");
    expect(event({ type: "sent", seat: 0, isAgain: true }, people)).toBe("Vous avez changé de mot.");
    const entry = { word: "MARINE", cells: [10, 11, 18, 25, 26, 27], claims_theme: false };
    const results = [{ entry, stands: true, letters: 5, bonus: 3 }, { entry, stands: false, letters: 0, bonus: 0 }];
    expect(plain(event({ type: "scored", round: 2, results }, people))).toBe(
      "Fin de la manche 3. Vous : « MARINE », 8 points, dont 3 de bonus. Nour : « MARINE », refusé par la table.",
    );
    expect(plain(event({ type: "ringed", seat: 1, stars: [3, 10] }, people)))
      .toBe("Nour entoure les étoiles de la ligne 4 et de la colonne D.");
    expect(plain(words.fr.cards.bonus({ asks: { type: "covers", cells: [0, 2, 2] }, points: 3 })))
      .toBe("Au moins 2 cases jaunes et 2 rouges");
  });
});

describe("how a game was decided", () => {
  const decided = async (totals: number[], specials: number[], places: number[]) => {
    const last = (await played("three who ask", 0)).at(-1)!;
    const view = { ...last.view, board: { ...last.view.board, totals, specials } };
    return plain(words.fr.ending({ ...last, view, outcome: { scores: totals, places } }, people));
  };

  it("by the lead, and what it came from", async () => {
    expect(await decided([40, 38, 20], [0, 5, 0], [1, 2, 3])).toBe("Vous gagnez de deux points.");
    expect(await decided([38, 39, 20], [0, 5, 0], [2, 1, 3]))
      .toBe("Nour gagne d'un point, grâce à la grille la mieux remplie.");
  });

  it("or shared", async () => {
    expect(await decided([38, 38, 20], [0, 0, 5], [1, 1, 3])).toBe("Victoire partagée entre vous et Nour : 38 points.");
  });

  it("alone by its stars", async () => {
    const { view } = (await played("alone", 0)).at(-1)!;
    const scored = (total: number, rating: number) =>
      decision({ ...view, board: { ...view.board, totals: [total], rating } }, [1]);
    expect(scored(57, 4)).toEqual({ type: "alone", rating: 4, next: 60 });
    expect(scored(61, 5)).toEqual({ type: "alone", rating: 5, next: null });
  });
});

describe("the rules", () => {
  it("are the same in both languages, and soundly written", () => {
    expect(words.en.rules.map(({ id }) => id)).toEqual(words.fr.rules.map(({ id }) => id));
    expect(words.en.rules.map(({ Figure }) => Figure)).toEqual(words.fr.rules.map(({ Figure }) => Figure));
    for (const lang of langs) {
      const said = words[lang].rules.flatMap(({ title, text }) => [title, ...text]);
      expect(said.filter((text) => !isSound(text, lang))).toEqual([]);
    }
  });
});
