// Color'Yam in French: options, refusals, bots, and the sentences the shell asks for.
import { capital, de, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import type { View } from "../story";
import { type Decision, decision } from "../turn";
import { announce } from "./announce";
import { chapter } from "./chapter";
import { did } from "./fr_did";
import { firstLines, presets } from "./fr_first";
import { lines } from "./fr_lines";
import { rules } from "./fr_rules";
import { table } from "./fr_table";
import { isMe, nameOf } from "./people";
import type { Words } from "./words";

const plural = (count: number): string => (count > 1 ? "s" : "");

function status({ state, board }: View): string {
  if (state.phase === "beginning") return "La partie commence";
  if (state.phase === "over") return "Partie terminée";
  const of = `${state.line + 1} sur ${board.rows.length}`;
  return state.config.free_objectives ? `Tour ${of}` : `Ligne ${of}`;
}

/** One true sentence: by how much, and with what. */
function ending(how: Decision, people: People): string {
  if (how.type === "shared") {
    const names = how.seats.map((seat) => (isMe(seat, people) ? "vous" : nameOf(seat, people)));
    return `Victoire partagée entre ${inList("fr", names)} : mêmes points, même meilleur Color’Yam.`;
  }
  const wins = isMe(how.seat, people) ? "vous gagnez" : `${nameOf(how.seat, people)} gagne`;
  if (how.type === "tie_break") return `À égalité de points, ${wins} grâce à un Color’Yam à ${how.best}.`;
  const tail = how.best > 0 ? `, avec un Color’Yam à ${how.best}` : "";
  return `${capital(wins)} ${de(inLetters("fr", how.points))} point${plural(how.points)}${tail}.`;
}

export const words: Words = {
  options: {
    sheet: {
      label: "Feuille de score",
      help: "Chacune demande d’autres couleurs.",
      choices: {
        drawn: "Au hasard",
        sheet_1: "Feuille 1",
        sheet_2: "Feuille 2",
        sheet_3: "Feuille 3",
        sheet_4: "Feuille 4",
        sheet_5: "Feuille 5",
        sheet_6: "Feuille 6",
      },
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
    free_objectives: {
      label: "Choisir sa ligne après les lancers",
      help: "Les « objectifs libres », pour débuter : la somme va sur la ligne qui convient.",
    },
    color_chance: {
      label: "Des Color’Yam dans n’importe quel ordre",
      help: "Le « Color’Chance », pour débuter. Sinon, chaque Color’Yam doit dépasser les précédents.",
    },
    pro: { label: "Pro : treize lignes", help: "Trois lignes Color’Yam de plus, là où seraient les totaux." },
    declared_miss: {
      label: "Renoncer à un objectif atteint",
      help: "Règle maison : le déclarer manqué, pour prendre la seconde chance.",
    },
    coach: { label: "Montrer les chances", help: "Vos chances d’atteindre l’objectif, pour les dés choisis." },
  },
  illegal: {
    not_your_turn: "Ce n’est pas à vous de jouer.",
    not_your_action: "Ce geste ne vous appartient pas.",
    no_such_seat: "Cette place n’existe pas à cette table.",
    not_now: "Ce n’est pas le moment : le tour en est ailleurs.",
    first_throw_is_six: "Le premier lancer se fait avec les six dés.",
    no_dice: "Choisissez au moins un dé à lancer.",
    no_throws_left: "Les trois lancers sont faits.",
    nothing_thrown: "Lancez d’abord les dés.",
    miss_not_declarable: "Ici, on ne peut pas déclarer l’objectif manqué.",
    not_this_line: "Seule la ligne en cours peut être barrée.",
    no_such_line: "Cette ligne n’est pas sur la feuille.",
    line_taken: "Cette case est déjà remplie.",
    objective_not_met: "Les dés ne montrent pas ce que la ligne demande.",
    not_increasing: "Un Color’Yam doit dépasser ceux d’avant et rester sous ceux d’après.",
    bad_draw: "Ce tirage n’est pas possible.",
  },
  bots: {
    random: { level: "Hasard", line: "Joue sans réfléchir, dans les règles." },
    apprenti: { level: "Apprenti", line: "Vise l’objectif, oublie parfois la somme." },
    habitue: { level: "Habitué", line: "Sait quand relancer et quand s’arrêter." },
    maitre: { level: "Maître", line: "Calcule chaque lancer et pense au classement." },
  },
  rules,
  firstLines: ({ view }, people) => firstLines(view, people),
  presets,
  chapter: chapter(table),
  shortcuts: [
    { keys: "1 à 6", does: "choisir un dé à relancer, ou le garder" },
    { keys: "0", does: "choisir tous les dés, ou aucun" },
    { keys: "Espace", does: "lancer" },
    { keys: "S", does: "s’arrêter" },
  ],
  status: ({ view }) => status(view),
  announce: announce(table),
  did,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), people)),
  lines,
  table,
};

