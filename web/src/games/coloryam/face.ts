// Color'Yam's face at the table, loaded when a table is opened.
import { isStill } from "../../kit/still";
import type { GameFace } from "../game";
import EndSheet from "./EndSheet.svelte";
import { ruleNow } from "./figures";
import { flightMsMax } from "./flight";
import { restMs } from "./scene.svelte";
import { presets } from "./presets";
import { isInTheAir, type Update } from "./story";
import Table from "./Table.svelte";
import { words } from "./words/all";

const readMs = 500; // to see what was done before the next move
const turnMs = 1500; // to read how a turn ended: what was written and why, before other dice lie there

function showFor({ action, view }: Update): number {
  const toRead = view.state.throws === 0 ? turnMs : 0;
  switch (action?.type) {
    case "thrown": return (isStill() ? 0 : flightMsMax) + restMs + toRead;
    case "begin": return readMs;
    case "throw": return 0;
    default: return action === null ? 0 : Math.max(readMs, toRead);
  }
}

/** How the last line was scored is read before the podium comes. */
const holds = ({ view }: Update): boolean => view.state.phase === "over";

export const face: GameFace<"coloryam"> = {
  words, Table, EndSheet, ruleNow, showFor, holds, isUnseen: isInTheAir, presets: () => presets, hasShortcuts: true,
};
