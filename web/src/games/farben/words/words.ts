// All that Farben says. French is the model; English has the same keys by type. Both get facts (facts.ts, story.ts)
// and people, never strings of the other language. What the table says while playing is in table.ts.
import type { GameWords, People } from "../../game";
import type { Colour } from "../colours";
import type { Answer, View } from "../facts";
import type { Event } from "../story";
import type { AlbumWords } from "./album";
import type { TableWords } from "./table";

export interface ColourWords {
  readonly name: { readonly [C in Colour]: string }; // in a sentence: "bleu"
  readonly label: { readonly [C in Colour]: string }; // on a chip: "Bleu"
  readonly short: { readonly [C in Colour]: string }; // two letters: "BL"
}

export interface StoryWords {
  readonly event: (event: Event, people: People) => string; // a sentence or two; empty if it is not worth saying
  readonly timedOut: string;
  /** What whoever reads has to do now; empty if nothing. */
  readonly asked: (view: View, people: People) => string;
}

/** The evening in numbers, beside the podium. */
export interface SheetWords {
  readonly title: string;
  readonly player: string; // over the names
  readonly recalling: string; // points by remembering
  readonly remembered: string; // points by being remembered
  readonly total: string;
  readonly right: (right: number, all: number) => string; // "7 cartes sur 12"
  readonly found: string; // before that, read aloud
  readonly best: string; // title: who remembered most
  readonly bestLine: (seats: readonly number[], right: number, all: number, people: People) => string;
  readonly loved: string; // title: whose stories stayed
  readonly lovedLine: (seats: readonly number[], right: number, all: number, people: People) => string;
  readonly lost: string; // title: the card nobody found
  readonly lostLine: (owner: number, word: string, colour: Colour, answer: Answer, people: People) => string;
  readonly noneLost: string; // every card was found
}

export interface Words extends GameWords<"farben"> {
  readonly colours: ColourWords;
  readonly story: StoryWords;
  readonly sheet: SheetWords;
  readonly album: AlbumWords;
  readonly table: TableWords;
}
