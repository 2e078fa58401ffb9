// Color Words in French: options, refusals, bots, and the sentences the shell asks for.
import { de, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import type { View } from "../grid";
import { type Decision, decision, isNewRound } from "../story";
import { announce } from "./announce";
import { cards } from "./fr_cards";
import { did } from "./fr_did";
import { firstLines } from "./fr_first";
import { plural, points, who } from "./fr_people";
import { review, stars, voting } from "./fr_review";
import { rules } from "./fr_rules";
import { sheet } from "./fr_sheet";
import { story } from "./fr_story";
import { table } from "./fr_table";
import { isMe, nameOf } from "./people";
import type { Words } from "./words";

function status({ open }: View): string {
  if (open.phase === "over") return "Partie terminée";
  return `Manche ${open.round + 1} sur 6`; // short: it must fit a phone
}

/** One true sentence: who won, and by what. */
function ending(how: Decision, { open }: View, people: People): string {
  switch (how.type) {
    case "alone": {
      const earned = how.rating === 0 ? "Pas encore d’étoile" : sheet.stars(how.rating);
      return how.next === null ? `${earned}.` : `${earned}. La suivante est à ${points(how.next)}.`;
    }
    case "lead": {
      const wins = isMe(how.seat, people) ? "Vous gagnez" : `${nameOf(how.seat, people)} gagne`;
      const by = `${wins} ${de(inLetters("fr", how.by))} point${plural(how.by)}`;
      if (!how.isBySpecial) return `${by}.`;
      return open.config.grid === "a" ? `${by}, grâce à la grille la mieux remplie.` : `${by}, grâce aux étoiles.`;
    }
    case "shared": {
      const all = inList("fr", how.seats.map((seat) => who(seat, people)));
      return `Victoire partagée entre ${all} : ${points(how.points)}.`;
    }
  }
}

export const words: Words = {
  options: {
    grid: {
      label: "Grille",
      help: "A pour découvrir le jeu. B ajoute une course : 14 étoiles à gagner en remplissant lignes et colonnes.",
      choices: { a: "A, la mieux remplie", b: "B, la course aux étoiles" },
    },
    lexicon: {
      label: "Langue des mots",
      help: "Celle du dictionnaire de la table, quelle que soit la langue de votre page.",
      choices: { french: "Français", english: "Anglais" },
    },
    unknown: {
      label: "Mot inconnu du dictionnaire",
      help: "Dans une manche à thème, un nom propre est toujours soumis à la table.",
      choices: { reject: "Refusé", ask: "La table décide" },
    },
    layouts: {
      label: "Couleurs des grilles",
      help: "Échangées : le même mot ne rapporte pas la même chose à chacun.",
      choices: { same: "Les mêmes pour tous", exchanged: "Échangées d’une place à l’autre" },
    },
  },
  illegal: {
    not_your_turn: "Ce n’est pas à vous pour l’instant.",
    not_your_action: "Ce geste ne vous appartient pas.",
    no_lexicon: "Le dictionnaire n’est pas encore là. Réessayez dans un instant.",
    not_now: "Ce n’est pas le moment : la manche en est ailleurs.",
    after_the_bell: "La cloche a sonné : plus rien ne s’écrit dans cette manche.",
    already_sent: "Votre mot est déjà envoyé. Envoyez-en un autre pour le remplacer.",
    not_letters: "Un mot s’écrit en lettres : ni chiffre, ni trait d’union, ni apostrophe.",
    too_short: "Trop court : il faut au moins deux lettres.",
    too_long: "Trop long : un chemin n’a que treize cases.",
    wrong_length: "Il faut une case par lettre : complétez le mot ou le chemin.",
    off_the_grid: "Le mot sort de la grille. Partez de plus haut ou de plus à gauche.",
    wrong_step: "Chaque lettre va dans la case de droite ou celle du dessous.",
    occupied: "Une de ces cases a déjà une lettre. Contournez-la.",
    wrong_start: "Le premier mot part de A1 ; les suivants, d’une case vide qui touche une lettre.",
    unknown_word: "Ce mot n’est pas dans le dictionnaire de la table. Essayez-en un autre.",
    no_theme: "Cette manche n’a pas de thème à revendiquer.",
    no_such_star: "Cette étoile n’est plus à barrer. Choisissez-en une autre.",
    no_such_ballot: "On ne vous demande pas votre avis sur ce mot.",
    both_ways: "Oui ou non : il faut choisir.",
    bad_draw: "Ce tirage n’est pas possible.",
  },
  bots: {
    random: { level: "Hasard", line: "Écrit le premier mot venu, pourvu qu’il tienne." },
    apprenti: { level: "Apprenti", line: "Ne connaît que les mots de tous les jours." },
    habitue: { level: "Habitué", line: "Connaît le dictionnaire, et prend les points tout de suite." },
    maitre: { level: "Maître", line: "Garde de la place, compte les étoiles, pense aux manches à venir." },
  },
  rules,
  presets: {
    calm: {
      label: "Découverte",
      line: "Grille A : un mot par manche, 5 points de plus à la grille la mieux remplie.",
      alone: "Grille A : un mot par manche, 5 points de plus s’il reste sept cases vides ou moins.",
    },
    race: {
      label: "Course aux étoiles",
      line: "Grille B : chaque ligne ou colonne remplie en premier vaut 2 points.",
      alone: "Grille B : chaque ligne ou colonne remplie vaut 2 points, mais chaque manche vous coûte une étoile.",
    },
    open: {
      label: "Entre amis",
      line: "Grille B, couleurs différentes pour chacun, et la table accepte ou refuse les mots hors du dictionnaire.",
    },
  },
  firstLines,
  chapter: ({ view }, before) => (isNewRound(view, before?.view ?? null) ? { level: 1, label: status(view) } : null),
  shortcuts: [
    { keys: "A – Z", does: "écrire" },
    { keys: "→ ↓", does: "aller vers la droite ou vers le bas" },
    { keys: "Espace", does: "tourner après la dernière lettre" },
    { keys: "Retour arrière", does: "effacer une lettre" },
    { keys: "Échap", does: "recommencer le mot" },
    { keys: "Entrée", does: "envoyer le mot" },
  ],
  status: ({ view }) => status(view),
  announce: announce(story),
  did,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), view, people)),
  cards,
  story,
  review,
  voting,
  stars,
  sheet,
  table,
};
