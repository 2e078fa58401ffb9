// Barbarossa on the shelf; the table itself is loaded when somebody sits down.
import type { GameUi } from "../game";

export const barbarossa: GameUi<"barbarossa"> = {
  card: {
    fr: { title: "Barbarossa", line: "Modelez une énigme : ni trop claire, ni trop obscure." },
    en: { title: "Barbarossa", line: "Sculpt a riddle: not too clear, not too obscure." },
  },
  minutes: 60,
  age: 10,
  swatch: ["marron", "orange", "gris", "vert"],
  usualSeats: 4,
  usualConfig: (lang) => ({ language: lang === "fr" ? "french" : "english" }),
  load: async () => (await import("./face")).face,
};
