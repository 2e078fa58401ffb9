import { describe, expect, it } from "vitest";
import { Card, isDraft, restMs } from "./card.svelte";
import { pausesMs } from "./pace";
import type { Fate } from "./post";

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
    card.hear("taken", 0);
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

  it("offers what was refused again after a pause, a few times, and what was lost at once", () => {
    const card = new Card(empty);
    card.write({ word: "chat" }, 0);
    const hear = (fate: Fate, now: number): number => {
      card.tell(card.next(true, true)!);
      card.hear(fate, now);
      expect(card.next(true, true)).toEqual({ ...empty, word: "chat" }); // it is not saved
      return card.dueAt - now;
    };
    card.leave();
    expect(hear("unknown", 5)).toBeLessThan(0);
    expect([1, 2, 3, 4].map((now) => hear("refused", now))).toEqual([...pausesMs, Infinity]);
    card.write({ word: "chat" }, 5000);
    expect([card.dueAt, hear("refused", 6000)]).toEqual([5000 + restMs, pausesMs[0]]);
  });

  it("knows what it told, as the server keeps it, from what another page told", () => {
    const card = new Card({ ...empty, word: "chat" });
    card.write({ word: "chien " }, 0);
    expect(card.isOurs({ ...empty, word: "chien" })).toBe(false);
    card.tell(card.next(true, true)!);
    card.hear("unknown", 0);
    expect(["chat", "chien", "loup"].map((word) => card.isOurs({ ...empty, word }))).toEqual([true, true, false]);
    card.tell(card.next(true, true)!);
    card.hear("taken", 0);
    expect(card.isOurs({ ...empty, word: "chat" })).toBe(false);
  });

  it("goes on with what was typed when its page was closed", () => {
    const closed = new Card({ ...empty, word: "chat" });
    closed.write({ word: "chaton" }, 0);
    const draft = JSON.parse(JSON.stringify(closed.draft)) as unknown;
    expect(isDraft(draft)).toBe(true);
    const again = new Card({ ...empty, word: "chat" });
    again.resume(closed.draft!);
    expect(again.text.word).toBe("chaton");
    expect([again.dueAt, again.next(true, true)]).toEqual([0, { ...empty, word: "chaton" }]);
  });

  it("goes on too where the last that was told was still on its way", () => {
    const closed = new Card(empty);
    closed.write({ word: "chat" }, 0);
    closed.tell(closed.next(true, true)!);
    closed.write({ word: "chaton" }, 0);
    const again = new Card({ ...empty, word: "chat" });
    again.resume(closed.draft!);
    expect(again.text.word).toBe("chaton");
  });

  it("does not take back what was told elsewhere since, and keeps nothing that was told", () => {
    const closed = new Card(empty);
    closed.write({ word: "chat" }, 0);
    const again = new Card({ ...empty, word: "loup" });
    again.resume(closed.draft!);
    expect(again.text.word).toBe("loup");
    expect(again.draft).toBeNull();
    for (const odd of [null, 1, {}, { text: empty }, { text: { word: 1 }, known: [] }, { text: empty, known: [1] }])
      expect(isDraft(odd)).toBe(false);
  });

  it("shows no description that is not there", () => {
    const card = new Card(empty);
    card.write({ isDescribed: true }, 0);
    expect(card.next(true, true)).toBeNull();
  });
});
