// The hand on the clay: from places on the stage to strokes of the piece. Who holds what is in the kit, what fingers
// mean in ../clay/hands.ts; here it is decided where in the block each of them lands.
import type { Touch, Wishes } from "../clay/hands";
import { dragged, type Place, zoomed } from "../clay/orbit";
import type { Spot, Stage } from "../clay/stage";
import { type Anchor, isStamp, type Kit } from "./kit.svelte";
import { Loose } from "./loose.svelte";
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
const lift = 0.03; // of the stage: so far a hand goes before it takes up the loose shape it is on

export const spotOf = ({ x, y }: Pick<Touch, "x" | "y">): Spot => ({ x: 2 * x - 1, y: 1 - 2 * y });

export class Work implements Wishes {
  readonly #around: Around;
  #trail: Trail | null = null; // of a brush at work
  readonly loose = new Loose();
  #at: Place | null = null; // where the hand last was
  #normal: Place | null = null; // which way the clay faces there; null: it is the wheel
  #grabbed: Touch | null = null; // the hand came down on the loose shape
  #isLifted = false; // and has taken it up
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
    this.#grabbed = this.#at !== null && isStamp(kit.tool) && this.loose.isAt(piece(), this.#at) ? touch : null;
    if (this.#at === null || isStamp(kit.tool) || this.#isFirst) return;
    stage()?.keep(true);
    this.#trail = new Trail(stepOf(kit.radius));
    piece().begin(kit.brush);
    piece().dab(this.#trail.to(this.#at, touch.pressure));
  };

  go = (touches: readonly Touch[]): void => {
    for (const touch of touches) {
      this.#liftIfFar(touch);
      const place = this.#placeOf(touch);
      if (place === null) continue; // off the clay
      this.#at = place;
      if (this.#trail === null) continue;
      this.#around.piece().dab(this.#trail.to(place, touch.pressure));
      if (this.#trail.isFull) this.#goOn(touch);
    }
  };

  end = (): void => {
    const { piece, done } = this.#around;
    const [at, trail] = [this.#at, this.#trail];
    const anchor = at && { at, normal: this.#isFirst ? null : this.#normal };
    const isBack = this.#isLifted && anchor === null; // it was let go where nothing is
    this.#rest();
    if (trail !== null) return done(piece().end());
    if (isBack) done(piece().redo());
    else if (anchor !== null) this.#setDown(anchor);
  };

  drop = (): void => {
    const { piece, done } = this.#around;
    const [wasBrush, wasLifted] = [this.#trail !== null, this.#isLifted];
    this.#rest();
    if (wasBrush) piece().drop();
    else if (wasLifted) done(piece().redo());
  };

  /** Beside the clay there is room for more of it. Whether something was done. */
  tap = (touch: Touch): boolean => {
    const at = this.#besideClay(touch);
    if (at !== null) this.#setDown({ at, normal: null });
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
    const stroke = beside === null ? hit && kit.stampOn(hit) : kit.onWheel(beside);
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
    [this.#at, this.#normal, this.#trail, this.#isFirst] = [null, null, null, false];
    [this.#grabbed, this.#isLifted] = [null, false];
    this.#around.stage()?.keep(false);
  }

  /** On the wheel a brush that adds clay sets down a lump. */
  #setDown(anchor: Anchor): void {
    const { kit, piece, done } = this.#around;
    const stroke = anchor.normal === null ? kit.onWheel(anchor.at) : kit.stampOn(anchor);
    if (stroke === null) return;
    const [mine, held] = [piece(), kit.held];
    const outcome = mine.stamp(stroke);
    if (held !== null) this.loose.set(mine, held, anchor, outcome);
    done(outcome);
  }

  /** The loose shape comes along with the hand: it is taken up, and set down again where the hand lets go. */
  #liftIfFar({ x, y }: Touch): void {
    const from = this.#grabbed;
    if (from === null || this.#isLifted || Math.hypot(x - from.x, y - from.y) < lift) return;
    this.#isLifted = true;
    this.#at = null;
    this.#around.done(this.#around.piece().undo());
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
    this.#normal = hit?.normal ?? this.#normal;
    if (hit !== null) return hit.at;
    // Clay may be led out into the air; nothing else can be done there.
    return tool === "add" && this.#trail !== null && this.#at !== null ? stage.beside(spot, this.#at) : null;
  }
}
