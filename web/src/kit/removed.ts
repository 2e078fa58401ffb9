// When somebody is removed from a table, so is what they wrote: the server sends this in its place (core/words.hpp).
const mark = "\u2026";

export const isRemoved = (text: string): boolean => text === mark;

/** What somebody writes never reads as removed: a phone makes one sign of three dots, and here it is three again. */
export function spelledOut<T extends object>(action: T): T {
  const spell = (value: unknown): unknown => (typeof value === "string" && isRemoved(value.trim()) ? "..." : value);
  return Object.fromEntries(Object.entries(action).map(([name, value]) => [name, spell(value)])) as T;
}
