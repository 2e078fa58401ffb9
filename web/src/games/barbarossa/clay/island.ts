// A canvas in the page that becomes a stage: three.js comes when the first is wanted, the stage follows the size of its
// canvas and the theme of the page, and where WebGL cannot be had, nothing breaks.
import type { Looks } from "./furniture";
import type { Stage } from "./stage";

const isDark = (): boolean => document.documentElement.dataset["theme"] === "dark";

/** Slow machines, thrifty people and tests: `?plain` in the address. */
export const isPlain = (): boolean =>
  new URLSearchParams(location.search).has("plain") || matchMedia("(prefers-reduced-data: reduce)").matches;

export const looksNow = (): Looks => ({ isDark: isDark(), isPlain: isPlain() });

export interface Island {
  readonly stage: Stage;
  readonly dress: (seat: number) => void; // in another's clay, and in the theme of the page from then on
  readonly leave: () => void;
}

/** A graphics card that lets go of a canvas mostly comes back for it; who looks away cannot be waited for. */
const comebackMs = 4000;

/** Null where there is no WebGL, or three.js could not be fetched. `lost` hears of a graphics card that stays away, and
    `found` of one that comes back after that. */
export async function land(
  canvas: HTMLCanvasElement, seat: number, lost: () => void, found: () => void,
): Promise<Island | null> {
  let stage: Stage;
  let whose = seat;
  try {
    const { Stage } = await import("./stage");
    stage = new Stage(canvas, seat, looksNow());
  } catch {
    return null;
  }
  const sizes = new ResizeObserver(() => stage.resize(canvas.clientWidth, canvas.clientHeight));
  sizes.observe(canvas);
  const dress = (): void => stage.dress(whose, isDark());
  const themes = new MutationObserver(dress);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (document.hidden) return wait();
      isLost = true;
      lost();
    }, comebackMs);
  };
  const back = (): void => { // three.js has made everything anew by now
    clearTimeout(waiting);
    stage.draw();
    if (isLost) found();
    isLost = false;
  };
  canvas.addEventListener("webglcontextlost", wait);
  canvas.addEventListener("webglcontextrestored", back);
  stage.resize(canvas.clientWidth, canvas.clientHeight);
  return {
    stage,
    dress: (next) => {
      whose = next;
      dress();
    },
    leave: () => {
      sizes.disconnect();
      themes.disconnect();
      clearTimeout(waiting);
      canvas.removeEventListener("webglcontextlost", wait); // leaving loses it too, on purpose
      canvas.removeEventListener("webglcontextrestored", back);
      stage.dispose();
    },
  };
}
