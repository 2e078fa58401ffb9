// The shape that was set down last: until the next stroke it is loose, and may still be moved, made larger or smaller.
import type { Stroke } from "../../../clay/clay";
import type { Place } from "../clay/orbit";
import { type Anchor, type Held, resized, stampOf } from "./kit.svelte";
import type { Outcome, Piece } from "./piece.svelte";

interface Placed {
  readonly piece: Piece;
  readonly held: Held;
  readonly anchor: Anchor;
  readonly stroke: Stroke;
}

const isSame = (a: Stroke | undefined, b: Stroke): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Loose {
  #placed: Placed | null = $state.raw(null);

  /** It was set down there, if that was not refused. */
  set(piece: Piece, held: Held, anchor: Anchor, outcome: Promise<Outcome>): void {
    this.#placed = null;
    void outcome.then(({ refused }) => {
      if (refused === null) this.#placed = { piece, held, anchor, stroke: stampOf(held, anchor) };
    }, () => undefined);
  }

  /** Nothing was done to that piece since. */
  of(piece: Piece): Placed | null {
    const placed = this.#placed;
    if (placed === null || placed.piece !== piece || piece.isBusy) return null;
    return isSame(piece.parts.at(-1), placed.stroke) ? placed : null;
  }

  /** Whether that place is on it. */
  isAt(piece: Piece, [x, y, z]: Place): boolean {
    const placed = this.of(piece);
    const middle = placed?.stroke.path[0]?.at;
    if (placed === null || middle === undefined) return false;
    const reach = 4.6 * Math.max(...placed.stroke.shape.half);
    return Math.hypot(x - middle.x, y - middle.y, z - middle.z) <= reach;
  }

  /** Larger or smaller by so many steps; null if nothing is loose. */
  resize(piece: Piece, by: number): Promise<Outcome> | null {
    const placed = this.of(piece);
    if (placed === null) return null;
    const held = resized(placed.held, by);
    const outcome = piece.replaceLast(stampOf(held, placed.anchor));
    this.set(piece, held, placed.anchor, outcome);
    return outcome;
  }
}
