// What is said in English once the words are shown: points, the best words there were, votes, stars.
import { capital, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import type { Bonus, Entry } from "../grid";
import type { Lost } from "../kept";
import type { StarState } from "../review";
import { spelt } from "../spelling";
import { cards } from "./en_cards";
import { points, together } from "./en_people";
import { isMe, nameOf } from "./people";
import type { ReviewWords, StarWords, Theme, VotingWords } from "./words";

const ofSeat = (seat: number, people: People): string =>
  isMe(seat, people) ? "your grid" : `${nameOf(seat, people)}’s grid`;
const gridOf = (entry: Entry, seat: number, people: People): string =>
  entry.word === ""
    ? capital(ofSeat(seat, people))
    : `${cards.word(entry.word)} on ${ofSeat(seat, people)}, ${cards.way(entry)}`;
const waits = (seats: readonly number[], people: People): string => `Waiting for ${together(seats, people)}.`;
const themeOf = (bonus: Bonus | null): string =>
  bonus?.asks.type === "theme" ? cards.theme[bonus.asks.theme as Theme] : "";

function lost({ word, why, counted }: Lost): string {
  const what = {
    unknown: "is not in the dictionary",
    unfit: "was not finished, or did not fit there",
    late: "came too late",
  }[why];
  const instead = counted === "" ? "it did not count" : `${cards.word(counted)} counts instead`;
  return `Time was up. ${cards.word(word)} ${what}: ${instead}.`;
}

export const review: ReviewWords = {
  title: (round) => `Round ${round + 1}`,
  none: "No word",
  lost,
  refused: "refused by the table",
  why: (seat, people, isAlone) => {
    if (isAlone) return "You said it is not a word: 0 points, the grid stays as it was.";
    const grid = isMe(seat, people) ? "your grid" : "their grid";
    return `The table did not accept this word: 0 points, ${grid} stays as it was.`;
  },
  votes: (question, yes, no) => `Vote on the ${question}: ${yes} yes, ${no} no`,
  letters: "Letters",
  bonus: "Bonus",
  themeRefused: "off the theme",
  mark: ({ letter, tray, points: worth }) => {
    if (tray === null) return `${letter}, 0`;
    return worth === 2 ? `${letter} on its colour, 2` : `${letter} off its colour, 1`;
  },
  ringed: (stars) => `${stars.length > 1 ? "Stars" : "Star"} of ${inList("en", stars.map(cards.star))}`,
  total: "Total",
  others: "The others",
  everybody: "The grids",
  gridOf,
  gridOfFound: (found) => `${cards.word(found.word)}, ${cards.way(found)}`,
  yours: "Your word",
  best: "The best words",
  searching: "The dictionary is looking for the best word…",
  noBest: "There was no room left for a word.",
  unsought: "The dictionary could not be reached.",
  lesson: (mine, best) => `Up to ${points(best)} were possible; you score ${mine}.`,
  wasBest: "No word in the dictionary scored more.",
  bestShort: (found) => `Best: ${spelt(found.word)}, ${found.letters + found.bonus}`,
  bestOf: (found) =>
    `The best: ${cards.word(found.word)}, ${points(found.letters + found.bonus)}, ${cards.way(found)}.`,
  atZero: "At 0:00 the game goes on by itself.",
  goOn: (isLast) => (isLast ? "See the result" : "Next round"),
  waiting: waits,
  wentOn: "ready",
  ready: (seats, people) => `Ready to go on: ${together(seats, people)}.`,
};

export const voting: VotingWords = {
  title: (isAlone) => (isAlone ? "You decide" : "The table decides"),
  help: (isAlone, isPair) => {
    if (isAlone) return "The dictionary settles nothing here: you are the judge, in good faith.";
    return isPair
      ? "Between two, each judges the other’s word; without an opinion it is accepted."
      : "The majority wins; on a tie the word is accepted.";
  },
  whose: (seat, people) => (isMe(seat, people) ? "Your word" : nameOf(seat, people)),
  question: ({ question }, bonus) =>
    question === "word" ? "Do you accept this word?" : `Does it fit the theme “${themeOf(bonus)}”?`,
  unknown: "The table’s dictionary does not know it. A proper noun, perhaps?",
  listed: "The table’s dictionary has it under this theme.",
  unlisted: "It is not in the table’s list, which proves nothing.",
  answer: (word) => `Your opinion on ${cards.word(word)}`,
  yes: "Yes",
  no: "No",
  abstain: "No opinion",
  answered: (answer) => `Your answer: ${{ yes: "yes", no: "no", abstain: "no opinion" }[answer]}`,
  send: (answered, count, isPair = false) => {
    if (answered === 0) return isPair ? "Accept without an opinion" : "Let the others decide";
    return answered === 1 && count === 1 ? "Give my opinion" : `Give my opinions (${answered} of ${count})`;
  },
  sendAlone: (answered, count) => (answered < count ? "Choose yes or no" : "So be it"),
  own: "Your word is in question",
  ownWord: ({ question }, word, bonus) =>
    question === "word"
      ? `The table says whether it accepts ${cards.word(word)}.`
      : `The table says whether ${cards.word(word)} fits the theme “${themeOf(bonus)}”.`,
  voted: "Your opinion is given.",
  atZero: "At 0:00 the game goes on without your opinion.",
  waiting: waits,
  gridOf,
};

function state({ star, ringed, isCrossed, missing }: StarState, people: People): string {
  const name = capital(cards.star(star));
  if (ringed.length > 0) return `${name}: ringed by ${together(ringed, people)}`;
  if (isCrossed) return `${name}: crossed out`;
  if (missing < 0) return `${name}: to be won`;
  return `${name}: you lack ${missing === 1 ? "one cell" : `${inLetters("en", missing)} cells`}`;
}

export const stars: StarWords = {
  title: "Star race",
  help: "The first to fill a row or column gets 2 points. Nobody else can win it after that.",
  lines: "Rows",
  columns: "Columns",
  state,
  crossing: "Cross out a star",
  crossingHelp: "Alone, you give up one star before each round: that row or column will be worth nothing.",
  cross: (star) => (star === null ? "Choose a star" : `Cross out the star ${cards.ofStar(star)}`),
};
