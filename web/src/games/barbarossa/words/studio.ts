// What the studio says, and what is said of sculptures wherever they are looked at. Numbers come in hundredths.
import type { Fault, Tool } from "../../../clay/clay";
import type { People } from "../../game";
import type { FieldGroup, Relation } from "../studio/form";
import type { WordFault } from "../studio/wordcheck";

export type Way = "upright" | "lying" | "facing"; // how a stamp is turned

/** Of any sculpture in the page. */
export interface ClayWords {
  readonly side: (degrees: number) => string; // seen from where
  readonly noPicture: string; // this device cannot draw it
  readonly film: FilmWords;
}

export interface FilmWords {
  readonly play: string;
  readonly pause: string;
  readonly label: string; // of the slider
  readonly at: (stroke: number, strokes: number) => string;
}

export interface StudioWords {
  readonly title: string;
  readonly clay: ClayWords;
  readonly tabs: string; // label of the row
  readonly tab: (number: number) => string;
  readonly tabDone: string; // beside it, read aloud: has a word and clay

  readonly tools: ToolWords;
  readonly bench: BenchWords;
  readonly form: FormWords;
  readonly label: LabelWords;
  readonly people: PeopleWords;
  readonly said: SaidWords;
}

export interface ToolWords {
  readonly label: string;
  readonly brushes: string;
  readonly stamps: string;
  readonly names: { readonly [T in Tool]: string };
  readonly helps: { readonly [T in Tool]: string };
  readonly size: string;
  readonly strength: string;
  readonly hollow: string;
  readonly way: string;
  readonly ways: { readonly [W in Way]: string };
  readonly byForm: string; // on the button that brings the form instead
}

export interface BenchWords {
  readonly label: string; // of the stage, for who cannot see it
  readonly help: string; // keys
  readonly empty: string;
  readonly ball: string; // on the button that begins
  readonly coming: string;
  readonly noPicture: string;
  readonly failed: string; // the clay itself could not be had
  readonly retry: string;
  readonly undo: string;
  readonly redo: string;
  readonly clear: string;
  readonly clearSure: string; // on the same button, asked once more
  readonly mirror: string;
  readonly turn: string;
  readonly left: (hundredths: number) => string;
  readonly leftLabel: string;
  readonly loose: string; // the shape set down last may still be moved and resized
  readonly larger: string;
  readonly smaller: string;
}

export interface FormWords {
  readonly title: string;
  readonly help: string;
  readonly shape: string;
  readonly where: string;
  readonly relations: { readonly [R in Relation]: string };
  readonly axes: { readonly [G in FieldGroup]: readonly [string, string, string] };
  readonly groups: { readonly [G in FieldGroup]: string };
  readonly range: (group: FieldGroup) => string; // what such a number may be
  readonly way: string;
  readonly add: string;
  readonly take: string;
  readonly mirror: string;
  readonly place: (isHollow: boolean) => string; // on the button
  readonly list: string;
  readonly none: string;
  readonly part: (number: number, tool: Tool, isHollow: boolean, isMirrored: boolean, where: string) => string;
  readonly where3: (x: number, y: number, z: number) => string;
  readonly remove: (number: number) => string;
}

export interface LabelWords {
  readonly title: string;
  readonly word: string;
  readonly help: { readonly one_word: string; readonly two_words: string; readonly expressions: string };
  readonly faults: { readonly [F in WordFault]: string };
  readonly ideas: string; // on a button, for who has none
  readonly otherIdeas: string;
  readonly takeIdea: (word: string) => string;
  readonly description: string;
  readonly descriptionHelp: string;
  readonly show: string;
  readonly showHelp: string;
  readonly over: (chars: number) => string;
  readonly theme: string;
  readonly themeHelp: string;
  readonly more: string; // opens description and theme, on a phone
  readonly close: string;
}

export interface PeopleWords {
  readonly title: string;
  readonly ready: (seat: number, people: People) => string;
  readonly busy: (seat: number, people: People) => string;
  readonly done: string; // on the main button
  readonly rework: string;
  readonly waiting: string; // I am ready
  readonly lookedAt: string; // I said so, and the server still measures my clay
  readonly watching: string; // to who does not sculpt
  readonly missing: { readonly word: string; readonly clay: string; readonly text: string };
  readonly missingAt: (number: number, what: string) => string;
  readonly saved: string;
  readonly saving: string;
  readonly offline: string;
  readonly clock: string;
}

export interface SaidWords {
  readonly stroke: (tool: Tool, left: number) => string;
  readonly placed: (tool: Tool, where: string, left: number) => string; // by the form
  readonly undone: (left: number) => string;
  readonly redone: (left: number) => string;
  readonly cleared: string;
  readonly removed: (number: number, left: number) => string;
  readonly refused: { readonly [F in Fault]: string };
  readonly rolledBack: string; // the server would not have it
  readonly cursor: (where: string | null) => string; // null: beside the clay
}
