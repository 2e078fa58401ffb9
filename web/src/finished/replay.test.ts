import { describe, expect, it } from "vitest";
import type { AnyUpdate, Chapter } from "../games/game";
import {
  everySeatOf, frameOf, framesOf, markAt, marksOf, moveTo, nextMark, opened, type Replay, seenBy, toldOf,
} from "./replay";

const outcome = { scores: [1, 0], places: [1, 2] };
const folded = (seat: number, moves: number) => framesOf({
  start: { seat, move: 0 },
  steps: Array.from({ length: moves }, (_, i) => ({ actor: 0, action: { type: "stop" }, view: { seat, move: i + 1 } })),
  outcome,
});
const frames = folded(0, 6);
const begun = opened(frames, 0, 0, undefined);
/** Odd moves show nothing. */
const isUnseen = ({ move }: AnyUpdate): boolean => move % 2 === 1;

it("a folded record becomes the updates a live table would have had", () => {
  expect(frames.map(({ move }) => move)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(frames[0]).toMatchObject({ action: null, view: { move: 0 }, outcome: null });
  expect(frames[6]).toMatchObject({ actor: 0, view: { move: 6 }, outcome });
  expect(frames.every(({ to_act }) => to_act.length === 0)).toBe(true);
});

it("a step forward is animated, any other is not", () => {
  const one = moveTo(begun, 1);
  expect(frameOf(one)?.action).toEqual({ type: "stop" });
  expect(frameOf(moveTo(moveTo(one, 2), 1))?.action).toBeNull();
});

describe("steps that show nothing", () => {
  const short = opened(frames, 0, 0, isUnseen);

  it("are none, whichever way one goes", () => {
    expect(short.steps).toEqual([0, 2, 4, 6]);
    expect(frameOf(moveTo(short, 1))).toMatchObject({ move: 2, action: { type: "stop" } });
    expect(toldOf(moveTo(short, 1)).map((update) => update?.move)).toEqual([2, 0]);
    expect(moveTo(short, 99).at).toBe(3);
  });

  it("leave the first and the last in any case", () => {
    expect(opened(frames, 0, 0, () => true).steps).toEqual([0, 6]);
  });

  it("do not lose one's place: it opens at what was last seen", () => {
    expect(opened(frames, 0, 5, isUnseen)).toMatchObject({ at: 2, isJump: true });
    expect(opened(frames, 0, 99, isUnseen).at).toBe(3);
    expect(opened(frames, 0, -1, isUnseen).at).toBe(0);
  });
});

describe("when all is open", () => {
  const open: Replay = { ...moveTo(begun, 3), everyone: [frames, folded(1, 6)] };

  it("every seat's view is of the same moment", () => {
    expect(everySeatOf(begun)).toBeUndefined();
    expect(everySeatOf(open)).toEqual([{ seat: 0, move: 3 }, { seat: 1, move: 3 }]);
  });

  it("one may look from any seat without losing one's place", () => {
    expect(frameOf(seenBy(open, 1))).toMatchObject({ move: 3, action: null, view: { seat: 1 } });
    expect(seenBy(open, 7)).toBe(open);
    expect(seenBy(begun, 1)).toBe(begun);
  });
});

describe("chapters", () => {
  const chapter = ({ move }: AnyUpdate): Chapter | null => {
    if (move === 1 || move === 4) return { level: 1, label: `Deal ${move}` };
    return move === 3 ? { level: 2, label: "Trick" } : null;
  };
  const marks = marksOf(begun, chapter);

  it("begin where the game says", () => {
    expect(marks.map(({ step, label }) => [step, label])).toEqual([[1, "Deal 1"], [3, "Trick"], [4, "Deal 4"]]);
    expect(marksOf(opened(frames, 0, 0, isUnseen), chapter).map(({ step }) => step)).toEqual([1, 2, 2]);
    expect(marksOf(begun, () => null)).toEqual([]);
  });

  it("are found from anywhere, the great ones alone if one likes", () => {
    expect(nextMark(marks, 1, 1, 2)?.step).toBe(3);
    expect(nextMark(marks, 1, 1, 1)?.step).toBe(4);
    expect(nextMark(marks, 4, -1, 2)?.step).toBe(3);
    expect(nextMark(marks, 4, -1, 1)?.step).toBe(1);
    expect(nextMark(marks, 4, 1, 2)).toBeNull();
    expect(markAt(marks, 2)?.label).toBe("Deal 1");
    expect(markAt(marks, 0)).toBeNull();
  });
});
