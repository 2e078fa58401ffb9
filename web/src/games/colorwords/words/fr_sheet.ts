// The score sheet and the solo rating in French.
import { capital, inLetters } from "../../../words/format";
import type { People } from "../../game";
import type { View } from "../grid";
import { seatsOf } from "../review";
import { plural, together } from "./fr_people";
import { isMe } from "./people";
import type { SheetWords } from "./words";

const rating = ["Rejouez", "Pas mal", "Bravo", "Formidable", "Fantastique", "Insensé"];

/** How the grid's own points came about. */
function specialLine(view: View, people: People): string {
  const { open, board } = view;
  const given = seatsOf(view).filter((seat) => (board.specials[seat] ?? 0) > 0);
  if (open.config.grid === "b") return "Chaque étoile entourée vaut 2 points.";
  if (open.seats === 1) {
    const empty = board.empty[0] ?? 0;
    const left = `${empty} case${plural(empty)} vide${plural(empty)}`;
    return given.length > 0 ? `${left} : 5 points de plus.` : `${left} : il en fallait 7 au plus pour 5 points.`;
  }
  const [first] = given;
  if (first === undefined) return "La grille la mieux remplie recevra 5 points.";
  const empty = board.empty[first] ?? 0;
  const have = given.some((seat) => isMe(seat, people)) ? "avez" : given.length > 1 ? "ont" : "a";
  const filled = given.length > 1 ? "les grilles les mieux remplies" : "la grille la mieux remplie";
  return `${capital(together(given, people))} ${have} ${filled} (${empty} vide${plural(empty)}) : 5 points.`;
}

export const sheet: SheetWords = {
  title: "Feuille de score",
  round: (round) => `Manche ${round + 1}`,
  words: "Les mots",
  special: { a: "Grille remplie", b: "Étoiles" },
  specialLine,
  total: "Total",
  legend: "Souligné : bonus compris. × : mot refusé.",
  bonusOf: (bonus) => `dont bonus ${bonus}`,
  rating: (stars) => rating[stars] ?? "",
  stars: (stars) => `${capital(stars === 1 ? "une" : inLetters("fr", stars))} étoile${plural(stars)} sur cinq`,
};
