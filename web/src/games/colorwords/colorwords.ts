// Color Words on the shelf; the table itself is loaded when somebody sits down.
import type { GameUi } from "../game";

export const colorwords: GameUi<"colorwords"> = {
  card: {
    fr: { title: "Color Words", line: "Trois lettres, un mot, le bon chemin sur la grille." },
    en: { title: "Color Words", line: "Three letters, one word, the right path across the grid." },
  },
  minutes: 25,
  age: 10,
  swatch: ["bleu", "jaune", "rouge"],
  usualSeats: 3,
  usualPace: 90,
  usualBot: "apprenti", // a quick game is often the first one
  usualConfig: (lang) => ({ lexicon: lang === "fr" ? "french" : "english" }),
  load: async () => (await import("./face")).face,
};
