// Who stands where on the podium. Places come from the rules, seat by seat; those who play as a team share
// theirs, so that the second of two pairs is second and not third.
export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly isShared: boolean; // with somebody who is no partner
  readonly partners: readonly number[];
}

/** From first to last, partners side by side. `teams` has a number for each seat. */
export function standings(places: readonly number[], teams: readonly number[] | null): readonly Standing[] {
  const teamOf = (seat: number): number => teams?.[seat] ?? seat;
  const isBetter = (other: number, place: number): boolean => (places[other] ?? 0) < place;
  return places
    .map((place, seat) => {
      const ahead = places.flatMap((_, other) => (isBetter(other, place) ? [teamOf(other)] : []));
      const partners = places.flatMap((_, other) => (other !== seat && teamOf(other) === teamOf(seat) ? [other] : []));
      const isShared = places.some((same, other) => same === place && teamOf(other) !== teamOf(seat));
      return { seat, place: new Set(ahead).size + 1, isShared, partners };
    })
    .sort((a, b) => a.place - b.place || teamOf(a.seat) - teamOf(b.seat) || a.seat - b.seat);
}
