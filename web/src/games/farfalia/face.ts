// Farfalia's face at the table, loaded when a table is opened.
import type { GameFace } from "../game";
import EndSheet from "./EndSheet.svelte";
import type { Update, View } from "./story";
import Table from "./Table.svelte";
import { words } from "./words/all";

function ruleNow({ open }: View): string | null {
  switch (open.phase) {
    case "beginning": return "aim";
    case "over": return "end";
    default: return open.phase;
  }
}

function showFor({ action }: Update): number {
  return action === null ? 0 : 500;
}

export const face: GameFace<"farfalia"> = { words, Table, EndSheet, ruleNow, showFor };
