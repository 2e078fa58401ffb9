// A colour card is turned up where it is told and, once told, turns over and slides under its word. What leaves holds
// the colour until it is gone, so it goes fast, and at once where motion is not wanted.
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isStill } from "../../kit/still";

const turnMs = 420;
const awayMs = 480; // --d-reveal

/** When the one before it is out of the way. */
export const turnUp = (_: Element): TransitionConfig => ({
  delay: isStill() ? 0 : awayMs / 2,
  duration: isStill() ? 0 : turnMs,
  easing: cubicOut,
  css: (_, left) => `transform: perspective(1200px) rotateY(${-180 * left}deg)`,
});

/** A hidden page is not told when a motion ends: what would leave goes at once. */
function goWithSight(node: Element): void {
  const end = new AbortController();
  document.addEventListener("visibilitychange", () => document.hidden && node.remove(), { signal: end.signal });
  setTimeout(() => end.abort(), 2 * awayMs);
}

/** To the pile beside the word. */
export function putAway(node: Element): TransitionConfig {
  const pile = node.closest("[data-stage]")?.querySelector("[data-pile]");
  if (isStill() || pile == null) return { duration: 0 };
  goWithSight(node);
  const [here, there] = [node.getBoundingClientRect(), pile.getBoundingClientRect()];
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  return {
    duration: awayMs,
    easing: cubicIn,
    css: (_, gone) => {
      const slide = Math.max(0, gone - .35) / .65; // it turns over first
      const size = 1 - .85 * slide;
      return `transform: translate(${x * slide}px, ${y * slide}px) scale(${size})
        perspective(1200px) rotateY(${180 * Math.min(1, gone / .5)}deg); z-index: 3; pointer-events: none`;
    },
  };
}
