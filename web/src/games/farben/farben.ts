// Farben on the shelf; the table itself is loaded when somebody sits down.
import { farben as rules } from "../../net/facts.gen";
import type { core } from "../../net/wire.gen";
import type { GameUi } from "../game";
import CardArt from "./CardArt.svelte";

interface ProgressWords {
  readonly round: (round: number, rounds: number) => string;
  readonly memories: (packet: number, packets: number) => string;
  readonly points: (points: number) => string;
}

/** Rounds come first, then as many packets as everybody can have equally often. */
const progress = (words: ProgressWords) => ({ stage, stages, scores }: core.Progress, me: number): string => {
  const rounds = stages > rules.rounds ? rules.rounds : rules.rounds_short;
  if (stage <= rounds) return words.round(stage, rounds);
  const memories = words.memories(stage - rounds, stages - rounds);
  const mine = scores[me];
  return mine === undefined ? memories : `${memories} · ${words.points(mine)}`;
};

export const farben: GameUi<"farben"> = {
  card: {
    fr: {
      title: "Farben",
      line: "Une couleur, un mot, une histoire. Qui s’en souviendra ?",
      progress: progress({
        round: (round, rounds) => `Manche ${round} sur ${rounds}`,
        memories: (packet, packets) => `Souvenirs, ${packet} sur ${packets}`,
        points: (points) => `${points} point${points > 1 ? "s" : ""}`,
      }),
    },
    en: {
      title: "Farben",
      line: "A colour, a word, a story. Who will remember it?",
      progress: progress({
        round: (round, rounds) => `Round ${round} of ${rounds}`,
        memories: (packet, packets) => `Memories, ${packet} of ${packets}`,
        points: (points) => `${points} point${points === 1 ? "" : "s"}`,
      }),
    },
  },
  minutes: 45,
  age: 10,
  place: 10,
  Art: CardArt,
  swatch: ["noir", "rouge", "jaune", "vert", "bleu", "rose"],
  usualSeats: 4,
  usualConfig: (lang) => ({ language: lang === "fr" ? "french" : "english" }),
  first: { config: { rounds: "five", first: "seat_1" } }, // a short evening, and whoever plays it begins
  load: async () => (await import("./face")).face,
};
