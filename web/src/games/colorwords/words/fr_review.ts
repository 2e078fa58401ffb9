// What is said in French once the words are shown: points, the best words there were, votes, stars.
import { capital, de, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import type { Bonus, Entry } from "../grid";
import type { Lost } from "../kept";
import type { StarState } from "../review";
import { spelt } from "../spelling";
import { cards } from "./fr_cards";
import { plural, points, together } from "./fr_people";
import { isMe, nameOf } from "./people";
import type { ReviewWords, StarWords, Theme, VotingWords } from "./words";

const ofSeat = (seat: number, people: People): string =>
  isMe(seat, people) ? "votre grille" : `la grille ${de(nameOf(seat, people))}`;
const gridOf = (entry: Entry, seat: number, people: People): string =>
  entry.word === ""
    ? capital(ofSeat(seat, people))
    : `${cards.word(entry.word)} sur ${ofSeat(seat, people)}, ${cards.way(entry)}`;
const waits = (seats: readonly number[], people: People): string => `On attend ${together(seats, people)}.`;
const themeOf = (bonus: Bonus | null): string =>
  bonus?.asks.type === "theme" ? cards.theme[bonus.asks.theme as Theme] : "";

function lost({ word, why, counted }: Lost): string {
  const what = {
    unknown: "n’est pas dans le dictionnaire",
    unfit: "n’était pas fini, ou ne tenait pas là",
    late: "est arrivé trop tard",
  }[why];
  const instead = counted === "" ? "il ne comptait pas" : `c’est ${cards.word(counted)} qui compte`;
  return `Le temps est écoulé. ${cards.word(word)} ${what} : ${instead}.`;
}

export const review: ReviewWords = {
  title: (round) => `Manche ${round + 1}`,
  none: "Pas de mot",
  lost,
  refused: "refusé par la table",
  why: (seat, people, isAlone) => {
    if (isAlone) return "Vous avez dit que ce mot n’existe pas : 0 point, la grille reste comme avant.";
    const grid = isMe(seat, people) ? "votre grille" : "sa grille";
    return `La table n’a pas retenu ce mot : 0 point, ${grid} reste comme avant.`;
  },
  votes: (question, yes, no) => `Vote sur le ${question === "word" ? "mot" : "thème"} : ${yes} oui, ${no} non`,
  letters: "Lettres",
  bonus: "Bonus",
  themeRefused: "hors du thème",
  mark: ({ letter, tray, points: worth }) => {
    if (tray === null) return `${letter}, 0`;
    return worth === 2 ? `${letter} sur sa couleur, 2` : `${letter} hors de sa couleur, 1`;
  },
  ringed: (stars) =>
    `${stars.length > 1 ? "Étoiles" : "Étoile"} ${inList("fr", stars.map(cards.ofStar))}`,
  total: "Total",
  others: "Les autres",
  everybody: "Les grilles",
  gridOf,
  gridOfFound: (found) => `${cards.word(found.word)}, ${cards.way(found)}`,
  yours: "Votre mot",
  best: "Les meilleurs mots",
  searching: "Le dictionnaire cherche le meilleur mot…",
  noBest: "Aucun mot n’avait plus de place ici.",
  unsought: "Le dictionnaire n’a pas pu être consulté.",
  lesson: (mine, best) => `Jusqu’à ${points(best)} étaient possibles ; vous en marquez ${mine}.`,
  wasBest: "Aucun mot du dictionnaire ne rapportait plus.",
  bestShort: (found) => `Le mieux : ${spelt(found.word)}, ${found.letters + found.bonus}`,
  bestOf: (found) =>
    `Le mieux : ${cards.word(found.word)}, ${points(found.letters + found.bonus)}, ${cards.way(found)}.`,
  atZero: "À 0:00, la partie continue d’elle-même.",
  goOn: (isLast) => (isLast ? "Voir le résultat" : "Manche suivante"),
  waiting: waits,
  wentOn: "prêt",
  ready: (seats, people) => `${capital(together(seats, people))} : prêt${plural(seats.length)} pour la suite.`,
};

export const voting: VotingWords = {
  title: (isAlone) => (isAlone ? "À vous de dire" : "La table décide"),
  help: (isAlone, isPair) => {
    if (isAlone) return "Le dictionnaire ne tranche pas : c’est vous qui jugez, de bonne foi.";
    return isPair
      ? "À deux, chacun juge le mot de l’autre ; sans avis, il est accepté."
      : "La majorité l’emporte ; à égalité, le mot est accepté.";
  },
  whose: (seat, people) => (isMe(seat, people) ? "Votre mot" : nameOf(seat, people)),
  question: ({ question }, bonus) =>
    question === "word" ? "Acceptez‑vous ce mot ?" : `Va‑t‑il avec le thème « ${themeOf(bonus)} » ?`,
  unknown: "Le dictionnaire de la table ne le connaît pas. Un nom propre, peut-être ?",
  listed: "Le dictionnaire de la table le connaît sous ce thème.",
  unlisted: "Il n’est pas dans la liste de la table : cela ne prouve rien.",
  answer: (word) => `Votre avis sur ${cards.word(word)}`,
  yes: "Oui",
  no: "Non",
  abstain: "Sans avis",
  answered: (answer) => `Votre réponse : ${{ yes: "oui", no: "non", abstain: "sans avis" }[answer]}`,
  send: (answered, count, isPair = false) => {
    if (answered === 0) return isPair ? "Accepter sans avis" : "Laisser les autres décider";
    return answered === 1 && count === 1 ? "Donner mon avis" : `Donner mes avis (${answered} sur ${count})`;
  },
  sendAlone: (answered, count) => (answered < count ? "Choisissez oui ou non" : "C’est dit"),
  own: "Votre mot est en question",
  ownWord: ({ question }, word, bonus) =>
    question === "word"
      ? `La table dit si elle accepte ${cards.word(word)}.`
      : `La table dit si ${cards.word(word)} va avec le thème « ${themeOf(bonus)} ».`,
  voted: "Votre avis est donné.",
  atZero: "À 0:00, on continue sans votre avis.",
  waiting: waits,
  gridOf,
};

function state({ star, ringed, isCrossed, missing }: StarState, people: People): string {
  const name = capital(cards.star(star));
  if (ringed.length > 0) return `${name} : entourée par ${together(ringed, people)}`;
  if (isCrossed) return `${name} : barrée`;
  if (missing < 0) return `${name} : à prendre`;
  return `${name} : il vous manque ${missing === 1 ? "une case" : `${inLetters("fr", missing)} cases`}`;
}

export const stars: StarWords = {
  title: "Course aux étoiles",
  help: "Remplir une ligne ou une colonne en premier vaut 2 points. Les autres n’y ont plus droit.",
  lines: "Lignes",
  columns: "Colonnes",
  state,
  crossing: "Barrez une étoile",
  crossingHelp: "Seul, vous renoncez à une étoile avant chaque manche : cette ligne ou colonne ne vaudra plus rien.",
  cross: (star) => (star === null ? "Choisissez une étoile" : `Barrer l’étoile ${cards.ofStar(star)}`),
};
