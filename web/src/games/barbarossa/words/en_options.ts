// What the host chooses and who the bots are, in English.
import type { Words } from "./words";

export const options: Words["options"] = {
  language: {
    label: "Language of the words",
    help: "Of the secret words and of what bots ask. They understand your questions in French and in English.",
    choices: { french: "French", english: "English" },
  },
  riddles: {
    label: "What is to be guessed",
    choices: { one_word: "One simple word", two_words: "Two words at most", expressions: "An expression" },
  },
  sculpting: {
    label: "Time for the clay",
    help: "Where a move has a time limit. At a table that plays over days there is no hurry.",
    choices: { minutes_5: "5 minutes", minutes_10: "10 minutes", minutes_20: "20 minutes" },
  },
  letter_questions: {
    label: "Questions about letters",
    help: "One may ask, for instance, whether the word begins with a vowel.",
  },
  penalties_always: {
    label: "Penalties in any case",
    help: "Objects that were not guessed enough cost their makers even if a hat comes to the goal.",
  },
  common_theme: {
    label: "A theme for each person",
    help: "Your objects may have something in common. It stays secret until the end.",
  },
  forgiving_curses: {
    label: "Curses without risk",
    help: "A no to your own curse does not end your second series.",
  },
  edition: {
    label: "Edition",
    choices: { kosmos: "Kosmos, six at most", ass: "ASS, four at most" },
  },
  first: {
    label: "Who begins",
    choices: {
      drawn: "The highest die",
      seat_1: "Seat 1",
      seat_2: "Seat 2",
      seat_3: "Seat 3",
      seat_4: "Seat 4",
      seat_5: "Seat 5",
      seat_6: "Seat 6",
    },
  },
};

export const bots: Words["bots"] = {
  random: { level: "Random", line: "Asks and answers by chance, within the rules." },
  apprenti: { level: "Apprentice", line: "Asks what comes to mind, forgets that there are curses." },
  habitue: { level: "Regular", line: "Asks good questions, guesses when fairly sure." },
  maitre: { level: "Master", line: "Picks every question, weighs letters and curses, guesses at the right time." },
};
