// What the table says in English while people play.
import { isRemoved } from "../../../kit/removed";
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import {
  arrowsMax, closedTo, goal, isSecret, isUnread, leaders, type Line, ring as spaces, spaceAt, type Thing, type Worth,
} from "../facts";
import { lettersGiven, patternOf, written } from "../letters";
import { counted, does, letterAt, named, plural, quoted, signed, together, who, whose } from "./en_people";
import { situation } from "./en_situation";
import { isMe, nameOf } from "./people";
import type {
  AskWords, CurseWords, HatWords, LetterWords, MoveWords, ObjectWords, ReplyWords, RingWords, SayWords, TableWords,
  TalkWords,
} from "./table";

const answer: TableWords["answer"] = {
  yes: "Yes", no: "No", probably: "Probably", unknown: "I don’t know", unclear: "Not understood",
};

const shares = ({ guesser, owner: change }: Worth, { owner }: Thing, people: People): string =>
  `${signed(guesser)} for you, ${signed(change)} for ${who(owner, people)}`;

const object: ObjectWords = {
  shelf: "The objects",
  title: ({ owner }, people) => `${capital(whose(owner, people))} riddle`,
  line: ({ number, arrows }, people) => {
    const planted = arrows.length === 0 ? "no arrow yet" : `${counted(arrows.length, "arrow")}, by `;
    return `Object ${number + 1} · ${planted}${arrows.length === 0 ? "" : together(arrows, people)}`;
  },
  short: ({ owner, number }, people) => whose(owner, people) + ` object ${number + 1}`,
  label: (thing, closed, people) =>
    [
      capital(object.short(thing, people)),
      thing.arrows.length === 0 ? "no arrow" : `${counted(thing.arrows.length, "arrow")} by ` +
        together(thing.arrows, people),
      closed === "guessed" ? "you have found it already" : "",
    ].filter((each) => each !== "").join(", "),
  description: ({ description }) => {
    if (isRemoved(description)) return "Description removed, with whoever wrote it.";
    return description === "" ? "No description." : description;
  },
  closed: (closed, { arrows }, people) => {
    if (closed === "own") return "This one is yours: take another in hand.";
    if (closed === "guessed") return "You have found it already.";
    return `Two arrows are planted in it, by ${together(arrows, people)}.`;
  },
  worth: (worth, thing, people) => `Finding this word: ${shares(worth, thing, people)}.`,
  brought: (worth, thing, people) => `Found: ${shares(worth, thing, people)}.`,
  secret: (word) => `Your word: ${quoted(word)}`,
  laidOpen: (word) => `It was ${quoted(word)}`,
  theme: (theme, seat, people) => `${capital(whose(seat, people))} theme: ${quoted(theme)}`,
  turn: "Turn",
  closer: "Closer",
  farther: "Farther",
  loading: "The object is on its way…",
  none: "This object cannot be shown here.",
};

const ring: RingWords = {
  title: "The ring and the gems",
  spaces: "The ring",
  name: { elf: "Elf", gem: "Gem", dragon: "Dragon", question: "Questions", ghost: "Ghost" },
  line: {
    elf: "a letter",
    gem: "one more gem",
    dragon: "a step for the others",
    question: "two series of questions",
    ghost: "two steps for the others",
  },
  space: (index, here, people) => {
    const kind = spaceAt(index);
    const there = here.length === 0 ? "" : `: ${together(here, people)}`;
    return `Space ${index + 1}, ${ring.name[kind]}, ${ring.line[kind]}${there}`;
  },
  die: (number) => `The die: ${number}`,
  go: ({ spaces: count, kind }) => `Pay ${counted(count, "gem")} to go to ${ring.name[kind]}`,
};

const hats: HatWords = {
  title: "Hats",
  lead: (view, people) => {
    const first = leaders(view.table);
    const left = Math.max(0, goal - (view.table.players[first[0] ?? 0]?.hat ?? 0));
    if (first.length === view.table.seats) return `Everybody ${counted(left, "step")} from the goal`;
    const isOne = first.length === 1 && !isMe(first[0] ?? -1, people);
    if (left === 0) return `${capital(together(first, people))} ${isOne ? "is" : "are"} at the goal`;
    return `${capital(together(first, people))} ${isOne ? "leads" : "lead"}, ${counted(left, "step")} from the goal`;
  },
  start: "Start",
  goal: "Goal",
  mark: (seat, hat, people) => `${named(seat, people)}: space ${hat} of ${goal}`,
};

const talk: TalkWords = {
  live: "Live",
  notebook: "Notebook",
  none: "Nobody has asked anything yet. Take the objects in hand meanwhile.",
  noneAbout: "Nothing was asked about this object yet.",
  all: (count) => `The whole talk (${count})`,
  asks: (asker, { owner, number }, people) => `${named(asker, people)} to ${who(owner, people)}, object ${number + 1}`,
  question: ({ text }) => (isRemoved(text) ? "Question removed, with whoever asked it." : text),
  deed: (line, people) => {
    const { kind, asker, position, text } = line;
    if (kind === "letter") return `${does(asker, people, "ask", "asks")} for ${letterAt(position)}.`;
    if (isSecret(line, people)) return `${does(asker, people, "propose", "proposes")} a word.`;
    return `${does(asker, people, "propose", "proposes")} ${quoted(text)}.`;
  },
  letter: ({ text, is_hidden }) =>
    is_hidden ? "Secret answer" : text === "" ? "No letter there" : `It is ${text.toLocaleUpperCase()}`,
  guess: ({ answer: said, asker }, people) =>
    said === "yes" ? (isMe(asker, people) ? "Found" : "That is it") : "That is not it",
  thinking: (seat, people) => `${does(seat, people, "think", "thinks")}…`,
  curse: "by a curse",
  muted: "A question that you no longer read.",
  open: "Read it anyway",
};

const move: MoveWords = {
  roll: "Throw the die",
  dieInstead: "The die instead",
  payShort: ({ spaces: count }) => `Pay ${counted(count, "gem")}`,
  pay: ({ spaces: count, kind }) => `Pay ${counted(count, "gem")} · ${ring.name[kind]}`,
  help: (gems) =>
    gems === 0 ? "You have no gem left: the die decides." : `You have ${counted(gems, "gem")}.`,
  choices: "Pay gems",
  leads: (space) => `${ring.name[space]}: ${ring.line[space]}.`,
};

const letter: LetterWords = {
  from: "Counting",
  start: "from the start",
  end: "from the end",
  less: "One place before",
  more: "One place after",
  which: (position) => capital(letterAt(position)),
  ask: (position) => `Ask for ${letterAt(position)}`,
  no: "No letter",
  pattern: ({ start, end, length, below }) => {
    const say = (at: number, known: string | null): string =>
      known === null ? "" : `${letterAt(at)} is ${known.toLocaleUpperCase()}`;
    const all = [
      ...start.map((known, i) => say(i + 1, known)), ...end.map((known, i) => say(i - end.length, known)),
    ].filter((each) => each !== "");
    const size = length !== null ? `the word has ${counted(length, "letter")}`
      : below === null ? "" : letter.below(below);
    return capital(inList("en", size === "" ? all : [...all, size]));
  },
  known: (letters) => `Your letters: ${letters}`,
  below: (letters) => `fewer than ${letters} letters`,
};

const ask: AskWords = {
  to: ({ owner, number }, people) => `To ${nameOf(owner, people)}, about object ${number + 1}`,
  guessing: ({ owner, number }, people) => `${nameOf(owner, people)}’s word, object ${number + 1}`,
  placeholder: "Is it bigger than a hand?",
  baffled: (bot, people) => `${nameOf(bot, people)} did not understand. Try this instead:`,
  guessHelp: "Only who made it will read your proposal.",
  noLetters: "At this table nobody talks about the letters of a word.",
  ask: "Ask",
  guess: "Propose",
  toGuess: "Guess",
  toAsk: "A question",
  stop: (isSecond) => (isSecond ? "End my turn" : "On to the second"),
  stopShort: (isSecond) => (isSecond ? "End" : "Go on"),
  missing: (isGuess) => (isGuess ? "Write the word first." : "Write your question first."),
  over: (chars) => `${counted(chars, "character")} too many`,
  count: (chars, max) => `${chars} of ${max}`,
};

const reply: ReplyWords = {
  asks: ({ asker }, people) => does(asker, people, "ask", "asks you"),
  word: (word) => `Your word: ${quoted(word)}`,
  help: "Answer sincerely, as well as you can. A no ends the series.",
  guesses: ({ asker }, people) => does(asker, people, "propose", "proposes"),
  yours: "Your word",
  judge: "Is it the same thing?",
  right: "Yes, that is it",
  wrong: "No",
};

const curse: CurseWords = {
  title: "Curse",
  button: "Curse",
  left: (count) => (count === 0 ? "none left" : `${count} left`),
  open: (count) => `Curse, ${count} left`,
  help: (count) =>
    "A curse gives you a letter or a guess, even in the turn of others. " +
    (count === 0 ? "You have none left." : `You have ${count} left.`),
  what: "What you want",
  letter: "A letter",
  guess: "Guess",
  word: "Your proposal",
  send: (what) => (what === "letter" ? "Spend it on this letter" : "Spend it on this word"),
  why: (why, { table }, people) => {
    switch (why) {
      case "none_left": return "You have no curse left.";
      case "asked": return "You were asked: close this and answer first.";
      case "waiting": return "Wait for the answer that is due.";
      case "second_series": return `Not during ${whose(table.turn, people)} second series.`;
      case "not_now": return "This is not the moment.";
    }
  },
  again: "Another curse",
  refill: "Take three curses back",
};

/** What a screen reader says of a line of a notebook. */
function lineSaid(line: Line, people: Parameters<SayWords["object"]>[2]): string {
  if (line.kind === "question") {
    const said = line.answer === "none" ? "no answer yet" : answer[line.answer];
    const text = isUnread(line, people) ? talk.muted : talk.question(line);
    return `${text} ${named(line.asker, people)}, answer: ${said}.`;
  }
  if (line.kind === "letter") return `${talk.deed(line, people)} ${talk.letter(line, people)}.`;
  return line.answer === "none" ? talk.deed(line, people) : `${talk.deed(line, people)} ${talk.guess(line, people)}.`;
}

const say: SayWords = {
  object: (view, index, people) => {
    const thing = view.table.objects[index];
    if (thing === undefined) return "";
    const lines = view.table.talk.filter((line) => line.object === index).map((line) => lineSaid(line, people));
    const known = patternOf(lettersGiven(view.table, index));
    const letters = written(known) === "" ? "" : `${letter.known(letter.pattern(known))}.`;
    const own = thing.owner === view.me && thing.word !== "" ? `${object.secret(thing.word)}.` : "";
    return [
      `${object.label(thing, closedTo(thing, view.me), people)}.`, object.description(thing), own, letters, ...lines,
    ].filter((each) => each !== "").join(" ");
  },
  ring: ({ table }, people) =>
    spaces.map((_, index) => {
      const here = table.players.flatMap(({ space }, seat) => (space === index ? [seat] : []));
      return `${ring.space(index, here, people)}.`;
    }).join(" "),
  scales: ({ table }, people) =>
    table.players.map(({ gems, hat }, seat) =>
      `${named(seat, people)}: ${counted(gems, "gem")}, hat on space ${hat} of ${goal}.`).join(" ") +
    ` ${counted(table.arrows, "arrow")} of ${arrowsMax(table)}.`,
  curses: ({ players, spent_curses }, people) =>
    players.map(({ curses }, seat) => `${named(seat, people)}: ${counted(curses, "curse")}.`).join(" ") +
    ` ${spent_curses} curse${plural(spent_curses)} spent in all.`,
};

export const table: TableWords = {
  twin: "The table in words",
  close: "Close",
  watching: "You are watching this game.",
  toPodium: "See the podium",
  answer,
  situation,
  object,
  ring,
  gems: {
    title: "Gems",
    mine: (count) => `${count} for you`,
    mark: (seat, count, people) => `${named(seat, people)}: ${counted(count, "gem")}`,
  },
  hats,
  talk,
  move,
  letter,
  ask,
  reply,
  curse,
  notes: {
    label: "Your notes",
    help: "Nobody else reads them.",
    placeholder: "What you think of it…",
  },
  say,
};
