// From what a pointer tells to what a brush does: dabs at even distances, however fast or slowly the hand went, within
// the block, and never more of them than one stroke may have.
import type { Place } from "../clay/orbit";

export interface Dab {
  readonly at: Place; // whole units
  readonly pressure: number;
}

/** A stroke has at most 1500 dabs (clay/stroke.hpp); a longer one goes on as the next. */
export const dabsMax = 1500;

const limit = (value: number): number => Math.min(1023, Math.max(0, Math.round(value)));
export const inBlock = ([x, y, z]: Place): Place => [limit(x), limit(y), limit(z)];

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A quarter of the brush apart, and never so close that a stroke is made of nothing but dabs. */
export const stepOf = (radius: number): number => Math.max(4, radius / 4);

export class Trail {
  readonly #step: number;
  #last: Dab | null = null; // the place of the last dab, not yet rounded
  #count = 0;

  constructor(step: number) {
    this.#step = step;
  }

  get isFull(): boolean {
    return this.#count >= dabsMax;
  }

  /** The hand came here; what dabs follow from it. The first place is always one. */
  to(place: Place, pressure: number): readonly Dab[] {
    if (this.isFull) return [];
    if (this.#last === null) return [this.#dab(place, pressure)];
    const dabs: Dab[] = [];
    const from = this.#last;
    const way = Math.hypot(place[0] - from.at[0], place[1] - from.at[1], place[2] - from.at[2]);
    const steps = Math.floor(way / this.#step);
    for (let i = 1; i <= steps && !this.isFull; ++i) {
      const t = (i * this.#step) / way;
      const at: Place = [
        mix(from.at[0], place[0], t), mix(from.at[1], place[1], t), mix(from.at[2], place[2], t),
      ];
      dabs.push(this.#dab(at, mix(from.pressure, pressure, t)));
    }
    return dabs;
  }

  #dab(at: Place, pressure: number): Dab {
    this.#last = { at, pressure };
    ++this.#count;
    return { at: inBlock(at), pressure: Math.min(255, Math.max(1, Math.round(pressure))) };
  }
}
