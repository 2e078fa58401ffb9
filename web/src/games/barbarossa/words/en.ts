// Barbarossa in English: the sentences the shell asks for, and all the rest by its own file.
import { capital } from "../../../words/format";
import type { People } from "../../game";
import { arrowsMax, type View } from "../facts";
import { type Decision, decision } from "../story";
import { openingOf } from "../guide";
import { announce } from "./announce";
import { did } from "./en_did";
import { first, presets } from "./en_first";
import { firstLines } from "./first";
import { illegal } from "./en_illegal";
import { bots, options } from "./en_options";
import { counted, does, together, who, whose } from "./en_people";
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

const chapter: NonNullable<Words["chapter"]> = (update, before, people) => {
  const opening = openingOf(update, before);
  switch (opening?.type) {
    case "play": return { level: 1, label: "The objects are on the table" };
    case "arrow": return { level: 1, label: `Arrow ${opening.nth}, by ${who(opening.by, people)}` };
    case "turn": return { level: 2, label: `${capital(whose(opening.seat, people))} turn` };
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
