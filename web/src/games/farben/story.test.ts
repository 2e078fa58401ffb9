// @vitest-environment node
// What is told and what is forgotten, tried on whole games from every seat.
import { describe, expect, it, vi } from "vitest";
import { type Message, type Model, start, update } from "../../app";
import { room } from "../../testing";
import { langs } from "../../words/words";
import type { AnyFace, AnyUpdate, People } from "../game";
import { roundsOf, type Update, type View } from "./facts";
import { games, played } from "./played";
import { decision, type Event, forgets, holds, isUnseen, ruleNow, showFor, tell } from "./story";
import { words } from "./words/all";

vi.setConfig({ testTimeout: 120_000 }); // a hang, not a slow machine

const people: People = {
  names: ["Camille", "Nour", "Théo", "Ocre", "Indigo"], isBot: [false, false, false, true, true], me: 0,
};
const readersOf = (name: string): readonly number[] => [-2, ...Array.from({ length: games[name]!.seats }, (_, i) => i)];
const eventsOf = (updates: readonly Update[]): readonly Event[] =>
  updates.flatMap((each, i) => tell(each, updates[i - 1] ?? null));
const only = <T extends Event["type"]>(events: readonly Event[], type: T): readonly Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

type Place = readonly [round: number, seat: number];
const cardAt = ({ table }: View, [round, seat]: Place) => table.packets[round]?.cards[seat];
const placesIn = ({ table }: View): readonly Place[] =>
  table.packets.flatMap(({ cards }, round) => cards.map((_, seat): Place => [round, seat]));

/** Every view that a value holds, however deep. */
function viewsIn(value: unknown): readonly View[] {
  if (typeof value !== "object" || value === null) return [];
  if ("table" in value && "hand" in value) return [value as View];
  return Object.values(value).flatMap(viewsIn);
}

/** The page's models as moves arrive faster than they are shown. */
function modelsOf(updates: readonly Update[]): readonly Model[] {
  const settings = { lang: "fr", theme: "system", hasShortcuts: true, tempo: "normal" } as Model["settings"];
  const face = { showFor, forgets, holds } as unknown as AnyFace;
  const told = (message: AnyUpdate, now: number): Message => ({ type: "told", message, now, isHidden: false });
  let model = start(settings, { page: "table", code: "lilas0047", leaf: "table" });
  model = update(model, { type: "told", message: room({ game: "farben" }), now: 0, isHidden: false });
  model = update(model, { type: "face", code: "lilas0047", face, now: 0 });
  return updates.map((each, i) => (model = update(model, told(each, i * 100))));
}

describe.each(Object.keys(games))("%s", (name) => {
  it("leaves nothing in the page of a card that is face down", async () => {
    const all = (await played(name, 0)).at(-1)!.view;
    let hidden = 0;
    for (const reader of readersOf(name)) {
      const updates = await played(name, reader);
      modelsOf(updates).forEach((model, i) => {
        const now = updates[i]!.view;
        const down = placesIn(all).filter((place) => cardAt(now, place)?.colour == null);
        const held = viewsIn(model.table);
        expect(held.length).toBeGreaterThan(0);
        expect(held.filter((view) => down.some((place) => cardAt(view, place)?.colour != null))).toEqual([]);
        const text = JSON.stringify(model.table);
        const stories = placesIn(all).filter((place) => cardAt(now, place)?.story === "")
          .flatMap((place) => cardAt(all, place)?.story || []);
        hidden += stories.length;
        expect(stories.filter((story) => text.includes(JSON.stringify(story).slice(1, -1)))).toEqual([]);
      });
    }
    expect(hidden).toBeGreaterThan(1000);
  });

  it.each(langs)("says nothing of a card that is face down: %s", async (lang) => {
    const all = (await played(name, 0)).at(-1)!.view;
    const stories = placesIn(all).flatMap((place) => cardAt(all, place)?.story || []);
    const updates = await played(name, 1);
    modelsOf(updates).forEach((model, i) => {
      const said = model.table!.story
        .map((told) => words[lang].announce(told.update as Update, told.before as Update | null, { ...people, me: 1 }));
      const open = placesIn(updates[i]!.view).map((place) => cardAt(updates[i]!.view, place)?.story);
      expect(stories.filter((story) => !open.includes(story) && said.some((text) => text.includes(story)))).toEqual([]);
    });
  });

  it("tells of every word, card, hint and flip", async () => {
    const updates = await played(name, 0);
    const events = eventsOf(updates);
    const { table } = updates.at(-1)!.view;
    expect(only(events, "worded").map(({ word }) => word)).toEqual(table.packets.map(({ word }) => word));
    expect(only(events, "shows")).toHaveLength(roundsOf(table) * table.seats);
    expect(only(events, "covered").map(({ seat }) => seat)).toEqual(only(events, "shows").map(({ seat }) => seat));
    expect(only(events, "chose")).toHaveLength(roundsOf(table) * table.seats);
    const answers = table.packets.flatMap((packet) => packet.answers.filter(({ is_made }) => is_made));
    expect(only(events, "turned").map(({ answer }) => answer)).toHaveLength(answers.length);
    const hinted = answers.filter(({ help }) => help === "given").map(({ hint }) => hint);
    expect(only(events, "hinted").map(({ word }) => word).toSorted()).toEqual(hinted.toSorted());
    const points = Array.from({ length: table.seats }, () => 0);
    for (const { owner, recaller, points: gained } of only(events, "turned")) {
      points[recaller]! += gained.recaller;
      points[owner]! += gained.owner;
    }
    expect(points).toEqual(table.scores);
  });

  it("says the same of a move whose past is forgotten", async () => {
    const updates = await played(name, 0);
    let count = 0;
    updates.forEach((each, i) => {
      const before = updates[i - 1];
      if (before === undefined || !forgets(each, before)) return;
      ++count;
      const [long, short] = [tell(each, before), tell(each, null)];
      expect(short.filter(({ type }) => type === "covered")).toEqual(long.filter(({ type }) => type === "covered"));
      expect(short.filter(({ type }) => type === "shows")).toEqual(long.filter(({ type }) => type === "shows"));
      expect(only(short, "covered")).toHaveLength(1);
    });
    expect(count).toBe(roundsOf(updates[0]!.view.table) * games[name]!.seats);
  });

  it("shows a move for two seconds at most, and knows the rule of every moment", async () => {
    const updates = await played(name, 0);
    const times = updates.map((each, i) => showFor(each, updates[i - 1] ?? null));
    expect(Math.max(...times)).toBeLessThanOrEqual(2000);
    expect(times.some((ms) => ms > 0)).toBe(true);
    const now = new Set(updates.map(({ view }) => ruleNow(view)));
    expect(now.size).toBeGreaterThan(7);
    for (const lang of langs) {
      const ids = words[lang].rules.map(({ id }) => id);
      expect([...now].filter((id) => id !== null && !ids.includes(id))).toEqual([]);
    }
  });
});

describe("a card that was turned up", () => {
  it("is held by whoever plays, each of them, until they go on; who looks on follows", async () => {
    for (const reader of readersOf("three")) {
      for (const each of await played("three", reader))
        expect(holds(each)).toBe(reader >= 0 && each.view.table.phase === "revealing");
    }
  });

  it("is what the page shows while others play on, and what they did follows", async () => {
    const updates = await played("three", 0);
    const first = updates.findIndex(holds);
    let model = modelsOf(updates.slice(0, first + 8)).at(-1)!;
    for (let i = 1; i < 5; ++i) model = update(model, { type: "tick", now: i * 1e6 });
    expect(model.table!.queue.shown!.move).toBe(updates[first]!.move);
    model = update(model, { type: "go_on", now: 5e6 });
    expect(model.table!.queue.shown!.move).toBe(updates[first + 1]!.move);
  });
});

it("skips in a replay what nothing is to be seen of", async () => {
  const updates = await played("four who are unruly", 0);
  const unseen = updates.filter((each, i) => isUnseen(each, updates[i - 1] ?? null));
  const kinds = new Set(unseen.map(({ action }) => action?.type));
  expect(kinds).toEqual(new Set(["choose", "choose_for", "listened", "go_on", "timed_out"]));
  const skipped = updates.flatMap((each, i) => (unseen.includes(each) ? tell(each, updates[i - 1] ?? null) : []));
  const kept: readonly Event["type"][] = ["worded", "told", "given", "turned"];
  expect(skipped.filter(({ type }) => kept.includes(type))).toEqual([]);
});

it.each(langs)("has a chapter for every round, story and packet: %s", async (lang) => {
  const updates = await played("short evening", 0);
  const chapters = updates.flatMap((each, i) => words[lang].chapter?.(each, updates[i - 1] ?? null, people) ?? []);
  expect(chapters.filter(({ level }) => level === 1)).toHaveLength(5 + 1);
  expect(chapters.filter(({ level }) => level === 2)).toHaveLength(5 * 3 + 3);
  expect(chapters.every(({ label }) => label !== "")).toBe(true);
});

it("tells others’ stories with their colour, and one’s own in a word", async () => {
  const updates = await played("three", 0);
  const [first] = only(eventsOf(updates), "told").filter(({ seat }) => seat === 1);
  const { event } = words.fr.story;
  expect(event(first!, people)).toContain(first!.card.story);
  expect(event(first!, people)).toContain(words.fr.colours.name[first!.card.colour!]);
  expect(event({ ...first!, seat: 0 }, people)).toBe("Votre histoire est racontée.");
});

it("finds who won, and by how much", async () => {
  const { view } = (await played("three", 0)).at(-1)!;
  const scored = (scores: readonly number[]): View => ({ ...view, table: { ...view.table, scores } });
  expect(decision(scored([9, 12, 7]), [2, 1, 3])).toEqual({ type: "lead", seat: 1, by: 3 });
  expect(decision(scored([12, 12, 7]), [1, 1, 3])).toEqual({ type: "shared", seats: [0, 1], points: 12 });
});
