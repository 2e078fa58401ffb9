// The twelve colours in English.
import type { ColourWords } from "./words";

export const colours: ColourWords = {
  name: {
    black: "black", white: "white", grey: "grey", brown: "brown", red: "red", orange: "orange",
    yellow: "yellow", green: "green", blue: "blue", purple: "purple", pink: "pink", multicolour: "multicolour",
  },
  label: {
    black: "Black", white: "White", grey: "Grey", brown: "Brown", red: "Red", orange: "Orange",
    yellow: "Yellow", green: "Green", blue: "Blue", purple: "Purple", pink: "Pink", multicolour: "Multi",
  },
  short: {
    black: "BK", white: "WH", grey: "GY", brown: "BR", red: "RD", orange: "OR",
    yellow: "YE", green: "GN", blue: "BL", purple: "PU", pink: "PK", multicolour: "MU",
  },
};
