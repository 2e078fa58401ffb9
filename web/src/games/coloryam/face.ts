// Color'Yam's face at the table, loaded when a table is opened.
import { isStill } from "../../kit/still";
import type { GameFace } from "../game";
import EndSheet from "./EndSheet.svelte";
import { ruleOf } from "./figures";
import { flightMsMax } from "./flight";
import { restMs } from "./scene.svelte";
import type { Update, View } from "./story";
import Table from "./Table.svelte";
import { isFree } from "./turn";
import { words } from "./words/all";

const readMs = 500; // to see what was thrown or written before the next move

function ruleNow(view: View): string | null {
  const { phase, line } = view.state;
  if (phase === "beginning") return "aim";
  if (phase === "over") return "end";
  if (phase === "missed") return "second-chance";
  if (isFree(view)) return "free";
  const objective = view.board.rows[line]?.line.objective;
  return objective ? ruleOf(objective.kind) : "coloryam";
}

function showFor({ action, view }: Update): number {
  const isTurnOver = view.state.throws === 0;
  switch (action?.type) {
    case "thrown": return (isStill() ? 0 : flightMsMax) + restMs + (isTurnOver ? readMs : 0);
    case "begin":
    case "stop":
    case "second_chance":
    case "fill":
    case "cross": return readMs;
    default: return 0;
  }
}

export const face: GameFace<"coloryam"> = {
  words, Table, EndSheet, ruleNow, showFor, hasShortcuts: true,
};
