// How the score sheet is laid out.
import type { View } from "./story";

/** Four play in the same pairs from first to last. */
export const isPairGame = ({ open }: View): boolean => open.seats === 4;

/** Seats from left to right: mine first, then round the table; pairs of a whole game side by side. */
export function columnsOf(view: View, me: number): readonly number[] {
  const { seats } = view.open;
  const first = Math.max(0, me);
  const order = isPairGame(view) ? [0, 2, 1, 3] : Array.from({ length: seats }, (_, i) => i);
  return order.map((i) => (first + i) % seats);
}
