import type { ClayWords, StudioWords } from "./studio";

const sides = ["the front", "the right", "the back", "the left"];

const clay: ClayWords = {
  side: (degrees) => `seen from ${sides[Math.round(degrees / 90) % 4]}, turned by ${degrees} degrees`,
  noPicture: "This device cannot draw the sculpture.",
  film: {
    play: "See the film",
    pause: "Pause",
    label: "Stroke by stroke",
    at: (stroke, strokes) => `stroke ${stroke} of ${strokes}`,
  },
};

/** Where in the block, in words. */
function where3(x: number, y: number, z: number): string {
  const high = y < 34 ? "at the bottom" : y > 66 ? "at the top" : "half-way up";
  const side = x < 40 ? "on the left" : x > 60 ? "on the right" : "in the middle";
  const deep = z < 40 ? ", towards the back" : z > 60 ? ", towards the front" : "";
  return `${high}, ${side}${deep}`;
}

const left = (hundredths: number): string => `${hundredths}% of the clay is left.`;

const names = {
  add: "Add", carve: "Carve", smooth: "Smooth", pull: "Pull", flatten: "Flatten", pinch: "Pinch",
  ball: "Ball", rod: "Rod", disc: "Disc", cone: "Cone", box: "Box", ring: "Ring",
};

export const studio: StudioWords = {
  title: "The studio",
  clay,
  tabs: "Your objects",
  tab: (number) => `Object ${number}`,
  tabDone: "made and named",

  tools: {
    label: "Tools",
    brushes: "Strokes",
    stamps: "Shapes",
    names,
    helps: {
      add: "Lays clay under your finger.",
      carve: "Takes clay away.",
      smooth: "Softens bumps.",
      pull: "Drags the clay along.",
      flatten: "Levels a side.",
      pinch: "Draws together into a ridge.",
      ball: "A ball where you touch.",
      rod: "A rod with round ends.",
      disc: "A round plate.",
      cone: "A cone, its tip up.",
      box: "A box with soft edges.",
      ring: "A ring lying flat.",
    },
    size: "Size",
    strength: "Strength",
    hollow: "Hollow",
    way: "Facing",
    ways: { upright: "Upright", lying: "Lying", facing: "Front" },
    byForm: "Form",
  },

  bench: {
    label: "Your sculpture on the wheel",
    help:
      "Arrows move the brush. Enter makes a stroke. Shift and arrows turn the wheel. Plus and minus: size. "
      + "To sculpt without seeing, choose “Form”.",
    empty: "Touch the wheel to lay some clay.",
    ball: "A ball to begin with",
    coming: "Getting the clay ready…",
    noPicture:
      "This device cannot draw the clay. The form works all the same: you set shapes down, and the others will see "
      + "them.",
    failed: "The clay could not be got ready.",
    retry: "Try again",
    undo: "Undo",
    redo: "Redo",
    clear: "Clear all",
    clearSure: "Really all?",
    mirror: "Mirror",
    turn: "Turn",
    left: (hundredths) => `${hundredths}%`,
    leftLabel: "Clay left",
    loose: "Still loose: drag it, or change its size.",
    larger: "Larger",
    smaller: "Smaller",
  },

  form: {
    title: "Set down a shape",
    help: "Everything is in hundredths of the block: 50, 50, 50 is its middle.",
    shape: "Shape",
    where: "Where",
    relations: {
      exactly: "Where I say",
      above: "On the shape before",
      below: "Under the one before",
      left: "Left of the one before",
      right: "Right of the one before",
      before: "In front of the one before",
      behind: "Behind the one before",
    },
    axes: {
      at: ["From left to right", "From bottom to top", "From back to front"],
      size: ["Width", "Height", "Depth"],
      turn: ["Forwards", "Around itself", "Sideways"],
    },
    groups: { at: "Place of its middle", size: "Size", turn: "Turned by, in degrees" },
    range: (group) =>
      group === "at" ? "Whole numbers from 0 to 100."
      : group === "size" ? "Whole numbers from 1 to 100." : "Whole numbers from −180 to 360.",
    way: "Clay",
    add: "Add",
    take: "Take away",
    mirror: "On the other side too",
    place: (isHollow) => (isHollow ? "Take this shape away" : "Set this shape down"),
    list: "What is there",
    none: "Nothing yet.",
    part: (number, tool, isHollow, isMirrored, where) =>
      `${number}. ${names[tool]}${isHollow ? ", hollow" : ""}${isMirrored ? ", on both sides" : ""}`
      + `${where === "" ? "" : `: ${where}`}`,
    where3,
    remove: (number) => `Remove number ${number}`,
  },

  label: {
    title: "Your secret word",
    word: "Secret word",
    help: {
      one_word: "One simple, concrete word. Aim between: found too soon or never, it costs you steps.",
      two_words: "One word or two. Aim between: found too soon or never, it costs you steps.",
      expressions: "A word or an expression. Aim between: found too soon or never, it costs you steps.",
    },
    faults: {
      no_word: "The word is still missing.",
      word_too_long: "That is too long.",
      word_has_digits: "Letters only, no digits.",
      not_one_word: "One word at this table, and not a compound.",
      not_two_words: "Two words at most at this table.",
      not_text: "Letters only.",
      same_word: "Your objects must be different things.",
    },
    ideas: "Some ideas",
    otherIdeas: "Other ideas",
    takeIdea: (word) => `Take “${word}”`,
    description: "Description",
    descriptionHelp: "What is to be seen, for who cannot see the clay. Without the word.",
    show: "Show the description",
    showHelp: "To the whole table, as soon as play begins.",
    over: (chars) => `${chars} character${chars > 1 ? "s" : ""} too many`,
    theme: "Common theme",
    themeHelp: "What your objects have in common, if you like. Nobody reads it before the end.",
    more: "Description",
    close: "Close",
  },

  people: {
    title: "In the studio",
    ready: (seat, { names }) => `${names[seat] ?? ""} is ready`,
    busy: (seat, { names }) => `${names[seat] ?? ""} is still sculpting`,
    done: "I am done",
    rework: "Back to my objects",
    waiting: "You are done. Play begins when everybody is.",
    lookedAt: "One moment, your clay is being looked at…",
    watching: "Everybody is sculpting. The sculptures will be shown when play begins.",
    missing: {
      word: "the word is missing", clay: "the clay is missing",
      text: "the description is too long",
    },
    missingAt: (number, what) => `Object ${number}: ${what}.`,
    saved: "Saved",
    saving: "Saving…",
    offline: "Offline: your strokes will be sent as soon as possible.",
    clock: "Time left in the studio",
  },

  said: {
    stroke: (tool, rest) => `${names[tool]}: done. ${left(rest)}`,
    placed: (tool, where, rest) => `${names[tool]}, ${where}. ${left(rest)}`,
    undone: (rest) => `Undone. ${left(rest)}`,
    redone: (rest) => `Redone. ${left(rest)}`,
    cleared: "All is cleared. Redo brings it back, stroke by stroke.",
    removed: (number, rest) => `Number ${number} is removed. ${left(rest)}`,
    refused: {
      too_long: "This sculpture is as long as it may be: no further stroke fits. Undo some to go on.",
      corrupt: "That stroke could not be read. Nothing has changed.",
      wrong_version: "This page is of another version. Please reload it.",
      out_of_block: "That is outside the block. Nothing has changed.",
      over_volume: "There is not enough clay left for that. Carve some away first.",
      too_much_work: "There are too many large strokes in this sculpture. Nothing has changed.",
    },
    rolledBack: "The last stroke could not be kept; the sculpture is as before.",
    cursor: (where) => (where === null ? "Beside the clay" : `On the clay: ${where}`),
  },
};
