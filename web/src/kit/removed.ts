// When somebody is removed from a table, so is what they wrote: the server sends this in its place (core/words.hpp).
export const isRemoved = (text: string): boolean => text === "\u2026";
