// The twelve colours in French.
import type { ColourWords } from "./words";

export const colours: ColourWords = {
  name: {
    black: "noir", white: "blanc", grey: "gris", brown: "marron", red: "rouge", orange: "orange",
    yellow: "jaune", green: "vert", blue: "bleu", purple: "violet", pink: "rose", multicolour: "multicolore",
  },
  label: {
    black: "Noir", white: "Blanc", grey: "Gris", brown: "Marron", red: "Rouge", orange: "Orange",
    yellow: "Jaune", green: "Vert", blue: "Bleu", purple: "Violet", pink: "Rose", multicolour: "Multi",
  },
  short: {
    black: "NO", white: "BC", grey: "GR", brown: "MA", red: "RG", orange: "OR",
    yellow: "JA", green: "VE", blue: "BL", purple: "VI", pink: "RS", multicolour: "MU",
  },
};
