// Barbarossa in French: the sentences the shell asks for, and all the rest by its own file.
import type { People } from "../../game";
import { arrowsMax, type View } from "../facts";
import { type Decision, decision } from "../story";
import { openingOf } from "../guide";
import { announce } from "./announce";
import { firstLines } from "./first";
import { did } from "./fr_did";
import { first, presets } from "./fr_first";
import { illegal } from "./fr_illegal";
import { bots, options } from "./fr_options";
import { arrive, does, of, together, who } from "./fr_people";
import { rules } from "./fr_rules";
import { album, sheet } from "./fr_sheet";
import { story } from "./fr_story";
import { table } from "./fr_table";
import { isMe } from "./people";
import type { Words } from "./words";

function status({ table: { phase, arrows, seats, players } }: View): string {
  switch (phase) {
    case "sculpting": return `Modelage · ${players.filter(({ is_ready }) => is_ready).length} sur ${seats}`;
    case "supplying":
    case "opening": return "La partie commence";
    case "over": return "Partie terminée";
    default: return `Flèches · ${arrows} sur ${arrowsMax({ seats })}`; // short: it must fit a phone
  }
}

/** One true sentence: who won, and by what. */
function ending(how: Decision, people: People): string {
  if (how.type === "goal") {
    const [seat] = how.seats;
    return how.seats.length === 1 && seat !== undefined
      ? `${does(seat, people, "arrivez", "arrive")} au but.`
      : `${arrive(how.seats, people)} au but ensemble.`;
  }
  const end = how.isGoal ? "Un chapeau est arrivé au but" : "La dernière flèche est plantée";
  if (how.type === "shared") return `${end} : victoire partagée entre ${together(how.seats, people)}.`;
  const wins = isMe(how.seat, people) ? "gagnez" : "gagne";
  return `${end} : ${who(how.seat, people)} ${wins} ${how.by === 1 ? "d’un" : `de ${how.by}`} pas.`;
}

const chapter: NonNullable<Words["chapter"]> = (update, before, people) => {
  const opening = openingOf(update, before);
  switch (opening?.type) {
    case "play": return { level: 1, label: "Les objets sont sur la table" };
    case "arrow": return { level: 1, label: `Flèche ${opening.nth}, par ${who(opening.by, people)}` };
    case "turn":
      return { level: 2, label: isMe(opening.seat, people) ? "Votre tour" : `Tour ${of(opening.seat, people)}` };
    default: return null;
  }
};

export const words: Words = {
  options,
  illegal,
  bots,
  rules,
  firstLines: firstLines(first),
  presets,
  chapter,
  status: ({ view }) => status(view),
  announce: announce(story),
  did,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), people)),
  story,
  sheet,
  album,
  table,
};
