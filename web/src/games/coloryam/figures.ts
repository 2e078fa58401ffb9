// The little pictures in the rules: one for each kind of objective, drawn with the same signs as the sheet.
import type { Component } from "svelte";
import type { coloryam } from "../../net/wire.gen";
import type { Lang } from "../../words/words";
import type { Objective } from "./objective";
import SignFigure from "./SignFigure.svelte";
import type { View } from "./story";
import { isFree } from "./turn";

/** Every kind with colours to show it by, in the order of the rules. */
export const examples: readonly Objective[] = [
  { kind: "none", colors: ["blue"] },
  { kind: "neither", colors: ["yellow", "blue"] },
  { kind: "exactly_one", colors: ["brown"] },
  { kind: "exactly_two", colors: ["green"] },
  { kind: "one_without", colors: ["yellow", "green"] },
  { kind: "one_triple", colors: [] },
  { kind: "no_triple", colors: [] },
  { kind: "two_pairs", colors: [] },
  { kind: "a_quadruple", colors: [] },
  { kind: "three_colors", colors: [] },
  { kind: "more_than", colors: ["blue", "pink"] },
  { kind: "as_many", colors: ["green", "blue"] },
  { kind: "not_as_many", colors: ["orange", "yellow"] },
  { kind: "all_different", colors: ["orange", "pink", "yellow"] },
  { kind: "most", colors: ["yellow"] },
];

export const ruleOf = (kind: coloryam.Kind): string => `objective-${kind}`;

/** The rule that matters now. */
export function ruleNow(view: View): string {
  const { phase, line } = view.state;
  if (phase === "beginning") return "aim";
  if (phase === "over") return "end";
  if (phase === "missed") return "second-chance";
  if (isFree(view)) return "free";
  const objective = view.board.rows[line]?.line.objective;
  return objective ? ruleOf(objective.kind) : "coloryam";
}

/** A figure that knows its objective; a component is a function, so it can be given props ahead of time. */
export const figureOf = (objective: Objective): Component<{ readonly lang: Lang }> => (internals, props) =>
  SignFigure(internals, {
    objective,
    get lang() {
      return props.lang;
    },
  });
