// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { People } from "../game";
import { face } from "./face";
import { games, played } from "./played";
import { dealOf, decision, type Event, howWon, sidesIn, tell, type Update } from "./story";
import { words } from "./words/all";

const langs = ["fr", "en"] as const;
const people: People = {
  names: ["Camille", "Nour", "Théo", "Ocre", "Indigo"],
  isBot: [false, false, false, true, true],
  me: 0,
};
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ").replaceAll("’", "'");
const eventsOf = (updates: readonly Update[]): readonly Event[] =>
  updates.flatMap((update, i) => tell(update, updates[i - 1] ?? null)?.events ?? []);
const only = <T extends Event["type"]>(events: readonly Event[], type: T): readonly Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Holes, doubled marks, plain apostrophes; in French also spaces that would break before a mark. */
function isSound(text: string, lang: (typeof langs)[number]): boolean {
  const isWhole = !/undefined|null|NaN|\[object|\$\{| {2}| \.|\.\.(?!\.)|, ,|^ | $|'/.test(text);
  return isWhole && (lang === "en" || !/ [?!;:%»]|« /.test(text));
}

describe.each(Object.keys(games))("a whole game, %s,", (name) => {
  it("is found move by move: every card, every trick, every card kept, every deal", async () => {
    const updates = await played(games[name]!, 0);
    const events = eventsOf(updates);
    const { results } = updates.at(-1)!.view.open;
    const cards = updates.flatMap(({ action }) => (action?.type === "play" ? [action.card] : []));
    expect(only(events, "played").map(({ card }) => card)).toEqual(cards);
    expect(only(events, "scored").map(({ result }) => result)).toEqual(results);
    const kept = results.flatMap((result) => sidesIn(result).flatMap((side) => side.kept));
    expect(only(events, "kept").map(({ card }) => card).toSorted()).toEqual(kept.toSorted());
    expect(only(events, "kept").every(({ count }) => count >= 1 && count <= 5)).toBe(true);
    expect(only(events, "dealt").length).toBe(results.length);
    const tricks = updates.filter(({ view }, i) => {
      const was = updates[i - 1]?.view.open;
      return was?.phase === "playing" && was.trick.cards.length + 1 === was.hands.length && view.open !== was;
    });
    expect(only(events, "won").length).toBe(tricks.length);
  });

  it.each(langs)("has a sound sentence for everything: %s", async (lang) => {
    const { announce, status, ending } = words[lang];
    for (const me of [0, 1, -2]) {
      const updates = await played(games[name]!, me);
      const said = updates.flatMap((update, i) => [
        announce(update, updates[i - 1] ?? null, { ...people, me }), status(update, { ...people, me }),
        ending(update, { ...people, me }),
      ]);
      expect(said.filter((text) => !isSound(text, lang))).toEqual([]);
    }
  });
});

describe("a trick", () => {
  const { won } = words.fr.table;
  const [strawberry4, strawberry9, shell2, shell5] = [3, 8, 49, 52];
  const trick = (cards: readonly number[], winner: number) => ({ leader: 1, cards, winner, kept: -1 });
  it("says what it was won by", () => {
    const nour = { seat: 1, is_dummy: false };
    const said = (cards: readonly number[], winner: number, trump: "shell" | "none"): string =>
      plain(won(howWon(trick(cards, winner), 2, trump), nour, people));
    expect(said([strawberry4, strawberry9], 0, "none")).toBe("Nour gagne le pli avec la plus forte fraise.");
    expect(said([strawberry9, shell2], 0, "shell")).toBe("Nour coupe et gagne le pli.");
    expect(said([shell2, shell5], 0, "shell")).toBe("Nour gagne le pli avec l'atout le plus fort.");
    expect(said([strawberry9, shell2], 1, "none")).toBe("Nour gagne le pli avec la plus forte fraise.");
  });
});

describe("a deal", () => {
  it("is held when it was counted, the last one too, and not before or after", async () => {
    const updates = await played(games["chinkway"]!, 0);
    const held = updates.filter((update, i) => face.holds?.(update, updates[i - 1] ?? null));
    expect(held.map(({ view }) => view.open.results.length)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
    expect(held.map(({ view }) => dealOf(view))).toEqual(Array.from({ length: 11 }, (_, i) => i));
    expect(held.every((update, i) => update.actor >= 0 || i > 11)).toBe(true);
    expect(plain(words.fr.status(held[1]!, people))).toBe("Donne 2 sur 11");
    const next = updates[updates.indexOf(held[0]!) + 2]!.view.open;
    expect(held[0]!.view.board.next.map(({ seat }) => seat)).toEqual(next.hands.map(({ seat }) => seat));
    expect(words.fr.table.nextDeal(held[0]!.view, people)).toMatch(/^Ensuite, (vous donnez|\w+ donne) et vous jouez/);
    expect(words.fr.table.nextDeal(held.at(-1)!.view, people)).toBe("");
  });

  it.each(Object.keys(games))("and its tricks are chapters of a replay, never an empty move: %s", async (name) => {
    const updates = await played(games[name]!, 0);
    const { results } = updates.at(-1)!.view.open;
    const chapters = updates.flatMap((update, i) => {
      const chapter = words.fr.chapter?.(update, updates[i - 1] ?? null, people) ?? null;
      if (chapter !== null) expect(face.isUnseen?.(update, updates[i - 1] ?? null)).toBe(false);
      return chapter ?? [];
    });
    expect(chapters.filter(({ level }) => level === 1).map(({ label }) => label))
      .toEqual(results.map((_, deal) => `Donne ${deal + 1}`));
    const tricks = chapters.filter(({ level }) => level === 2);
    expect(tricks.filter(({ label }) => label === "Pli 1").length).toBe(results.length);
    expect(updates.filter((update) => face.isUnseen?.(update, null)).map(({ action }) => action?.type))
      .toEqual(updates.filter(({ action }) => action?.type === "begin").map(() => "begin"));
  });
});

it("who plays for the first time is told the aim, what to do and what it brings", async () => {
  const [first] = (await played(games["four"]!, 0)).filter(({ view }) => view.open.phase === "playing");
  for (const lang of langs) {
    const lines = Object.values(words[lang].firstLines!(first!, people));
    expect(lines.length).toBe(3);
    expect(lines.every((line) => line !== "" && isSound(line, lang))).toBe(true);
  }
  expect(plain(words.fr.firstLines!(first!, people).brings)).toContain("1, 3, 6, 10 ou 15 points");
});

describe("what is told", () => {
  it("keeps the dealer's discards to the dealer", async () => {
    const [mine, theirs] = await Promise.all([played(games["beginners"]!, 0), played(games["beginners"]!, 1)]);
    for (const [seat, updates] of [[0, mine], [1, theirs]] as const) {
      for (const { seat: dealer, count, cards } of only(eventsOf(updates), "discarded")) {
        expect(cards.length).toBe(dealer === seat ? count : 0);
      }
    }
  });

  it("is the same of the card that time chose, also when it ends the deal", async () => {
    const updates = await played({ seats: 4, config: { four: "deals_12", jokers: "burning" } }, 0);
    const plays = updates.flatMap((update, i) => (update.action?.type === "play" ? [i] : []));
    const ended = plays.filter((i) => updates[i]!.view.open.deal > updates[i - 1]!.view.open.deal);
    expect(ended.length).toBeGreaterThan(0);
    for (const i of plays) {
      const late = { ...updates[i]!, action: { type: "timed_out", seat: updates[i]!.actor } as const };
      expect(tell(late, updates[i - 1]!)?.events).toEqual(tell(updates[i]!, updates[i - 1]!)?.events);
    }
  });

  it("names the card that time chose to who was away, as long as it lies in the trick", async () => {
    const updates = await played(games["beginners"]!, 0);
    const plays = updates.flatMap(({ action }, i) => (action?.type === "play" ? [{ i, card: action.card }] : []));
    const named = plays.map(({ i, card }) => [0, 1].map((ago) => {
      const { view } = updates[i + ago] ?? updates[i]!;
      const told = plain(words.fr.did!({ type: "timed_out", seat: 0 }, view, people, ago));
      expect(told.startsWith("Joué par l'horloge")).toBe(view.open.trick.cards.at(-1 - ago) !== undefined);
      return told.endsWith(`: ${plain(words.fr.cards.card(card))}.`);
    }));
    expect(named.filter(([now]) => now).length).toBeGreaterThan(plays.length / 2);
    expect(named.filter(([, later]) => later).length).toBeGreaterThan(plays.length / 4);
  });

  it("is nothing on arrival and after a jump", async () => {
    const updates = await played(games["two"]!, 0);
    expect(tell(updates[3]!, null)).toBeNull();
    expect(tell({ ...updates[3]!, action: null }, updates[2]!)).toBeNull();
  });

  it("says it like people", () => {
    const { event } = words.fr.story;
    const nour = { seat: 1, is_dummy: false };
    expect(plain(event({ type: "played", player: nour, card: 40 }, people))).toBe("Nour joue le 9 de poissons.");
    expect(plain(event({ type: "played", player: { seat: 0, is_dummy: true }, card: 14 }, people)))
      .toBe("Votre mort joue le joker papillon : les papillons du pli brûlent.");
    expect(plain(event({ type: "kept", player: { seat: 3, is_dummy: true }, card: 7, count: 3 }, people)))
      .toBe("Le mort d'Ocre garde un papillon : trois sur cinq.");
    expect(plain(event({ type: "named", seat: 0, trump: "none" }, people))).toBe("Vous jouez sans atout.");
    const subjects = ["fish", "butterfly", "strawberry", "strawberry", "shell"] as const;
    expect(plain(event({ type: "proposed", subjects, turnedUp: "fish" }, people)))
      .toBe("La proposition : deux fraises, un poisson, un coquillage et un papillon. Atout : poisson.");
  });
});

describe("how a game was decided", () => {
  const decided = async (name: string, scores: number[], places: number[]) => {
    const last = (await played(games[name]!, 0)).at(-1)!;
    const view = { ...last.view, open: { ...last.view.open, scores } };
    return [decision(view, places), plain(words.fr.ending({ ...last, view, outcome: { scores, places } }, people))];
  };

  it("between five beginners two win, or more when level", async () => {
    expect((await decided("beginners", [18, 20, 9, 5, 3], [1, 1, 3, 4, 5]))[1])
      .toBe("Les deux meilleurs totaux gagnent ensemble : Nour (20) et vous (18).");
    expect((await decided("beginners", [18, 20, 18, 5, 3], [1, 1, 1, 4, 5]))[1])
      .toBe("À égalité pour la deuxième place, trois totaux gagnent : Nour (20), vous (18) et Théo (18).");
  });

  it("says of three who lead together that they do", async () => {
    expect((await decided("beginners", [20, 20, 20, 5, 3], [1, 1, 1, 4, 5]))[1])
      .toBe("À égalité en tête, trois totaux gagnent : vous (20), Nour (20) et Théo (20).");
  });

  it("between pairs by their sums", async () => {
    expect((await decided("four", [10, 20, 14, 20], [3, 1, 3, 1]))[0])
      .toEqual({ type: "pair", seats: [1, 3], points: 40, theirs: 24 });
    expect((await decided("four", [10, 12, 14, 12], [1, 1, 1, 1]))[0]).toEqual({ type: "pairs_level", points: 24 });
  });

  it("elsewhere by the lead, or shared", async () => {
    expect((await decided("two", [10, 11], [2, 1]))[1]).toBe("Nour gagne d'un point.");
    expect((await decided("two", [10, 10], [1, 1]))[1]).toBe("Victoire partagée entre vous et Nour : 10 points.");
  });
});

describe("the rules", () => {
  it("are the same in both languages, and soundly written", () => {
    expect(words.en.rules.map(({ id }) => id)).toEqual(words.fr.rules.map(({ id }) => id));
    for (const lang of langs) {
      const said = words[lang].rules.flatMap(({ title, text }) => [title, ...text]);
      expect(said.filter((text) => !isSound(text, lang))).toEqual([]);
    }
  });
});
