// Color Words on the shelf; the table itself is loaded when somebody sits down.
import type { GameUi } from "../game";
import CardArt from "./CardArt.svelte";

const own = (score: number | undefined, isOne: (score: number) => boolean): string =>
  (score === undefined ? "" : ` · ${score} point${isOne(score) ? "" : "s"}`);

export const colorwords: GameUi<"colorwords"> = {
  card: {
    fr: { title: "Color Words", line: "Trois lettres, un mot, le bon chemin sur la grille.",
      progress: ({ stage, stages, scores }, me) =>
        `Manche ${stage} sur ${stages}${own(scores[me], (score) => Math.abs(score) < 2)}` },
    en: { title: "Color Words", line: "Three letters, one word, the right path across the grid.",
      progress: ({ stage, stages, scores }, me) =>
        `Round ${stage} of ${stages}${own(scores[me], (score) => score === 1)}` },
  },
  minutes: 25,
  age: 10,
  place: 50,
  Art: CardArt,
  swatch: ["bleu", "jaune", "rouge"],
  usualSeats: 3,
  usualPace: 90,
  usualBot: "apprenti", // a quick game is often the first one
  first: { pace: 0 },
  usualConfig: (lang) => ({ lexicon: lang === "fr" ? "french" : "english" }),
  load: async () => (await import("./face")).face,
};
