// A button that has just appeared where another was must not take the second tap that was meant for that one. Every
// button that decides something rests for a moment after what it stands for has changed; keys that press it rest too.
import { untrack } from "svelte";

export const restMs = 500;

export class Rest {
  isOn: boolean = $state(true);
  #key: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A view that arrives with the same key disturbs nobody. */
  after(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.isOn = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isOn = false), restMs);
  }
}

/** Follows a key; to be made while a component is. */
export function restAfter(key: () => string): Rest {
  const rest = new Rest();
  $effect.pre(() => {
    const now = key();
    untrack(() => rest.after(now));
  });
  return rest;
}
