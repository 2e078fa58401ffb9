// Farben in English: options, refusals, bots, and the sentences the shell asks for.
import { inLetters } from "../../../words/format";
import type { People } from "../../game";
import { isTaken, quotaOf, roundsOf, type View } from "../facts";
import { type Decision, decision } from "../story";
import { announce } from "./announce";
import { chapter } from "./chapter";
import { firstLines, type FirstWords } from "./first";
import { colours } from "./en_colours";
import { does, plural, points, quoted, together, who } from "./en_people";
import { rules } from "./en_rules";
import { album, sheet } from "./en_sheet";
import { story } from "./en_story";
import { table } from "./en_table";
import type { Words } from "./words";

function status({ table }: View): string {
  const { phase, packets, seats } = table;
  const of = `of ${roundsOf(table)}`;
  switch (phase) {
    case "opening": return "The game begins";
    case "over": return "Game over";
    case "assigning":
    case "recalling":
    case "hinting":
    case "revealing": {
      const taken = packets.filter(isTaken).length + (phase === "assigning" ? 1 : 0);
      return `Memories · ${taken} of ${seats * quotaOf(table)}`;
    }
    case "drawing": return `Round ${packets.length + 1} ${of}`;
    default: return `Round ${packets.length} ${of}`; // short: it must fit a phone
  }
}

const first: FirstWords = {
  aim: "Remember who gave which colour to which word.",
  now: {
    side: "Keep one of the two words: everybody will give it a colour.",
    colour: "Give this word a colour, in secret: one that has a story.",
    story: "Tell why this colour, in a few sentences.",
    listening: "Read and remember: then card and story are gone.",
    packet: "Pick the word that your neighbour will have to remember.",
    guess: "Take a card and name its colour, or ask for a hint.",
    hint: "Give a single word of your story, never the colour.",
  },
  brings: {
    stories: "In the end each colour that is found is worth 2 points, and 1 to whoever told it.",
    memories: "A card found: 2 points, only 1 after a hint, and 1 to whoever laid it.",
  },
};

/** One true sentence: who won, and by what. */
function ending(how: Decision, people: People): string {
  if (how.type === "shared") return `A victory shared by ${together(how.seats, people)}: ${points(how.points)}.`;
  return `${does(how.seat, people, "win", "wins")} by ${inLetters("en", how.by)} point${plural(how.by)}.`;
}

export const words: Words = {
  options: {
    language: {
      label: "Language of the words",
      help: "Of the words and of what bots tell, whatever language your page speaks.",
      choices: { french: "French", english: "English" },
    },
    first: {
      label: "Who begins",
      choices: {
        drawn: "Drawn by lot",
        seat_1: "Seat 1",
        seat_2: "Seat 2",
        seat_3: "Seat 3",
        seat_4: "Seat 4",
        seat_5: "Seat 5",
      },
    },
    rounds: {
      label: "How many words",
      help: "Five words for a short evening: everybody then recalls one packet.",
      choices: { ten: "Ten", five: "Five" },
    },
  },
  illegal: {
    not_your_turn: "It is not your turn yet.",
    not_your_action: "That is not yours to do.",
    no_such_seat: "There is nobody in that seat.",
    not_now: "Not now: the game is at another point.",
    no_such_side: "A card has two sides only.",
    no_colour: "Pick a colour first.",
    colour_used: "You have played this colour already. Take another.",
    story_too_long: "Your story has more than 600 characters. Make it a little shorter: nothing is lost.",
    not_text: "Your text has characters that cannot be written. Type that passage again.",
    no_story: "Write a few words, or tell it aloud.",
    no_such_packet: "There is no such packet.",
    packet_taken: "This packet was recalled already. Pick another.",
    own_card: "There is no hint for your own card.",
    card_turned_up: "This card is face up already.",
    already_asked: "You have asked for a hint for this card already.",
    other_card_asked: "First name the card you asked a hint for.",
    not_one_word: "A hint is a single word.",
    hint_is_colour: "A hint never names the colour. Find another word.",
    hint_not_in_story: "This word is not in your story. Try another, or say that you no longer remember.",
    bad_draw: "Such a draw is not possible.",
  },
  bots: {
    random: { level: "Random", line: "Lays and names colours by chance, within the rules." },
    apprenti: { level: "Apprentice", line: "Tells gladly, forgets fast." },
    habitue: { level: "Regular", line: "Keeps the latest stories in mind, asks for a hint now and then." },
    maitre: { level: "Master", line: "Forgets next to nothing, and asks for a hint when it pays." },
  },
  rules,
  firstLines: firstLines(first, (view, people) => table.situation(view, people).lead),
  presets: {
    short: { label: "Short evening", line: "Five words, one packet each: less than half an hour." },
    classic: { label: "Classic", line: "Ten words, two or three packets each: a whole evening of stories." },
  },
  chapter: chapter({
    round: (round) => `Round ${round + 1}`,
    memories: "The memories",
    tells: (seat, people) => does(seat, people, "tell", "tells"),
    recalls: (word, seat, people) => `${quoted(word)}, ${who(seat, people)}`,
  }),
  status: ({ view }) => status(view),
  announce: announce(story),
  did: null,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), people)),
  colours,
  story,
  sheet,
  album,
  table,
};
