// The best words there were in a round that is over, worked out by the engine in the page. Asked once a round, not with
// every move that follows it; never about a round that is being written, for the engine looks at finished ones only.
import { untrack } from "svelte";
import { engineInWorker } from "../../engine/engine";
import type { colorwords } from "../../net/wire.gen";
import type { View } from "./grid";
import { upTo } from "./review";

export type Found = colorwords.Found;

export type Lookback =
  | { readonly state: "searching" }
  | { readonly state: "found"; readonly best: readonly (readonly Found[])[] } // by seat, the best first
  | { readonly state: "unsought" }; // no engine or no dictionary in this browser

/** Call it while a component is being set up. */
export function lookBack(view: () => View, round: () => number): { readonly now: Lookback } {
  let now = $state.raw<Lookback>({ state: "searching" });
  const asked = $derived(round());
  $effect(() => {
    let isWanted = true;
    now = { state: "searching" };
    const shown = upTo(untrack(view), asked);
    engineInWorker().advise("colorwords", shown).then(
      (advice) => isWanted && (now = { state: "found", best: advice.best }),
      () => isWanted && (now = { state: "unsought" }),
    );
    return () => (isWanted = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
