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
  #replacing = $state(0); // how often it is being made anew: whatever comes of that, it is the last stroke

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
    if (placed === null || placed.piece !== piece) return null;
    if (this.#replacing > 0) return placed;
    return !piece.isBusy && isSame(piece.parts.at(-1), placed.stroke) ? placed : null;
  }

  /** It, if that place is on it. */
  heldAt(piece: Piece, [x, y, z]: Place): Held | null {
    const placed = this.of(piece);
    const middle = placed?.stroke.path[0]?.at;
    if (placed === null || middle === undefined) return null;
    const reach = 4.6 * Math.max(...placed.stroke.shape.half);
    return Math.hypot(x - middle.x, y - middle.y, z - middle.z) <= reach ? placed.held : null;
  }

  /** Larger or smaller by so many steps; null if nothing is loose. */
  resize(piece: Piece, by: number): Promise<Outcome> | null {
    const placed = this.of(piece);
    if (placed === null) return null;
    const held = resized(placed.held, by);
    const larger = { ...placed, held, stroke: stampOf(held, placed.anchor) };
    const outcome = piece.replaceLast(larger.stroke);
    this.#placed = larger;
    void this.#replace(placed, outcome);
    return outcome;
  }

  async #replace(before: Placed, outcome: Promise<Outcome>): Promise<void> {
    const after = this.#placed;
    ++this.#replacing;
    const { refused } = await outcome.catch(() => ({ refused: null }));
    --this.#replacing;
    if (refused !== null && this.#placed === after) this.#placed = before;
  }
}
