import { describe, expect, it } from "vitest";
import { Turn } from "./turn.svelte";
import { lineOf, viewOf } from "./views";

const talk = (...objects: readonly number[]) => objects.map((object) => lineOf({ asker: 2, object, answer: "yes" }));

describe("what is in hand", () => {
  it("follows the talk until somebody takes an object themselves", () => {
    const turn = new Turn(viewOf({ phase: "first_series", turn: 2 }));
    turn.arrive(viewOf({ phase: "first_series", turn: 2, talk: talk(4) }));
    expect(turn.inHand).toBe(4);
    turn.take(7);
    turn.arrive(viewOf({ phase: "first_series", turn: 2, talk: talk(4, 5) }));
    expect(turn.inHand).toBe(7);
    turn.arrive(viewOf({ phase: "moving", turn: 3, talk: talk(4, 5) })); // another turn
    turn.arrive(viewOf({ phase: "first_series", turn: 3, talk: talk(4, 5, 6) }));
    expect(turn.inHand).toBe(6);
  });

  it("is my own object when I am asked about it, whatever I held", () => {
    const turn = new Turn(viewOf({ turn: 2 }));
    turn.take(7);
    turn.arrive(viewOf({ phase: "first_series", turn: 2, is_waiting: true, talk: talk(1) }));
    expect(turn.inHand).toBe(1);
  });

  it("stays while I ask, also when a curse speaks of another", () => {
    const turn = new Turn(viewOf({ phase: "first_series" }));
    turn.arrive(viewOf({ phase: "first_series", talk: talk(6) }));
    expect(turn.inHand).toBe(2);
  });

  it("is one that can be guessed when I begin to ask", () => {
    const turn = new Turn(viewOf({ turn: 3, talk: talk(0) }));
    expect(turn.inHand).toBe(0);
    turn.arrive(viewOf({ phase: "first_series", talk: talk(0) }));
    expect(turn.inHand).toBe(2);
  });
});

describe("what is typed", () => {
  it("is sent as one line, and not when empty or too long", () => {
    const turn = new Turn(viewOf({ phase: "first_series" }));
    expect(turn.toAsk()).toBeNull();
    turn.question = "  Est-ce\nvivant ? ";
    expect(turn.toAsk()).toEqual({ type: "question", object: 2, text: "Est-ce vivant ?" });
    turn.question = "x".repeat(141);
    expect(turn.toAsk()).toBeNull();
  });

  it("goes when it is on the table, and stays when it was refused", () => {
    const turn = new Turn(viewOf({ phase: "first_series" }));
    turn.question = "Est-ce vivant ?";
    turn.arrive(viewOf({ phase: "first_series", talk: [lineOf({ asker: 3, text: "Et bleu ?", is_curse: true })] }));
    expect(turn.question).toBe("Est-ce vivant ?");
    const asked = [lineOf({}), lineOf({ asker: 0, text: "Est-ce vivant ?" })];
    turn.arrive(viewOf({ phase: "first_series", is_waiting: true, talk: asked }));
    expect(turn.question).toBe("");
  });

  it("is not forgotten between the series, but guessing is for the second", () => {
    const turn = new Turn(viewOf({ phase: "second_series" }));
    turn.isGuessing = true;
    turn.word = "escargot";
    expect(turn.toGuess()).toEqual({ type: "guess", object: 2, word: "escargot", is_curse: false });
    turn.arrive(viewOf({ phase: "moving", turn: 1 }));
    expect([turn.isGuessing, turn.word]).toEqual([false, "escargot"]);
  });
});

describe("what I heard", () => {
  const mine = (answer: "yes" | "no") => lineOf({ asker: 0, object: 2, answer });
  it("is the answer to my last question, in this turn and while I may ask on", () => {
    const turn = new Turn(viewOf({ phase: "moving", turn: 0, talk: [mine("no")] }));
    const first = viewOf({ phase: "first_series", turn: 0, talk: [mine("no")] });
    turn.arrive(first);
    expect(turn.heard(first)).toBeNull(); // that was another turn
    const waiting = viewOf({ phase: "first_series", turn: 0, is_waiting: true, talk: [mine("no"), mine("yes")] });
    turn.arrive(waiting);
    expect(turn.heard(waiting)).toBeNull();
    const answered = viewOf({ phase: "first_series", turn: 0, talk: [mine("no"), mine("yes")] });
    turn.arrive(answered);
    expect(turn.heard(answered)?.answer).toBe("yes");
    const gone = viewOf({ phase: "moving", turn: 1, talk: [mine("no"), mine("yes"), mine("no")] });
    turn.arrive(gone);
    expect(turn.heard(gone)).toBeNull();
  });
});
