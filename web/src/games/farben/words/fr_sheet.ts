// The evening in numbers and the album, in French.
import { capital, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { type Answer, earned, type Packet } from "../facts";
import type { AlbumWords } from "./album";
import { colours } from "./fr_colours";
import { does, named, plural, points, quoted, together, who } from "./fr_people";
import type { SheetWords } from "./words";

const number = (n: number): string => inLetters("fr", n);
const cards = (right: number, all: number): string => `${right} carte${plural(right)} sur ${all}`;

export const sheet: SheetWords = {
  title: "D’où viennent les points",
  player: "Joueur",
  recalling: "Ses souvenirs",
  remembered: "Par les autres",
  total: "Total",
  right: cards,
  found: "Cartes retrouvées",
  best: "La meilleure mémoire",
  bestLine: (seats, right, all, people) => `${capital(together(seats, people))} : ${cards(right, all)}.`,
  loved: "Les histoires qui restent",
  lovedLine: (seats, right, all, people) =>
    `${capital(together(seats, people))} : les autres ont retrouvé ${right} carte${plural(right)} sur ${all}.`,
  lost: "La carte que personne n’a retrouvée",
  lostLine: (owner, word, colour, answer, people) => {
    const is = `${quoted(word)}, ${colours.name[colour]} pour ${who(owner, people)}`;
    if (answer.colour === null) return `${is} : plus personne ne savait.`;
    const help = answer.help === "given" ? ` malgré l’indice ${quoted(answer.hint)}` : "";
    return `${is} : on disait ${colours.name[answer.colour]}${help}.`;
  },
  noneLost: "Toutes les cartes ont été retrouvées.",
};

function recalledBy(packet: Packet, people: People): string {
  const right = packet.answers.filter(({ is_right }) => is_right).length;
  const gained = packet.answers.reduce((sum, answer, owner) => sum + earned(packet, owner, answer).recaller, 0);
  const found = right === 0 ? "aucune carte" : `${number(right).replace(/^un$/, "une")} carte${plural(right)}`;
  const of = `sur ${number(packet.answers.length)}`;
  return `${does(packet.recaller, people, "avez retrouvé", "a retrouvé")} ${found} ${of} : ${points(gained)}.`;
}

function answer(owner: number, packet: Packet, made: Answer, people: People): string {
  const { recaller } = packet;
  const by = (how: string): string => (made.hint === "" ? "" : ` ${how} ${quoted(made.hint)}`);
  const worth = earned(packet, owner, made).recaller;
  if (made.is_right) return `Retrouvée par ${who(recaller, people)}${by("grâce à")} : +${worth}`;
  if (made.colour === null) return `Oubliée par ${who(recaller, people)}${by("malgré")}`;
  return `${does(recaller, people, "disiez", "disait")} ${colours.name[made.colour]}${by("malgré")}`;
}

export const album: AlbumWords = {
  title: "L’album",
  cover: ({ names }) => inList("fr", names),
  words: (count) => `${capital(number(count))} mot${plural(count)}, et la couleur de chacun.`,
  page: (round) => `Manche ${round + 1}`,
  picked: (seat, people) => `${does(seat, people, "avez choisi", "a choisi")} ce mot.`,
  gave: (seat, colour, people) => `${named(seat, people)} : ${colours.name[colour]}`,
  aloud: "Racontée de vive voix.",
  noStory: "Sans histoire.",
  recalledBy,
  unused: "Ce paquet n’a pas été rappelé.",
  answer,
  contents: "Les couleurs de chacun, mot par mot",
};
