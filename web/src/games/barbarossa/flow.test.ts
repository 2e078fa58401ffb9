import { describe, expect, it } from "vitest";
import { type Asked, askedOf, baffledBy, firstInHand, momentOf, whyNoCurse } from "./flow";
import { lineOf, viewOf } from "./views";
import type { Table } from "./facts";

describe("who is asked for what", () => {
  const mine: readonly (readonly [Table["phase"], Asked])[] = [
    ["sculpting", "clay"], ["moving", "move"], ["lettering", "letter"], ["first_series", "question"],
    ["second_series", "guess"], ["rolling", null], ["opening", null], ["over", null],
  ];
  it.each(mine)("in my turn, %s", (phase, asked) => {
    expect(askedOf(viewOf({ phase }))).toBe(asked);
    expect(askedOf(viewOf({ phase, turn: 1 }))).toBe(phase === "sculpting" ? "clay" : null);
    expect(askedOf(viewOf({ phase }, { me: -1 }))).toBeNull();
  });

  it("the owner answers a question and judges a guess, and nobody else does anything meanwhile", () => {
    const waits = (kind: "question" | "guess", me: number): Asked =>
      askedOf(viewOf({ phase: "second_series", is_waiting: true, talk: [lineOf({ kind, object: 2 })] }, { me }));
    expect([waits("question", 1), waits("guess", 1)]).toEqual(["answer", "verdict"]);
    expect([waits("question", 0), waits("guess", 0), waits("question", 2)]).toEqual([null, null, null]);
  });
});

describe("a moment", () => {
  it("is another when an answer is due, and the same when somebody else's curse passes by", () => {
    const asking = viewOf({ phase: "first_series" });
    const cursed = viewOf({ phase: "first_series", talk: [lineOf({ kind: "letter", asker: 2, is_curse: true })] });
    const due = viewOf({ phase: "first_series", is_waiting: true, talk: [lineOf({})] });
    expect(momentOf(cursed)).toBe(momentOf(asking));
    expect(momentOf(due)).not.toBe(momentOf(asking));
  });
});

it("in hand is what was spoken of last, else the first that can be guessed", () => {
  expect(firstInHand(viewOf({ talk: [lineOf({ object: 5 })] }))).toBe(5);
  expect(firstInHand(viewOf())).toBe(2);
  expect(firstInHand(viewOf({}, { me: -1 }))).toBe(0);
});

describe("no curse", () => {
  const no = { can_curse: false };
  const broke = viewOf().table.players.map((player) => ({ ...player, curses: 0 }));

  it("has its reason", () => {
    expect(whyNoCurse(viewOf())).toBeNull();
    expect(whyNoCurse(viewOf({ players: broke }, no))).toBe("none_left");
    expect(whyNoCurse(viewOf({ is_waiting: true, talk: [lineOf({})] }, no))).toBe("waiting");
    expect(whyNoCurse(viewOf({ is_waiting: true, talk: [lineOf({ object: 0 })] }, no))).toBe("asked"); // mine
    expect(whyNoCurse(viewOf({ phase: "second_series", turn: 1 }, no))).toBe("second_series");
    expect(whyNoCurse(viewOf({ phase: "rolling" }, no))).toBe("not_now");
  });
});

describe("a bot that did not understand", () => {
  const view = viewOf({ phase: "first_series" });
  const ofBot = view.table.objects.findIndex(({ owner }) => owner === 2);
  it("says so; who does not know has understood", () => {
    expect(baffledBy(view, lineOf({ object: ofBot, answer: "unclear" }))).toBe(2);
    expect(baffledBy(view, lineOf({ object: ofBot, answer: "unknown" }))).toBeNull();
    expect(baffledBy(view, lineOf({ object: ofBot, answer: "yes" }))).toBeNull();
    expect(baffledBy(view, null)).toBeNull();
  });
});
