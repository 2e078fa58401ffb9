// The hand on the clay: from places on the stage to strokes of the piece. Who holds what is in the kit, what fingers
// mean in ../clay/hands.ts; here it is decided where in the block each of them lands.
import type { Touch, Wishes } from "../clay/hands";
import { dragged, type Place, zoomed } from "../clay/orbit";
import type { Spot, Stage } from "../clay/stage";
import { isStamp, type Kit } from "./kit.svelte";
import type { Outcome, Piece } from "./piece.svelte";
import { stepOf, Trail } from "./trail";

export interface Around {
  readonly stage: () => Stage | null;
  readonly piece: () => Piece;
  readonly kit: Kit;
  readonly canWork: () => boolean;
  /** A stroke was finished; what came of it. */
  readonly done: (outcome: Promise<Outcome>) => void;
}

const middle: Place = [512, 260, 512]; // where the first clay goes

export const spotOf = ({ x, y }: Pick<Touch, "x" | "y">): Spot => ({ x: 2 * x - 1, y: 1 - 2 * y });

export class Work implements Wishes {
  readonly #around: Around;
  #trail: Trail | null = null; // of a brush at work
  #at: Place | null = null; // where the hand last was
  #isFirst = false; // of all clay: it is set on the wheel

  constructor(around: Around) {
    this.#around = around;
  }

  grips = (touch: Touch): boolean => {
    const stage = this.#around.stage();
    if (stage === null || !this.#around.canWork()) return false;
    return stage.pick(spotOf(touch)) !== null || (stage.isEmpty && this.#laysClay());
  };

  begin = (touch: Touch): void => {
    const { kit, piece, stage } = this.#around;
    this.#at = this.#placeOf(touch);
    this.#isFirst = stage()?.isEmpty === true;
    if (this.#at === null || isStamp(kit.tool) || this.#isFirst) return;
    stage()?.keep(true);
    this.#trail = new Trail(stepOf(kit.radius));
    piece().begin(kit.brush);
    piece().dab(this.#trail.to(this.#at, touch.pressure));
  };

  go = (touches: readonly Touch[]): void => {
    for (const touch of touches) {
      const place = this.#placeOf(touch);
      if (place === null) continue; // off the clay
      this.#at = place;
      if (this.#trail === null) continue;
      this.#around.piece().dab(this.#trail.to(place, touch.pressure));
      if (this.#trail.isFull) this.#goOn(touch);
    }
  };

  end = (): void => {
    const { kit, piece, done } = this.#around;
    const [at, trail, isFirst] = [this.#at, this.#trail, this.#isFirst];
    this.#rest();
    if (trail !== null) return done(piece().end());
    const stroke = at && (isFirst ? kit.onWheel(at) : kit.stampAt(at));
    if (stroke !== null) done(piece().stamp(stroke));
  };

  drop = (): void => {
    const wasBrush = this.#trail !== null;
    this.#rest();
    if (wasBrush) this.#around.piece().drop();
  };

  /** Beside the clay there is room for more of it. Whether something was done. */
  tap = (touch: Touch): boolean => {
    const { kit, piece, done } = this.#around;
    const at = this.#besideClay(touch);
    if (at !== null) done(piece().stamp(kit.onWheel(at)));
    return at !== null;
  };

  /** What a key does: a hand that comes and goes. */
  press(touch: Touch): boolean {
    if (!this.grips(touch)) return this.tap(touch);
    this.begin(touch);
    this.end();
    return true;
  }

  turn = (dx: number, dy: number): void => {
    const stage = this.#around.stage();
    if (stage !== null) stage.orbit = dragged(stage.orbit, dx, dy);
  };

  zoom = (factor: number): void => {
    const stage = this.#around.stage();
    if (stage !== null) stage.orbit = zoomed(stage.orbit, factor);
  };

  /** Shows where the hand would work; null: nowhere. Says where that is, if it is on the clay. */
  hover(touch: Touch | null): Place | null {
    const stage = this.#around.stage();
    if (stage === null) return null;
    const { kit, canWork } = this.#around;
    const hit = touch && canWork() ? stage.pick(spotOf(touch)) : null;
    const beside = hit === null && touch ? this.#besideClay(touch) : null;
    const stroke = beside === null ? hit && kit.stampAt(hit.at) : kit.onWheel(beside);
    const at = stroke?.path[0]?.at;
    stage.ghost.hide();
    if (stroke && at && isStamp(stroke.tool)) {
      stage.ghost.stamp(stroke.tool, [at.x, at.y, at.z], stroke.shape, kit.isMirrored);
    } else if (hit !== null) {
      stage.ghost.brush(hit.at, hit.normal, kit.radius, kit.isMirrored);
    }
    stage.draw();
    return hit?.at ?? null;
  }

  #rest(): void {
    [this.#at, this.#trail, this.#isFirst] = [null, null, false];
    this.#around.stage()?.keep(false);
  }

  /** Where clay would come to stand; null if the hand holds nothing that lays any there. */
  #besideClay(touch: Touch): Place | null {
    const stage = this.#around.stage();
    if (stage === null || !this.#around.canWork() || !this.#laysClay()) return null;
    return stage.onWheel(spotOf(touch)) ?? (stage.isEmpty ? stage.beside(spotOf(touch), middle) : null);
  }

  #laysClay(): boolean {
    const { kit } = this.#around;
    return kit.tool === "add" || (isStamp(kit.tool) && !kit.isHollow);
  }

  /** The stroke is as long as strokes may be: the hand goes on with the next. */
  #goOn(touch: Touch): void {
    this.#around.done(this.#around.piece().end());
    this.begin(touch);
  }

  #placeOf(touch: Touch): Place | null {
    const stage = this.#around.stage();
    const { tool } = this.#around.kit;
    if (stage === null) return null;
    const spot = spotOf(touch);
    if (stage.isEmpty) return this.#besideClay(touch);
    if (tool === "pull" && this.#trail !== null && this.#at !== null) return stage.beside(spot, this.#at);
    const hit = stage.pick(spot);
    if (hit !== null) return hit.at;
    // Clay may be led out into the air; nothing else can be done there.
    return tool === "add" && this.#trail !== null && this.#at !== null ? stage.beside(spot, this.#at) : null;
  }
}
