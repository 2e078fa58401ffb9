// What the bots' book says beside the game, worked out by the engine in the page from what is in sight here: questions
// near one that was not understood, and which words no bot could have found.
import { engineInWorker } from "../../engine/engine";
import type { barbarossa } from "../../net/wire.gen";
import type { View } from "./facts";

const none: barbarossa.Advice = { nearest: [], not_in_book: [] };

/** Call it while a component is being set up; null: nothing is asked. Where no engine runs it is empty. */
export function adviceOn(view: () => View | null): { readonly now: barbarossa.Advice } {
  let now = $state.raw(none);
  const asked = $derived(view());
  $effect(() => {
    let isWanted = true;
    if (asked === null) {
      now = none;
      return;
    }
    engineInWorker().advise("barbarossa", asked).then((advice) => isWanted && (now = advice), () => undefined);
    return () => (isWanted = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
