// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { People } from "../game";
import { games, played } from "./played";
import { decision, type Event, sidesIn, tell, type Update } from "./story";
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
