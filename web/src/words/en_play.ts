// What the page says in English around a running game.
import { inLetters } from "./format";
import type { frPlay } from "./fr_play";

export const enPlay: typeof frPlay = {
  tempo: "Tempo of moves",
  tempos: { slow: "Slow", normal: "Normal", quick: "Quick" },
  skip: "Skip",
  skipLong: (moves) => (moves === 1 ? "Skip to the next move" : `Skip to the next move, ${moves} are waiting`),
  goesOn: (seconds) => `The table goes on in ${seconds} s.`,
  pause: "The table goes on",

  first: {
    title: "First game",
    aim: "The aim",
    now: "What to do",
    brings: "What it brings",
    done: "Got it",
  },

  otherSeats: (seats) => `If you are not ${inLetters("en", seats)}`,

  proofFile: {
    choose: "Check a file",
    checking: "Drawing everything in this file again…",
    same: (draws) => `This file is this very game: ${draws} draws, all the same.`,
    other: (draws) => `This file is another game, and an honest one: ${draws} draws, all the same.`,
    failed: "This file does not fit its seal: it was changed, or the game was not over.",
    unreadable: "This file is not a game saved by Palette.",
    unreachable: "The check could not be made for now. Try again.",
  },

  replayed: {
    chapters: "Go to",
    from: "Seen by",
    seenBy: (name) => `Seen by ${name}`,
    spectator: "Seen from afar",
  },

  keys: {
    title: "Keyboard shortcuts",
    open: "See the shortcuts",
    game: "In this game",
    everywhere: "Everywhere",
    replay: "While replaying",
    off: "Single-key shortcuts are switched off in the table’s menu.",
    list: [
      { keys: "?", does: "This list" },
      { keys: "Esc", does: "Close what is open" },
      { keys: "→", does: "Skip to the next move, when several are waiting" },
    ],
    talk: { keys: "Shift + Space", does: "Talk, when holding to talk" },
    review: [
      { keys: "← →", does: "Previous move, next move" },
      { keys: "Page Up Page Down", does: "Previous chapter, next chapter; with Shift, the great ones" },
      { keys: "Home End", does: "To the beginning, to the end" },
    ],
  },
};
