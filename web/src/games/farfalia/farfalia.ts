// Farfalia on the shelf; the table itself is loaded when somebody sits down.
import type { GameUi } from "../game";
import CardArt from "./CardArt.svelte";
import "./icons.css";

export const farfalia: GameUi<"farfalia"> = {
  card: {
    fr: {
      title: "Farfalia",
      line: "Des plis à gagner, des sujets à cueillir. Vos alliés changent à chaque donne.",
      progress: ({ stage, stages, scores }, me) => {
        const deal = stages > 0 ? `Donne ${stage} sur ${stages}` : `Donne ${stage}`;
        const mine = scores[me];
        return mine === undefined ? deal : `${deal} · ${mine} point${mine > 1 ? "s" : ""}`;
      },
    },
    en: {
      title: "Farfalia",
      line: "Tricks to win, subjects to pick. Your allies change with every deal.",
      progress: ({ stage, stages, scores }, me) => {
        const deal = stages > 0 ? `Deal ${stage} of ${stages}` : `Deal ${stage}`;
        const mine = scores[me];
        return mine === undefined ? deal : `${deal} · ${mine} point${mine === 1 ? "" : "s"}`;
      },
    },
  },
  minutes: 30,
  age: 10,
  place: 30,
  Art: CardArt,
  swatch: ["rouge", "vert", "bleu", "orange", "violet"],
  usualSeats: 5, // the beginners' game: three deals, and everybody is once alone or with anybody
  first: { config: { first: "seat_5" } }, // whoever starts it leads, with an ally, and has no trumps to name yet
  load: async () => (await import("./face")).face,
};
