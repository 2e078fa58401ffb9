// The twelve colours of a hand, in the order of the wire: a hand is a set of places in this list.
import type { farben } from "../../net/wire.gen";
import type { Hue } from "../game";

export type Colour = farben.Colour;

export const colours: readonly Colour[] = [
  "black", "white", "grey", "brown", "red", "orange", "yellow", "green", "blue", "purple", "pink", "multicolour",
];

/** How a colour is drawn: class `h-<hue>` of look/patterns.css. */
export const hueOf: { readonly [C in Colour]: Hue } = {
  black: "noir",
  white: "blanc",
  grey: "gris",
  brown: "marron",
  red: "rouge",
  orange: "orange",
  yellow: "jaune",
  green: "vert",
  blue: "bleu",
  purple: "violet",
  pink: "rose",
  multicolour: "multi",
};

export const isHeld = (hand: readonly number[], colour: Colour): boolean => hand.includes(colours.indexOf(colour));
