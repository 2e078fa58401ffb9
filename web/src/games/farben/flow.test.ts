import { describe, expect, it } from "vitest";
import { myColour, packetNow, type Update } from "./facts";
import {
  type Asked, askedOf, isRecalling, isWorthAPause, momentOf, nextCard, toldSeats, turnedBetween, turnedIn, viewAt,
} from "./flow";
import { games, played } from "./played";

type Step = readonly [before: Update, after: Update];
const stepsOf = (updates: readonly Update[]): readonly Step[] =>
  updates.slice(1).map((after, i): Step => [updates[i]!, after]);

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

  it("sees every card turned up once, alone, and never a colour before", async () => {
    let count = 0;
    for (const [before, after] of stepsOf(await played(name, 0))) {
      const [was, now] = [turnedIn(before.view), turnedIn(after.view)];
      const turned = turnedBetween(was, now);
      expect(turned !== null).toBe(now.length > was.length);
      if (turned === null) continue;
      ++count;
      const { packet, owner } = turned;
      expect(before.view.table.packets[packet]?.cards[owner]?.colour).toBeNull();
      expect(after.view.table.packets[packet]?.cards[owner]?.colour).not.toBeNull();
    }
    expect(count).toBeGreaterThan(20);
  });

  it("forgets what is picked when its moment passes", async () => {
    for (const [{ view: was }, { view: now }] of stepsOf(await played(name, 0))) {
      const isOther = was.table.phase !== now.table.phase || was.table.teller !== now.table.teller
        || turnedIn(was).length !== turnedIn(now).length || askedOf(was) !== askedOf(now);
      if (isOther) expect(momentOf(now)).not.toBe(momentOf(was));
    }
  });
});

describe("the quiz", () => {
  it("takes others' cards from the recaller's left, one's own last, and first of all the one with a hint", async () => {
    const views = (await played("four who are unruly", 1)).map(({ view }) => view);
    const fresh = views.find((view) => view.table.phase === "recalling"
      && turnedIn(view).every(({ packet }) => packet !== view.table.packet))!;
    const { recaller } = fresh.table;
    expect(nextCard(fresh, packetNow(fresh.table)!)).toBe((recaller + 1) % 4);
    const own = views.find(({ table }) => table.phase === "recalling"
      && packetNow(table)!.answers.every(({ is_made }, seat) => is_made || seat === table.recaller));
    if (own !== undefined) expect(nextCard(own, packetNow(own.table)!)).toBe(own.table.recaller);
    const hinted = views.find(({ table }) => table.phase === "recalling" && table.asked >= 0);
    if (hinted !== undefined) expect(nextCard(hinted, packetNow(hinted.table)!)).toBe(hinted.table.asked);
  });

  it("pauses for the recaller at each card, for all others when the packet is done", async () => {
    const [first, ...rest] = (await played("three", 0)).filter(({ view }) => isRecalling(view));
    let before = turnedIn(first!.view);
    for (const { view } of rest) {
      const turned = turnedBetween(before, turnedIn(view));
      before = turnedIn(view);
      if (turned === null || view.table.phase === "over") continue;
      const packet = view.table.packets[turned.packet]!;
      const isDone = packet.answers.every(({ is_made }) => is_made);
      expect(isWorthAPause(view, turned)).toBe(isDone || packet.recaller === 0);
    }
  });

  it("is read in a packet that is over as it was then", async () => {
    const { view } = (await played("three", 0)).findLast(({ view: { table } }) => table.phase === "recalling")!;
    const read = viewAt(view, view.table.packets.findIndex(({ recaller }) => recaller >= 0));
    expect(packetNow(read.table)?.recaller).toBe(read.table.recaller);
    expect(read.table.asked).toBe(-1);
  });
});

it("my colour is mine to see until it is told", async () => {
  for (const { view } of await played("three", 0)) {
    if (isRecalling(view)) expect(myColour(view)).toBeNull();
    if (toldSeats(view.table).includes(0)) expect(myColour(view)).toBeNull();
  }
});
