// @vitest-environment node
// What is told of a move, tried on whole games from every seat, and the few turns of a game that matter most by hand.
import { describe, expect, it, vi } from "vitest";
import { langs } from "../../words/words";
import type { Line, Table, Update, View } from "./facts";
import { games, played } from "./played";
import { decision, type Event, holds, ruleNow, showFor, tell } from "./story";
import { words } from "./words/all";

vi.setConfig({ testTimeout: 120_000 }); // a hang, not a slow machine

const readersOf = (name: string): readonly number[] => [-2, ...Array.from({ length: games[name]!.seats }, (_, i) => i)];
const eventsOf = (updates: readonly Update[]): readonly Event[] =>
  updates.flatMap((each, i) => tell(each, updates[i - 1] ?? null));
const only = <T extends Event["type"]>(events: readonly Event[], type: T): readonly Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

describe.each(Object.keys(games))("%s", (name) => {
  it("tells of every question, answer, letter, guess and arrow", async () => {
    const updates = await played(name, 0);
    const events = eventsOf(updates);
    const { table } = updates.at(-1)!.view;
    const of = (kind: Line["kind"]): readonly Line[] => table.talk.filter((line) => line.kind === kind);
    expect(only(events, "asked")).toHaveLength(of("question").length);
    expect(only(events, "answered")).toHaveLength(of("question").filter(({ answer }) => answer !== "none").length);
    expect(only(events, "lettered")).toHaveLength(of("letter").length);
    expect(only(events, "found")).toHaveLength(table.arrows);
    expect(only(events, "missed")).toHaveLength(of("guess").filter(({ answer }) => answer === "no").length);
    expect(only(events, "over")).toHaveLength(1);
    expect(only(events, "unveiled")).toHaveLength(1);
  });

  it("adds up to where the hats stood before anybody paid", async () => {
    const updates = await played(name, 0);
    const events = eventsOf(updates);
    const { table } = updates.at(-1)!.view;
    const points = table.players.map(() => ({ guesses: 0, objects: 0 }));
    for (const { line, thing, guesser, owner } of only(events, "found")) {
      points[line.asker]!.guesses += guesser;
      points[thing.owner]!.objects += owner;
    }
    expect(points).toEqual(table.players.map(({ by_guesses, by_objects }) =>
      ({ guesses: by_guesses, objects: by_objects })));
  });

  it("has a letter for its asker alone, and a guess for asker and owner, until the end", async () => {
    let secrets = 0;
    for (const reader of readersOf(name)) {
      for (const event of eventsOf((await played(name, reader)).slice(0, -1))) {
        if (event.type !== "lettered" && event.type !== "proposed" && event.type !== "missed") continue;
        const { line, thing } = event;
        const mayRead = line.asker === reader || (line.kind === "guess" && thing.owner === reader);
        if (mayRead) continue;
        ++secrets;
        expect(line.text).toBe("");
        expect(thing.word).toBe(thing.owner === reader ? thing.word : "");
      }
    }
    expect(secrets).toBeGreaterThan(5);
  });

  it("shows a move long enough to read it, and knows the rule of every moment", async () => {
    const updates = await played(name, 0);
    const times = updates.map((each, i) => showFor(each, updates[i - 1] ?? null));
    expect(Math.max(...times.slice(0, -1))).toBeLessThanOrEqual(2000);
    const held = updates.filter((each, i) => holds(each, updates[i - 1] ?? null));
    expect(held).toEqual([updates.at(-1)]); // the podium waits
    updates.forEach(({ action }, i) => {
      if (["rolled", "pay", "reply", "judge", "letter"].includes(action?.type ?? "")) {
        expect(times[i], action?.type).toBeGreaterThanOrEqual(1500);
      }
    });
    const now = new Set(updates.map(({ view }) => ruleNow(view)));
    expect(now.size).toBeGreaterThan(4);
    for (const lang of langs) {
      const ids = words[lang].rules.map(({ id }) => id);
      expect([...now].filter((id) => id !== null && !ids.includes(id))).toEqual([]);
    }
  });
});

describe("by hand", () => {
  const player = {
    space: 0, gems: 12, hat: 6, by_guesses: 0, by_objects: 0, by_hazards: 0, curses: 3, has_refilled: false,
    is_ready: true, theme: "",
  };
  const things = [0, 1, 2].map((owner) => ({
    owner, number: 0, word: "", description: "", is_described: false, clay_bytes: 9,
    made: "sound" as const, arrows: [] as number[],
  }));
  const table = {
    config: { penalties_always: false }, seats: 3, phase: "moving", players: [player, player, player], objects: things,
    opening: [], turn: 0, die: 0, asked: 0, talk: [], is_waiting: false, spent_curses: 0, arrows: 0, reached: [],
  } as unknown as Table;
  const at = (action: Update["action"], change: Partial<Table>, actor = 0): Update =>
    ({ action, actor, view: { me: 0, table: { ...table, ...change } } }) as unknown as Update;
  const moved = (space: number, gems = 12): Table["players"] => [{ ...player, space, gems }, player, player];

  it("walks to a gem, past a dragon, and to a ghost that was paid for", () => {
    const start = at(null, { phase: "rolling" });
    expect(tell(at({ type: "rolled", die: 1 }, { players: moved(1, 13), turn: 1 }, -1), start)).toEqual([
      { type: "rolled", seat: 0, die: 1, space: "gem" }, { type: "gem", seat: 0, gems: 13 }, { type: "turn", seat: 1 },
    ]);
    expect(tell(at({ type: "pay", spaces: 8 }, { players: moved(8, 4), turn: 1 }), at(null, {}))).toEqual([
      { type: "paid", seat: 0, gems: 8, space: "ghost" }, { type: "hazard", seat: 0, points: 2 },
      { type: "turn", seat: 1 },
    ]);
  });

  it("goes from a no into the second series", () => {
    const line = { kind: "question", asker: 0, object: 1, text: "?", answer: "none", disputed: [] } as unknown as Line;
    const asked = at({ type: "question", object: 1, text: "?" },
      { phase: "first_series", talk: [line], is_waiting: true });
    expect(tell(asked, at(null, { phase: "first_series" })).map(({ type }) => type)).toEqual(["asked"]);
    expect(showFor(asked, at(null, { phase: "first_series" }))).toBe(0); // mine
    const said = at({ type: "reply", answer: "no" },
      { phase: "second_series", talk: [{ ...line, answer: "no" }] }, 1);
    expect(tell(said, asked).map(({ type }) => type)).toEqual(["answered", "second"]);
    expect(ruleNow(asked.view)).toBe("questions");
    expect(ruleNow({ ...asked.view, me: 1 })).toBe("answers");
  });

  it("stays at its end until that is read, and not again for what is disputed afterwards", () => {
    const [last, over] = [at(null, { phase: "second_series" }), at({ type: "stop" }, { phase: "over" })];
    expect([holds(last, at(null, {})), holds(over, last), holds(at({ type: "stop" }, { phase: "over" }), over)])
      .toEqual([false, true, false]);
  });

  it("says nothing after a jump", () => {
    expect(tell(at({ type: "rolled", die: 1 }, { players: moved(1, 13) }, -1), null)).toEqual([]);
    expect(showFor(at({ type: "rolled", die: 1 }, { players: moved(1, 13) }, -1), null)).toBe(0);
  });

  it("finds who won, and by what", () => {
    const over = (hats: readonly number[], change: Partial<Table>): View => {
      const players = hats.map((hat) => ({ ...player, hat }));
      return { me: 0, table: { ...table, players, phase: "over", ...change } } as View;
    };
    expect(decision(over([32, 12, 7], { reached: [0] }), [1, 2, 3])).toEqual({ type: "goal", seats: [0] });
    expect(decision(over([9, 12, 7], { arrows: 13 }), [2, 1, 3]))
      .toEqual({ type: "lead", seat: 1, by: 3, isGoal: false });
    expect(decision(over([12, 12, 7], { arrows: 13 }), [1, 1, 3]))
      .toEqual({ type: "shared", seats: [0, 1], isGoal: false });
    const always = { ...table.config, penalties_always: true };
    expect(decision(over([22, 25, 7], { reached: [0], config: always }), [2, 1, 3]))
      .toEqual({ type: "lead", seat: 1, by: 3, isGoal: true });
  });
});
