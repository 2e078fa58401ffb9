// How wide a word is: its longest part in letters, an M or a W counted for what it takes.
const wide = /[mw]/gi;

export const widthOf = (word: string): number =>
  Math.max(...word.split(/[\s-]/).map((part) => part.length + 0.6 * (part.match(wide)?.length ?? 0)));
