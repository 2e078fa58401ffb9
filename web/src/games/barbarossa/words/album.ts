// What the album says: every object with its word and its film, and all that was asked about it, open at last.
import type { People } from "../../game";
import type { Found } from "../evening";
import type { Line, Thing } from "../facts";

export interface AlbumWords {
  readonly title: string;
  readonly cover: (people: People) => string; // "Camille, Nour et Théo"
  readonly count: (objects: number) => string; // "Huit objets, et ce qu’ils voulaient dire."
  readonly contents: string; // title of all objects at a glance
  readonly entry: (thing: Thing, people: People) => string; // one of them, read aloud
  readonly by: (thing: Thing, people: People) => string; // over the word: "De Nour · objet 1"
  readonly theme: (theme: string) => string;
  readonly found: (found: Found, people: People) => string; // "Trouvé par Théo, par maléfice : +5"
  readonly notFound: string;
  readonly notInBook: (bot: number, people: People) => string; // what a bot says of a word it could not know
  readonly cost: (points: number) => string; // what it cost its owner at the end
  readonly picture: (thing: Thing, people: People) => string; // the sculpture, read aloud
  readonly film: string; // on the button: how it was made
  readonly turn: string; // on the other: take it in hand
  readonly talk: (count: number) => string; // title: all that was asked about it
  readonly noTalk: string;
  readonly notes: string; // title: what I noted
  readonly asker: (line: Line, people: People) => string; // "Nour", "Vous · maléfice"
  readonly letter: (line: Line) => string; // "3ᵉ lettre"
  readonly given: (line: Line) => string; // "R", "aucune"
  readonly guess: (line: Line) => string; // the word, in quotes
  readonly verdict: (line: Line) => string; // "c’est ça", "non"
  readonly disputes: string; // help over all of them
  readonly dispute: (isMine: boolean) => string; // on the button: I do not agree, or agree after all
  readonly disputeLabel: (line: Line, isMine: boolean) => string; // the same with the line it is about, read aloud
  readonly disputed: (seats: readonly number[], people: People) => string; // "Contesté par Nour et vous"
}
