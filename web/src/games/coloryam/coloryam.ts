// Color'Yam on the shelf; the table itself is loaded when somebody sits down.
import type { GameUi } from "../game";

export const coloryam: GameUi<"coloryam"> = {
  card: {
    fr: { title: "Color’Yam", line: "Six dés, dix lignes, trois lancers. Les couleurs d’abord, puis la somme." },
    en: { title: "Color’Yam", line: "Six dice, ten lines, three throws. Colours first, then the sum." },
  },
  minutes: 30,
  age: 8,
  swatch: ["bleu", "vert", "jaune", "orange", "rose", "marron"],
  usualSeats: 3,
  first: { config: { first: "seat_1" } }, // whoever plays it begins
  load: async () => (await import("./face")).face,
};
