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
  readonly leave: () => void;
}

/** Null where there is no WebGL, or three.js could not be fetched. `lost` hears of a graphics card that gave up. */
export async function land(canvas: HTMLCanvasElement, seat: number, lost: () => void): Promise<Island | null> {
  let stage: Stage;
  try {
    const { Stage } = await import("./stage");
    stage = new Stage(canvas, seat, looksNow());
  } catch {
    return null;
  }
  const sizes = new ResizeObserver(() => stage.resize(canvas.clientWidth, canvas.clientHeight));
  sizes.observe(canvas);
  const themes = new MutationObserver(() => stage.dress(seat, isDark()));
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  canvas.addEventListener("webglcontextlost", lost);
  stage.resize(canvas.clientWidth, canvas.clientHeight);
  return {
    stage,
    leave: () => {
      sizes.disconnect();
      themes.disconnect();
      canvas.removeEventListener("webglcontextlost", lost); // leaving loses it too, on purpose
      stage.dispose();
    },
  };
}
