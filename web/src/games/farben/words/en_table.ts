// The table of Farben in English.
import { isRemoved } from "../../../kit/removed";
import { capital } from "../../../words/format";
import type { People } from "../../game";
import { colours as all } from "../colours";
import { isTaken, packetNow, quotaOf, recalledBy, tellersLeft, toldCard, type View } from "../facts";
import type { Hearing } from "../hearing";
import { colours } from "./en_colours";
import { does, named, plural, points, quoted, together, who, whose } from "./en_people";
import { recall, sayPacket } from "./en_recall";
import { situation } from "./en_situation";
import { nameOf } from "./people";
import type {
  AssignWords, ChooseWords, HintWords, ListenWords, SayWords, ScoreWords, TableWords, TellWords, WordWords,
} from "./table";

const word: WordWords = {
  label: "The word",
  none: "A word is coming",
  pick: "Which word for this round?",
  pickHelp: "Nobody else sees this card. The other side will not be used.",
  pickFirst: "Pick a side",
  side: (side) => `Pick ${quoted(side)}`,
};

const choose: ChooseWords = {
  hand: "Your colours",
  laid: (colour) => `${colours.name[colour]} is down`,
  left: (count) => `${count} in hand`,
  question: (of) => `${quoted(of)}: which colour is it?`,
  help: "A memory, a place, somebody: take the colour that has a story.",
  card: (colour, isHeld, isLaid) => {
    const state = isLaid ? ", laid down" : isHeld ? "" : ", already played";
    return `${capital(colours.name[colour])}${state}`;
  },
  lay: (colour) => (colour === null ? "Pick a colour" : `Lay down ${quoted(colours.name[colour])}`),
  done: "Your colour is down.",
};

/** Beside a name, in the order of telling. */
function role({ me, table }: View, seat: number): string {
  const { phase, teller, done } = table;
  const verb = (mine: string, theirs: string): string => (seat === me ? mine : theirs);
  if (phase === "siding") return seat === table.first ? verb("pick the word", "picks the word") : "";
  if (phase === "choosing") return done.includes(seat) ? verb("have chosen", "has chosen") : verb("choose", "chooses");
  if (phase !== "telling" && phase !== "listening") return "";
  if (seat === teller) return verb("tell", "tells");
  const place = tellersLeft(table).indexOf(seat);
  if (phase === "listening" && done.includes(seat)) return verb("have read", "has read");
  if (phase === "listening" && place < 0) return verb("read", "reads");
  if (place < 0) return verb("have told", "has told");
  if (place === 0) return "next";
  if (seat === table.first) return "last";
  return "then";
}

function heard({ isIn, listeners, deaf }: Hearing, people: People): string {
  const beside = "only people beside you will hear you.";
  if (!isIn) return `You are not in the voice: ${beside}`;
  if (listeners.length === 0) return `Nobody else is in the voice: ${beside}`;
  const hear = `${together(listeners, people)} can hear you.`;
  const not = `${deaf.length > 1 ? "are" : "is"} not in the voice: leave them a note.`;
  return deaf.length === 0 ? hear : `${hear} ${together(deaf, people)} ${not}`;
}

const tell: TellWords = {
  order: "Who tells",
  role,
  title: (isMyTurn) => (isMyTurn ? "Your turn to tell" : "Your story"),
  label: (of, colour) => `Why ${colours.name[colour]} for ${quoted(of)}?`,
  placeholder: "A picture, a moment, somebody… A few sentences will do.",
  early: "Write now if you like: nothing leaves before your turn.",
  count: (chars) => `${chars} of 600`,
  left: (chars) => `${chars} character${plural(chars)} left.`,
  over: (chars) => `${chars} character${plural(chars)} too many.`,
  send: "Tell it",
  sendHint: "Write a few words",
  aloud: "Tell it aloud",
  aloudTitle: "Aloud",
  aloudHelp: (hearing, people) => `${heard(hearing, people)}${hearing.hasBots ? " Bots can only read." : ""}`,
  openVoice: "Open the voice",
  aloudDone: "I am done",
  note: "A note for the others (if you like)",
  noteHelp: (isThere) => isThere
    ? "Once you are done, everybody reads it. Clear it to show nothing."
    : "A few words that stay for the album. Everybody reads them once you are done.",
  type: "Type instead",
  waiting: (seat, people) => `${nameOf(seat, people)} is telling, or looking for words…`,
};

const listen: ListenWords = {
  story: (story) => (isRemoved(story) ? "Story removed, with whoever told it." : quoted(story)),
  readAloud: "Read aloud",
  stop: "Stop",
  done: "I have read it",
  waiting: (seats, people) => `${together(seats, people)} ${seats.length > 1 ? "are" : "is"} still reading.`,
  teller: (seats, people) => `${together(seats, people)} ${seats.length > 1 ? "are" : "is"} reading your story.`,
  soon: (seat, people) =>
    `Take your time: when everybody has read it, ${whose(seat, people)} card turns over, and the story with it.`,
  soonShort: "When everybody has read it, it is gone.",
  more: (seat, people) => `Report ${whose(seat, people)} story, or stop reading it`,
  report: "Report this story",
  mute: (seat, people) => `Stop reading ${nameOf(seat, people)}`,
  muted: (seat, people) => `You no longer read ${nameOf(seat, people)}.`,
  open: "Read it anyway",
  hush: "Silence the bots for tonight",
  unmute: (seat, people) => `Read ${nameOf(seat, people)} again`,
};

const assign: AssignWords = {
  title: (recaller, people) => `Which word for ${who(recaller, people)}?`,
  help: "Pick a packet. All its colours are to be found, yours among them.",
  packet: (packet, round, people) => ({
    title: packet.word,
    line: isTaken(packet) ? `recalled by ${who(packet.recaller, people)}` : `round ${round + 1}`,
  }),
  give: (given, recaller, people) =>
    given === null ? "Pick a packet" : `Give ${quoted(given)} to ${nameOf(recaller, people)}`,
};

const hint: HintWords = {
  title: ({ table }, people) =>
    `${nameOf(table.recaller, people)} is looking for your colour for ${quoted(packetNow(table)?.word ?? "")}`,
  label: "One word of your story",
  help: "A single word that you said, and never the name of the colour.",
  give: (said) => `Give ${quoted(said)}`,
  oneWord: "One word, no more",
  giveHint: "Write a word",
  forgot: "I no longer remember",
  forgotHelp: "Without a hint the card keeps its full worth.",
};

const scores: ScoreWords = {
  title: "Scores",
  packets: (done, quota) => `${done} packet${plural(done)} of ${quota}`,
  gained: (gained) => `+${gained}`,
  track: (seat, total, people) => `${named(seat, people)}: ${points(total)}`,
};

const say: SayWords = {
  word: ({ table }) => {
    const now = packetNow(table)?.word ?? "";
    return now === "" ? "The word is not picked yet." : `The word: ${quoted(now)}.`;
  },
  told: ({ table }, people) => {
    const open = table.phase === "telling" || table.phase === "listening" ? toldCard(table) : null;
    if (open?.colour == null) return "";
    const shows = `${does(table.teller, people, "show", "shows")} ${colours.name[open.colour]}.`;
    return open.story === "" ? shows : `${shows} ${listen.story(open.story)}`;
  },
  hand: ({ hand }) => {
    const held = hand.map((place) => colours.name[all[place] ?? "black"]);
    return held.length === 0 ? "" : `Your colours: ${held.join(", ")}.`;
  },
  order: (view, people) => {
    const { table } = view;
    if (table.phase !== "telling" && table.phase !== "listening") return "";
    const left = tellersLeft(table);
    const then = left.length === 0 ? "" : ` Then: ${left.map((seat) => who(seat, people)).join(", ")}.`;
    return `${does(table.teller, people, "are telling", "is telling")}.${then}`;
  },
  packet: sayPacket,
  scores: ({ table }, people) => {
    const each = table.scores.map((score, seat) => {
      const done = recalledBy(table, seat).length;
      return `${who(seat, people)} ${score}${done > 0 ? ` (${done} packet${plural(done)} of ${quotaOf(table)})` : ""}`;
    });
    return `Scores: ${each.join(", ")}.`;
  },
};

export const table: TableWords = {
  twin: "The table in words",
  close: "Close",
  situation,
  watching: "You are watching.",
  memories: "Time for memories",
  you: "You",
  word, choose, tell, listen, assign, recall, hint, scores, say,
};
