// Said in French to whoever plays for the first time.
import type { FirstLines } from "../../game";
import { bonusOf, colours, type View } from "../grid";
import { cards } from "./fr_cards";

const aim = "Le plus de points en six mots.";

function now({ open, me }: View): string {
  switch (open.phase) {
    case "crossing": return "Barrez une étoile : elle ne pourra plus être gagnée.";
    case "drawing": return "Trois lettres et un bonus sont tirés.";
    case "writing":
      if (open.done.includes(me)) return "Votre mot est envoyé ; vous pouvez encore le changer.";
      return open.rounds.length === 0
        ? "Écrivez un mot depuis A1, vers la droite ou vers le bas."
        : "Écrivez un mot depuis une case vide à côté d’une lettre, vers la droite ou vers le bas.";
    case "voting": return "Dites si ces mots conviennent.";
    case "reviewing": return "Lisez les mots de tous, puis continuez.";
    case "over": return "La partie est terminée.";
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
