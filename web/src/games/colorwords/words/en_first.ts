// Said in English to whoever plays for the first time.
import type { FirstLines } from "../../game";
import { bonusOf, colours, type View } from "../grid";
import { cards } from "./en_cards";

const aim = "The most points in six words.";

function now({ open, me }: View): string {
  switch (open.phase) {
    case "crossing": return "Cross out a star: it cannot be won any more.";
    case "drawing": return "Three letters and a bonus are drawn.";
    case "writing":
      if (open.done.includes(me)) return "Your word is sent; you may still change it.";
      return open.rounds.length === 0
        ? "Write a word from A1, to the right or down."
        : "Write a word from an empty cell beside a letter, to the right or down.";
    case "voting": return "Say whether these words will do.";
    case "reviewing": return "Read everybody’s words, then go on.";
    case "over": return "The game is over.";
  }
}

function brings(view: View): string {
  const bonus = bonusOf(view);
  if (bonus === undefined) return "2 points for a drawn letter on its colour, 1 elsewhere.";
  const on = colours.map((colour, i) => `${view.open.trays[i] ?? ""} on ${cards.colour[colour]}`).join(", ");
  return `2 points each: ${on}; 1 elsewhere. Bonus ${bonus.points}.`;
}

export const firstLines = ({ view }: { readonly view: View }): FirstLines =>
  ({ aim, now: now(view), brings: brings(view) });
