// @vitest-environment node
// Everything that is said, tried on whole games from every seat: sound sentences in both languages, and some by heart.
import { describe, expect, it, vi } from "vitest";
import { type Lang, langs } from "../../../words/words";
import type { People } from "../../game";
import { isSound } from "../../sound";
import { colours } from "../colours";
import { accounts, bestKept, bestMemory, lostCard } from "../evening";
import { packetNow, type Update, type View, waitedFor } from "../facts";
import { games, played } from "../played";
import { words as all } from "./all";
import { quoted as en } from "./en_people";
import { quoted as fr } from "./fr_people";

vi.setConfig({ testTimeout: 120_000 }); // a hang, not a slow machine

const people: People = {
  names: ["Camille", "Nour", "Théo", "Ocre", "Indigo"], isBot: [false, false, false, true, true], me: 0,
};
const quoted = { fr, en };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
const readersOf = (name: string): readonly number[] => [-2, ...Array.from({ length: games[name]!.seats }, (_, i) => i)];

function atTheTable(view: View, lang: Lang, people: People): readonly string[] {
  const { situation, tell, listen, assign, recall, hint, say, scores } = all[lang].table;
  const { table } = view;
  const seats = table.scores.map((_, seat) => seat);
  const { lead, rest } = situation(view, people);
  const packet = packetNow(table);
  const cards = packet?.answers.flatMap((answer, owner) => [
    recall.card(owner, answer, view, people), recall.caption(owner, answer, false, view),
    recall.caption(owner, answer, true, view), recall.worth(owner, view, people), recall.ask(owner, people),
    recall.hint(owner, people), recall.forgotten(owner, people),
    recall.question(packet.word, owner, people), recall.story(owner, people),
  ]) ?? [];
  const isRecalled = cards.length > 0;
  return [
    lead, rest, say.word(view), say.hand(view), say.order(view, people), say.scores(view, people),
    ...seats.flatMap((seat) => [
      tell.role(view, seat), tell.waiting(seat, people), listen.soon(seat, people),
      scores.track(seat, table.scores[seat] ?? 0, people),
    ]),
    ...(waitedFor(view).length > 0 ? [listen.waiting(waitedFor(view), people)] : []),
    ...(isRecalled ? [recall.from(view, people), say.packet(view, people)] : []),
    ...(isRecalled && table.recaller >= 0
      ? [recall.watched(packet?.word ?? "", table.recaller, people), hint.title(view, people)] : []),
    ...(table.recaller >= 0 ? [assign.title(table.recaller, people), assign.give("x", table.recaller, people)] : []),
    ...table.packets.map((each, round) => assign.packet(each, round, people).line),
    ...cards,
  ].filter((text) => text !== "");
}

function afterwards({ view, outcome }: Update, lang: Lang, people: People): readonly string[] {
  const { sheet, album, ending } = all[lang];
  const [memory, kept, lost] = [bestMemory(view), bestKept(view), lostCard(view)];
  return [
    ending({ view, outcome } as Update, people), album.cover(people), album.words(10),
    ...accounts(view).map(({ found, asked }) => sheet.right(found, asked)),
    ...(memory ? [sheet.bestLine(memory.seats, memory.count, memory.of, people)] : []),
    ...(kept ? [sheet.lovedLine(kept.seats, kept.count, kept.of, people)] : []),
    ...(lost ? [sheet.lostLine(lost.owner, lost.word, lost.colour, lost.answer, people)] : []),
    ...view.table.packets.flatMap((packet, round) => [
      album.page(round), album.picked(packet.first, people), ...(packet.recaller < 0 ? [] : [
        album.recalledBy(packet, people),
        ...packet.answers.map((answer, owner) => album.answer(owner, packet, answer, people)),
      ]),
    ]),
  ];
}

/** Without the stories and hints, which are set as people type them. */
function unstoried(text: string, view: View, lang: Lang): string {
  const { packets } = view.table;
  const stories = packets.flatMap(({ cards }) => cards.flatMap(({ story }) => story || []));
  const hints = packets.flatMap(({ answers }) => answers.flatMap(({ hint }) => hint || []));
  const untold = stories.reduce((said, each) => said.replaceAll(each, "x"), text);
  return hints.reduce((said, each) => said.replaceAll(quoted[lang](each), "x"), untold);
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
      ].map((text) => unstoried(text, update.view, lang)));
      count += said.length;
      expect([...new Set(said)].filter((text) => !isSound(text, lang))).toEqual([]);
    }
    expect(count).toBeGreaterThan(10_000);
  });

  it("always says what is going on", async () => {
    for (const name of Object.keys(games)) {
      for (const me of readersOf(name)) {
        for (const { view } of await played(name, me))
          expect(all[lang].table.situation(view, { ...people, me }).lead, view.table.phase).not.toBe("");
      }
    }
  });

  it("is sound in labels, options, refusals, bots and rules", () => {
    const { rules, ...rest } = all[lang];
    const texts = [...textsIn(rest), ...rules.flatMap(({ title, text }) => [title, ...text])];
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => text === "" || !isSound(text, lang))).toEqual([]);
  });

  it("names twelve colours, each with two letters of its own", () => {
    const { name, label, short } = all[lang].colours;
    for (const each of [name, label, short]) expect(new Set(colours.map((colour) => each[colour])).size).toBe(12);
    expect(colours.every((colour) => /^\p{Lu}{2}$/u.test(short[colour]))).toBe(true);
  });

  it("has the same rules with the same figures in both languages", () => {
    const shape = (each: Lang) => all[each].rules.map(({ id, Figure, text }) => [id, Figure, text.length]);
    expect(shape(lang)).toEqual(shape("fr"));
    expect(all[lang].rules.filter(({ Figure }) => Figure !== undefined)).toHaveLength(5);
  });
});

describe("in French, by heart", () => {
  const { story, table, album } = all.fr;

  it("says who turned up what, right or wrong, and what it brought", () => {
    const answer = { help: "given", hint: "judo", is_made: true, colour: "green", is_right: true } as const;
    const points = { recaller: 1, owner: 1 };
    const turned = { type: "turned", owner: 3, recaller: 0, colour: "green", answer, points };
    expect(plain(story.event(turned as Parameters<typeof story.event>[0], people)))
      .toBe("Vous annoncez vert. La carte d’Ocre : vert. Juste, 1 point pour vous, 1 pour Ocre.");
    const wrong = { ...turned, recaller: 1, answer: { ...answer, colour: "red", is_right: false } };
    expect(plain(story.event(wrong as Parameters<typeof story.event>[0], people)))
      .toBe("Nour annonce rouge. La carte d’Ocre : vert. Faux.");
  });

  it("counts one card as one", () => {
    expect(plain(all.fr.sheet.bestLine([1], 1, 9, people))).toBe("Nour : 1 carte sur 9.");
    expect(plain(all.en.sheet.bestLine([1], 1, 9, people))).toBe("Nour: 1 card of 9.");
  });

  it("says what a card is worth now", async () => {
    const view = (await played("three", 0)).find(({ view }) => view.table.phase === "recalling")!.view;
    const helped: View = {
      ...view,
      table: {
        ...view.table,
        packets: view.table.packets.map((packet) => ({
          ...packet, recaller: 0, answers: packet.answers.map((answer) => ({ ...answer, help: "given" as const })),
        })),
      },
    };
    expect(plain(table.recall.worth(1, helped, people)))
      .toBe("Indice donné : une bonne réponse vaut 1 point pour vous et 1 pour Nour.");
    expect(plain(table.recall.worth(0, helped, people))).toContain("vaut 2 points pour vous.");
  });

  it.each([
    ["fr", "Histoire retirée, avec qui l’avait racontée.", "(retiré)"],
    ["en", "Story removed, with whoever told it.", "(removed)"],
  ] as const)("says that a story and a hint went with whoever told them (%s)", (lang, story, hint) => {
    const { table: { listen, recall }, story: { event } } = all[lang];
    expect(listen.story("…")).toBe(story);
    expect(listen.story("Un matin…")).toContain("Un matin…");
    expect(recall.hintWord("…")).toBe(hint);
    expect(event({ type: "hinted", owner: 1, word: "…" }, people)).toContain(hint);
  });

  it("remembers whom, and by which word", () => {
    const packet = { word: "Succès", first: 0, cards: [], recaller: 2, answers: [] };
    const found = { help: "given", hint: "judo", is_made: true, colour: "green", is_right: true } as const;
    expect(plain(album.answer(3, packet, found, people))).toBe("Retrouvée par Théo grâce à « judo » : +1");
    const missed = { ...found, is_right: false };
    expect(plain(album.answer(3, packet, missed, people))).toBe("Théo disait vert malgré « judo »");
  });
});
