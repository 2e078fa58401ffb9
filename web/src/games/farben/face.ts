// Farben's face at the table, loaded when a table is opened.
import type { GameFace } from "../game";
import Album from "./Album.svelte";
import EndSheet from "./EndSheet.svelte";
import { forgets, ruleNow, showFor } from "./story";
import Table from "./Table.svelte";
import { words } from "./words/all";

export const face: GameFace<"farben"> = { words, Table, EndSheet, Album, ruleNow, showFor, forgets };
