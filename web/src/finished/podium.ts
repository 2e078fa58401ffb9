// Who stands where on the podium, and what is said of it. Places come from the rules, seat by seat; those who play as
// a team share theirs, so that the second of two pairs is second and not third. Who shares a place with other points
// than oneself is no rival of equal worth but won or lost on the same side.
import type { People } from "../games/game";
import type { core } from "../net/wire.gen";

export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly isShared: boolean; // with somebody who is no partner
  readonly partners: readonly number[];
}

/** From first to last, partners side by side, who has more points before who has less. `teams` has a number for each
    seat. */
export function standings({ places, scores }: core.Outcome, teams: readonly number[] | null): readonly Standing[] {
  const scoreOf = (seat: number): number => scores[seat] ?? 0;
  const all = places.map((_, seat) => seat);
  const sharing = (seat: number): readonly number[] => all.filter((other) => places[other] === places[seat]);
  const teamOf = (seat: number): number => {
    const declared = teams?.[seat];
    if (declared !== undefined) return declared;
    const [first = seat, ...others] = sharing(seat);
    return others.some((other) => scoreOf(other) !== scoreOf(first)) ? first : seat;
  };
  const bestOf = (seat: number): number =>
    Math.max(...all.filter((other) => teamOf(other) === teamOf(seat)).map(scoreOf));
  return places
    .map((place, seat) => {
      const ahead = all.filter((other) => (places[other] ?? 0) < place);
      const partners = all.filter((other) => other !== seat && teamOf(other) === teamOf(seat));
      const isShared = sharing(seat).some((other) => teamOf(other) !== teamOf(seat));
      return { seat, place: (teams === null ? ahead.length : new Set(ahead.map(teamOf)).size) + 1, isShared, partners };
    })
    .sort((a, b) =>
      a.place - b.place || bestOf(b.seat) - bestOf(a.seat) || teamOf(a.seat) - teamOf(b.seat)
      || scoreOf(b.seat) - scoreOf(a.seat) || a.seat - b.seat);
}

/** As they stand from left to right: a winner alone has the middle of the first three, as on any podium. */
export function sideBySide(standing: readonly Standing[]): readonly Standing[] {
  const [one, two, ...rest] = standing;
  if (one === undefined || two === undefined || one.place === two.place) return standing;
  return [two, one, ...rest];
}

/** What the end means for who looks: a winner is told so, and nobody is told to applaud a bot. */
export type Verdict =
  | { readonly type: "won"; readonly others: readonly number[]; readonly isTie: boolean }
  | { readonly type: "lost"; readonly winners: readonly number[]; readonly isTie: boolean; readonly place: number }
  | {
      readonly type: "watched"; readonly winners: readonly number[]; readonly isTie: boolean;
      readonly hasBot: boolean; // among them
    };

export function verdictOf(standing: readonly Standing[], { me, isBot }: People): Verdict {
  const first = standing.filter(({ place }) => place === 1);
  const winners = first.map(({ seat }) => seat);
  const isTie = first.some(({ isShared }) => isShared);
  const mine = standing.find(({ seat }) => seat === me);
  if (mine === undefined) return { type: "watched", winners, isTie, hasBot: winners.some((seat) => isBot[seat]) };
  if (mine.place > 1) return { type: "lost", winners, isTie, place: mine.place };
  return { type: "won", others: winners.filter((seat) => seat !== me), isTie };
}
