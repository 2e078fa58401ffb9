// Where the steps came from, and the album, in English.
import { capital, inLetters, inList } from "../../../words/format";
import type { Told } from "../evening";
import type { Line } from "../facts";
import type { AlbumWords } from "./album";
import { counted, letterAt, named, quoted, signed, together, who, whose } from "./en_people";
import { table } from "./en_table";
import type { SheetWords } from "./sheet";

/** Nour’s “cup”; without the word for who may not read it. */
const nameOfThing = ({ thing }: Told, people: Parameters<SheetWords["keptLine"]>[1]): string =>
  capital(
    thing.word === "" ? table.object.short(thing, people) : `${whose(thing.owner, people)} ${quoted(thing.word)}`,
  );

export const sheet: SheetWords = {
  title: "Where the steps came from",
  player: "Player",
  guesses: "Words found",
  objects: "Own objects",
  hazards: "Dragons, ghost",
  penalties: "Losses",
  total: "Space",
  start: (space) => `All hats started on space ${space}.`,
  found: ({ found, tried }) => `${counted(found, "word")} in ${tried} ${tried === 1 ? "guess" : "guesses"}`,
  me: "You",
  steps: (count) => (count === 0 ? "0" : signed(count)),
  best: "The keenest eye",
  bestLine: (seats, found, people) => `${capital(together(seats, people))}: ${counted(found, "word")} found.`,
  quick: "Soon guessed",
  quickLine: (told, people) => {
    const after = told.questions === 0 ? "without a question" : `after ${counted(told.questions, "question")}`;
    return `${nameOfThing(told, people)}: found ${after}.`;
  },
  kept: "The riddle that held",
  keptLine: (told, people) => {
    const asked = told.questions === 0 ? "no question" : counted(told.questions, "question");
    return `${nameOfThing(told, people)}: ${asked}, no arrow.`;
  },
};

const curse = ({ is_curse }: Line): string => (is_curse ? ", by a curse" : "");

const what = ({ kind, text, position }: Line): string => {
  if (kind === "letter") return letterAt(position);
  return kind === "guess" ? `the guess ${quoted(text)}` : `the question ${quoted(text)}`;
};

export const album: AlbumWords = {
  title: "The album",
  cover: ({ names }) => inList("en", names),
  count: (objects) => `${capital(inLetters("en", objects))} objects, and what they meant.`,
  contents: "All objects",
  entry: ({ word, owner, number }, people) =>
    capital(`${whose(owner, people)} ${word === "" ? `object ${number + 1}` : quoted(word)}`),
  by: ({ owner, number }, people) => `By ${who(owner, people)} · object ${number + 1}`,
  theme: (theme) => `Theme: ${quoted(theme)}`,
  found: ({ line, points }, people) => `Found by ${who(line.asker, people)}${curse(line)}: ${signed(points)}`,
  notFound: "Nobody found it.",
  notInBook: (bot, people) => `${who(bot, people)}: “That word is not in my book. Well chosen!”`,
  cost: (points) => `${signed(points)} at the end for its maker`,
  picture: (thing, people) =>
    `${album.entry(thing, people)}. ${table.object.description(thing)}`,
  film: "See it being made",
  turn: "Take it in hand",
  talk: (count) => (count === 1 ? "Asked once" : `Asked ${count} times`),
  noTalk: "Nobody asked anything about this object.",
  notes: "Your notes",
  asker: (line, people) => `${named(line.asker, people)}${curse(line)}`,
  letter: ({ position }) => capital(letterAt(position)),
  given: ({ text }) => (text === "" ? "none" : text.toLocaleUpperCase()),
  guess: ({ text }) => quoted(text),
  verdict: ({ answer }) => (answer === "yes" ? "That is it" : answer === "no" ? "No" : "No answer"),
  disputes: "Does an answer seem wrong to you? Dispute it: it shows, and no hat moves for it.",
  dispute: (isMine) => (isMine ? "Withdraw" : "Dispute"),
  disputeLabel: (line, isMine) => isMine ? `Withdraw my dispute: ${what(line)}` : `Dispute: ${what(line)}`,
  disputed: (seats, people) => `Disputed by ${together(seats, people)}`,
};
