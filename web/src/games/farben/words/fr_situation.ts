// What is going on at a table of Farben, in French, to whoever reads: each phase, from each seat.
import type { People } from "../../game";
import { giverTo, packetNow, toldCard, type View, waitedFor } from "../facts";
import { colours } from "./fr_colours";
import { does, of, quoted, together, who, yours } from "./fr_people";
import { isMe, nameOf } from "./people";
import type { Said } from "./table";

const nothing = (lead: string): Said => ({ lead, rest: "" });

function siding({ table }: View, people: People): Said {
  return isMe(table.first, people)
    ? { lead: "À vous de choisir le mot.", rest: "Personne d’autre ne voit cette carte." }
    : { lead: `${nameOf(table.first, people)} choisit le mot.`, rest: "Vous le découvrirez dans un instant." };
}

function choosing(view: View, people: People): Said {
  const left = waitedFor(view);
  if (left.includes(view.me)) return { lead: "Quelle couleur pour ce mot ?", rest: "Choisissez-la en secret." };
  const rest = left.length > 0 ? `On attend ${together(left, people)}.` : "";
  return { lead: view.me < 0 ? "Chacun choisit une couleur en secret." : "Votre couleur est posée.", rest };
}

function telling({ table }: View, people: People): Said {
  const colour = toldCard(table)?.colour;
  const shown = colour == null ? "" : colours.name[colour];
  if (isMe(table.teller, people)) return { lead: "À vous de raconter.", rest: `Pourquoi ${shown} ?` };
  return { lead: `${nameOf(table.teller, people)} a choisi ${shown}`, rest: "et va dire pourquoi." };
}

function listening(view: View, people: People): Said {
  const { me, table } = view;
  const left = waitedFor(view);
  const isMine = isMe(table.teller, people);
  const lead = isMine ? "Votre histoire est racontée." : `${nameOf(table.teller, people)} raconte.`;
  if (left.includes(me)) return { lead, rest: "Lisez bien : ensuite, tout disparaît." };
  const reads = `${together(left, people)} ${left.length > 1 ? "lisent" : "lit"} encore.`;
  return { lead, rest: left.length > 0 ? reads : "" };
}

function assigning({ table }: View, people: People): Said {
  const giver = giverTo(table.recaller, table);
  if (isMe(giver, people))
    return { lead: `Quel mot pour ${nameOf(table.recaller, people)} ?`, rest: "Les couleurs sont à retrouver." };
  const gives = `${nameOf(giver, people)} choisit un mot pour ${who(table.recaller, people)}.`;
  return { lead: gives, rest: isMe(table.recaller, people) ? "Rassemblez vos souvenirs." : "" };
}

function recalling({ table }: View, people: People): Said {
  const { recaller, asked } = table;
  const word = quoted(packetNow(table)?.word ?? "");
  const help = packetNow(table)?.answers[asked]?.help;
  if (!isMe(recaller, people)) {
    const rest = asked < 0 ? "" : isMe(asked, people) ? "C’est votre carte." : `C’est la carte ${of(asked, people)}.`;
    return { lead: `${nameOf(recaller, people)} se souvient de ${word}.`, rest };
  }
  if (asked < 0) return { lead: `${word}, qui a dit quoi ?`, rest: "Commencez par la carte que vous voulez." };
  const no = `${nameOf(asked, people)} ne s’en souvient plus.`;
  return { lead: help === "given" ? `${nameOf(asked, people)} vous aide.` : no, rest: "Annoncez sa couleur." };
}

function hinting({ table }: View, people: People): Said {
  const { recaller, asked } = table;
  if (isMe(asked, people))
    return { lead: `${nameOf(recaller, people)} vous demande un indice.`, rest: "Un mot de votre histoire." };
  const seeks = `${nameOf(asked, people)} cherche un mot de son histoire`;
  return isMe(recaller, people) ? nothing(`${seeks}…`) : nothing(`${seeks} pour ${nameOf(recaller, people)}.`);
}

function revealing({ table }: View, people: People): Said {
  const card = table.turned === table.recaller && !isMe(table.turned, people)
    ? "sa propre carte" : yours(table.turned, people, "votre carte", "la carte");
  return nothing(`${does(table.recaller, people, "retournez", "retourne")} ${card}.`);
}

export function situation(view: View, people: People): Said {
  switch (view.table.phase) {
    case "opening": return nothing("On tire au sort qui commence.");
    case "drawing": return nothing("Une carte de mots est tirée.");
    case "siding": return siding(view, people);
    case "choosing": return choosing(view, people);
    case "telling": return telling(view, people);
    case "listening": return listening(view, people);
    case "assigning": return assigning(view, people);
    case "recalling": return recalling(view, people);
    case "hinting": return hinting(view, people);
    case "revealing": return revealing(view, people);
    case "over": return nothing("La partie est terminée.");
  }
}
