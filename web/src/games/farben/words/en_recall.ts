// Recalling a packet, in English: the questions, the cards, what they are worth.
import { capital } from "../../../words/format";
import type { People } from "../../game";
import { type Answer, earned, giverTo, packetNow, type View, worthOf } from "../facts";
import { colours } from "./en_colours";
import { does, points, quoted, together, who, whose } from "./en_people";
import { isMe, nameOf } from "./people";
import type { RecallWords } from "./table";

const right = (gained: number): string => `right, +${gained}`;
const wrong = (announced: Answer["colour"]): string =>
  announced === null ? "no answer" : `not ${colours.name[announced]}`;

const colourOf = (owner: number, { table }: View): string => {
  const colour = packetNow(table)?.cards[owner]?.colour;
  return colour == null ? "" : colours.name[colour];
};

function result(owner: number, answer: Answer, { table }: View): string {
  const packet = packetNow(table);
  return answer.is_right && packet !== null ? right(earned(packet, owner, answer).recaller) : wrong(answer.colour);
}

function caption(owner: number, answer: Answer, isCurrent: boolean, view: View): string {
  if (answer.is_made) return result(owner, answer, view);
  if (isCurrent) return "to be named";
  const isOwn = owner === packetNow(view.table)?.recaller;
  return isOwn && owner === view.me ? "yours: +2" : isOwn ? "their own" : "to come";
}

function worth(owner: number, { table }: View, people: People): string {
  const packet = packetNow(table);
  if (packet === null) return "";
  const { recaller } = packet;
  const isOwn = owner === recaller;
  const help = packet.answers[owner]?.help ?? "none";
  const gains = worthOf(isOwn, help);
  const given = help === "given" ? "Hint given: the" : "The";
  const ours = `${given} right colour is worth ${points(gains.recaller)} for ${who(recaller, people)}`;
  return isOwn ? `${ours}.` : `${ours} and ${gains.owner} for ${who(owner, people)}.`;
}

export function sayPacket(view: View, people: People): string {
  const packet = packetNow(view.table);
  if (packet === null || packet.answers.length === 0) return "";
  const cards = packet.answers.map((answer, owner) => recall.card(owner, answer, view, people));
  return `${quoted(packet.word)}, recalled by ${who(packet.recaller, people)}. ${cards.join("; ")}.`;
}

export const recall: RecallWords = {
  from: ({ table }, people) => {
    const recaller = packetNow(table)?.recaller ?? table.recaller;
    return `Packet picked by ${who(giverTo(recaller, table), people)} for ${who(recaller, people)}`;
  },
  question: (word, owner, people) => {
    if (owner === null) return `${quoted(word)}: which card first?`;
    return isMe(owner, people)
      ? `${quoted(word)}: what was your colour?`
      : `${quoted(word)}: which colour for ${nameOf(owner, people)}?`;
  },
  watched: (word, recaller, people) => `${quoted(word)}: ${nameOf(recaller, people)} is remembering`,
  card: (owner, answer, view, people) => {
    const which = `${capital(whose(owner, people))} card`;
    if (answer.is_made) return `${which}: ${colourOf(owner, view)}, ${result(owner, answer, view)}`;
    const help = { none: "", asked: ", hint asked for", given: `, hint ${quoted(answer.hint)}`, forgotten: "" };
    return `${which}, face down${help[answer.help]}`;
  },
  caption,
  right,
  wrong,
  worth,
  ask: (owner, people) => `Ask ${nameOf(owner, people)} for a hint`,
  askHelp: "One word of their story; the right colour will then bring you 1 point only.",
  askShort: "Hint: 1 pt, not 2",
  asked: "Hint asked for",
  hint: (owner, people) => capital(`${whose(owner, people)} hint`),
  hintWord: (word) => quoted(word),
  forgotten: (owner, people) =>
    `${does(owner, people, "no longer remember", "no longer remembers")}: the card keeps its worth.`,
  palette: "The twelve colours",
  announce: (colour) => (colour === null ? "Pick a colour" : `Name ${quoted(colours.name[colour])}`),
  none: "I no longer know",
  giveUp: { question: "The card is turned up, for no point. Sure?", yes: "Yes, turn it up", no: "Let me think" },
  story: (owner, people) => capital(`${whose(owner, people)} story`),
  noStory: (isAloud) => (isAloud ? "Told aloud." : "No story: time ran out."),
  goOn: (isNext) => (isNext ? "Next card" : "Go on"),
  back: "Back to the game",
  waiting: (seats, people) => `${together(seats, people)} ${seats.length > 1 ? "are" : "is"} still reading.`,
  behind: "The game goes on: you will see what followed once you have read this.",
};
