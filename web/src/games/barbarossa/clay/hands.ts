// What fingers, a pen or a mouse mean on a stage: the clay under the first of them is worked, the background turns the
// wheel, the right button and two fingers always do, and two fingers also zoom. A tap beside the clay is a wish of its
// own. Pure: events come in, wishes go out.

/** A pointer, measured on the stage: x and y from 0 to 1, right and down. */
export interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly pressure: number; // 0 to 255
  readonly isTurning: boolean; // by right button: never works the clay
}

export interface Wishes {
  /** Whether the clay, or something to be worked, is under this touch. */
  readonly grips: (touch: Touch) => boolean;
  readonly begin: (touch: Touch) => void;
  readonly go: (touches: readonly Touch[]) => void;
  readonly end: () => void;
  /** A second finger came at once: it was no stroke after all. */
  readonly drop: () => void;
  /** The background was touched and left again at the same place. */
  readonly tap?: (touch: Touch) => void;
  readonly turn: (dx: number, dy: number) => void; // in widths and heights of the stage
  readonly zoom: (factor: number) => void;
}

type Doing = "nothing" | "working" | "turning" | "two" | "resting";

/** A stroke that went no farther than this may still become two fingers, and a turn of the wheel is a tap. */
const slip = 0.03;

const middle = (a: Touch, b: Touch): { readonly x: number; readonly y: number } =>
  ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Touch, b: Touch): number => Math.max(0.01, Math.hypot(a.x - b.x, a.y - b.y));

export class Hands {
  readonly #wishes: Wishes;
  readonly #touches = new Map<number, Touch>();
  #doing: Doing = "nothing";
  #way = 0; // of the first finger so far

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  get isAtWork(): boolean {
    return this.#doing === "working";
  }

  down(touch: Touch): void {
    if (this.#doing === "working" && this.#way > slip) return; // a palm on the screen; the stroke goes on
    this.#touches.set(touch.id, touch);
    if (this.#touches.size === 1) this.#way = 0;
    if (this.#touches.size === 2) {
      if (this.#doing === "working") this.#wishes.drop();
      this.#doing = "two";
    } else if (this.#touches.size > 2) {
      this.#doing = "resting";
    } else if (!touch.isTurning && this.#wishes.grips(touch)) {
      this.#doing = "working";
      this.#wishes.begin(touch);
    } else {
      this.#doing = "turning";
    }
  }

  /** The same pointer, at the places it came through since it was last heard of. */
  move(touches: readonly Touch[]): void {
    const last = touches.at(-1);
    const before = last && this.#touches.get(last.id);
    if (last === undefined || before === undefined) return;
    this.#touches.set(last.id, last);
    this.#way += Math.hypot(last.x - before.x, last.y - before.y);
    if (this.#doing === "working") {
      this.#wishes.go(touches);
    } else if (this.#doing === "turning") {
      this.#wishes.turn(last.x - before.x, last.y - before.y);
    } else if (this.#doing === "two") {
      this.#together(before, last);
    }
  }

  up(id: number): void {
    const touch = this.#touches.get(id);
    if (touch === undefined) return;
    this.#touches.delete(id);
    if (this.#doing === "working") this.#wishes.end();
    if (this.#doing === "turning" && this.#way <= slip && !touch.isTurning) this.#wishes.tap?.(touch);
    this.#doing = this.#touches.size === 0 ? "nothing" : "resting"; // a finger left over from two begins nothing
  }

  /** The browser took the pointer away: what was begun is not meant. */
  cancel(id: number): void {
    if (!this.#touches.delete(id)) return;
    if (this.#doing === "working") this.#wishes.drop();
    this.#doing = this.#touches.size === 0 ? "nothing" : "resting";
  }

  #together(before: Touch, now: Touch): void {
    const other = [...this.#touches.values()].find(({ id }) => id !== now.id);
    if (other === undefined) return;
    const [from, to] = [middle(before, other), middle(now, other)];
    this.#wishes.turn(to.x - from.x, to.y - from.y);
    this.#wishes.zoom(apart(now, other) / apart(before, other));
  }
}

/** Pens say how hard they press; fingers and mice do not, and count as firm. */
function touchOf(event: PointerEvent, box: DOMRect): Touch {
  const pressed = event.pointerType === "pen" ? Math.round(event.pressure * 255) : 255;
  return {
    id: event.pointerId,
    x: (event.clientX - box.left) / box.width,
    y: (event.clientY - box.top) / box.height,
    pressure: Math.min(255, Math.max(24, pressed)),
    isTurning: event.button === 2 || event.button === 1 || event.shiftKey,
  };
}

/** Listens on an element until told to stop. `hover` hears where a pointer is that presses nothing; null: nowhere. */
export function listen(element: HTMLElement, hands: Hands, wishes: Wishes, hover: (at: Touch | null) => void) {
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, hear, { signal: stop.signal, passive: false });
  const box = (): DOMRect => element.getBoundingClientRect();

  on("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest("button") !== null) return;
    element.setPointerCapture(event.pointerId);
    hands.down(touchOf(event, box()));
  });
  on("pointermove", (event) => {
    const here = box();
    const through = event.getCoalescedEvents?.() ?? [];
    hands.move((through.length > 0 ? through : [event]).map((each) => touchOf(each, here)));
    if (event.pointerType !== "touch" || hands.isAtWork) hover(touchOf(event, here));
  });
  on("pointerup", (event) => {
    hands.up(event.pointerId);
    if (event.pointerType === "touch") hover(null);
  });
  on("pointercancel", (event) => hands.cancel(event.pointerId));
  on("pointerleave", () => hover(null));
  on("contextmenu", (event) => event.preventDefault());
  on("wheel", (event) => {
    event.preventDefault();
    wishes.zoom(Math.exp(-event.deltaY / 600));
  });
  return () => stop.abort();
}
