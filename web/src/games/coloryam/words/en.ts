// Color'Yam in English: options, refusals, bots, and the sentences the shell asks for.
import { inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import type { View } from "../story";
import { type Decision, decision } from "../turn";
import { announce } from "./announce";
import { chapter } from "./chapter";
import { did } from "./en_did";
import { firstLines, presets } from "./en_first";
import { lines } from "./en_lines";
import { rules } from "./en_rules";
import { table } from "./en_table";
import { isMe, nameOf } from "./people";
import type { Words } from "./words";

const plural = (count: number): string => (count === 1 ? "" : "s");

function status({ state, board }: View): string {
  if (state.phase === "beginning") return "The game begins";
  if (state.phase === "over") return "Game over";
  const of = `${state.line + 1} of ${board.rows.length}`;
  return state.config.free_objectives ? `Turn ${of}` : `Line ${of}`;
}

/** One true sentence: by how much, and with what. */
function ending(how: Decision, people: People): string {
  if (how.type === "shared") {
    const names = how.seats.map((seat) => (isMe(seat, people) ? "you" : nameOf(seat, people)));
    return `Victory shared between ${inList("en", names)}: same points, same best Color’Yam.`;
  }
  const wins = isMe(how.seat, people) ? "You win" : `${nameOf(how.seat, people)} wins`;
  if (how.type === "tie_break") return `${wins} on level points, thanks to a Color’Yam of ${how.best}.`;
  const tail = how.best > 0 ? `, with a Color’Yam of ${how.best}` : "";
  return `${wins} by ${inLetters("en", how.points)} point${plural(how.points)}${tail}.`;
}

export const words: Words = {
  options: {
    sheet: {
      label: "Score sheet",
      help: "Each asks for other colours.",
      choices: {
        drawn: "By lot",
        sheet_1: "Sheet 1",
        sheet_2: "Sheet 2",
        sheet_3: "Sheet 3",
        sheet_4: "Sheet 4",
        sheet_5: "Sheet 5",
        sheet_6: "Sheet 6",
      },
    },
    first: {
      label: "Who begins",
      choices: {
        drawn: "By lot",
        seat_1: "Seat 1",
        seat_2: "Seat 2",
        seat_3: "Seat 3",
        seat_4: "Seat 4",
        seat_5: "Seat 5",
      },
    },
    free_objectives: {
      label: "Choose your line after the throws",
      help: "“Free objectives”, for beginners: the sum goes on the line that fits.",
    },
    color_chance: {
      label: "Color’Yam in any order",
      help: "“Color’Chance”, for beginners. Otherwise each Color’Yam must beat those before it.",
    },
    pro: { label: "Pro: thirteen lines", help: "Three more Color’Yam lines where the totals would be." },
    declared_miss: {
      label: "Give up a met objective",
      help: "House rule: declare it missed in order to take the second chance.",
    },
    coach: { label: "Show the odds", help: "Your chance to meet the objective with the dice you picked." },
  },
  illegal: {
    not_your_turn: "It is not your turn.",
    not_your_action: "That is not yours to do.",
    no_such_seat: "There is no such seat at this table.",
    not_now: "Not now: the turn is at another point.",
    first_throw_is_six: "The first throw takes all six dice.",
    no_dice: "Pick at least one die to throw.",
    no_throws_left: "All three throws are made.",
    nothing_thrown: "Throw the dice first.",
    miss_not_declarable: "The objective cannot be declared missed here.",
    not_this_line: "Only the line being played can be crossed.",
    no_such_line: "There is no such line on the sheet.",
    line_taken: "This box is filled already.",
    objective_not_met: "The dice do not show what the line asks for.",
    not_increasing: "A Color’Yam must be above those before it and below those after it.",
    bad_draw: "This draw cannot be.",
  },
  bots: {
    random: { level: "Random", line: "Plays without thinking, within the rules." },
    apprenti: { level: "Apprentice", line: "Goes for the objective, sometimes forgets the sum." },
    habitue: { level: "Regular", line: "Knows when to throw again and when to stop." },
    maitre: { level: "Master", line: "Works out every throw and minds the ranking." },
  },
  rules,
  firstLines: ({ view }, people) => firstLines(view, people),
  presets,
  chapter: chapter(table),
  shortcuts: [
    { keys: "1 to 6", does: "pick a die to throw again, or keep it" },
    { keys: "0", does: "pick all dice, or none" },
    { keys: "Space", does: "throw" },
    { keys: "S", does: "stop" },
  ],
  status: ({ view }) => status(view),
  announce: announce(table),
  did,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), people)),
  lines,
  table,
};
