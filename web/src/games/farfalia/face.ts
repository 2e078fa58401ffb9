// Farfalia's face at the table, loaded when a table is opened.
import type { GameFace } from "../game";
import EndSheet from "./EndSheet.svelte";
import { matters, modes, presets } from "./options";
import Preferences from "./Preferences.svelte";
import { lookMs } from "./scene.svelte";
import { isCounted, teamsOf, type Update, type View } from "./story";
import Table from "./Table.svelte";
import { words } from "./words/all";

const cardMs = 450; // to see a card go down
const gatherMs = 250; // a trick on its way to its winner
const readMs = 900; // what was kept, named or turned up

/** The rule of the game that so many people play. */
function gameRule({ open, board }: View): string {
  const { five, three } = open.config;
  const isLast = open.deal >= board.deals - 1; // or over
  if (open.seats === 2) return "two";
  if (open.seats === 4) return "four";
  if (open.seats === 3) return isLast && three === "quick" ? "quick" : "three";
  if (five === "beginner") return "beginner";
  return isLast && five === "chinkway" ? "chinkway-extra" : "chinkway";
}

function ruleNow(view: View): string | null {
  const { open, board } = view;
  switch (open.phase) {
    case "beginning": return open.deal === 0 ? "aim" : "points";
    case "staking": return "double-you";
    case "discarding": return open.seats === 5 ? "discard" : "quick";
    case "naming": return open.seats === 5 ? "trump" : "quick";
    case "proposing": return "proposal";
    case "capturing": return board.burnt.length > 0 ? "burning" : "capture";
    case "playing":
      if (open.hands[open.turn]?.is_dummy === true) return "dummy";
      return open.tricks < board.captures_from ? "first-tricks" : "trick";
    case "dealing":
    case "over": return gameRule(view);
  }
}

/** By what was asked, since time may have run out over it. */
function showFor({ action, view }: Update, before: Update | null): number {
  switch (before?.view.open.phase) {
    case "playing":
      if (view.open.phase === "capturing") return readMs;
      return view.open.trick.cards.length === 0 ? lookMs + gatherMs : cardMs;
    case "capturing": return action?.type === "leave" ? cardMs : readMs;
    case "naming":
    case "proposing": return readMs;
    case "beginning":
    case "staking":
    case "dealing":
    case "discarding": return cardMs;
    default: return 0;
  }
}

export const face: GameFace<"farfalia"> = {
  words, Table, EndSheet, ruleNow, showFor, matters, modes, presets, teams: teamsOf, Preferences,
  holds: ({ view }) => isCounted(view), // one move leads to such a table, and the next away from it
  isUnseen: ({ action }) => action?.type === "begin", // the deal that follows shows who deals
};
