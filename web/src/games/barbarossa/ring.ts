// Where things lie on the ring, in percent of its square: twelve spaces clockwise from the top, and the magicians
// inside them. Several on one space stand side by side.
import { ring } from "./facts";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A magician: several on one space are drawn smaller, so that each is seen. */
export interface Standing extends Place {
  readonly isSmall: boolean;
}

const outer = 43, inner = 27; // radius of the spaces, and of the magicians
const apart = 16; // degrees between magicians of one space
const rowDepth = 8;

function at(degrees: number, radius: number): Place {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number): number => Math.round(100 * value) / 100;
  return { x: round(50 + radius * Math.cos(angle)), y: round(50 + radius * Math.sin(angle)) };
}

const degreesOf = (space: number): number => (360 * space) / ring.length;

export const placeOf = (space: number): Place => at(degreesOf(space), outer);

/** By seat: where its magician stands. More than two stand in rows, towards the middle. */
export function magicians(spaces: readonly number[]): readonly Standing[] {
  return spaces.map((space, seat) => {
    const here = spaces.flatMap((other, i) => (other === space ? [i] : []));
    const perRow = here.length > 4 ? 3 : 2;
    const index = here.indexOf(seat);
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, here.length - row * perRow);
    const spread = (index % perRow) - (inRow - 1) / 2;
    const radius = inner - rowDepth * row;
    const place = at(degreesOf(space) + (spread * apart * inner) / radius, radius);
    return { ...place, isSmall: here.length > 1 };
  });
}
