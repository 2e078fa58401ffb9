// The little pictures in the rules. What they show, the paragraph above them says too.
import type { Component } from "svelte";
import type { Lang } from "../../words/words";
import DummyFigure from "./DummyFigure.svelte";
import FamiliesFigure from "./FamiliesFigure.svelte";
import PointsFigure from "./PointsFigure.svelte";
import SeatsFigure from "./SeatsFigure.svelte";
import TrickFigure from "./TrickFigure.svelte";

type Figure = Component<{ readonly lang: Lang }>;

/** Sides by place, the dealer first. A component is a function, so it can be given props ahead of time. */
const seats = (sides: readonly number[]): Figure => (internals, props) =>
  SeatsFigure(internals, {
    sides,
    get lang() {
      return props.lang;
    },
  });

type Name = "families" | "trick" | "points" | "dummy" | "crosswise" | "neighbours";

export const figures: { readonly [N in Name]: Figure } = {
  families: FamiliesFigure,
  trick: TrickFigure,
  points: PointsFigure,
  dummy: DummyFigure,
  crosswise: seats([0, 1, 2, 1, 2]),
  neighbours: seats([0, 1, 1, 2, 2]),
};
