// Farben's face at the table, loaded when a table is opened.
import type { GameFace } from "../game";
import Album from "./Album.svelte";
import EndSheet from "./EndSheet.svelte";
import { forgets, holds, isUnseen, ruleNow, showFor } from "./story";
import Table from "./Table.svelte";
import { words } from "./words/all";

/** A short evening first: whoever has not played yet need not plan for a long one. */
const presets: GameFace<"farben">["presets"] = () => [
  { id: "short", config: { rounds: "five" } }, { id: "classic", config: { rounds: "ten" } },
];

export const face: GameFace<"farben"> = {
  words, Table, EndSheet, Album, ruleNow, showFor, holds, isUnseen, forgets, presets,
};
