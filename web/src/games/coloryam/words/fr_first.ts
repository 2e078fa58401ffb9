// For a first game of Color'Yam, in French: ways to play that have a name, and three lines at the table.
import { inLetters } from "../../../words/format";
import type { FirstLines, People } from "../../game";
import type { View } from "../story";
import { isFree } from "../turn";
import { table } from "./fr_table";
import { nameOf } from "./people";

export const presets = {
  debutant: { label: "Débutant", line: "On lance d’abord, on choisit sa ligne après, et toute somme s’écrit." },
  classique: { label: "Classique", line: "Une ligne après l’autre, la même pour tous, avec la seconde chance." },
  pro: { label: "Pro", line: "Treize lignes, et sept Color’Yam qui doivent tous grandir." },
};

function now(view: View, people: People): string {
  const { phase, turn, throws } = view.state;
  if (phase === "beginning" || phase === "over") return `${table.goal(view)}.`;
  if (turn !== people.me) return `${nameOf(turn, people)} joue ; chacun tente la même chose à son tour.`;
  if (phase === "missed") return "Barrez la ligne, ou écrivez votre somme plus bas et retentez-la.";
  if (phase === "choosing") return "Choisissez sur la feuille la ligne où écrire votre somme.";
  if (throws > 0) return "Touchez les dés à relancer, gardez les autres, ou arrêtez-vous.";
  if (isFree(view)) return "Lancez les six dés ; vous choisirez la ligne après.";
  return "Lancez les six dés, trois fois au plus.";
}

function brings(view: View): string {
  const { state, board } = view;
  const best = `${inLetters("fr", state.seats)} points pour la plus grande, zéro pour une ligne barrée`;
  const isColorYam = !isFree(view) && board.rows[state.line]?.line.objective === null;
  if (isColorYam) return `Ici seule la somme compte : ${best}.`;
  return `Les couleurs demandées permettent d’écrire la somme : ${best}.`;
}

export const firstLines = (view: View, people: People): FirstLines => ({
  aim: "Sur chaque ligne, la plus grande somme rapporte le plus ; le plus de points gagne.",
  now: now(view, people),
  brings: brings(view),
});
