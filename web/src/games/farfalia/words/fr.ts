// Farfalia in French: options, refusals, bots, and the sentences the shell asks for.
import { de, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { dealOf, type Decision, decision, type View } from "../story";
import { announce } from "./announce";
import { cards } from "./fr_cards";
import { did } from "./fr_did";
import { guide } from "./fr_guide";
import { plural, points, together } from "./fr_people";
import { rules } from "./fr_rules";
import { story } from "./fr_story";
import { table } from "./fr_table";
import { isMe, nameOf } from "./people";
import type { SheetWords, Words } from "./words";

function status(view: View): string {
  const { open, board } = view;
  if (open.phase === "beginning" && open.deal === 0) return "La partie commence";
  if (open.phase === "over") return "Partie terminée";
  const number = dealOf(view) + 1;
  const deal = board.deals > 0 ? `Donne ${number} sur ${board.deals}` : `Donne ${number}`;
  const isPlaying = open.phase === "playing" || open.phase === "capturing";
  const trick = Math.min(open.tricks + 1, board.tricks);
  return isPlaying ? `Donne ${number}, pli ${trick}/${board.tricks}` : deal; // short: it must fit a phone
}

/** One true sentence: who won, and by what. */
function ending(how: Decision, { open }: View, people: People): string {
  const whom = (seat: number): string => (isMe(seat, people) ? "vous" : nameOf(seat, people));
  const scored = (seat: number): string => `${whom(seat)} (${open.scores[seat]})`;
  switch (how.type) {
    case "first_two": {
      const all = inList("fr", how.seats.map(scored));
      if (how.seats.length === 2) return `Les deux meilleurs totaux gagnent ensemble : ${all}.`;
      const place = how.isLevel ? "en tête" : "pour la deuxième place";
      return `À égalité ${place}, ${inLetters("fr", how.seats.length)} totaux gagnent : ${all}.`;
    }
    case "pair": {
      const win = how.seats.some((seat) => isMe(seat, people)) ? "gagnez" : "gagnent";
      return `${together(how.seats, people)} ${win} ${how.points} à ${how.theirs}, totaux réunis.`;
    }
    case "pairs_level": return `Les deux camps sont à égalité : ${how.points} partout, totaux réunis.`;
    case "lead": {
      const wins = isMe(how.seat, people) ? "Vous gagnez" : `${nameOf(how.seat, people)} gagne`;
      return `${wins} ${de(inLetters("fr", how.by))} point${plural(how.by)}.`;
    }
    case "shared":
      return `Victoire partagée entre ${inList("fr", how.seats.map(whom))} : ${points(how.points)}.`;
  }
}

const sheet: SheetWords = {
  title: "Feuille de score",
  deal: (deal) => `Donne ${deal + 1}`,
  dealer: (seat, people) => (isMe(seat, people) ? "vous avez donné" : `${nameOf(seat, people)} a donné`),
  isDealer: "a donné",
  dealerMark: "D",
  trump: (trump) => (trump === "none" ? "Sans atout" : `Atout ${cards.trump[trump]}`),
  subjects: (subjects) => `Proposition : ${cards.subjects(subjects)}`,
  kept: (count) => (count > 1 ? `${count} sujets` : `${count} sujet`),
  doubled: "joker misé : points doublés",
  twice: "compte double",
  total: "Total",
  pair: "À deux",
  you: "Vous",
  side: together,
  nothingYet: "Aucune donne n’est encore comptée.",
};

export const words: Words = {
  options: {
    five: {
      label: "À cinq",
      choices: {
        beginner: "Débutants : 3 donnes",
        chinkway: "Chinkway : 10 donnes et la belle",
        chinkway_ten: "Chinkway sans la belle : 10 donnes",
        chinkway_short: "Chinkway court : 5 donnes",
      },
    },
    four: {
      label: "À quatre",
      choices: {
        deals_4: "4 donnes",
        deals_8: "8 donnes",
        deals_12: "12 donnes",
        points_30: "Jusqu’à 30 points chacun",
        points_60: "Jusqu’à 60 points chacun",
      },
    },
    three: {
      label: "À trois",
      choices: { six_deals: "6 donnes avec un mort", quick: "Rapide : 3 donnes, puis chacun pour soi" },
    },
    jokers: {
      label: "Jokers",
      help: "Deux variantes, où les jokers ne font pas la même chose.",
      choices: {
        none: "Sans jokers",
        double_you: "Double You : deux jokers chacun, pour doubler ses points d’une donne",
        burning: "Burnin’ Down the House : un joker secret à chaque donne, qui brûle des cartes d’un pli",
      },
    },
    first: {
      label: "Premier donneur",
      choices: {
        drawn: "Au hasard",
        seat_1: "Place 1",
        seat_2: "Place 2",
        seat_3: "Place 3",
        seat_4: "Place 4",
        seat_5: "Place 5",
      },
    },
    next_dealer: {
      label: "Donneur suivant",
      help: "En partie de débutants : qui donne après une donne.",
      choices: {
        lowest_other: "Le moins de points, sans redonner",
        lowest_score: "Le moins de points, même deux fois",
        left_neighbour: "Le voisin de gauche",
      },
    },
    pack: {
      label: "Sujets de la proposition",
      choices: { drawn_on: "Piochés à la suite d’une donne à l’autre", reshuffled: "Remélangés à chaque donne" },
    },
    points: {
      label: "Points d’une donne",
      help: "Pour un, deux, trois, quatre et cinq sujets réunis.",
      choices: { triangular: "1, 3, 6, 10, 15", arithmetic: "0, 0, 5, 10, 15" },
    },
    double_last_deal: { label: "Dernière donne doublée", help: "Les points de la dernière donne comptent deux fois." },
    double_extra_deal: { label: "Belle doublée", help: "La onzième donne du Chinkway compte deux fois." },
  },
  illegal: {
    not_your_turn: "Ce n’est pas à vous de jouer.",
    not_your_action: "Ce geste ne vous appartient pas.",
    no_such_seat: "Cette place n’existe pas à cette table.",
    not_now: "Ce n’est pas le moment : la donne en est ailleurs.",
    no_such_card: "Cette carte n’existe pas.",
    card_not_held: "Cette carte n’est pas dans votre main.",
    must_follow: "Vous avez de la couleur demandée : il faut en fournir.",
    joker_leads: "Un joker ne peut pas ouvrir un pli.",
    wrong_count: "Ce n’est pas le bon nombre de cartes à écarter.",
    joker_discarded: "Un joker ne s’écarte pas.",
    already_discarded: "L’écart est déjà fait.",
    already_named: "L’atout est déjà nommé.",
    too_early: "Trop tôt : on ne garde rien des premiers plis.",
    not_in_trick: "Cette carte n’est pas dans le pli.",
    useless_card: "Votre camp n’a pas, ou plus, besoin de cette carte.",
    burnt_card: "Cette carte est brûlée par un joker.",
    bad_draw: "Ce tirage n’est pas possible.",
  },
  bots: {
    random: { level: "Hasard", line: "Joue sans réfléchir, dans les règles." },
    apprenti: { level: "Apprenti", line: "Prend ce qui passe, oublie parfois son partenaire." },
    habitue: { level: "Habitué", line: "Compte les couleurs et garde ce qui manque." },
    maitre: { level: "Maître", line: "Imagine vos mains et calcule la fin de la donne." },
  },
  rules,
  ...guide,
  status: ({ view }) => status(view),
  announce: announce(story),
  did,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), view, people)),
  cards,
  story,
  sheet,
  table,
};
