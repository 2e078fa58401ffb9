// Farben in French: options, refusals, bots, and the sentences the shell asks for.
import { de, inLetters } from "../../../words/format";
import type { People } from "../../game";
import { isTaken, quotaOf, roundsOf, type View } from "../facts";
import { type Decision, decision } from "../story";
import { announce } from "./announce";
import { chapter } from "./chapter";
import { firstLines, type FirstWords } from "./first";
import { colours } from "./fr_colours";
import { does, plural, points, quoted, together, who } from "./fr_people";
import { rules } from "./fr_rules";
import { album, sheet } from "./fr_sheet";
import { story } from "./fr_story";
import { table } from "./fr_table";
import type { Words } from "./words";

function status({ table }: View): string {
  const { phase, packets, seats } = table;
  const of = `sur ${roundsOf(table)}`;
  switch (phase) {
    case "opening": return "La partie commence";
    case "over": return "Partie terminée";
    case "assigning":
    case "recalling":
    case "hinting":
    case "revealing": {
      const taken = packets.filter(isTaken).length + (phase === "assigning" ? 1 : 0);
      return `Souvenirs · ${taken} sur ${seats * quotaOf(table)}`;
    }
    case "drawing": return `Manche ${packets.length + 1} ${of}`;
    default: return `Manche ${packets.length} ${of}`; // short: it must fit a phone
  }
}

const first: FirstWords = {
  aim: "Se souvenir de qui a donné quelle couleur à quel mot.",
  now: {
    side: "Gardez l’un des deux mots : tout le monde lui donnera une couleur.",
    colour: "Donnez en secret une couleur à ce mot : celle qui a une histoire.",
    story: "Racontez pourquoi cette couleur, en quelques phrases.",
    listening: "Lisez et retenez : ensuite, la carte et l’histoire disparaissent.",
    packet: "Choisissez le mot que votre voisin devra se rappeler.",
    guess: "Prenez une carte et annoncez sa couleur, ou demandez un indice.",
    hint: "Donnez un seul mot de votre histoire, jamais la couleur.",
  },
  brings: {
    stories: "À la fin, chaque couleur retrouvée vaut 2 points, et 1 à qui l’avait racontée.",
    memories: "Une carte retrouvée : 2 points, 1 seul après un indice, et 1 à qui l’avait posée.",
  },
};

/** One true sentence: who won, and by what. */
function ending(how: Decision, people: People): string {
  if (how.type === "shared") return `Victoire partagée entre ${together(how.seats, people)} : ${points(how.points)}.`;
  return `${does(how.seat, people, "gagnez", "gagne")} ${de(inLetters("fr", how.by))} point${plural(how.by)}.`;
}

export const words: Words = {
  options: {
    language: {
      label: "Langue des mots",
      help: "Celle des mots et des histoires des robots, quelle que soit la langue de votre page.",
      choices: { french: "Français", english: "Anglais" },
    },
    first: {
      label: "Qui commence",
      choices: {
        drawn: "Au hasard",
        seat_1: "Place 1",
        seat_2: "Place 2",
        seat_3: "Place 3",
        seat_4: "Place 4",
        seat_5: "Place 5",
      },
    },
    rounds: {
      label: "Nombre de mots",
      help: "Cinq mots pour une soirée courte : chacun rappelle alors un seul paquet.",
      choices: { ten: "Dix", five: "Cinq" },
    },
  },
  illegal: {
    not_your_turn: "Ce n’est pas à vous pour l’instant.",
    not_your_action: "Ce geste ne vous appartient pas.",
    no_such_seat: "Il n’y a personne à cette place.",
    not_now: "Ce n’est pas le moment : la partie en est ailleurs.",
    no_such_side: "Une carte n’a que deux côtés.",
    no_colour: "Choisissez d’abord une couleur.",
    colour_used: "Vous avez déjà joué cette couleur. Prenez-en une autre.",
    story_too_long: "Votre histoire dépasse 600 caractères. Raccourcissez-la un peu : rien n’est perdu.",
    not_text: "Votre texte contient des caractères qui ne s’écrivent pas. Retapez ce passage.",
    no_story: "Écrivez quelques mots, ou racontez de vive voix.",
    no_such_packet: "Ce paquet n’existe pas.",
    packet_taken: "Ce paquet a déjà été rappelé. Choisissez-en un autre.",
    own_card: "Pas d’indice pour votre propre carte.",
    card_turned_up: "Cette carte est déjà retournée.",
    already_asked: "Vous avez déjà demandé un indice pour cette carte.",
    other_card_asked: "Annoncez d’abord la carte pour laquelle vous avez demandé un indice.",
    not_one_word: "Un indice est un seul mot.",
    hint_is_colour: "Un indice ne nomme jamais la couleur. Trouvez un autre mot.",
    hint_not_in_story: "Ce mot n’est pas dans votre histoire. Essayez-en un autre, ou dites que vous ne savez plus.",
    bad_draw: "Ce tirage n’est pas possible.",
  },
  bots: {
    random: { level: "Hasard", line: "Pose et annonce au hasard, dans les règles." },
    apprenti: { level: "Apprenti", line: "Raconte volontiers, oublie vite." },
    habitue: { level: "Habitué", line: "Retient les dernières histoires, demande parfois un indice." },
    maitre: { level: "Maître", line: "N’oublie presque rien, et demande un indice quand il le faut." },
  },
  rules,
  firstLines: firstLines(first, (view, people) => table.situation(view, people).lead),
  presets: {
    short: { label: "Soirée courte", line: "Cinq mots, un paquet chacun : une petite demi-heure." },
    classic: { label: "Classique", line: "Dix mots, deux ou trois paquets chacun : toute une soirée d’histoires." },
  },
  chapter: chapter({
    round: (round) => `Manche ${round + 1}`,
    memories: "Les souvenirs",
    tells: (seat, people) => does(seat, people, "racontez", "raconte"),
    recalls: (word, seat, people) => `${quoted(word)}, ${who(seat, people)}`,
  }),
  status: ({ view }) => status(view),
  announce: announce(story),
  did: null,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), people)),
  colours,
  story,
  sheet,
  album,
  table,
};
