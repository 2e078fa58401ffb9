import { describe, expect, it } from "vitest";
import { widthOf } from "./fit";

describe("the width of a word", () => {
  it("is that of its longest part, and broad letters count for more", () => {
    expect(widthOf("Misunderstanding")).toBeCloseTo(16.6);
    expect(widthOf("Sweet tooth")).toBeCloseTo(5.6);
    expect(widthOf("Maman")).toBeGreaterThan(widthOf("Amour") + 0.5);
    expect(widthOf("")).toBe(0);
  });
});
