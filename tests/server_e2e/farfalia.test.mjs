// What a player of Farfalia can get wrong, or try, over real sockets: refused with its reason, nothing changed,
// and the table goes on. And nobody is sent what somebody else holds.
import assert from "node:assert/strict";
import test from "node:test";
import { Person, Server, chances, farfaliaAction } from "./palette.mjs";

/** People at a table, and the latest update each was sent. */
class Cards {
  static async gather(test, seats, config) {
    const cards = new Cards();
    cards.server = await new Server(test).start(["--messages", "1000"]);
    cards.people = [];
    for (let seat = 0; seat < seats; ++seat) cards.people.push(await Person.named(cards.server, `Player ${seat}`));
    const options = { game: "farfalia", seats, config: { first: "seat_1", ...config } };
    cards.code = await cards.people[0].openTable(options);
    cards.lines = await Promise.all(cards.people.map((person) => person.join(cards.code)));
    cards.lines.forEach((line, seat) => line.send({ type: "sit", seat, nonce: `nonce${seat}` }));
    await Promise.all(cards.lines.map((line) => line.fullTable()));
    cards.lines[0].send({ type: "start" });
    cards.chance = chances(5).chance;
    cards.latest = [];
    await cards.catchUp(0);
    return cards;
  }

  async catchUp(move) {
    const settled = (message) => message.type === "update" && message.move > move && message.to_act.length > 0;
    for (const [seat, line] of this.lines.entries()) this.latest[seat] = await line.next(settled);
  }

  get actor() {
    return this.latest[0].to_act[0];
  }
  get view() {
    return this.latest[this.actor].view;
  }

  /** The seat tries it, and is refused with one of these reasons; nobody else hears of it. */
  async refused(seat, action, ...codes) {
    this.lines[seat].send({ type: "act", move: this.latest[seat].move, action });
    const { code } = await this.lines[seat].nextOf("refused");
    assert.ok(codes.includes(code), `${JSON.stringify(action)}: ${code}, not ${codes}`);
  }

  async act(action = farfaliaAction(this.view, this.chance)) {
    const { move } = this.latest[this.actor], line = this.lines[this.actor];
    line.send({ type: "act", move, action });
    const answer = await line.next(({ type }) => type === "update" || type === "refused");
    assert.equal(answer.type, "update", `${JSON.stringify(action)}: ${answer.code}`);
    --line.read; // catchUp reads it again
    await this.catchUp(move);
  }

  async until(holds) {
    for (let moves = 0; !holds(this.view); ++moves) assert.ok(moves < 2000, "it never came"), await this.act();
  }
}

const everyCard = [0, 1, 2, 3].flatMap((suit) => Array.from({ length: 13 }, (_, rank) => 16 * suit + rank));
const suitOf = (card) => card >> 4;

test("a dealer of Farfalia puts aside and names once, in order, and his own cards", async (test) => {
  const cards = await Cards.gather(test, 5, { jokers: "burning" });
  const { hand, open } = cards.latest[0].view;
  assert.equal(open.phase, "discarding");
  const own = hand.filter((card) => everyCard.includes(card)), joker = hand.find((card) => !everyCard.includes(card));
  const foreign = everyCard.filter((card) => !hand.includes(card));
  await cards.refused(1, { type: "discard", cards: own.slice(0, 2) }, "not_your_turn");
  await cards.refused(0, { type: "discard", cards: [own[0]] }, "wrong_count");
  await cards.refused(0, { type: "discard", cards: [own[0], foreign.find((card) => card > own[0])] }, "card_not_held");
  await cards.refused(0, { type: "discard", cards: [own[0], joker].sort((a, b) => a - b) }, "joker_discarded");
  await cards.refused(0, { type: "discard", cards: [own[1], own[0]] }, "malformed");
  await cards.refused(0, { type: "discard", cards: [0, 64] }, "malformed");
  await cards.refused(0, { type: "discard", cards: "all" }, "malformed");
  await cards.refused(0, { type: "discard", cards: own.slice(0, 2), why: "low" }, "malformed");
  await cards.refused(0, { type: "discard" }, "malformed");
  await cards.refused(0, { type: "name", trump: "leaf" }, "not_now");
  await cards.refused(0, { type: "play", card: own[0] }, "not_now");
  await cards.act({ type: "discard", cards: own.slice(0, 2) });
  assert.ok(cards.latest.slice(1).every(({ action, view }) => view.discards.length === 0 && !action?.cards?.length));

  await cards.refused(0, { type: "discard", cards: own.slice(2, 4) }, "already_discarded");
  await cards.refused(2, { type: "name", trump: "leaf" }, "not_your_turn");
  await cards.refused(0, { type: "name", trump: "hearts" }, "malformed");
  await cards.act({ type: "name", trump: "fish" });
  assert.equal(cards.view.open.trump, "fish");
  await cards.refused(0, { type: "name", trump: "leaf" }, "already_named", "not_your_turn");
  await cards.refused(1, { type: "name", trump: "leaf" }, "already_named", "not_now");
  assert.equal(cards.latest[0].move, cards.latest[4].move);
});

test("cards of Farfalia are played from the hand, after the led suit, and kept if they are of use", async (test) => {
  const cards = await Cards.gather(test, 5, { jokers: "burning" });
  await cards.until(({ open }) => open.phase === "playing");
  const leader = cards.actor, { hand } = cards.view;
  const foreign = everyCard.find((card) => !hand.includes(card));
  await cards.refused((leader + 1) % 5, { type: "play", card: foreign }, "not_your_turn");
  await cards.refused(leader, { type: "play", card: foreign }, "card_not_held");
  await cards.refused(leader, { type: "play", card: hand.find((card) => !everyCard.includes(card)) }, "joker_leads");
  await cards.refused(leader, { type: "play", card: -1 }, "no_such_card", "malformed");
  await cards.refused(leader, { type: "play", card: 15 }, "no_such_card");
  await cards.refused(leader, { type: "play", card: 300 }, "malformed");
  await cards.refused(leader, { type: "play", card: "1" }, "malformed");
  await cards.refused(leader, { type: "play", card: hand[0], also: hand[1] }, "malformed");
  await cards.refused(leader, { type: "keep", card: hand[0] }, "not_now");
  await cards.refused(leader, { type: "propose", subjects: [] }, "not_your_action");
  await cards.refused(leader, { type: "timed_out", seat: leader }, "not_your_action");

  const mustFollow = ({ open, hand, playable }) => open.phase === "playing" && open.trick.cards.length > 0 &&
    hand.some((card) => everyCard.includes(card) && !playable.includes(card));
  await cards.until(mustFollow);
  const { playable, hand: held, open } = cards.view;
  const [led] = open.trick.cards, stray = held.find((card) => everyCard.includes(card) && !playable.includes(card));
  assert.notEqual(suitOf(stray), suitOf(led));
  await cards.refused(cards.actor, { type: "play", card: stray }, "must_follow");

  const someUseless = ({ open, board }) => open.phase === "capturing" &&
    open.trick.cards.some((card) => everyCard.includes(card) && ![...board.useful, ...board.burnt].includes(card));
  await cards.until(someUseless);
  const { board, open: won } = cards.view;
  const spoken = [...board.useful, ...board.burnt];
  const useless = won.trick.cards.find((card) => everyCard.includes(card) && !spoken.includes(card));
  await cards.refused(cards.actor, { type: "keep", card: useless }, "useless_card");
  await cards.refused(cards.actor, { type: "keep", card: everyCard.find((card) => !won.trick.cards.includes(card)) },
    "not_in_trick");
  await cards.refused((cards.actor + 1) % 5, { type: "leave" }, "not_your_turn");
  await cards.act({ type: "keep", card: board.useful[0] });
  await cards.until(({ open }) => open.deal === 1 && open.phase === "playing");
});

test("in a small company the first tricks of Farfalia are won for the lead alone", async (test) => {
  const cards = await Cards.gather(test, 2, {});
  await cards.until(({ open }) => open.tricks === 1 && open.trick.cards.length === 0);
  await cards.refused(cards.actor, { type: "keep", card: cards.view.open.last.cards[0] }, "too_early");
  await cards.refused(cards.actor, { type: "leave" }, "too_early", "not_now");
  const column = cards.view.open.hands.find(({ is_dummy }) => is_dummy).columns.find(({ covers }) => covers);
  assert.equal(typeof column.card, "number");
  await cards.until(({ open }) => open.deal === 1);
});
