// The little pictures in the rules. What they show, the paragraphs above them say too.
import type { Component } from "svelte";
import type { Lang } from "../../words/words";
import ArrowsFigure from "./ArrowsFigure.svelte";
import CursesFigure from "./CursesFigure.svelte";
import GemsFigure from "./GemsFigure.svelte";
import RingFigure from "./RingFigure.svelte";
import SeriesFigure from "./SeriesFigure.svelte";

type Figure = Component<{ readonly lang: Lang }>;
type Name = "ring" | "gems" | "series" | "arrows" | "curses";

export const figures: { readonly [N in Name]: Figure } = {
  ring: RingFigure,
  gems: GemsFigure,
  series: SeriesFigure,
  arrows: ArrowsFigure,
  curses: CursesFigure,
};
