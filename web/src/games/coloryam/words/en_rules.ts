// The rules of Color'Yam in English, in the order one meets them.
import type { coloryam } from "../../../net/wire.gen";
import type { Rule } from "../../game";
import { examples, figureOf, ruleOf } from "../figures";
import type { Objective } from "../objective";
import { lines } from "./en_lines";

const titles: { readonly [K in coloryam.Kind]: string } = {
  none: "A colour not there",
  neither: "Two colours not there",
  exactly_one: "A colour on just one die",
  exactly_two: "A colour on just two dice",
  one_without: "One on a single die, the other not there",
  one_triple: "Just one colour three times",
  no_triple: "No colour three times",
  two_pairs: "Two pairs, not three",
  a_quadruple: "A colour four times",
  three_colors: "Three colours in all",
  more_than: "More of one than of the other",
  as_many: "As many of one as of the other",
  not_as_many: "Not as many of one as of the other",
  all_different: "Three colours, three counts",
  most: "A colour in the lead",
};

const texts: { readonly [K in coloryam.Kind]: string } = {
  none: "The named colour is on no die.",
  neither: "Neither of the two named colours is on any die.",
  exactly_one: "The named colour is on one die, no more, no fewer.",
  exactly_two: "The named colour is on two dice, no more, no fewer.",
  one_without: "The first colour on just one die, the second on none.",
  one_triple: "One colour, whichever, is on three dice, and no other one is. Three and three will not do.",
  no_triple: "No colour is on exactly three dice. Four or more of a colour are fine.",
  two_pairs: "Two colours, whichever, are on two dice each. Three pairs will not do, nor four and two.",
  a_quadruple: "A colour is on exactly four dice. Five is too many.",
  three_colors: "There are three colours on the six dice, no matter how often each.",
  more_than: "The first colour on more dice than the second.",
  as_many: "Both colours on the same number of dice. None of either is level too.",
  not_as_many: "The two colours on different numbers of dice, either way round.",
  all_different: "The three colours on three different numbers of dice. None may be one of them.",
  most: "The named colour on more dice than each of the others. Level with another one is a miss.",
};

/** Where colours are named: one objective of the kind, as a line would say it. */
const example = (objective: Objective): readonly string[] =>
  objective.colors.length === 0 ? [] : [`For example: ${lines.full(objective).toLowerCase()}.`];

/** What the places of a line are worth, by how many play. */
const scales = [
  { seats: 2, title: "With two", text: "The best sum is worth 2 points, the other 1. If level, each gets 1." },
  { seats: 3, title: "With three", text: "3, 2 and 1 points. For example: 29, 25 and 25 earn 3, 1 and 1." },
  { seats: 4, title: "With four", text: "4, 3, 2 and 1 points. For example: 29, 25, 25 and 19 earn 4, 2, 2 and 1." },
  {
    seats: 5,
    title: "With five",
    text: "5, 4, 3, 2 and 1 points. For example: 29, 28, 25, 25 and 19 earn 5, 4, 2, 2 and 1.",
  },
];

export const rules: readonly Rule[] = [
  {
    id: "aim",
    title: "The aim",
    text: [
      "To have the most points at the end. On each line of the sheet everybody tries the same thing with six " +
        "coloured dice; then the sums are ranked, and the best earns the most.",
      "A met objective is worth nothing by itself: it lets you write the sum, and every sum that is written earns at " +
        "least one point. A crossed line earns none.",
    ],
  },
  {
    id: "dice",
    title: "The dice",
    text: [
      "Every die has the numbers 1 to 6 and the six colours, each once. No two dice are alike: the yellow 1 " +
        "is on one of them only.",
      "Objectives are about colours, never about numbers. The numbers make the sum, and the sum makes the ranking.",
    ],
  },
  {
    id: "sheet",
    title: "The sheet",
    text: [
      "Three parts: given colours, any colours, comparison. Each has two objectives, then its Color’Yam lines: one, " +
        "one and two.",
    ],
  },
  {
    id: "turn",
    title: "A turn",
    text: [
      "Up to three throws. The first takes all six dice. After that throw again whichever you like, dice " +
        "kept earlier included, or stop.",
      "Objective met: the sum of the six dice is written on the line. Objective missed: the line is " +
        "crossed, unless you take a second chance.",
    ],
  },
  ...examples.map((objective) => ({
    id: ruleOf(objective.kind),
    title: titles[objective.kind],
    text: [texts[objective.kind], ...example(objective)],
    Figure: figureOf(objective),
  })),
  {
    id: "coloryam",
    title: "Color’Yam lines",
    text: [
      "No objective: only the sum counts. But your Color’Yam must grow from top to bottom. A sum equal to " +
        "or below one of your earlier Color’Yam crosses the box.",
      "Example: after a Color’Yam of 24, 25 is written, 24 and 23 are crossed. A crossed box does not " +
        "hinder the next ones.",
    ],
  },
  {
    id: "second-chance",
    title: "The second chance",
    text: [
      "Objective missed? If a Color’Yam box is still empty in the same part of the sheet and your sum may " +
        "stand there, you can write it at once. You then play the line again, three throws, once the others " +
        "have played it. It is always the first empty box.",
      "Example: line 2 missed with 27, Color’Yam 1 still empty. You write 27 there and will try line 2 " +
        "again. When Color’Yam 1 comes you have nothing to play, and Color’Yam 2 will have to beat 27.",
      "Missing on purpose is allowed.",
    ],
  },
  {
    id: "points",
    title: "The points of a line",
    text: [
      "When all have played the line, the written sums are ranked: the best is worth as many points as there are " +
        "players, the next one less, and so on. A crossed line is worth 0.",
      "Players who are level all get the points of the worst of the places they share.",
    ],
  },
  ...scales.map(({ seats, title, text }) => ({ id: `points-${seats}`, title, text: [text], seats: [seats] })),
  {
    id: "first",
    title: "Who begins a line",
    text: [
      "The first line: the lot or the host. After that, whoever did best on the row just above: a line, or " +
        "the total after each part. If level, the row before decides, and so on.",
      "If all rows leave a tie, it is whoever began the line before, or the first of those who are level after that " +
        "person in table order.",
      "The others follow in that order. Who has filled the box already does not play: the next person begins.",
      "In Pro there are no totals between the parts: only the line just above counts, Color’Yam included.",
    ],
  },
  {
    id: "end",
    title: "The end",
    text: [
      "After the last line the highest total wins. If level, the highest Color’Yam decides, one for each player; if " +
        "that is the same too, the victory is shared.",
    ],
  },
  {
    id: "free",
    title: "Variant: free objectives",
    text: [
      "For beginners. Make your throws, then choose one of your empty lines: write the sum there if the " +
        "dice allow it, or cross it. No second chance. A line is ranked when all have filled it.",
      "A Color’Yam must be above those higher up and below those further down.",
    ],
  },
  {
    id: "color-chance",
    title: "Variant: Color’Chance",
    text: ["For beginners. Color’Yam need not grow any more: any sum is written."],
  },
  {
    id: "pro",
    title: "Variant: Pro",
    text: [
      "The three total boxes become Color’Yam. Thirteen lines, seven Color’Yam that must all grow, and three " +
        "more second chances. The totals, kept elsewhere, no longer say who begins.",
    ],
  },
  {
    id: "house",
    title: "At this table",
    text: [
      "Giving up (option): a met objective may be declared missed in order to take the second chance.",
      "Out of time: the turn ends with the dice as they lie; a missed objective is crossed.",
    ],
  },
];
