import { describe, expect, it } from "vitest";
import type { server } from "../net/wire.gen";
import { arranged, type Change, changed, type Sent, unanswered } from "./arranging";

const atFirst: server.Setup = {
  seats: 5, pace: { move_seconds: 0 }, config: { jokers: "none", pack: "drawn_on", quick: false },
};

/** A host who changes things faster than the line carries them, and a server that takes them in order. */
class SlowLine {
  truth = atFirst;
  told = atFirst; // what the page was told last
  sent: readonly Sent[] = [];
  readonly seen: server.Setup[] = [];
  readonly #toServer: Change[] = [];
  readonly #toPage: server.Setup[] = [];

  click(change: Change): void {
    this.sent = [...this.sent, { change, at: 0 }];
    this.#toServer.push(change);
    this.#look();
  }
  /** The server takes so many changes in one tick, and tells of them once. */
  arrive(count = 1): void {
    for (const change of this.#toServer.splice(0, count)) this.truth = changed(this.truth, change);
    this.#toPage.push(this.truth);
  }
  /** Something else happened in the room: it is told again. */
  tellAgain(): void {
    this.#toPage.push(this.truth);
  }
  answer(now = 0): void {
    const setup = this.#toPage.shift();
    if (setup === undefined) return;
    this.sent = unanswered(this.told, setup, this.sent, now);
    this.told = setup;
    this.#look();
  }
  get shown(): server.Setup {
    return arranged(this.told, this.sent);
  }
  #look(): void {
    this.seen.push(this.shown);
  }
}

describe("two changes within one round trip", () => {
  it("are both kept, whichever field they are about", () => {
    const line = new SlowLine();
    line.click({ config: { jokers: "burning" } });
    line.click({ config: { pack: "reshuffled" } });
    line.click({ seats: 3 });
    line.click({ pace: { move_seconds: 90 } });
    const config = { jokers: "burning", pack: "reshuffled", quick: false };
    const wanted = { seats: 3, pace: { move_seconds: 90 }, config };
    expect(line.shown).toEqual(wanted);
    for (let i = 0; i < 4; ++i) line.arrive();
    for (let i = 0; i < 4; ++i) {
      line.answer();
      expect(line.shown).toEqual(wanted);
    }
    expect(line.sent).toEqual([]);
    expect(line.truth).toEqual(wanted);
  });

  it("of one switch, back and forth, never make it jump", () => {
    const line = new SlowLine();
    const wanted = [true, false, true];
    for (const quick of wanted) line.click({ config: { quick } });
    line.tellAgain(); // older than all of it
    for (let i = 0; i < 3; ++i) line.arrive();
    for (let i = 0; i < 4; ++i) line.answer();
    expect(line.seen.map(({ config }) => (config as { quick: boolean }).quick))
      .toEqual([...wanted, true, true, true, true]);
    expect(line.sent).toEqual([]);
  });

  it("may be told of in one room", () => {
    const line = new SlowLine();
    line.click({ config: { jokers: "burning" } });
    line.click({ config: { jokers: "double_you" } });
    line.arrive(2);
    line.answer();
    expect(line.shown).toEqual(line.truth);
    expect(line.sent).toEqual([]);
  });
});

describe("what is not answered", () => {
  it("gives way to what somebody else did", () => {
    const line = new SlowLine();
    line.click({ config: { jokers: "burning" } });
    line.truth = changed(line.truth, { config: { jokers: "double_you" } });
    line.tellAgain();
    line.answer();
    expect(line.shown).toEqual(line.truth);
  });

  it("is not waited for without end", () => {
    const line = new SlowLine();
    line.click({ seats: 2 });
    line.tellAgain();
    line.answer(60_000);
    expect(line.sent).toEqual([]);
    expect(line.shown).toEqual(atFirst);
  });
});
