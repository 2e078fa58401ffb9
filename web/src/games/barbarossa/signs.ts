// How the spaces of the ring are drawn: a sign and a hue each, never the hue alone; and the signs of answers.
import type { Answer, Space } from "./facts";
import type { Hue } from "../game";

export const signOf: { readonly [S in Space]: string } = { // class `i-<sign>`
  elf: "elfe", gem: "gemme", dragon: "dragon", question: "demande", ghost: "fantome",
};
export const hueOf: { readonly [S in Space]: Hue } = {
  elf: "vert", gem: "bleu", dragon: "rouge", question: "jaune", ghost: "gris",
};
export const signOfAnswer: { readonly [A in Answer]: string } = {
  yes: "check", no: "cross", probably: "approx", unknown: "demande", unclear: "hint",
};
