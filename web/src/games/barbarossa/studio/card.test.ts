import { describe, expect, it } from "vitest";
import { Card, restMs } from "./card.svelte";

const empty = { word: "", description: "", isDescribed: false };

describe("card", () => {
  it("waits until the hand rests, or the field is left", () => {
    const card = new Card(empty);
    card.write({ word: "chat" }, 1000);
    expect(card.dueAt).toBe(1000 + restMs);
    card.leave();
    expect(card.dueAt).toBe(0);
  });

  it("has nothing to tell twice", () => {
    const card = new Card(empty);
    card.write({ word: "chat" }, 0);
    const wish = card.next(true, true);
    expect(wish).toEqual({ ...empty, word: "chat" });
    card.tell(wish!);
    expect(card.next(true, true)).toBeNull();
    card.hear("taken");
    expect(card.next(true, true)).toBeNull();
  });

  it("keeps a word that may not be here, and tells the rest with the last good one", () => {
    const card = new Card({ ...empty, word: "chat" });
    card.write({ word: "chat 2", description: "assis" }, 0);
    expect(card.next(false, true)).toEqual({ ...empty, word: "chat", description: "assis" });
    expect(card.text.word).toBe("chat 2");
  });

  it("tells a word that was taken back", () => {
    const card = new Card({ ...empty, word: "chat" });
    card.write({ word: "" }, 0);
    expect(card.next(false, true)).toEqual(empty);
  });

  it("does not insist on what was refused, but on what was lost", () => {
    for (const [fate, isOver] of [["refused", true], ["unknown", false]] as const) {
      const card = new Card(empty);
      card.write({ word: "chat" }, 0);
      card.tell(card.next(true, true)!);
      card.hear(fate);
      expect(card.next(true, true) === null).toBe(isOver);
      expect(card.text.word).toBe("chat");
    }
  });

  it("shows no description that is not there", () => {
    const card = new Card(empty);
    card.write({ isDescribed: true }, 0);
    expect(card.next(true, true)).toBeNull();
  });
});
