import { describe, expect, it } from "vitest";
import { myColour, packetNow, type Update, type View } from "./facts";
import { type Asked, askedOf, isRecalling, momentOf, nextCard, toldSeats } from "./flow";
import { games, played } from "./played";

type Step = readonly [before: Update, after: Update];
const stepsOf = (updates: readonly Update[]): readonly Step[] =>
  updates.slice(1).map((after, i): Step => [updates[i]!, after]);

const cardsUp = ({ table }: View): number =>
  table.packets.flatMap(({ answers }) => answers.filter(({ is_made }) => is_made)).length;

const asks: { readonly [action: string]: Asked } = {
  pick_side: "side", choose: "colour", tell: "story", listened: "listening", assign: "packet", ask: "guess",
  guess: "guess", hint: "hint", forgot: "hint",
};

describe.each(Object.keys(games))("%s", (name) => {
  it("asks of everybody exactly what they then do", async () => {
    let count = 0;
    for (let me = 0; me < games[name]!.seats; ++me) {
      for (const [{ view }, { action, actor }] of stepsOf(await played(name, me))) {
        if (action === null || actor !== me) continue;
        expect(askedOf(view), `${name}, seat ${me}: ${action.type}`).toBe(asks[action.type]);
        ++count;
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  it("asks nothing of who looks on", async () => {
    for (const { view } of await played(name, -1)) expect(askedOf(view)).toBeNull();
  });

  it("puts the cards of those who have told under the word, one after another", async () => {
    for (const { view } of await played(name, 0)) {
      const { table } = view;
      const told = toldSeats(table);
      if (table.phase !== "telling" && table.phase !== "listening") expect(told).toEqual([]);
      else {
        expect(told).not.toContain(table.teller);
        for (const seat of told) expect(packetNow(table)?.cards[seat]?.colour, "is face down").toBeNull();
      }
    }
  });

  it("sees every card turned up alone, for everybody to read, and never a colour before", async () => {
    let count = 0;
    for (const [before, after] of stepsOf(await played(name, 0))) {
      const { phase, packet, turned } = after.view.table;
      expect(phase === "revealing").toBe(cardsUp(after.view) > cardsUp(before.view));
      if (phase !== "revealing") continue;
      ++count;
      expect(askedOf(after.view)).toBeNull();
      expect(before.view.table.packets[packet]?.cards[turned]?.colour).toBeNull();
      expect(after.view.table.packets[packet]?.cards[turned]?.colour).not.toBeNull();
    }
    expect(count).toBeGreaterThan(5);
  });

  it("forgets what is picked when its moment passes", async () => {
    for (const [{ view: was }, { view: now }] of stepsOf(await played(name, 0))) {
      const isOther = was.table.phase !== now.table.phase || was.table.teller !== now.table.teller
        || cardsUp(was) !== cardsUp(now) || askedOf(was) !== askedOf(now);
      if (isOther) expect(momentOf(now)).not.toBe(momentOf(was));
    }
  });
});

describe("the quiz", () => {
  it("takes others' cards from the recaller's left, one's own last, and first of all the one with a hint", async () => {
    const views = (await played("four who are unruly", 1)).map(({ view }) => view);
    const fresh = views.find(({ table }) => table.phase === "recalling" && table.turned < 0)!;
    const { recaller } = fresh.table;
    expect(nextCard(fresh, packetNow(fresh.table)!)).toBe((recaller + 1) % 4);
    const own = views.find(({ table }) => table.phase === "recalling"
      && packetNow(table)!.answers.every(({ is_made }, seat) => is_made || seat === table.recaller));
    if (own !== undefined) expect(nextCard(own, packetNow(own.table)!)).toBe(own.table.recaller);
    const hinted = views.find(({ table }) => table.phase === "recalling" && table.asked >= 0);
    if (hinted !== undefined) expect(nextCard(hinted, packetNow(hinted.table)!)).toBe(hinted.table.asked);
  });
});

it("my colour is mine to see until it is told", async () => {
  for (const { view } of await played("three", 0)) {
    if (isRecalling(view)) expect(myColour(view)).toBeNull();
    if (toldSeats(view.table).includes(0)) expect(myColour(view)).toBeNull();
  }
});
