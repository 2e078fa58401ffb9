// What is going on at a table of Barbarossa, in French, to whoever reads.
import type { People } from "../../game";
import { arrowsMax, ownerOf, type View, waitingLine } from "../facts";
import { does, named } from "./fr_people";
import { isMe } from "./people";
import type { Said } from "./table";

function waiting(view: View, people: People): Said | null {
  const { table } = view;
  const line = waitingLine(table);
  if (line === null) return null;
  const owner = ownerOf(table, line.object);
  if (line.kind === "guess") {
    return isMe(owner, people)
      ? { lead: "À vous de juger.", rest: `${named(line.asker, people)} propose un mot pour votre objet.` }
      : { lead: `${does(owner, people, "jugez", "juge")} la proposition.`, rest: "Ce n’est pas le mot exact." };
  }
  return isMe(owner, people)
    ? { lead: "À vous de répondre.", rest: "Votre réponse sera lue par toute la table." }
    : { lead: `${does(owner, people, "réfléchissez", "réfléchit")}.`, rest: "La réponse sera pour tout le monde." };
}

function series(view: View, people: People): Said {
  const { table } = view;
  const isMine = isMe(table.turn, people);
  if (table.phase === "first_series") {
    return isMine
      ? { lead: "Première série : jusqu’à un non.", rest: "Prenez un objet en main et posez vos questions." }
      : { lead: `${named(table.turn, people)} pose ses questions.`, rest: "Première série : jusqu’à un non." };
  }
  return isMine
    ? { lead: "Seconde série : jusqu’au prochain non.", rest: "Questions ou propositions, comme vous voulez." }
    : {
        lead: `${named(table.turn, people)} est en seconde série.`,
        rest: "Questions ou propositions, jusqu’au prochain non. Pas de maléfice pendant ce temps.",
      };
}

function moving({ table }: View, people: People): Said {
  const gems = table.players[table.turn]?.gems ?? 0;
  if (!isMe(table.turn, people)) return { lead: `${named(table.turn, people)} va avancer.`, rest: "" };
  if (gems === 0) return { lead: "À vous d’avancer.", rest: "Sans gemme, le dé décide." };
  return { lead: "À vous d’avancer.", rest: "Lancez le dé, ou payez une gemme par case." };
}

export function situation(view: View, people: People): Said {
  const { table } = view;
  const waits = waiting(view, people);
  if (waits !== null) return waits;
  switch (table.phase) {
    case "sculpting":
    case "supplying": return { lead: "On modèle.", rest: "" };
    case "opening": return { lead: "On tire au sort qui commence.", rest: "" };
    case "moving": return moving(view, people);
    case "rolling": return { lead: "Le dé roule.", rest: "" };
    case "lettering":
      return isMe(table.turn, people)
        ? { lead: "Un elfe vous souffle une lettre.", rest: "Choisissez un objet et la place de la lettre." }
        : { lead: `${named(table.turn, people)} est chez l’elfe.`, rest: "Une lettre, que personne d’autre ne voit." };
    case "first_series":
    case "second_series": return series(view, people);
    case "over":
      return table.arrows >= arrowsMax(table)
        ? { lead: "La dernière flèche est plantée.", rest: "Tout est sur la table." }
        : { lead: "Un chapeau est au but.", rest: "Tout est sur la table." };
  }
}
