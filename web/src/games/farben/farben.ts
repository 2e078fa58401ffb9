// Farben on the shelf; the table itself is loaded when somebody sits down.
import type { GameUi } from "../game";

export const farben: GameUi<"farben"> = {
  card: {
    fr: { title: "Farben", line: "Une couleur, un mot, une histoire. Qui s’en souviendra ?" },
    en: { title: "Farben", line: "A colour, a word, a story. Who will remember it?" },
  },
  minutes: 45,
  age: 10,
  swatch: ["noir", "rouge", "jaune", "vert", "bleu", "rose"],
  usualSeats: 4,
  usualConfig: (lang) => ({ language: lang === "fr" ? "french" : "english" }),
  load: async () => (await import("./face")).face,
};
