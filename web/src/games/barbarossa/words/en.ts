// Barbarossa in English: the sentences the shell asks for, and all the rest by its own file.
import { capital } from "../../../words/format";
import type { People } from "../../game";
import { arrowsMax, type View } from "../facts";
import { type Decision, decision } from "../story";
import { announce } from "./announce";
import { illegal } from "./en_illegal";
import { bots, options } from "./en_options";
import { counted, does, together, who } from "./en_people";
import { rules } from "./en_rules";
import { album, sheet } from "./en_sheet";
import { story } from "./en_story";
import { table } from "./en_table";
import { isMe } from "./people";
import type { Words } from "./words";

function status({ table: { phase, arrows, seats, players } }: View): string {
  switch (phase) {
    case "sculpting": return `Sculpting · ${players.filter(({ is_ready }) => is_ready).length} of ${seats}`;
    case "supplying":
    case "opening": return "The game begins";
    case "over": return "Game over";
    default: return `Arrows · ${arrows} of ${arrowsMax({ seats })}`; // short: it must fit a phone
  }
}

/** One true sentence: who won, and by what. */
function ending(how: Decision, people: People): string {
  if (how.type === "goal") {
    const [seat] = how.seats;
    return how.seats.length === 1 && seat !== undefined
      ? `${does(seat, people, "come", "comes")} to the goal.`
      : `${capital(together(how.seats, people))} come to the goal together.`;
  }
  const end = how.isGoal ? "A hat came to the goal" : "The last arrow is planted";
  if (how.type === "shared") return `${end}: a victory shared by ${together(how.seats, people)}.`;
  const wins = isMe(how.seat, people) ? "win" : "wins";
  return `${end}: ${who(how.seat, people)} ${wins} by ${counted(how.by, "step")}.`;
}

export const words: Words = {
  options,
  illegal,
  bots,
  rules,
  status: ({ view }) => status(view),
  announce: announce(story),
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), people)),
  story,
  sheet,
  album,
  table,
};
