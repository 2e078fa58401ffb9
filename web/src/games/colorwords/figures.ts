// The little pictures in the rules. What they show, the paragraph above them says too.
import type { Component } from "svelte";
import type { Lang } from "../../words/words";
import BonusFigure from "./BonusFigure.svelte";
import PathFigure from "./PathFigure.svelte";
import PointsFigure from "./PointsFigure.svelte";
import SoloFigure from "./SoloFigure.svelte";
import StarsFigure from "./StarsFigure.svelte";

type Name = "path" | "points" | "bonus" | "stars" | "solo";

export const figures: { readonly [N in Name]: Component<{ readonly lang: Lang }> } = {
  path: PathFigure,
  points: PointsFigure,
  bonus: BonusFigure,
  stars: StarsFigure,
  solo: SoloFigure,
};
