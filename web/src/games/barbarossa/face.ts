// Barbarossa's face at the table, loaded when a table is opened.
import type { GameFace } from "../game";
import Album from "./Album.svelte";
import { cssTint } from "./clay/colours";
import EndSheet from "./EndSheet.svelte";
import { isUnseen, presets } from "./guide";
import { ruleNow, showFor } from "./story";
import Table from "./Table.svelte";
import { words } from "./words/all";

export const face: GameFace<"barbarossa"> = {
  words, Table, EndSheet, Album, ruleNow, showFor, presets, isUnseen, matter: cssTint,
};
