// Badges on a scale: those on one mark stand on each other, more than three in columns, so that each can be read.
export interface Spot {
  readonly seat: number;
  readonly value: number;
  readonly column: number; // in badge widths from the middle of the mark
  readonly row: number; // above it
}

export function spotsOf(values: readonly number[]): readonly Spot[] {
  return values.map((value, seat) => {
    const here = values.flatMap((other, i) => (other === value ? [i] : []));
    const columns = here.length > 4 ? 3 : here.length > 3 ? 2 : 1;
    const index = here.indexOf(seat);
    return { seat, value, column: (index % columns) - (columns - 1) / 2, row: Math.floor(index / columns) };
  });
}

export const rowsOf = (spots: readonly Spot[]): number => 1 + Math.max(0, ...spots.map(({ row }) => row));
