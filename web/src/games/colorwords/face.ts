// Color Words' face at the table, loaded when a table is opened.
import type { GameFace } from "../game";
import EndSheet from "./EndSheet.svelte";
import type { View } from "./grid";
import { isUnseen, ruleNow, showFor } from "./story";
import Table from "./Table.svelte";
import { words } from "./words/all";

/** While words are written, the time is beside the letters. */
const showsClock = ({ open }: View): boolean => open.phase === "drawing" || open.phase === "writing";

export const face: GameFace<"colorwords"> = {
  words, Table, EndSheet, ruleNow, showFor, showsClock, isUnseen, hasShortcuts: true, modes: () => ["grid"],
  matters: (field, _config, seats) => field !== "layouts" || seats > 1, // one sheet differs from no other
  presets: (seats) => [
    { id: "calm", config: { grid: "a" } },
    { id: "race", config: { grid: "b" } },
    ...(seats > 1 ? [{ id: "open", config: { grid: "b", unknown: "ask", layouts: "exchanged" } } as const] : []),
  ],
};
