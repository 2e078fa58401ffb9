// @vitest-environment node
// Everything that is said, tried on whole games from every seat: sound sentences in both languages, and some by heart.
import { describe, expect, it, vi } from "vitest";
import { type Lang, langs } from "../../../words/words";
import type { People } from "../../game";
import { isSound } from "../../sound";
import { accounts, bestGuessers, foundBy, keeper, quickest } from "../evening";
import { closedTo, linesOf, type Thing, type Update, type View, waitingLine, worthOf } from "../facts";
import { games, played } from "../played";
import type { Event } from "../story";
import { words as all } from "./all";
import { quoted as en } from "./en_people";
import { quoted as fr } from "./fr_people";

vi.setConfig({ testTimeout: 240_000 }); // a hang, not a slow machine

const people: People = {
  names: ["Camille", "Inès", "Théo", "Ocre", "Indigo"], isBot: [false, false, false, true, true], me: 0,
};
const quoted = { fr, en };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
const readersOf = (name: string): readonly number[] => [-2, ...Array.from({ length: games[name]!.seats }, (_, i) => i)];

function atTheTable(view: View, lang: Lang, people: People): readonly string[] {
  const { situation, object, say, hats, talk, reply } = all[lang].table;
  const { table } = view;
  const { lead, rest } = situation(view, people);
  const line = waitingLine(table);
  return [
    lead, rest, hats.lead(view, people), say.scales(view, people), say.curses(table, people),
    ...table.objects.flatMap((thing, index) => {
      const worth = worthOf(table, thing);
      return [
        object.title(thing, people), object.line(thing, people), object.label(thing, closedTo(thing, view.me), people),
        say.object(view, index, people), ...(worth === null ? [] : [object.worth(worth, thing, people)]),
      ];
    }),
    ...(line === null ? [] : [talk.thinking(line.asker, people), reply.asks(line, people)]),
  ].filter((text) => text !== "");
}

function afterwards(update: Update, lang: Lang, people: People): readonly string[] {
  const { sheet, album, ending } = all[lang];
  const { view } = update;
  const [best, quick, kept] = [bestGuessers(view), quickest(view), keeper(view)];
  return [
    ending(update, people), album.cover(people), album.count(view.table.objects.length),
    ...accounts(view).flatMap((each) => [sheet.found(each), sheet.steps(each.objects), sheet.start(each.start)]),
    ...(best ? [sheet.bestLine(best.seats, best.found, people)] : []),
    ...(quick ? [sheet.quickLine(quick, people)] : []),
    ...(kept ? [sheet.keptLine(kept, people)] : []),
    ...view.table.objects.flatMap((thing, object) => [
      album.by(thing, people), album.entry(thing, people), album.picture(thing, people), album.cost(-5),
      ...foundBy(view.table, object).map((found) => album.found(found, people)),
      ...linesOf(view.table, object).flatMap(({ line }) => [
        album.asker(line, people), album.dispute(true), album.disputeLabel(line, false),
        album.disputed([1, 0], people), ...(line.kind === "letter" ? [album.letter(line), album.given(line)] : []),
        ...(line.kind === "guess" ? [album.verdict(line)] : []),
      ]),
    ]),
  ];
}

/** Without what people typed, which is set as they typed it. */
function untyped(text: string, { table }: View, lang: Lang): string {
  const typed = [
    ...table.talk.map((line) => line.text), ...table.objects.flatMap(({ word, description }) => [word, description]),
    ...table.players.map(({ theme }) => theme),
  ].filter((each) => each !== "").toSorted((a, b) => b.length - a.length);
  const unquoted = typed.reduce((said, each) => said.replaceAll(quoted[lang](each), "x"), text);
  return typed.filter((each) => each.length > 3).reduce((said, each) => said.replaceAll(each, "x"), unquoted);
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(langs)("%s", (lang) => {
  it.each(Object.keys(games))("is sound at every moment from every seat: %s", async (name) => {
    const seats = games[name]!.seats;
    let count = 0;
    for (const me of readersOf(name)) {
      const readers = { names: people.names.slice(0, seats), isBot: people.isBot.slice(0, seats), me };
      const updates = await played(name, me);
      const said = updates.flatMap((update, i) => [
        ...atTheTable(update.view, lang, readers), all[lang].status(update, readers),
        all[lang].announce(update, updates[i - 1] ?? null, readers), all[lang].announce(update, null, readers),
        ...(update.outcome === null ? [] : afterwards(update, lang, readers)),
      ].map((text) => untyped(text, update.view, lang)));
      count += said.length;
      expect([...new Set(said)].filter((text) => !isSound(text, lang))).toEqual([]);
    }
    expect(count).toBeGreaterThan(2000);
  });

  it("is sound in labels, options, refusals, bots and rules", () => {
    const { rules, ...rest } = all[lang];
    const texts = [...textsIn(rest), ...rules.flatMap(({ title, text }) => [title, ...text])];
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => text === "" || !isSound(text, lang))).toEqual([]);
  });

  it("has the same rules with the same figures in both languages, each with its number", () => {
    const shape = (each: Lang) => all[each].rules.map(({ id, Figure, text }) => [id, Figure, text.length]);
    expect(shape(lang)).toEqual(shape("fr"));
    expect(all[lang].rules.filter(({ Figure }) => Figure !== undefined)).toHaveLength(5);
    expect(all[lang].rules.every(({ title }, i) => title.startsWith(`${i + 1}. `))).toBe(true);
  });

  it("refuses in as many ways as there are reasons", () => {
    const reasons = Object.values(all[lang].illegal);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

describe("in French, by heart", () => {
  const { event } = all.fr.story;
  const line = {
    kind: "question", asker: 0, object: 1, text: "Est-ce vivant ?", answer: "no", position: 0, is_curse: false,
    is_hidden: false, disputed: [],
  } as const;
  const thing: Thing = {
    owner: 1, number: 0, word: "", description: "", is_described: false, clay_bytes: 1,
    made: "sound", arrows: [0],
  };
  const say = (told: Event, me = 0): string => plain(event(told, { ...people, me }));

  it("tells who asks and who answers", () => {
    expect(say({ type: "asked", line, thing })).toBe("Vous, sur l’objet 1 d’Inès : « Est-ce vivant ? »");
    expect(say({ type: "answered", line, thing })).toBe("Inès répond : non.");
    expect(say({ type: "answered", line, thing }, 1)).toBe("Vous répondez : non.");
    expect(say({ type: "answered", line: { ...line, answer: "unclear" }, thing }))
      .toBe("Inès n’a pas compris la question.");
  });

  it.each(["fr", "en"] as const)("repeats no words of somebody who is not read (%s)", (lang) => {
    const { story, table } = all[lang];
    const reader = { ...people, me: 1, muted: [true, false, false, false] };
    const guess = { ...line, kind: "guess", text: "vivant" } as const;
    const told = [
      story.event({ type: "asked", line, thing }, reader),
      story.event({ type: "proposed", line: guess, thing }, reader),
      story.event({ type: "found", line: guess, thing, guesser: 5, owner: 1 }, reader), table.talk.deed(guess, reader),
    ];
    for (const sentence of told) expect(sentence).not.toMatch(/vivant/);
    expect(story.event({ type: "asked", line, thing }, { ...reader, muted: [] })).toMatch(/vivant/);
  });

  it("gives a letter to its asker, and to nobody else", () => {
    const letter = { ...line, kind: "letter", text: "t", position: -1, answer: "none" } as const;
    expect(say({ type: "lettered", line: letter, thing }))
      .toBe("Vous demandez la dernière lettre de l’objet 1 d’Inès. C’est T.");
    const hidden = { ...letter, text: "", is_hidden: true, is_curse: true };
    expect(say({ type: "lettered", line: hidden, thing }, 1))
      .toBe("Maléfice. Camille demande la dernière lettre de votre objet 1.");
  });

  it("plants an arrow and moves both hats", () => {
    const guess = { ...line, kind: "guess", text: "tasse", answer: "yes" } as const;
    expect(say({ type: "found", line: guess, thing, guesser: 5, owner: -2 })).toBe(
      "C’est « tasse ». Vous plantez la première flèche dans l’objet 1 d’Inès. Vous avancez de 5 pas. " +
        "Inès recule de 2 pas.");
    const hidden = { ...guess, text: "", is_hidden: true };
    expect(say({ type: "found", line: hidden, thing: { ...thing, arrows: [2, 0] }, guesser: 3, owner: 1 }, 3)).toBe(
      "Trouvé. Camille plante la seconde flèche dans l’objet 1 d’Inès. Camille avance de 3 pas. Inès avance d’un pas.");
  });

  it("ends in one sentence", () => {
    expect(say({ type: "over", reached: [1], hasPenalties: false })).toBe("Inès est au but. La partie est terminée.");
    expect(say({ type: "over", reached: [0, 1], hasPenalties: false }))
      .toBe("Inès et vous arrivez au but ensemble. La partie est terminée.");
  });
});
