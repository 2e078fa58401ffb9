// Arrow keys within a row or grid of cards: one of them is in the tab order, the arrows move on from it.

/** The place that a key leads to; null for any other key. */
export function roam(key: string, at: number, count: number, columns: number): number | null {
  const steps: { readonly [key: string]: number } = {
    ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -at, End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  const to = at + step;
  return to < 0 || to >= count ? at : to;
}
