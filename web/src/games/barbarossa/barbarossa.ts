// Barbarossa on the shelf; the table itself is loaded when somebody sits down.
import { barbarossa as rules } from "../../net/facts.gen";
import type { GameUi } from "../game";
import CardArt from "./CardArt.svelte";
import "./icons.css";

export const barbarossa: GameUi<"barbarossa"> = {
  card: {
    fr: {
      title: "Barbarossa",
      line: "Modelez une énigme : ni trop claire, ni trop obscure.",
      progress: ({ stage, stages, scores }, me) => {
        if (stage === 0) return "Modelage";
        const mine = me < 0 ? "" : ` · case ${scores[me] ?? 0} sur ${rules.goal}`;
        return `Flèches : ${stage - 1} sur ${stages}${mine}`;
      },
    },
    en: {
      title: "Barbarossa",
      line: "Sculpt a riddle: not too clear, not too obscure.",
      progress: ({ stage, stages, scores }, me) => {
        if (stage === 0) return "Sculpting";
        const mine = me < 0 ? "" : ` · space ${scores[me] ?? 0} of ${rules.goal}`;
        return `Arrows: ${stage - 1} of ${stages}${mine}`;
      },
    },
  },
  minutes: 60,
  age: 10,
  place: 40,
  Art: CardArt,
  swatch: ["marron", "orange", "gris", "vert"],
  usualSeats: 4,
  usualConfig: (lang) => ({ language: lang === "fr" ? "french" : "english" }),
  first: { config: { first: "seat_1", forgiving_curses: true } }, // whoever plays it begins
  load: async () => (await import("./face")).face,
};
