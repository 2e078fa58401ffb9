// What a line asks for, as signs, and what the dice say about it, as facts. No words here: each
// language says a Fact in its own way (words/). Whether a line is met is the engine's business; a Fact
// only tells why.
import type { coloryam } from "../../net/wire.gen";
import { colors, type Color } from "./dice";

export type Objective = coloryam.Objective;

/** One piece of the sign that stands for an objective. */
export type Sign =
  | { readonly type: "color"; readonly color: Color }
  | { readonly type: "times"; readonly count: number }
  | { readonly type: "relation"; readonly relation: ">" | "=" | "≠" }
  | { readonly type: "same"; readonly count: number } // that many dice of one colour, whichever
  | { readonly type: "distinct"; readonly count: number } // that many colours, whichever
  | { readonly type: "others" } // every other colour
  | { readonly type: "no" };

export interface Tally {
  readonly color: Color;
  readonly count: number;
}

export type Fact =
  | { readonly type: "have"; readonly tallies: readonly Tally[] } // "two orange, one pink and no yellow"
  | { readonly type: "left"; readonly tallies: readonly Tally[] } // there should be none of these
  | { readonly type: "need"; readonly tally: Tally; readonly wanted: number }
  | { readonly type: "groups"; readonly size: number; readonly colors: readonly Color[] } // colours met `size` times
  | { readonly type: "over"; readonly tally: Tally; readonly wanted: number } // one colour too many of
  | { readonly type: "best"; readonly tally: Tally } // the colour met most often is not enough
  | { readonly type: "palette"; readonly colors: readonly Color[]; readonly wanted: number }
  | { readonly type: "tie"; readonly colors: readonly Color[]; readonly count: number }
  | { readonly type: "against"; readonly more: Tally; readonly less: Tally }
  | { readonly type: "lead"; readonly tally: Tally };

const [color, times, relation] = [
  (value: Color): Sign => ({ type: "color", color: value }),
  (count: number): Sign => ({ type: "times", count }),
  (value: ">" | "=" | "≠"): Sign => ({ type: "relation", relation: value }),
];

export function signs({ kind, colors: named }: Objective): readonly Sign[] {
  const keys = named.map(color);
  const between = (sign: Sign): readonly Sign[] => keys.flatMap((key, i) => (i === 0 ? [key] : [sign, key]));
  switch (kind) {
    case "none":
    case "neither": return keys.flatMap((key) => [key, times(0)]);
    case "exactly_one": return keys.flatMap((key) => [key, times(1)]);
    case "exactly_two": return keys.flatMap((key) => [key, times(2)]);
    case "one_without": return keys.flatMap((key, i) => [key, times(i === 0 ? 1 : 0)]);
    case "one_triple": return [{ type: "same", count: 3 }, times(1)];
    case "no_triple": return [{ type: "same", count: 3 }, { type: "no" }];
    case "two_pairs": return [{ type: "same", count: 2 }, times(2)];
    case "a_quadruple": return [{ type: "same", count: 4 }];
    case "three_colors": return [{ type: "distinct", count: 3 }];
    case "more_than": return between(relation(">"));
    case "as_many": return between(relation("="));
    case "not_as_many":
    case "all_different": return between(relation("≠"));
    case "most": return [...keys, relation(">"), { type: "others" }];
  }
}

/** Why the dice meet the objective or not, from how many dice show each colour (in the order of `colors`). */
export function facts({ kind, colors: named }: Objective, counts: readonly number[]): readonly Fact[] {
  const tally = (each: Color): Tally => ({ color: each, count: counts[colors.indexOf(each)] ?? 0 });
  const mine = named.map(tally);
  const all = colors.map(tally);
  switch (kind) {
    case "none":
    case "neither": return unwanted(mine);
    case "exactly_one": return mine.map((each) => wanted(each, 1));
    case "exactly_two": return mine.map((each) => wanted(each, 2));
    case "one_without": return oneWithout(mine);
    case "one_triple": return oneTriple(all);
    case "no_triple": return [{ type: "groups", size: 3, colors: inGroups(all, 3) }];
    case "two_pairs": return [{ type: "groups", size: 2, colors: inGroups(all, 2) }];
    case "a_quadruple": return quadruple(all);
    case "three_colors": return [{ type: "palette", colors: present(all), wanted: 3 }];
    case "more_than":
    case "as_many":
    case "not_as_many": return compared(mine);
    case "all_different": return allDifferent(mine);
    case "most": return most(mine, all);
  }
}

const inGroups = (tallies: readonly Tally[], size: number): readonly Color[] =>
  tallies.filter(({ count }) => count === size).map((each) => each.color);

const present = (tallies: readonly Tally[]): readonly Color[] =>
  tallies.filter(({ count }) => count > 0).map((each) => each.color);

const highest = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((best, each) => (each.count > best.count ? each : best));

const wanted = (tally: Tally, count: number): Fact =>
  tally.count === count ? { type: "have", tallies: [tally] } : { type: "need", tally, wanted: count };

function unwanted(tallies: readonly Tally[]): readonly Fact[] {
  const left = tallies.filter(({ count }) => count > 0);
  return [left.length === 0 ? { type: "have", tallies } : { type: "left", tallies: left }];
}

function oneWithout(tallies: readonly Tally[]): readonly Fact[] {
  const [one, without] = tallies;
  if (one === undefined || without === undefined) return [];
  if (one.count === 1 && without.count === 0) return [{ type: "have", tallies }];
  return [
    ...(one.count === 1 ? [] : [wanted(one, 1)]),
    ...(without.count === 0 ? [] : unwanted([without])),
  ];
}

function oneTriple(tallies: readonly Tally[]): readonly Fact[] {
  const triples = inGroups(tallies, 3);
  const best = highest(tallies);
  if (triples.length > 0) return [{ type: "groups", size: 3, colors: triples }];
  return best.count > 3 ? [{ type: "over", tally: best, wanted: 3 }] : [{ type: "best", tally: best }];
}

function quadruple(tallies: readonly Tally[]): readonly Fact[] {
  const best = highest(tallies);
  if (best.count === 4) return [{ type: "have", tallies: [best] }];
  return best.count > 4 ? [{ type: "over", tally: best, wanted: 4 }] : [{ type: "best", tally: best }];
}

function compared(tallies: readonly Tally[]): readonly Fact[] {
  const [a, b] = tallies;
  if (a === undefined || b === undefined) return [];
  if (a.count === b.count) return [{ type: "tie", colors: [a.color, b.color], count: a.count }];
  return [a.count > b.count ? { type: "against", more: a, less: b } : { type: "against", more: b, less: a }];
}

function allDifferent(tallies: readonly Tally[]): readonly Fact[] {
  const shared = tallies.find((each, i) => tallies.some((other, j) => i !== j && other.count === each.count));
  if (shared === undefined) return [{ type: "have", tallies }];
  return [{ type: "tie", colors: inGroups(tallies, shared.count), count: shared.count }];
}

function most(mine: readonly Tally[], all: readonly Tally[]): readonly Fact[] {
  const [first] = mine;
  if (first === undefined) return [];
  const rival = highest(all.filter((each) => each.color !== first.color));
  if (first.count > rival.count) return [{ type: "lead", tally: first }];
  if (first.count < rival.count) return [{ type: "against", more: rival, less: first }];
  const level = inGroups(all, first.count).filter((each) => each !== first.color);
  return [{ type: "tie", colors: [first.color, ...level], count: first.count }];
}
