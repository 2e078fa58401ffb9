import { describe, expect, it } from "vitest";
import { familyOf, isButterfly, isJoker, rankOf, sorted, suitOf } from "./cards";

const cardOf = (suit: number, rank: number): number => 16 * suit + rank - 1;

describe("a card's number", () => {
  it("tells suit, rank and family", () => {
    expect([suitOf(cardOf(2, 13)), rankOf(cardOf(2, 13)), familyOf(cardOf(2, 13))]).toEqual(["fish", 13, "fish"]);
    expect([suitOf(cardOf(0, 8)), familyOf(cardOf(0, 8))]).toEqual(["strawberry", "butterfly"]);
  });

  it("makes butterflies of the 8, the 10 and the 12 of every suit", () => {
    const ranks = Array.from({ length: 13 }, (_, i) => i + 1);
    for (const suit of [0, 1, 2, 3]) {
      expect(ranks.filter((rank) => isButterfly(cardOf(suit, rank)))).toEqual([8, 10, 12]);
    }
  });

  it("knows the five jokers by what they burn", () => {
    const jokers = Array.from({ length: 64 }, (_, card) => card).filter((card) => card % 16 === 13 || card === 14);
    expect(jokers.every(isJoker)).toBe(true);
    expect(jokers.map(familyOf)).toEqual(["strawberry", "butterfly", "leaf", "fish", "shell"]);
  });
});

it("a hand is sorted by suit and rank, a joker last", () => {
  const joker = cardOf(0, 14);
  const hand = [cardOf(3, 1), joker, cardOf(0, 13), cardOf(1, 7), cardOf(0, 2)];
  expect(sorted(hand)).toEqual([cardOf(0, 2), cardOf(0, 13), cardOf(1, 7), cardOf(3, 1), joker]);
});
