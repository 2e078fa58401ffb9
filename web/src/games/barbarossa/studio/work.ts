// The hand on the clay: from places on the stage to strokes of the piece. Who holds what is in the kit, what fingers
// mean in ../clay/hands.ts; here it is decided where in the block each of them lands.
import type { Stroke } from "../../../clay/clay";
import type { Touch, Wishes } from "../clay/hands";
import { dragged, type Place, zoomed } from "../clay/orbit";
import type { Spot, Stage } from "../clay/stage";
import { type Anchor, type Held, isStamp, type Kit, stampOf } from "./kit.svelte";
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

/** A loose shape in the hand: as it was set down, not as the next one would be. */
interface Lifted {
  readonly held: Held;
  readonly away: Promise<Outcome>; // until then it is still seen, and in the way, where it was
  readonly way: Touch[]; // of the hand since
}

export const spotOf = ({ x, y }: Pick<Touch, "x" | "y">): Spot => ({ x: 2 * x - 1, y: 1 - 2 * y });

export class Work implements Wishes {
  readonly #around: Around;
  #trail: Trail | null = null; // of a brush at work
  readonly loose = new Loose();
  #at: Place | null = null; // where the hand last was
  #normal: Place | null = null; // which way the clay faces there; null: it is the wheel
  #grabbed: { readonly touch: Touch; readonly held: Held } | null = null; // the hand came down on the loose shape
  #lifted: Lifted | null = null; // and has taken it up
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
    const held = this.#at !== null && isStamp(kit.tool) ? this.loose.heldAt(piece(), this.#at) : null;
    this.#grabbed = held && { touch, held };
    if (this.#at === null || isStamp(kit.tool) || this.#isFirst) return;
    stage()?.keep(true);
    this.#trail = new Trail(stepOf(kit.radius));
    piece().begin(kit.brush);
    piece().dab(this.#trail.to(this.#at, touch.pressure));
  };

  go = (touches: readonly Touch[]): void => {
    for (const touch of touches) {
      this.#liftIfFar(touch);
      if (this.#lifted !== null) this.#lifted.way.push(touch);
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
    const lifted = this.#lifted;
    this.#rest();
    if (trail !== null) return done(piece().end());
    if (lifted !== null) void this.#letGo(lifted);
    else if (anchor !== null) this.#setDown(anchor, this.#around.kit.held);
  };

  drop = (): void => {
    const { piece, done } = this.#around;
    const [wasBrush, wasLifted] = [this.#trail !== null, this.#lifted !== null];
    this.#rest();
    if (wasBrush) piece().drop();
    else if (wasLifted) done(piece().redo());
  };

  /** Beside the clay there is room for more of it. Whether something was done. */
  tap = (touch: Touch): boolean => {
    const at = this.#besideClay(touch);
    if (at !== null) this.#setDown({ at, normal: null }, this.#around.kit.held);
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
    const held = this.#lifted?.held ?? kit.held;
    const hit = touch && canWork() ? stage.pick(spotOf(touch)) : null;
    const beside = hit === null && touch ? this.#besideClay(touch) : null;
    const anchor = hit ?? (beside && { at: beside, normal: null });
    const stroke = anchor && this.#strokeOn(anchor, held);
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
    [this.#grabbed, this.#lifted] = [null, null];
    this.#around.stage()?.keep(false);
  }

  /** What would be set down: the stamp that is held; of a brush that adds clay, on the bare wheel, a lump. */
  #strokeOn(anchor: Anchor, held: Held | null): Stroke | null {
    if (held !== null) return stampOf(held, anchor);
    return anchor.normal === null ? this.#around.kit.onWheel(anchor.at) : null;
  }

  #setDown(anchor: Anchor, held: Held | null): void {
    const { piece, done } = this.#around;
    const [mine, stroke] = [piece(), this.#strokeOn(anchor, held)];
    if (stroke === null) return;
    const outcome = mine.stamp(stroke);
    if (held !== null) this.loose.set(mine, held, anchor, outcome);
    done(outcome);
  }

  /** The loose shape comes along with the hand: it is taken up, and set down again where the hand lets go. */
  #liftIfFar({ x, y }: Touch): void {
    const { piece, done } = this.#around;
    const grabbed = this.#grabbed;
    if (grabbed === null || this.#lifted !== null) return;
    if (Math.hypot(x - grabbed.touch.x, y - grabbed.touch.y) < lift) return;
    this.#lifted = { held: grabbed.held, away: piece().undo(), way: [] };
    done(this.#lifted.away);
  }

  /** Where the hand last was on the clay; if it never was, back where it came from. */
  async #letGo({ held, away, way }: Lifted): Promise<void> {
    const { piece, done } = this.#around;
    const mine = piece();
    await away.catch(() => undefined);
    for (const touch of piece() === mine ? way.reverse() : []) {
      const anchor = this.#anchorAt(touch);
      if (anchor !== null) return this.#setDown(anchor, held);
    }
    done(mine.redo());
  }

  #anchorAt(touch: Touch): Anchor | null {
    const stage = this.#around.stage();
    if (stage?.isEmpty !== true) return stage?.pick(spotOf(touch)) ?? null;
    const at = this.#besideClay(touch);
    return at && { at, normal: null };
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
