// The table of Color Words in English.
import { inList } from "../../../words/format";
import type { People } from "../../game";
import { type Draft, wayOf } from "../draft";
import { bonusOf, type Colour, colours, coordinate, entriesOf, seatsFrom, start, type View } from "../grid";
import { cards } from "./en_cards";
import { plural, points } from "./en_people";
import { isMe, nameOf } from "./people";
import type { Said, TableWords } from "./table";

const colourOf = (cell: number, colour: Colour | null): string =>
  (cell === start || colour === null ? "start" : cards.colour[colour]);
const grid = (seat: number, people: People): string =>
  (isMe(seat, people) ? "Your grid" : `${nameOf(seat, people)}’s grid`);

function situation(view: View, people: People): Said {
  const { open } = view;
  const lead = `Round ${open.round + 1} of 6.`;
  switch (open.phase) {
    case "crossing": return { lead, rest: "A star is crossed before the round." };
    case "drawing": return { lead, rest: "Three letters and a bonus are drawn." };
    case "writing": {
      const left = seatsFrom(view).filter((seat) => !open.done.includes(seat));
      if (left.length === 0) return { lead, rest: "" };
      if (left.includes(view.me)) return { lead, rest: "Your turn to write." };
      return { lead, rest: `Waiting for ${inList("en", left.map((seat) => nameOf(seat, people)))}.` };
    }
    case "voting": return { lead, rest: "The table is being asked." };
    case "reviewing": return { lead, rest: "All words are shown." };
    case "over": return { lead: "The game is over.", rest: "" };
  }
}

function saySheet(view: View, seat: number, people: People): string {
  const words = entriesOf(view, seat).map((entry) => `${cards.word(entry.word)} ${cards.way(entry)}`);
  const empty = view.board.empty[seat] ?? 0;
  const rest = `${empty} empty cell${plural(empty)}`;
  return `${grid(seat, people)}: ${words.length === 0 ? "no words" : words.join(", ")}; ${rest}.`;
}

function sayDraw(view: View): string {
  const bonus = bonusOf(view);
  const trays = colours.map((colour, i) => `${view.open.trays[i] ?? ""} on ${cards.colour[colour]}`);
  return `Letters: ${inList("en", trays)}.` + (bonus === undefined ? "" : ` Bonus: ${cards.bonusPoints(bonus)}.`);
}

function sayDraft(draft: Draft): string {
  const way = wayOf(draft).slice(0, Math.max(draft.letters.length, 1));
  const cells = way.map((cell) => (cell < 0 ? "off the grid" : coordinate(cell)));
  if (draft.letters !== "") {
    const place = cells.length === 0 ? "not placed yet" : cells.join(", ");
    return `Your word: ${cards.word(draft.letters)}, ${place}.`;
  }
  return draft.at === null ? "Your word: nothing yet." : `Your word will begin on ${cells[0]}.`;
}

const heading = { right: "right", down: "down" } as const;

export const table: TableWords = {
  twin: "The table in words",
  close: "Close",

  draw: "The draw",
  bonus: "This round’s bonus",
  worth: "2 points on its colour, 1 elsewhere",
  time: "Time left",
  bell: (word) =>
    (word === "" ? "A legal word counts even if it is not sent" : `${cards.word(word)} will count if the bell rings`),
  isKept: "counts at the bell",
  language: (language) => (language === "english" ? "English words" : "French words"),
  secondsLeft: (seconds) => `${seconds} seconds left.`,

  grid,
  cell: (cell, colour, letter, isDraft) => {
    const place = `${coordinate(cell)}, ${colourOf(cell, colour)}`;
    if (letter === "") return `${place}, ${isDraft ? "on your path" : "empty"}`;
    return `${place}, letter ${letter}${isDraft ? ", your word" : ""}`;
  },
  gridHelp:
    "Arrow keys move over the grid. Type a letter to begin on the cell you are on; then the right or down arrow turns "
    + "the word, Backspace deletes, Enter sends, Escape starts over.",

  keyHelp: "→ ↓ turn · Backspace delete · Enter send · Esc start over",
  taken: "This cell has a letter already: the word cannot pass there.",

  word: "Your word",
  turn: (letter, direction) => `After ${letter} the word goes ${heading[direction]}: turn`,
  keys: "Keyboard",
  letterKey: (letter, colour) => (colour === null ? letter : `${letter}, drawn on ${cards.colour[colour]}`),
  turnKey: (direction) => `What follows goes ${heading[direction]}: turn`,
  backspace: "Delete the last letter",
  clear: "Clear the word",
  begin: (at, language) => {
    const tongue = language === "english" ? "in English" : "in French";
    return at === null
      ? `Touch a free cell beside a letter, then write ${tongue}.`
      : `Write your word ${tongue} from ${coordinate(at)} on.`;
  },
  place: "Touch the cell where this word begins.",
  fill: (count) => `A path of ${count} cells: write its letters.`,
  unjudged: "This word will be checked when you send it.",
  legal: "Known word, legal path",
  unknown: (isAlone) => (isAlone ? "Unknown word: you decide" : "Unknown word: the table will vote"),
  onColour: (count) => (count > 1 ? `${count} times on its colour` : "on its colour"),
  onOther: ([colour, ...more]) => {
    if (more.length > 0) return `${more.length + 1} times off its colour`;
    return colour == null ? "on the start" : `on a ${cards.ofCell[colour]} cell`;
  },
  bonusIf: (isAlone) => (isAlone ? "bonus if you say so" : "bonus if the table agrees"),
  bonusMet: "bonus met",
  bonusMissed: "bonus missed",
  bonusUnclaimed: "without the theme",
  claim: "Fits the theme",

  send: (word, count) => `Send “${word}”${count === null ? "" : ` · ${count}`}`,
  sendNone: "No word",
  askNone: "Write nothing this round?",
  writeOne: "Write",
  passRound: "Skip the round",
  sendHint: "Write a word",
  change: "Change the word",
  keep: (word) => (word === "" ? "Change nothing" : `Keep ${cards.word(word)}`),
  sent: (word) => ({
    lead: word === "" ? "You sit this round out." : `${cards.word(word)} is sent.`,
    rest: "You can change it until everybody has sent or the bell rings.",
  }),
  changing: (word) => (word === ""
    ? "Unless you send a word, you sit this round out."
    : `${cards.word(word)} counts until you send another.`),
  rung: (word) => ({
    lead: "The bell has rung for you.",
    rest: word === "" ? "No word this time." : `${cards.word(word)} counts.`,
  }),

  seats: "The others",
  hasSent: "has sent",
  isThinking: "is thinking",
  sheets: "Grids and points",
  openSheet: "See the grid",
  rounds: (isMine) => (isMine ? "Your rounds" : "Rounds"),
  round: (round, count) => `Round ${round + 1}: ${count === null ? "to come" : points(count)}`,
  total: (count) => `Total: ${points(count)}`,
  situation,
  watching: "You are watching.",

  sayDraw,
  sayDraft,
  saySheet,
  saySeats: ({ open }, people) =>
    people.names.map((_, seat) => `${isMe(seat, people) ? "You" : nameOf(seat, people)}: `
      + `${open.done.includes(seat) ? "word sent" : "not sent yet"}`).join(", ") + ".",
  sayScores: (view, people) =>
    `Points: ${seatsFrom(view).map((seat) => `${isMe(seat, people) ? "you" : nameOf(seat, people)} `
      + `${view.board.totals[seat] ?? 0}`).join(", ")}.`,
};
