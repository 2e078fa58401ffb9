// Said in French to whoever plays for the first time.
import type { FirstLines } from "../../game";
import { bonusOf, colours, type View } from "../grid";
import { cards } from "./fr_cards";

const aim = "le plus de points en six mots.";

function now({ open, me }: View): string {
  switch (open.phase) {
    case "crossing": return "barrez une étoile : elle ne pourra plus être gagnée.";
    case "drawing": return "trois lettres et un bonus sont tirés.";
    case "writing":
      if (open.done.includes(me)) return "votre mot est envoyé ; vous pouvez encore le changer.";
      return open.rounds.length === 0
        ? "écrivez un mot depuis A1, vers la droite ou vers le bas."
        : "écrivez un mot depuis une case vide à côté d’une lettre, vers la droite ou vers le bas.";
    case "voting": return "dites si ces mots conviennent.";
    case "reviewing": return "lisez les mots de tous, puis continuez.";
    case "over": return "la partie est terminée.";
  }
}

function brings(view: View): string {
  const bonus = bonusOf(view);
  if (bonus === undefined) return "2 points par lettre tirée sur sa couleur, 1 ailleurs.";
  const on = colours.map((colour, i) => `${view.open.trays[i] ?? ""} sur ${cards.colour[colour]}`).join(", ");
  return `2 points chacune : ${on} ; 1 ailleurs. Bonus ${bonus.points}.`;
}

export const firstLines = ({ view }: { readonly view: View }): FirstLines =>
  ({ aim, now: now(view), brings: brings(view) });
