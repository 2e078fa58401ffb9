// @vitest-environment node
// Everything said after the bell, tried on whole games: sound sentences in both languages, and a few of them by heart.
import { describe, expect, it, vi } from "vitest";
import { type Lang, langs } from "../../../words/words";
import type { People } from "../../game";
import type { View } from "../grid";
import { games, played } from "../played";
import { bonusIn, isAlone, starsOf } from "../review";
import { isSound } from "../../sound";
import { words as all } from "./all";

vi.setConfig({ testTimeout: 300_000 }); // a hang, not a slow machine

const people: People = { names: ["Camille", "Nour", "Théo", "Ocre"], isBot: [false, false, false, true], me: 0 };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u2011", "-");

function afterTheBell(view: View, lang: Lang): readonly string[] {
  const { cards, review, voting, stars, sheet } = all[lang];
  const { open, board } = view;
  const alone = isAlone(view);
  const bonus = bonusIn(view, open.round);
  const seats = board.totals.map((_, seat) => seat);
  const results = open.rounds.flatMap((round) => round.results.map((result, seat) => ({ result, seat })));
  return [
    ...board.bonuses.flatMap((card) => [cards.bonus(card), cards.bonusPoints(card)]),
    ...results.flatMap(({ result: { entry, letters }, seat }) => [
      review.gridOf(entry, seat, people), review.why(seat, people, alone),
      review.bestOf({ ...entry, letters, bonus: 2 }), review.bestShort({ ...entry, letters, bonus: 2 }),
    ]),
    ...open.ballots.flatMap((ballot) => [
      voting.question(ballot, bonus), voting.ownWord(ballot, open.offered[ballot.seat]?.word ?? "x", bonus),
      voting.whose(ballot.seat, people), review.votes(ballot.question, ballot.yes.length, ballot.no.length),
    ]),
    ...[true, false].flatMap((each) => [voting.title(each), voting.help(each, !each), review.goOn(each)]),
    voting.help(false, false), voting.send(0, 1, true),
    ...(["yes", "no", "abstain"] as const).map((answer) => voting.answered(answer)),
    ...(["unknown", "unfit", "late"] as const).flatMap((why) =>
      ["", "MARI"].map((counted) => review.lost({ word: "BDIQUE", why, counted }))),
    ...[0, 1, 2].flatMap((count) => [voting.send(count, 2), voting.sendAlone(count, 2), voting.send(count, 1)]),
    review.waiting(seats, people), review.ready(seats, people), review.lesson(3, 12),
    ...starsOf(view, view.me).map((star) => stars.state(star, people)),
    ...[null, 3, 10].map((star) => stars.cross(star)),
    review.ringed([1]), review.ringed([1, 9]),
    sheet.specialLine(view, people),
    ...[0, 1, 2, 3, 4, 5].flatMap((each) => [sheet.rating(each), sheet.stars(each)]),
  ];
}

/** Every text that stands by itself. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(langs)("%s", (lang) => {
  it.each(Object.keys(games))("is sound after every bell: %s", async (name) => {
    for (const me of [0, -2]) {
      const said = (await played(name, me)).flatMap(({ view }) => afterTheBell(view, lang));
      expect(said.filter((text) => text === "" || !isSound(text, lang))).toEqual([]);
    }
  });

  it("is sound in options, refusals, bots and labels", () => {
    const { options, illegal, bots, review, voting, stars, sheet, cards } = all[lang];
    const texts = textsIn([options, illegal, bots, review, voting, stars, sheet, cards]);
    expect(texts.length).toBeGreaterThan(90);
    expect(texts.filter((text) => !isSound(text, lang))).toEqual([]);
  });
});

describe("in French", () => {
  const { review, voting, sheet } = all.fr;
  const theme = { asks: { type: "theme", theme: "music" }, points: 3 } as const;

  it("asks plainly", () => {
    const ballot = { seat: 1, question: "theme", is_listed: true, yes: [], no: [] } as const;
    expect(plain(voting.question(ballot, theme))).toBe("Va-t-il avec le thème « musique » ?");
    expect(plain(voting.question({ ...ballot, question: "word" }, theme))).toBe("Acceptez-vous ce mot ?");
  });

  it("compares what was possible with what was done", () => {
    expect(plain(review.lesson(8, 12))).toBe("Jusqu’à 12 points étaient possibles ; vous en marquez 8.");
  });

  it("has themes that say all they mean, a sentence for each way to play, and rules that begin with the aim", () => {
    const { cards, presets, rules } = all.fr;
    expect(cards.theme.nature).toBe("nature, plantes, animaux");
    expect(cards.theme.people).toBe("personnages célèbres, réels ou fictifs");
    expect(Object.values(presets ?? {}).map(({ line }) => line.length > 20)).toEqual([true, true, true]);
    expect(rules[0]?.id).toBe("aim");
    expect(rules[0]?.text.join(" ")).toContain("90 secondes");
    expect(rules.find(({ id }) => id === "solo")?.seats).toEqual([1]);
  });

  it("says what time ran out over, and that it did not count", () => {
    expect(plain(review.lost({ word: "BDIQUE", why: "unknown", counted: "" })))
      .toBe("Le temps est écoulé. « BDIQUE » n’est pas dans le dictionnaire : il ne comptait pas.");
    expect(plain(review.lost({ word: "MARINX", why: "unknown", counted: "MARI" })))
      .toBe("Le temps est écoulé. « MARINX » n’est pas dans le dictionnaire : c’est « MARI » qui compte.");
  });

  it("never speaks of others where there are none", () => {
    expect(plain(voting.help(false, true))).not.toContain("majorité");
    expect(voting.send(0, 1, true)).not.toContain("autres");
    const { table } = all.fr;
    expect([table.unknown(true), table.bonusIf(true)].join()).not.toContain("table");
  });

  it("names the fullest grids", async () => {
    const three = (await played("three who ask", 0)).at(-1)!.view;
    const board = { ...three.board, specials: [5, 0, 5], empty: [12, 20, 12] };
    expect(plain(sheet.specialLine({ ...three, board }, people)))
      .toBe("Vous et Théo avez les grilles les mieux remplies (12 vides) : 5 points.");
  });
});
