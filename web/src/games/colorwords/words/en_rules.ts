// The rules of Color Words in English, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";

const basics: readonly Rule[] = [
  {
    id: "aim",
    title: "The aim",
    text: [
      "The highest total after six rounds wins; a tie is a shared win.",
      "Each round, one word, everybody at once, usually within 90 seconds. Your words step down a grid of colours; " +
        "the letters drawn score, and score more on their own colour.",
    ],
  },
  {
    id: "draw",
    title: "The draw",
    text: [
      "Each round, three letters: one on blue, one on yellow, one on red. And a bonus card, the same for all.",
      "Eighteen letters for six rounds: each comes up once and only once. H, J, K, Q, W, X, Y and Z are never drawn, " +
        "but your words may contain them.",
      "You need not use the letters drawn.",
    ],
  },
  {
    id: "way",
    title: "The path",
    text: [
      "One letter a cell. The next goes into the cell to the right or the one below: straight, or in steps. Never to " +
        "the left, never up.",
      "The first word starts on A1. Each later word starts on an empty cell that shares a side with a letter already " +
        "written; only its first letter has to touch.",
      "All cells of the word must be empty: you do not cross an earlier word, nor use its letters again.",
    ],
    Figure: figures.path,
  },
  {
    id: "words",
    title: "Which words",
    text: [
      "At least two letters, and in the table’s dictionary. Plurals and all forms of verbs count.",
      "No abbreviation, no hyphen, no apostrophe. No proper noun, except in a round with a theme.",
      "Accents do not count, œ and æ are two letters. The same word may come again, and several players may write " +
        "the same.",
    ],
  },
  {
    id: "points",
    title: "The points",
    text: [
      "Each letter drawn is worth 2 points if its cell has the colour of its tray, 1 point if not. A1 has no colour: " +
        "1 point.",
      "A letter that comes again counts again. Other letters are worth 0.",
      "Example: T on blue, L on yellow, A on red. “table” in steps: T 1, A 2, L 2, that is 5 points.",
    ],
    Figure: figures.points,
  },
];

const bonuses: readonly Rule[] = [
  {
    id: "bonus",
    title: "The bonuses",
    text: [
      "One card a round: if your word does what it asks, its points are added.",
      "A turn is a cell where the path changes direction; neither the first letter nor the last. Of coloured cells " +
        "you may cover more than asked.",
    ],
    Figure: figures.bonus,
  },
  {
    id: "themes",
    title: "The themes",
    text: [
      "Twelve bonus cards ask for a theme: music, cooking, history… Say that your word belongs to it and the table " +
        "will judge: 3 points if it agrees.",
      "Each card says all of its theme: a famous person may be real or fictional, plants and animals belong to nature.",
      "In such a round proper nouns are allowed, on the theme or off it; acronyms (NATO, UNESCO) are none.",
    ],
  },
  {
    id: "votes",
    title: "The table decides",
    text: [
      "A word that claims the theme, or that the dictionary does not know where the table allows it, is put to the " +
        "others. The majority wins; a tie means yes. You may leave it to the others.",
      "Theme refused: the word stays, without the bonus. Word refused: 0 points, and the grid stays as it was.",
      "Alone, you are the judge. The table’s list may have the word under this theme; that is a hint, not a verdict.",
    ],
  },
];

const endings: readonly Rule[] = [
  {
    id: "grid-a",
    title: "Grid A: the fullest",
    text: [
      "After the sixth round, whoever has the fewest empty cells gets 5 points; if level, each gets them.",
      "Each step, to the right or down, leads to one of the two other colours.",
    ],
  },
  {
    id: "stars",
    title: "Grid B: the star race",
    text: [
      "Fourteen stars: one for each row, one for each column. At the end of a round, whoever has just filled a row " +
        "or column rings its star: 2 points at the end.",
      "Those who fill it in the same round ring it together; for all others it is lost.",
      "Neighbouring cells often have the same colour here: think of double letters.",
    ],
    Figure: figures.stars,
  },
  {
    id: "end",
    title: "The end",
    text: [
      "After six rounds, the points of the words and those of the grid are added: 5 for the fullest, or 2 a star.",
    ],
  },
  {
    id: "solo",
    seats: [1],
    title: "Alone",
    text: [
      "Grid A: 5 points more if seven cells or fewer are empty.",
      "Grid B: before each round you cross out a star that you have not ringed; it will be worth nothing.",
      "Your total gives you from none to five stars.",
    ],
    Figure: figures.solo,
  },
  {
    id: "time",
    title: "At this table",
    text: [
      "A round lasts 90 seconds; the table may choose another pace, or no clock. Your very first game has none.",
      "A word that was sent can be replaced by another until everybody has sent theirs. Nobody sees the others’ " +
        "words before the round ends.",
      "When the bell rings, a word written but not sent counts if it is allowed. No word: 0 points.",
      "Out of time for a vote: no opinion. For a star to cross out: the last that is left.",
      "After each round everybody’s words are read; the next one waits until all have gone on, or time is up. The " +
        "dictionary then shows the best words there were. Never before.",
    ],
  },
];

export const rules: readonly Rule[] = [...basics, ...bonuses, ...endings];
