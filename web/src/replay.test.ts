import { expect, it } from "vitest";
import { beginning, frameOf, framesOf, moveTo } from "./replay";

const outcome = { scores: [1, 0], places: [1, 2] };
const frames = framesOf({
  start: { move: 0 },
  steps: [
    { actor: -1, action: { type: "stop" }, view: { move: 1 } },
    { actor: 0, action: { type: "stop" }, view: { move: 2 } },
  ],
  outcome,
});

it("a folded record becomes the updates a live table would have had", () => {
  expect(frames.map(({ move }) => move)).toEqual([0, 1, 2]);
  expect(frames[0]).toMatchObject({ action: null, view: { move: 0 }, outcome: null });
  expect(frames[2]).toMatchObject({ actor: 0, view: { move: 2 }, outcome });
  expect(frames.every(({ to_act }) => to_act.length === 0)).toBe(true);
});

it("a step forward is animated, any other is not", () => {
  const one = moveTo(beginning(frames), 1);
  expect(frameOf(one)?.action).toEqual({ type: "stop" });
  expect(frameOf(moveTo(moveTo(one, 2), 1))?.action).toBeNull();
});
