import { describe, expect, it } from "vitest";
import { isRemoved, spelledOut } from "./removed";

describe("what stands for removed words", () => {
  it("is never sent as somebody's own, and the rest of a move is left as it is", () => {
    const asked = spelledOut({ type: "ask", object: 2, text: " \u2026 " });
    expect(asked).toEqual({ type: "ask", object: 2, text: "..." });
    expect(isRemoved(asked.text)).toBe(false);
    const move = { type: "tell", story: "La mer\u2026", is_aloud: false, cards: [1, 2] };
    expect(spelledOut(move)).toEqual(move);
  });
});
