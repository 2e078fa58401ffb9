// The table of Color Words in French.
import { de, inList } from "../../../words/format";
import type { People } from "../../game";
import { type Draft, wayOf } from "../draft";
import { bonusOf, type Colour, colours, coordinate, entriesOf, seatsFrom, start, type View } from "../grid";
import { cards } from "./fr_cards";
import { plural, points } from "./fr_people";
import { isMe, nameOf } from "./people";
import type { Said, TableWords } from "./table";

const colourOf = (cell: number, colour: Colour | null): string =>
  (cell === start || colour === null ? "départ" : cards.colour[colour]);
const grid = (seat: number, people: People): string =>
  (isMe(seat, people) ? "Votre grille" : `Grille ${de(nameOf(seat, people))}`);

function situation(view: View, people: People): Said {
  const { open } = view;
  const lead = `Manche ${open.round + 1} sur 6.`;
  switch (open.phase) {
    case "crossing": return { lead, rest: "Une étoile est barrée avant la manche." };
    case "drawing": return { lead, rest: "On tire trois lettres et un bonus." };
    case "writing": {
      const left = seatsFrom(view).filter((seat) => !open.done.includes(seat));
      if (left.length === 0) return { lead, rest: "" };
      if (left.includes(view.me)) return { lead, rest: "À vous d’écrire." };
      return { lead, rest: `On attend ${inList("fr", left.map((seat) => nameOf(seat, people)))}.` };
    }
    case "voting": return { lead, rest: "La table donne son avis." };
    case "reviewing": return { lead, rest: "Tous les mots sont découverts." };
    case "over": return { lead: "La partie est terminée.", rest: "" };
  }
}

function saySheet(view: View, seat: number, people: People): string {
  const words = entriesOf(view, seat).map((entry) => `${cards.word(entry.word)} ${cards.way(entry)}`);
  const empty = view.board.empty[seat] ?? 0;
  const rest = `${empty} case${plural(empty)} vide${plural(empty)}`;
  return `${grid(seat, people)} : ${words.length === 0 ? "aucun mot" : words.join(", ")} ; ${rest}.`;
}

function sayDraw(view: View): string {
  const bonus = bonusOf(view);
  const trays = colours.map((colour, i) => `${view.open.trays[i] ?? ""} sur le ${cards.colour[colour]}`);
  return `Lettres : ${inList("fr", trays)}.` + (bonus === undefined ? "" : ` Bonus : ${cards.bonusPoints(bonus)}.`);
}

function sayDraft(draft: Draft): string {
  const way = wayOf(draft).slice(0, Math.max(draft.letters.length, 1));
  const cells = way.map((cell) => (cell < 0 ? "hors de la grille" : coordinate(cell)));
  if (draft.letters !== "") {
    const place = cells.length === 0 ? "pas encore placé" : cells.join(", ");
    return `Votre mot : ${cards.word(draft.letters)}, ${place}.`;
  }
  return draft.at === null ? "Votre mot : rien encore." : `Votre mot commencera en ${cells[0]}.`;
}

const heading = { right: "vers la droite", down: "vers le bas" } as const;

export const table: TableWords = {
  twin: "La table en mots",
  close: "Fermer",

  draw: "Le tirage",
  bonus: "Bonus de la manche",
  worth: "2 points sur sa couleur, 1 ailleurs",
  time: "Temps restant",
  bell: (word) =>
    (word === "" ? "Un mot légal non envoyé compte quand même" : `${cards.word(word)} comptera si la cloche sonne`),
  isKept: "compte à la cloche",
  language: (language) => (language === "french" ? "Mots français" : "Mots anglais"),
  secondsLeft: (seconds) => `Encore ${seconds} secondes.`,

  grid,
  cell: (cell, colour, letter, isDraft) => {
    const place = `${coordinate(cell)}, ${colourOf(cell, colour)}`;
    if (letter === "") return `${place}, ${isDraft ? "sur votre tracé" : "vide"}`;
    return `${place}, lettre ${letter}${isDraft ? ", votre mot" : ""}`;
  },
  gridHelp:
    "Les flèches parcourent la grille. Tapez une lettre pour commencer sur la case choisie ; ensuite, flèche droite ou "
    + "bas change de direction, retour arrière efface, Entrée envoie, Échap recommence.",

  keyHelp: "→ ↓ tourner · Retour effacer · Entrée envoyer · Échap recommencer",
  taken: "Cette case a déjà une lettre : le mot n’y passe pas.",

  word: "Votre mot",
  turn: (letter, direction) => `Après ${letter}, le mot va ${heading[direction]} : tourner`,
  keys: "Clavier",
  letterKey: (letter, colour) => (colour === null ? letter : `${letter}, tirée sur le ${cards.colour[colour]}`),
  turnKey: (direction) => `La suite va ${heading[direction]} : tourner`,
  backspace: "Effacer la dernière lettre",
  clear: "Effacer le mot",
  begin: (at, language) => {
    const tongue = language === "french" ? "en français" : "en anglais";
    return at === null
      ? `Touchez une case libre à côté d’une lettre, puis écrivez ${tongue}.`
      : `Écrivez votre mot ${tongue} à partir de ${coordinate(at)}.`;
  },
  place: "Touchez la case où ce mot commence.",
  fill: (count) => `Un tracé de ${count} cases : écrivez ses lettres.`,
  unjudged: "Ce mot sera vérifié à l’envoi.",
  legal: "Mot connu, tracé légal",
  unknown: (isAlone) => (isAlone ? "Mot inconnu : à vous de décider" : "Mot inconnu : la table votera"),
  onColour: (count) => (count > 1 ? `${count} fois sur sa couleur` : "sur sa couleur"),
  onOther: ([colour, ...more]) => {
    if (more.length > 0) return `${more.length + 1} fois hors de sa couleur`;
    return colour == null ? "sur le départ" : `sur une case ${cards.ofCell[colour]}`;
  },
  bonusIf: (isAlone) => (isAlone ? "bonus si vous le dites" : "bonus si la table l’accorde"),
  bonusMet: "bonus atteint",
  bonusMissed: "bonus manqué",
  bonusUnclaimed: "sans le thème",
  claim: "Va avec le thème",

  send: (word, count) => `Envoyer « ${word} »${count === null ? "" : ` · ${count}`}`,
  sendNone: "Pas de mot",
  askNone: "Ne rien écrire cette manche ?",
  writeOne: "Écrire",
  passRound: "Passer la manche",
  sendHint: "Écrivez un mot",
  change: "Changer de mot",
  keep: (word) => (word === "" ? "Ne rien changer" : `Garder ${cards.word(word)}`),
  sent: (word) => ({
    lead: word === "" ? "Vous passez cette manche." : `${cards.word(word)} est envoyé.`,
    rest: "Vous pouvez changer jusqu’à ce que tous aient envoyé ou que la cloche sonne.",
  }),
  changing: (word) => (word === ""
    ? "Sans nouvel envoi, vous passez cette manche."
    : `${cards.word(word)} compte tant que vous n’en envoyez pas un autre.`),
  rung: (word) => ({
    lead: "La cloche a sonné pour vous.",
    rest: word === "" ? "Pas de mot cette fois." : `${cards.word(word)} compte.`,
  }),

  seats: "Les autres",
  hasSent: "a envoyé",
  isThinking: "réfléchit",
  sheets: "Grilles et points",
  openSheet: "Voir sa grille",
  rounds: (isMine) => (isMine ? "Vos manches" : "Manches"),
  round: (round, count) => `Manche ${round + 1} : ${count === null ? "à venir" : points(count)}`,
  total: (count) => `Total : ${points(count)}`,
  situation,
  watching: "Vous regardez la partie.",

  sayDraw,
  sayDraft,
  saySheet,
  saySeats: ({ open }, people) =>
    people.names.map((_, seat) => `${isMe(seat, people) ? "Vous" : nameOf(seat, people)} : `
      + `${open.done.includes(seat) ? "mot envoyé" : "pas encore envoyé"}`).join(", ") + ".",
  sayScores: (view, people) =>
    `Points : ${seatsFrom(view).map((seat) => `${isMe(seat, people) ? "vous" : nameOf(seat, people)} `
      + `${view.board.totals[seat] ?? 0}`).join(", ")}.`,
};
