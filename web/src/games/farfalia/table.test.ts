import { describe, expect, it } from "vitest";
import type { People } from "../game";
import { choose, nothing, unsureOf } from "./choice";
import { burntIn, type Family, familyOf, isJoker, noCard, suitOf } from "./cards";
import { games, played } from "./played";
import type { Update, View } from "./story";
import {
  actingHand, around, handOf, inPlayingOrder, isMine, obviousKeep, roleOf, sidesOf, signOf, slotsOf, trumpRule,
  voidsOf, whyLeft, whyNot,
} from "./table";
import { words } from "./words/all";

const people: People = {
  names: ["Camille", "Nour", "Théo", "Ocre", "Indigo"],
  isBot: [false, false, false, true, true],
  me: 0,
};
const seen = new Map<string, Promise<readonly Update[]>>();
async function views(name: string, reader = 0): Promise<readonly View[]> {
  const key = `${name} ${reader}`;
  if (!seen.has(key)) seen.set(key, played(games[name]!, reader));
  return (await seen.get(key)!).map(({ view }) => view);
}
const at = (all: readonly View[], phase: View["open"]["phase"]): readonly View[] =>
  all.filter(({ open }) => open.phase === phase);

describe.each(Object.keys(games))("in a whole game, %s,", (name) => {
  it("everybody sits somewhere, whoever looks first", async () => {
    for (const view of await views(name)) {
      if (view.open.hands.length === 0) continue;
      expect(around(view).toSorted()).toEqual(view.open.hands.map((_, hand) => hand));
      expect(around(view)[0]).toBe(handOf(view, 0));
      expect(view.open.hands.filter((_, hand) => roleOf(view, hand) === "me").length).toBe(1);
      expect(new Set(sidesOf(view).map(({ sign }) => sign)).size).toBe(sidesOf(view).length);
    }
  });

  it("a card of mine can be played, or there is a reason that names what was led", async () => {
    let refused = 0;
    for (const view of at(await views(name), "playing")) {
      const mine = handOf(view, view.me);
      for (const card of view.hand) {
        const why = whyNot(view, mine, card);
        if (!isMine(view, view.open.turn)) expect(why).toBeNull();
        else if (view.open.turn === mine) expect(why === null).toBe(view.playable.includes(card));
        else expect(why).toEqual({ type: "other_hand", isDummy: true });
        if (why?.type !== "must_follow") continue;
        refused += 1;
        expect(why.suit).toBe(suitOf(view.open.trick.cards[0]!));
        expect(view.playable.every((each) => isJoker(each) || suitOf(each) === why.suit)).toBe(true);
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  it("every card of a won trick is useful or left for a reason", async () => {
    for (const view of at(await views(name), "capturing")) {
      const { proposal, kept, hands, trick } = view.open;
      const side = hands[trick.winner]?.side ?? 0;
      for (const card of trick.cards.filter((each) => !view.board.useful.includes(each))) {
        const family = familyOf(card);
        const wanted = proposal.filter((subject) => subject === family).length;
        const has = kept[side]?.filter((each) => familyOf(each) === family).length ?? 0;
        const why = whyLeft(view, card);
        if (why === "unasked") expect(wanted).toBe(0);
        if (why === "enough") expect([has, wanted > 0]).toEqual([wanted, true]);
        if (why === "joker") expect(isJoker(card)).toBe(true);
      }
    }
  });

  it("what jokers burn is what the engine says", async () => {
    for (const { open, board } of await views(name)) {
      expect(burntIn(open.trick.cards).toSorted()).toEqual(board.burnt.toSorted());
      expect(burntIn(open.last.cards).toSorted()).toEqual(board.last_burnt.toSorted());
    }
    const burns = games[name]!.config.jokers === "burning";
    expect((await views(name)).some(({ board }) => board.burnt.length > 0)).toBe(burns);
  });

  it("what a side kept lies on subjects of its family, each once", async () => {
    for (const view of await views(name)) {
      for (const side of sidesOf(view)) {
        const laid = side.slots.filter((card) => card !== null);
        expect(laid.toSorted()).toEqual([...(view.open.kept[side.side] ?? [])].toSorted());
        expect(side.count).toBe(laid.length);
      }
    }
  });

  it.each(["fr", "en"] as const)("everything the table says is whole and sound: %s", async (lang) => {
    for (const view of await views(name)) expect(faults(view, lang)).toEqual([]);
  });
});

/** What the table says about a view, where it has holes or breaks a line before a mark. */
function faults(view: View, lang: "fr" | "en"): readonly string[] {
  const { table } = words[lang];
  const { lead, rest } = table.situation(view, people);
  const texts = [
    lead, rest, table.early(view), table.hidden(view), table.sayTrick(view, people), table.sayScores(view, people),
    table.sayHand(view.hand),
    ...sidesOf(view).flatMap((side) => [table.side(side, people), table.saySide(side, people)]),
    ...view.open.hands.flatMap((hand, i) => [table.sitter(hand, people), table.plate(roleOf(view, i), i === 0, 3)]),
    ...view.open.hands.map((hand) => table.sayDummy(hand, people)),
    ...people.names.map((_, seat) => table.stakes(view, seat)),
    ...view.open.trick.cards.map((card) => table.whyLeft(whyLeft(view, card), card, view)),
    ...view.hand.flatMap((card) => [table.play(card), table.keep(card), table.discard([card], 1)]),
    table.tookTrick(view.open.last, view.open, people), table.nextDeal(view, people), table.dealOver(view),
    ...view.open.hands.flatMap((hand) => (hand.voids.length > 0 ? [table.voids(voidsOf(hand))] : [])),
    ...sidesOf(view).flatMap((side) => [table.progress(side.count, side.points), table.stakeWorth(side, people)]),
  ];
  const isFaulty = (text: string): boolean =>
    /undefined|null|NaN|\[object|\$\{| {2}|'/.test(text) || (lang === "fr" && / [?!;:%»]|« /.test(text));
  return texts.filter(isFaulty);
}

describe("who sits where", () => {
  it("is told apart: a partner, a dummy of mine, whoever plays alone", async () => {
    const [five] = at(await views("beginners"), "playing");
    const [two] = at(await views("two"), "playing");
    const roles = (view: View): readonly string[] => around(view).map((hand) => roleOf(view, hand));
    expect(roles(two!)).toEqual(["me", "opponent", "my_dummy", "opponent"]);
    expect(roles(five!).filter((role) => role === "alone").length + Number(handOf(five!, 0) === 0)).toBe(1);
    expect(roles(five!).filter((role) => role === "partner").length).toBe(handOf(five!, 0) === 0 ? 0 : 1);
  });

  it("is named briefly: a player knows whose the one other dummy is, a spectator is told", async () => {
    const [two] = at(await views("two"), "playing");
    const pair = { ...people, names: ["Camille", "Indigo"] };
    const names = (me: number): readonly string[] =>
      around(two!).map((hand) => words.fr.table.sitter(two!.open.hands[hand]!, { ...pair, me }));
    expect(names(0)).toEqual(["Vous", "Indigo", "Votre mort", "Son mort"]);
    expect(names(-2)).toEqual(["Camille", "Indigo", "Mort de Camille", "Mort d’Indigo"]);
    expect(words.en.table.sitter(two!.open.hands[around(two!)[3]!]!, pair)).toBe("Their dummy");
  });

  it("is seen by a spectator from the first seat", async () => {
    const [view] = at(await views("four", -1), "playing");
    expect(view!.open.hands[around(view!)[0]!]?.seat).toBe(0);
    expect(view!.open.hands.some((_, hand) => isMine(view!, hand))).toBe(false);
  });

  it("gives the square to whoever is alone against pairs", () => {
    expect([0, 1, 2].map((side) => signOf(5, { seat: 3, side }))).toEqual(["square", "triangle", "circle"]);
  });

  it.each(["four", "two"])("keeps its sign from deal to deal where sides stay together: %s", async (name) => {
    const all = at(await views(name), "playing");
    expect(new Set(all.map(({ open }) => open.dealer)).size).toBeGreaterThan(1);
    for (const view of all) {
      expect(sidesOf(view).map(({ sign, isMine }) => [isMine, sign])).toEqual([[true, "triangle"], [false, "circle"]]);
      for (const hand of view.open.hands) {
        expect(signOf(view.open.seats, hand)).toBe(hand.seat % 2 === 0 ? "triangle" : "circle");
      }
    }
  });

  it("is nobody's turn while nature deals", async () => {
    const all = await views("beginners");
    expect(at(all, "dealing").every((view) => actingHand(view) === -1)).toBe(true);
    expect(at(all, "playing").every((view) => actingHand(view) === view.open.turn)).toBe(true);
  });
});

it("a trick is played round from its leader", () => {
  expect(inPlayingOrder({ leader: 3, cards: [], winner: -1, kept: noCard }, 5)).toEqual([3, 4, 0, 1, 2]);
});

it("a kept card fills one subject of its family and no other", () => {
  const subjects: readonly Family[] = ["strawberry", "strawberry", "butterfly"];
  const [strawberry4, leaf10] = [3, 25];
  expect(slotsOf(subjects, [leaf10, strawberry4])).toEqual([strawberry4, null, leaf10]);
});

describe("before the proposal is turned up", () => {
  const { table } = words.fr;
  it("says what comes next, in the order of the deal", async () => {
    const [quick, five] = [await views("quick"), at(await views("beginners"), "naming")[0]!];
    const next = (view: View): string => table.situation(view, { ...people, me: view.open.dealer }).rest;
    expect(next(five)).toBe("La proposition se dévoile juste après.");
    expect(next(at(quick, "naming")[0]!)).toBe("Vous écarterez une carte juste après.");
    expect(table.hidden(at(quick, "naming")[0]!)).toBe("Elle se dévoile une fois la carte écartée.");
    expect(table.hidden(at(quick, "dealing")[0]!)).toBe("Elle se dévoile une fois les cartes données.");
    expect(table.hidden(five)).toBe("Elle se dévoile une fois l’atout nommé.");
  });

  it("tricks that keep nothing are spoken of while any is to come", async () => {
    const [first, last] = [at(await views("four"), "playing")[0]!, (await views("four")).at(-1)!];
    expect([first, last].map((view) => words.fr.table.early(view))).toEqual(["Rien à garder avant le pli 4.", ""]);
  });

  it("a suit that was not followed is remembered beside who lacks it", async () => {
    const all = at(await views("four"), "playing");
    const lacks = all.flatMap(({ open }) => open.hands.filter(({ voids }) => voids.length > 0))[0]!;
    expect(table.voids(voidsOf(lacks))).toMatch(/^n’a plus de (fraise|feuille|poisson|coquillage)/);
    expect(voidsOf(lacks).length).toBe(lacks.voids.length);
  });

  it.each(Object.keys(games))("the rule of trumps is one of the rules: %s", async (name) => {
    const rules = words.fr.rules.map(({ id }) => id);
    for (const view of await views(name)) expect(rules).toContain(trumpRule(view));
  });

  it("no trump is shown that nobody knows, and one that was named is", async () => {
    const known = async (name: string, phase: View["open"]["phase"]): Promise<readonly boolean[]> =>
      [...new Set(at(await views(name), phase).map(({ board }) => board.is_trump_known))];
    expect(await known("four", "dealing")).toEqual([false]);
    expect(await known("beginners", "discarding")).toEqual([false]);
    expect(await known("quick", "discarding")).toEqual([true]);
    expect(await known("four", "playing")).toEqual([true]);
  });
});

describe("a joker that was staked", () => {
  it("doubles the points of who staked it, and of nobody else", async () => {
    for (const view of at(await views("chinkway"), "playing")) {
      for (const { points, doubled, hands, count } of sidesOf(view)) {
        const worth = view.board.points[count]!;
        expect(doubled).toEqual(hands.map(({ seat }) => seat).filter((seat) => view.open.doubled.includes(seat)));
        const once = doubled.length < hands.length ? [worth] : [];
        expect(points).toEqual([...new Set([...once, ...(doubled.length > 0 ? [2 * worth] : [])])]);
      }
    }
    const staked = at(await views("chinkway"), "playing").flatMap(sidesOf).find(({ doubled }) => doubled.length === 1)!;
    const name = people.names[staked.doubled[0]!]!;
    expect(words.fr.table.stakeWorth(staked, { ...people, me: -1 })).toContain(name);
  });
});

it("a card that was sent lies unsure in the trick until it is answered, and goes back if it is refused", () => {
  const sent = { card: 7, move: 12 };
  expect(unsureOf(sent, true, 12)).toBe(7);
  expect(unsureOf(sent, true, 13)).toBe(noCard); // it was taken
  expect(unsureOf(sent, false, 12)).toBe(noCard); // it was refused
  expect(unsureOf(null, true, 12)).toBe(noCard);
});

describe("what is chosen", () => {
  const asked = async (phase: View["open"]["phase"]): Promise<readonly View[]> =>
    at(await views("beginners"), phase).filter((view) => isMine(view, view.open.turn));

  it("lies ready when there is no other", async () => {
    const all = await asked("playing");
    expect(all.some(({ playable }) => playable.length === 1)).toBe(true);
    for (const view of all) {
      expect(choose.only(view).cards).toEqual(view.playable.length === 1 ? view.playable : []);
    }
  });

  it("is put aside once it is enough, the oldest going back", () => {
    const two = choose.discard(choose.discard(nothing, 5, 2), 3, 2);
    expect(two.cards).toEqual([5, 3]);
    expect(choose.discard(two, 7, 2).cards).toEqual([3, 7]);
    expect(choose.discard(two, 5, 2).cards).toEqual([3]);
  });

  it("becomes the action that the phase asks for", async () => {
    const discarding = at(await views("beginners"), "discarding")[0]!;
    const playing = at(await views("beginners"), "playing")[0]!;
    expect(choose.action({ ...nothing, cards: [7] }, discarding)).toBeNull();
    expect(choose.action({ ...nothing, cards: [7, 2] }, discarding)).toEqual({ type: "discard", cards: [2, 7] });
    expect(choose.action({ ...nothing, cards: [7] }, playing)).toEqual({ type: "play", card: 7 });
    expect(choose.action(nothing, playing)).toBeNull();
    expect(choose.without({ ...nothing, cards: [7] }, { ...nothing, cards: [7] })).toEqual(nothing);
  });

  it("is kept by itself only if all useful cards are of one family", async () => {
    const all = at([...(await views("beginners")), ...(await views("four"))], "capturing");
    const kinds = (view: View): number => new Set(view.board.useful.map(familyOf)).size;
    expect(new Set(all.map(kinds)).size).toBeGreaterThan(1);
    for (const view of all) expect(obviousKeep(view) !== null).toBe(kinds(view) === 1);
  });
});
