// The score sheet and the solo rating in English.
import { capital, inLetters } from "../../../words/format";
import type { People } from "../../game";
import type { View } from "../grid";
import { seatsOf } from "../review";
import { plural, together } from "./en_people";
import { isMe } from "./people";
import type { SheetWords } from "./words";

const rating = ["Once more", "Not bad", "Well done", "Splendid", "Stunning", "Unheard of"];

/** How the grid's own points came about. */
function specialLine(view: View, people: People): string {
  const { open, board } = view;
  const given = seatsOf(view).filter((seat) => (board.specials[seat] ?? 0) > 0);
  if (open.config.grid === "b") return "Each ringed star is worth 2 points.";
  if (open.seats === 1) {
    const empty = board.empty[0] ?? 0;
    const left = `${empty} empty cell${plural(empty)}`;
    return given.length > 0 ? `${left}: 5 points more.` : `${left}: 7 at most would have brought 5 points.`;
  }
  const [first] = given;
  if (first === undefined) return "The fullest grid will get 5 points.";
  const empty = board.empty[first] ?? 0;
  const have = given.length > 1 || isMe(first, people) ? "have" : "has";
  const filled = given.length > 1 ? "the fullest grids" : "the fullest grid";
  return `${capital(together(given, people))} ${have} ${filled} (${empty} empty): 5 points.`;
}

export const sheet: SheetWords = {
  title: "Score sheet",
  round: (round) => `Round ${round + 1}`,
  words: "The words",
  special: { a: "Full grid", b: "Stars" },
  specialLine,
  total: "Total",
  legend: "Underlined: bonus included. ×: word refused.",
  bonusOf: (bonus) => `bonus ${bonus}`,
  rating: (stars) => rating[stars] ?? "",
  stars: (stars) => `${capital(inLetters("en", stars))} star${plural(stars)} out of five`,
};
