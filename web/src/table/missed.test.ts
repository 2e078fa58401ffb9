import { expect, it } from "vitest";
import { toldOf } from "./missed";

const moves = (...actions: readonly unknown[]) => actions.map((action, move) => ({ move, by_clock: false, action }));

it("tells the last that is worth telling, once, and nothing that the table keeps to itself", () => {
  const say = (action: unknown): string => String(action);
  expect(toldOf(moves("A.", "B.", "", "C.", "B.", "D.", null), say)).toBe("C. B. D.");
  expect(toldOf(moves(null, ""), say)).toBe("");
  expect(toldOf(moves("A.", "B."), (action, move) => `${String(action)}${move}`)).toBe("A.0 B.1");
});
