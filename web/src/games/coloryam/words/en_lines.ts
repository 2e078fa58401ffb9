// What the lines ask for and what the dice say, in English.
import { capital, inLetters, inList } from "../../../words/format";
import type { Color } from "../dice";
import type { Fact, Objective, Tally } from "../objective";
import type { LineWords } from "./words";

const color: { readonly [C in Color]: string } = {
  blue: "blue",
  green: "green",
  yellow: "yellow",
  orange: "orange",
  pink: "pink",
  brown: "brown",
};

// N for brown: B is blue.
const letter: { readonly [C in Color]: string } = {
  blue: "B",
  green: "G",
  yellow: "Y",
  orange: "O",
  pink: "P",
  brown: "N",
};

const counted = ({ color: each, count }: Tally): string => `${count === 0 ? "no" : inLetters("en", count)} ${each}`;

const named = (colors: readonly Color[]): string => inList("en", colors);
const tallied = (tallies: readonly Tally[]): string => inList("en", tallies.map(counted));

function short({ kind, colors }: Objective): string {
  const [x = "blue", y = "blue"] = colors;
  switch (kind) {
    case "none": return `No ${x}`;
    case "neither": return `No ${x}, no ${y}`;
    case "exactly_one": return `Just one ${x}`;
    case "exactly_two": return `Just two ${x}`;
    case "one_without": return `One ${x}, no ${y}`;
    case "one_triple": return "Just one colour three times";
    case "no_triple": return "No colour three times";
    case "two_pairs": return "Two pairs, not three";
    case "a_quadruple": return "A colour four times";
    case "three_colors": return "Three colours in all";
    case "more_than": return `More ${x} than ${y}`;
    case "as_many": return `As many ${x} as ${y}`;
    case "not_as_many": return `Not as many ${x} as ${y}`;
    case "all_different": return "Three different counts";
    case "most": return `${capital(x)} in the lead`;
  }
}

function full(objective: Objective): string {
  const { kind, colors } = objective;
  const [x = "blue", y = "blue"] = colors;
  switch (kind) {
    case "none": return `No ${x} die`;
    case "neither": return `No ${x} die and no ${y} die`;
    case "exactly_one": return `Exactly one ${x} die`;
    case "exactly_two": return `Exactly two ${x} dice`;
    case "one_without": return `Exactly one ${x} die, no ${y}`;
    case "one_triple": return "Three dice of a colour, once only";
    case "no_triple": return "No colour on exactly three dice";
    case "two_pairs": return "Two colours on two dice each, not three";
    case "a_quadruple": return "A colour on exactly four dice";
    case "three_colors": return "Three colours in all, no more, no fewer";
    case "all_different": return `${capital(named(colors))}: three different counts`;
    case "most": return `More ${x} than any other colour`;
    case "more_than":
    case "as_many":
    case "not_as_many": return short(objective);
  }
}

const level = (colors: readonly Color[], count: number): string =>
  count === 0
    ? `no ${colors.join(" and no ")}, so they are level`
    : `${named(colors)} are level, ${inLetters("en", count)} each`;

const groups = (colors: readonly Color[], size: number): string => {
  if (size === 2) {
    if (colors.length === 0) return "no pair";
    if (colors.length === 3) return "three pairs, one too many";
    return colors.length === 1 ? `only one pair, ${named(colors)}` : `a pair of ${colors.join(" and a pair of ")}`;
  }
  if (colors.length === 0) return `no colour is on ${inLetters("en", size)} dice`;
  const each = tallied(colors.map((one) => ({ color: one, count: size })));
  return colors.length === 1 ? each : `${each}, two colours ${inLetters("en", size)} times`;
};

const needed = ({ count }: Tally, wanted: number): string =>
  wanted === 1 ? (count > 1 ? "just one is" : "one is") : `${inLetters("en", wanted)} are`;

function fact(each: Fact): string {
  switch (each.type) {
    case "have": return tallied(each.tallies);
    case "left": return `${tallied(each.tallies)} still there`;
    case "need": return `${counted(each.tally)}, ${needed(each.tally, each.wanted)} needed`;
    case "groups": return groups(each.colors, each.size);
    case "over": return `${counted(each.tally)}, ${inLetters("en", each.tally.count - each.wanted)} too many`;
    case "best": return `${counted(each.tally)} at best`;
    case "palette": {
      const found = each.colors.length;
      if (found === each.wanted) return `${inLetters("en", found)} colours, ${named(each.colors)}`;
      const seen = found === 1 ? "only one colour" : `${inLetters("en", found)} colours`;
      return `${seen}, ${inLetters("en", each.wanted)} are needed`;
    }
    case "tie": return level(each.colors, each.count);
    case "against": return `${counted(each.more)} against ${counted(each.less)}`;
    case "lead": return `${counted(each.tally)}, more than any other colour`;
  }
}

export const lines: LineWords = {
  color,
  letter,
  short,
  full,
  fact,
  facts: (facts) => `${facts.map(fact).join(", and ")}.`,
};
