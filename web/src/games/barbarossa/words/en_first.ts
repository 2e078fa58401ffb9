// The first game of Barbarossa, in English: what one plays for, what to do now, what it brings.
import type { Words } from "./words";
import type { FirstWords } from "./first";

export const first: FirstWords = {
  aim: "Bring your hat to the goal, the 32nd space: find the words of the others, and have yours found.",
  clay: {
    now: "Sculpt your objects and give each a secret word.",
    brings: "Not too clear, not too obscure: found in the middle of the game, an object moves you on.",
  },
  move: {
    now: "Throw the die, or pay gems to choose your space.",
    brings: "A question space or an elf brings you closer to a word; a dragon or a ghost moves the others on.",
  },
  letter: {
    now: "Take an object in hand and ask for one of its letters.",
    brings: "Nobody else sees it: it narrows down what the word may be.",
  },
  question: {
    now: "Take an object in hand and ask questions, until a no.",
    brings: "After the no comes the second series, where one guesses.",
  },
  guess: {
    now: "Ask on, or propose the word, until the next no.",
    brings: "First to find it: 5 steps. Second: 3 steps. A mistake costs nothing.",
  },
  answer: {
    now: "Answer the question sincerely.",
    brings: "A no ends the series; anything else lets it go on.",
  },
  verdict: {
    now: "Say whether the proposal is your word.",
    brings: "By how many arrows are planted already, you move on or back.",
  },
  wait: {
    now: "Listen to the questions of the others, and look closely at their objects.",
    brings: "An idea? A curse lets you guess even out of turn.",
  },
};

export const presets: NonNullable<Words["presets"]> = {
  easy: { label: "Beginner", line: "Twenty minutes to sculpt, and curses without risk." },
  classic: { label: "Classic", line: "The printed rules, ten minutes to sculpt." },
  keen: { label: "Pro", line: "Five minutes, no questions about letters, penalties in any case." },
};
