// Farfalia on the shelf; the table itself is loaded when somebody sits down.
import type { GameUi } from "../game";

export const farfalia: GameUi<"farfalia"> = {
  card: {
    fr: { title: "Farfalia", line: "Des plis à gagner, des sujets à cueillir. Vos alliés changent à chaque donne." },
    en: { title: "Farfalia", line: "Tricks to win, subjects to pick. Your allies change with every deal." },
  },
  minutes: 30,
  age: 10,
  swatch: ["rouge", "vert", "bleu", "orange", "violet"],
  usualSeats: 5, // the beginners' game: three deals, and everybody is once alone or with anybody
  load: async () => (await import("./face")).face,
};
