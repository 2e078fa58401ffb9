// The little pictures in the rules. What they show, the paragraphs above them say too.
import type { Component } from "svelte";
import type { Lang } from "../../words/words";
import ColoursFigure from "./ColoursFigure.svelte";
import CoveredFigure from "./CoveredFigure.svelte";
import OrderFigure from "./OrderFigure.svelte";
import PacketsFigure from "./PacketsFigure.svelte";
import PointsFigure from "./PointsFigure.svelte";

type Figure = Component<{ readonly lang: Lang }>;
type Name = "colours" | "order" | "covered" | "packets" | "points";

export const figures: { readonly [N in Name]: Figure } = {
  colours: ColoursFigure,
  order: OrderFigure,
  covered: CoveredFigure,
  packets: PacketsFigure,
  points: PointsFigure,
};
