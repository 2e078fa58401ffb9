// The evening in numbers and the album, in English.
import { capital, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { type Answer, earned, type Packet } from "../facts";
import type { AlbumWords } from "./album";
import { colours } from "./en_colours";
import { named, plural, points, quoted, together, who } from "./en_people";
import type { SheetWords } from "./words";

const number = (n: number): string => inLetters("en", n);
const cards = (right: number, all: number): string => `${right} card${plural(right)} of ${all}`;

export const sheet: SheetWords = {
  title: "Where the points came from",
  player: "Player",
  recalling: "Own memories",
  remembered: "Others’",
  total: "Total",
  right: cards,
  found: "Cards found",
  best: "The best memory",
  bestLine: (seats, right, all, people) => `${capital(together(seats, people))}: ${cards(right, all)}.`,
  loved: "The stories that stayed",
  lovedLine: (seats, right, all, people) =>
    `${capital(together(seats, people))}: ${right} card${plural(right)} of ${all} found by the others.`,
  lost: "The card nobody found",
  lostLine: (owner, word, colour, answer, people) => {
    const is = `${quoted(word)}, ${colours.name[colour]} for ${who(owner, people)}`;
    if (answer.colour === null) return `${is}: nobody knew any more.`;
    const help = answer.help === "given" ? ` in spite of the hint ${quoted(answer.hint)}` : "";
    return `${is}: ${colours.name[answer.colour]} was named${help}.`;
  },
  noneLost: "Every card was found.",
};

function recalledBy(packet: Packet, people: People): string {
  const right = packet.answers.filter(({ is_right }) => is_right).length;
  const gained = packet.answers.reduce((sum, answer, owner) => sum + earned(packet, owner, answer).recaller, 0);
  const found = right === 0 ? "no card" : `${number(right)} card${plural(right)}`;
  const all = number(packet.answers.length);
  return `${named(packet.recaller, people)} found ${found} of ${all}: ${points(gained)}.`;
}

function answer(owner: number, packet: Packet, made: Answer, people: People): string {
  const { recaller } = packet;
  const by = (how: string): string => (made.hint === "" ? "" : ` ${how} ${quoted(made.hint)}`);
  const worth = earned(packet, owner, made).recaller;
  if (made.is_right) return `Found by ${who(recaller, people)}${by("thanks to")}: +${worth}`;
  if (made.colour === null) return `Forgotten by ${who(recaller, people)}${by("in spite of")}`;
  return `${named(recaller, people)} said ${colours.name[made.colour]}${by("in spite of")}`;
}

export const album: AlbumWords = {
  title: "The album",
  cover: ({ names }) => inList("en", names),
  words: (count) => `${capital(number(count))} word${plural(count)}, and everybody’s colour.`,
  page: (round) => `Round ${round + 1}`,
  picked: (seat, people) => `${named(seat, people)} picked this word.`,
  gave: (seat, colour, people) => `${named(seat, people)}: ${colours.name[colour]}`,
  aloud: "Told aloud.",
  noStory: "No story.",
  recalledBy,
  unused: "This packet was not recalled.",
  answer,
  contents: "Everybody’s colours, word by word",
};
