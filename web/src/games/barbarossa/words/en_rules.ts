// The rules of Barbarossa in English, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";
import { numbered } from "./numbered";

const making: readonly Rule[] = [
  {
    id: "aim",
    title: "The aim",
    text: [
      "You make things of clay, and each hides a word. The others look for your words, you look for theirs. The " +
        "first hat at the goal, the 32nd space, wins.",
      "It is all a matter of measure: an object guessed too early or too late moves you back, one guessed at the " +
        "right time moves you on. Neither too plain, nor too dark.",
    ],
  },
  {
    id: "sculpting",
    title: "Making things",
    text: [
      "With three players everybody makes three objects; with four, five or six, two. All work at the same time and " +
        "see nothing of each other. There is only so much clay: a gauge shows what is left.",
      "Every stroke is kept at once. When your objects are made and named, say that you are done; as long as " +
        "somebody else still works, you may think again.",
      "You may also describe an object in 200 characters, for those who cannot see it, and choose whether the " +
        "description is shown.",
    ],
  },
  {
    id: "word",
    title: "The secret word",
    text: [
      "An object is one simple word for something one can touch, of 24 letters at most: no spaces, hyphens, " +
        "apostrophes or digits. Your objects have different words.",
      "At some tables two words or a whole expression are allowed, up to 40 characters.",
    ],
  },
];

const turns: readonly Rule[] = [
  {
    id: "board",
    title: "The ring",
    text: [
      "Twelve spaces: four gems, three dragons, a ghost, two elves and two spaces of questions. The magicians start " +
        "on an elf and go round clockwise.",
      "Gem: you get one. Dragon: all other hats go one step on. Ghost: two. Elf: you may ask for a letter. " +
        "Questions: two series, to ask and then to guess.",
    ],
    Figure: figures.ring,
  },
  {
    id: "moving",
    title: "Moving",
    text: [
      "Everybody throws a die, and the highest begins; or the host has decided. Then turns go round to the left.",
      "In your turn, throw the die, or pay to choose your space: one gem a step, one step at least. Everybody starts " +
        "with 12 gems and never has more than 13. Without gems, the die decides.",
    ],
    Figure: figures.gems,
  },
  {
    id: "letters",
    title: "A letter",
    text: [
      "On an elf you may ask for one letter of an object of another player, by its place: the first, the third, the " +
        "last but one… The answer comes at once, and nobody else sees it, as the word is written.",
      "Spaces, hyphens and apostrophes are not counted. Beyond the word there is no letter: you know that it is " +
        "shorter, and you have asked.",
    ],
  },
  {
    id: "questions",
    title: "The two series",
    text: [
      "First series: ask about the objects of others, changing object and person as you like. It lasts until the " +
        "first no. Nobody guesses yet.",
      "Second series: questions and guesses in any order, until the next no, to a question or to a guess. A word " +
        "that was found does not end it.",
      "You may stop whenever you like. After thirty questions a series is over by itself.",
    ],
    Figure: figures.series,
  },
  {
    id: "answers",
    title: "Answering",
    text: [
      "Whoever made the object answers, and nobody else: yes, no, probably, or I don’t know. Only a no ends the " +
        "series. Questions and answers are for the whole table.",
      "Answers are sincere: whoever gives a wrong one spoils the game for all. If you are not sure, say probably, or " +
        "that you don’t know. At the end everything is laid open, and an answer can be disputed.",
      "A question has 140 characters at most. The host may forbid those about the letters, the spelling or the " +
        "length of the word.",
    ],
  },
];

const riddles: readonly Rule[] = [
  {
    id: "guessing",
    title: "Guessing",
    text: [
      "A guess is written, for the maker alone. If it is the very word, it is right at once; capitals, an article " +
        "and hyphens do not matter. With another accent or a plural, the maker says whether that is it.",
      "A mistake costs nothing, but it ends the second series. One guesses neither one’s own objects, nor the same " +
        "one twice.",
    ],
  },
  {
    id: "arrows",
    title: "Arrows",
    text: [
      "A word found: you plant an arrow in the object. The first moves you on by 5 steps, the second by 3. There is " +
        "no third.",
      "The maker moves too, by all arrows planted on the table, the new one included: the chart says how far. Early " +
        "or late it is backwards; in the middle of the game it is forwards.",
      "A hat starts on the 6th space. It goes no farther back than the first.",
    ],
    Figure: figures.arrows,
  },
  {
    id: "curses",
    title: "Curses",
    text: [
      "Everybody has three. A curse buys a letter or a guess at almost any time, even in the turns of others, and " +
        "several in a row if you like. First come, first served.",
      "Never during the second series of somebody else, nor while an answer is awaited or the die rolls. A curse " +
        "ends nobody’s series; but in your own second series a no ends it, as after any guess.",
      "Once the table has spent five, whoever has none left may take three back, once in a game.",
    ],
    Figure: figures.curses,
  },
  {
    id: "end",
    title: "The end",
    text: [
      "A hat at the goal, and the game is over on the spot. If a dragon or a ghost brings several hats there at " +
        "once, they share the victory.",
      "Otherwise it ends with the 13th arrow, at three or four players, or the 17th, at five or six. Each object " +
        "without arrow then costs its maker 5 steps, each with only one, 2. The foremost hat wins; equals share.",
    ],
  },
];

const around: readonly Rule[] = [
  {
    id: "secrets",
    title: "Notebooks and secrets",
    text: [
      "What was asked about an object is its notebook, open to all. You also have notes of your own, 400 characters " +
        "for each object, that nobody else reads.",
      "A letter is seen by whoever asked for it, a guess by who made it and by the maker of the object. After the " +
        "end everything opens to those who played: words, letters, guesses, and the film of each piece being made. " +
        "An answer can then be marked as disputed; no hat moves for that.",
      "The album stays among you. A link opens it to others only if every person at the table agrees.",
    ],
  },
  {
    id: "time",
    title: "When time runs out",
    text: [
      "For the clay: your objects count as they are, a plain ball stands for what is named but not made, and a " +
        "ready-made object replaces one without a word.",
      "Later: the die is thrown, the letter passes, the series stops, the answer is “I don’t know”, and a guess is " +
        "right only if it is the word, accents apart.",
    ],
  },
  {
    id: "variants",
    title: "Options of the table",
    text: [
      "Two words or expressions instead of one simple word. A theme that your objects share, told at the end. " +
        "Penalties in any case, even when a hat has come to the goal: it then counts as on the goal before it pays.",
      "The ASS edition is for four at most; for the rest it is the same.",
    ],
  },
];

export const rules: readonly Rule[] = numbered([...making, ...turns, ...riddles, ...around]);
