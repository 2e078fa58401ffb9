// Color'Yam on the shelf; the table itself is loaded when somebody sits down.
import type { core } from "../../net/wire.gen";
import type { GameUi } from "../game";
import CardArt from "./CardArt.svelte";

interface SoFar {
  readonly line: (stage: number, stages: number) => string;
  readonly points: (count: number) => string;
}
const soFar = ({ line, points }: SoFar) => ({ stage, stages, scores }: core.Progress, me: number): string => {
  const mine = scores[me]; // nobody's, for who only watched
  return mine === undefined ? line(stage, stages) : `${line(stage, stages)} · ${points(mine)}`;
};
const progress = {
  fr: soFar({
    line: (stage, stages) => `Ligne ${stage} sur ${stages}`,
    points: (count) => `${count} point${count > 1 ? "s" : ""}`,
  }),
  en: soFar({
    line: (stage, stages) => `Line ${stage} of ${stages}`,
    points: (count) => `${count} point${count === 1 ? "" : "s"}`,
  }),
};

export const coloryam: GameUi<"coloryam"> = {
  card: {
    fr: {
      title: "Color’Yam",
      line: "Six dés, dix lignes, trois lancers. Les couleurs d’abord, puis la somme.",
      progress: progress.fr,
    },
    en: {
      title: "Color’Yam",
      line: "Six dice, ten lines, three throws. Colours first, then the sum.",
      progress: progress.en,
    },
  },
  minutes: 30,
  age: 8,
  place: 20,
  Art: CardArt,
  swatch: ["bleu", "vert", "jaune", "orange", "rose", "marron"],
  usualSeats: 3,
  first: { config: { first: "seat_1" } }, // whoever plays it begins
  load: async () => (await import("./face")).face,
};
