import { describe, expect, it } from "vitest";
import type { Stroke } from "../../../clay/clay";
import { type Held, stampOf } from "./kit.svelte";
import { Loose } from "./loose.svelte";
import type { Outcome, Piece } from "./piece.svelte";

const done: Outcome = { refused: null, stopped: null };
const full: Outcome = { refused: "over_volume", stopped: null };
const ball: Held = { tool: "ball", size: 12, way: "upright", isHollow: false, isMirrored: false };
const anchor = { at: [512, 400, 512], normal: [0, 1, 0] } as const;
const onIt = [512, 420, 512] as const;

/** A piece that does what it is told when the test says so. */
function pieceWith(parts: Stroke[]) {
  let answer = (_: Outcome): void => undefined;
  const piece = {
    parts,
    isBusy: false,
    replaceLast(stroke: Stroke): Promise<Outcome> {
      piece.isBusy = true;
      return new Promise<Outcome>((resolve) => (answer = (outcome) => {
        if (outcome.refused === null) piece.parts = [...piece.parts.slice(0, -1), stroke];
        piece.isBusy = false;
        resolve(outcome);
      }));
    },
  };
  return { piece: piece as unknown as Piece, answer: (outcome: Outcome) => answer(outcome) };
}

describe("a loose shape", () => {
  const laid = async () => {
    const on = pieceWith([stampOf(ball, anchor)]);
    const loose = new Loose();
    loose.set(on.piece, ball, anchor, Promise.resolve(done));
    await Promise.resolve();
    return { loose, ...on };
  };

  it("may be taken up while it is still growing, as large as it will be", async () => {
    const { loose, piece, answer } = await laid();
    const outcome = loose.resize(piece, 3);
    expect(piece.isBusy).toBe(true);
    expect(loose.heldAt(piece, onIt)).toEqual({ ...ball, size: 15 });
    answer(done);
    await outcome;
    expect(loose.heldAt(piece, onIt)).toEqual({ ...ball, size: 15 });
  });

  it("stays as it was where there is no clay left to grow", async () => {
    const { loose, piece, answer } = await laid();
    const outcome = loose.resize(piece, 3);
    answer(full);
    await outcome;
    await Promise.resolve();
    expect(loose.of(piece)?.held).toEqual(ball);
  });

  it("is nobody's while strokes are taken out of the middle, nor after the next one", async () => {
    const { loose, piece } = await laid();
    piece.isBusy = true;
    expect(loose.of(piece)).toBeNull();
    piece.isBusy = false;
    expect(loose.of(piece)).not.toBeNull();
    piece.parts = [...piece.parts, stampOf({ ...ball, tool: "box" }, anchor)];
    expect(loose.of(piece)).toBeNull();
  });
});
