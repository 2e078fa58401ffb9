// What the lines ask for and what the dice say, in French. Colours agree like adjectives of "dés":
// deux bleus, deux roses, but deux orange, deux marron.
import { capital, inLetters, inList } from "../../../words/format";
import type { Color } from "../dice";
import type { Fact, Objective, Tally } from "../objective";
import type { LineWords } from "./words";

const color: { readonly [C in Color]: string } = {
  blue: "bleu",
  green: "vert",
  yellow: "jaune",
  orange: "orange",
  pink: "rose",
  brown: "marron",
};

const letter: { readonly [C in Color]: string } = {
  blue: "B",
  green: "V",
  yellow: "J",
  orange: "O",
  pink: "R",
  brown: "M",
};

const invariable: readonly Color[] = ["orange", "brown"];

const colored = (each: Color, count: number): string =>
  count > 1 && !invariable.includes(each) ? `${color[each]}s` : color[each];

const counted = ({ color: each, count }: Tally): string =>
  `${count === 0 ? "aucun" : inLetters("fr", count)} ${colored(each, count)}`;

const of = (each: Color): string => (each === "orange" ? "d’orange" : `de ${color[each]}`);

const named = (colors: readonly Color[]): string => inList("fr", colors.map((each) => color[each]));
const tallied = (tallies: readonly Tally[]): string => inList("fr", tallies.map(counted));

function short({ kind, colors }: Objective): string {
  const [x = "blue", y = "blue"] = colors;
  switch (kind) {
    case "none": return `Aucun ${color[x]}`;
    case "neither": return `Ni ${color[x]} ni ${color[y]}`;
    case "exactly_one": return `Un seul ${color[x]}`;
    case "exactly_two": return `Deux ${colored(x, 2)}, pas plus`;
    case "one_without": return `Un ${color[x]}, aucun ${color[y]}`;
    case "one_triple": return "Une seule couleur en trois";
    case "no_triple": return "Aucune couleur en trois";
    case "two_pairs": return "Deux paires, pas trois";
    case "a_quadruple": return "Une couleur en quatre";
    case "three_colors": return "Trois couleurs en tout";
    case "more_than": return `Plus ${of(x)} que ${of(y)}`;
    case "as_many": return `Autant ${of(x)} que ${of(y)}`;
    case "not_as_many": return `Pas autant ${of(x)} que ${of(y)}`;
    case "all_different": return "Trois nombres différents";
    case "most": return `${capital(color[x])} en tête`;
  }
}

function full(objective: Objective): string {
  const { kind, colors } = objective;
  const [x = "blue", y = "blue"] = colors;
  switch (kind) {
    case "none": return `Aucun dé ${color[x]}`;
    case "neither": return `Ni dé ${color[x]} ni dé ${color[y]}`;
    case "exactly_one": return `Un seul dé ${color[x]}`;
    case "exactly_two": return `Exactement deux dés ${colored(x, 2)}`;
    case "one_without": return `Un seul dé ${color[x]}, aucun ${color[y]}`;
    case "one_triple": return "Trois dés d’une couleur, une seule fois";
    case "no_triple": return "Aucune couleur sur trois dés exactement";
    case "two_pairs": return "Deux couleurs sur deux dés chacune, pas trois";
    case "a_quadruple": return "Une couleur sur quatre dés exactement";
    case "three_colors": return "Trois couleurs en tout, ni plus ni moins";
    case "more_than": return `Plus ${of(x)} que ${of(y)}`;
    case "as_many": return `Autant ${of(x)} que ${of(y)}`;
    case "not_as_many": return `Pas autant ${of(x)} que ${of(y)}`;
    case "all_different": return `${capital(named(colors))} : trois nombres différents`;
    case "most": return `Plus ${of(x)} que de toute autre couleur`;
  }
}

const level = (colors: readonly Color[], count: number): string =>
  count === 0
    ? `${colors.map((each) => `ni ${color[each]}`).join(" ")}, donc égalité`
    : `${named(colors)} sont à égalité, ${inLetters("fr", count)} partout`;

const groups = (colors: readonly Color[], size: number): string => {
  if (size === 2) {
    if (colors.length === 0) return "aucune paire";
    if (colors.length === 3) return "trois paires, une de trop";
    if (colors.length === 1) return `une seule paire, en ${named(colors)}`;
    return `une paire en ${colors.map((each) => color[each]).join(" et une en ")}`;
  }
  if (colors.length === 0) return `aucune couleur n’est en ${inLetters("fr", size)}`;
  const each = tallied(colors.map((one) => ({ color: one, count: size })));
  return colors.length === 1 ? each : `${each}, deux couleurs en ${inLetters("fr", size)}`;
};

const needed = ({ count }: Tally, wanted: number): string =>
  wanted === 1 && count > 1 ? "un seul" : inLetters("fr", wanted);

function fact(each: Fact): string {
  switch (each.type) {
    case "have": return tallied(each.tallies);
    case "left": return `il reste ${tallied(each.tallies)}`;
    case "need": return `${counted(each.tally)}, il en faut ${needed(each.tally, each.wanted)}`;
    case "groups": return groups(each.colors, each.size);
    case "over": return `${counted(each.tally)}, ${inLetters("fr", each.tally.count - each.wanted)} de trop`;
    case "best": return `au mieux ${counted(each.tally)}`;
    case "palette": {
      const found = each.colors.length;
      if (found === each.wanted) return `${inLetters("fr", found)} couleurs, ${named(each.colors)}`;
      const seen = found === 1 ? "une seule couleur" : `${inLetters("fr", found)} couleurs`;
      return `${seen}, il en faut ${inLetters("fr", each.wanted)}`;
    }
    case "tie": return level(each.colors, each.count);
    case "against": return `${counted(each.more)} contre ${counted(each.less)}`;
    case "lead": return `${counted(each.tally)}, plus que toute autre couleur`;
  }
}

export const lines: LineWords = {
  color,
  letter,
  short,
  full,
  fact,
  facts: (facts) => `${facts.map(fact).join(", et ")}.`,
};
