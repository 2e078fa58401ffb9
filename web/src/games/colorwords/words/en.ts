// Color Words in English: options, refusals, bots, and the sentences the shell asks for.
import { inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import type { View } from "../grid";
import { type Decision, decision, isNewRound } from "../story";
import { announce } from "./announce";
import { cards } from "./en_cards";
import { did } from "./en_did";
import { firstLines } from "./en_first";
import { plural, points, who } from "./en_people";
import { review, stars, voting } from "./en_review";
import { rules } from "./en_rules";
import { sheet } from "./en_sheet";
import { story } from "./en_story";
import { table } from "./en_table";
import { isMe, nameOf } from "./people";
import type { Words } from "./words";

function status({ open }: View): string {
  if (open.phase === "over") return "Game over";
  return `Round ${open.round + 1} of 6`; // short: it must fit a phone
}

/** One true sentence: who won, and by what. */
function ending(how: Decision, { open }: View, people: People): string {
  switch (how.type) {
    case "alone": {
      const earned = how.rating === 0 ? "No star yet" : sheet.stars(how.rating);
      return how.next === null ? `${earned}.` : `${earned}. The next is at ${points(how.next)}.`;
    }
    case "lead": {
      const wins = isMe(how.seat, people) ? "You win" : `${nameOf(how.seat, people)} wins`;
      const by = `${wins} by ${inLetters("en", how.by)} point${plural(how.by)}`;
      if (!how.isBySpecial) return `${by}.`;
      return open.config.grid === "a" ? `${by}, thanks to the fullest grid.` : `${by}, thanks to the stars.`;
    }
    case "shared": {
      const all = inList("en", how.seats.map((seat) => who(seat, people)));
      return `A shared win for ${all}: ${points(how.points)}.`;
    }
  }
}

export const words: Words = {
  options: {
    grid: {
      label: "Grid",
      help: "A for a first game. B adds a race: 14 stars to be won by filling rows and columns.",
      choices: { a: "A, the fullest grid", b: "B, the star race" },
    },
    lexicon: {
      label: "Language of the words",
      help: "That of the table’s dictionary, whatever language your page speaks.",
      choices: { french: "French", english: "English" },
    },
    unknown: {
      label: "Word unknown to the dictionary",
      help: "In a round with a theme, a proper noun is always put to the table.",
      choices: { reject: "Refused", ask: "The table decides" },
    },
    layouts: {
      label: "Colours of the grids",
      help: "Exchanged: the same word does not score the same for everybody.",
      choices: { same: "The same for all", exchanged: "Exchanged from seat to seat" },
    },
  },
  illegal: {
    not_your_turn: "It is not your turn just now.",
    not_your_action: "That is not yours to do.",
    no_lexicon: "The dictionary is not here yet. Try again in a moment.",
    not_now: "Not now: the round is at another point.",
    after_the_bell: "The bell has rung: nothing more is written in this round.",
    already_sent: "Your word is already sent. Send another to replace it.",
    not_letters: "A word is made of letters: no digit, no hyphen, no apostrophe.",
    too_short: "Too short: two letters at least.",
    too_long: "Too long: a path has thirteen cells at most.",
    wrong_length: "One cell for each letter: complete the word or the path.",
    off_the_grid: "The word leaves the grid. Start further up or further left.",
    wrong_step: "Each letter goes into the cell to the right or the one below.",
    occupied: "One of these cells has a letter already. Go round it.",
    wrong_start: "The first word starts on A1; later ones on an empty cell that touches a letter.",
    unknown_word: "This word is not in the table’s dictionary. Try another.",
    no_theme: "This round has no theme to claim.",
    no_such_star: "This star cannot be crossed out any more. Choose another.",
    no_such_ballot: "You are not asked about this word.",
    both_ways: "Yes or no: choose one.",
    bad_draw: "This draw is not possible.",
  },
  bots: {
    random: { level: "Random", line: "Writes the first word that fits." },
    apprenti: { level: "Apprentice", line: "Knows everyday words only." },
    habitue: { level: "Regular", line: "Knows the dictionary, and takes points now." },
    maitre: { level: "Master", line: "Keeps room, counts stars, thinks of the rounds to come." },
  },
  rules,
  presets: {
    calm: {
      label: "First steps",
      line: "Grid A: one word a round, and 5 points more for the fullest grid.",
      alone: "Grid A: one word a round, and 5 points more if seven cells or fewer are empty.",
    },
    race: {
      label: "Star race",
      line: "Grid B: each row or column that you fill first is worth 2 points.",
      alone: "Grid B: each row or column that you fill is worth 2 points, but every round costs you a star.",
    },
    open: {
      label: "Among friends",
      line: "Grid B, other colours for everybody, and the table takes or refuses words that no dictionary has.",
    },
  },
  firstLines,
  chapter: ({ view }, before) => (isNewRound(view, before?.view ?? null) ? { level: 1, label: status(view) } : null),
  shortcuts: [
    { keys: "A – Z", does: "write" },
    { keys: "→ ↓", does: "go right or down" },
    { keys: "Space", does: "turn after the last letter" },
    { keys: "Backspace", does: "erase a letter" },
    { keys: "Escape", does: "begin the word again" },
    { keys: "Enter", does: "send the word" },
  ],
  status: ({ view }) => status(view),
  announce: announce(story),
  did,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), view, people)),
  cards,
  story,
  review,
  voting,
  stars,
  sheet,
  table,
};
