// What the album says: an evening re-read, a page for each word, and who may read it.
import type { People } from "../../game";
import type { Colour } from "../colours";
import type { Answer, Packet } from "../facts";

export interface AlbumWords {
  readonly title: string;
  readonly cover: (people: People) => string; // "Une soirée de Camille, Nour et Théo"
  readonly words: (count: number) => string; // "Dix mots, quarante couleurs"
  readonly page: (round: number) => string; // "Manche 3"
  readonly picked: (seat: number, people: People) => string; // "Nour a choisi ce mot"
  readonly gave: (seat: number, colour: Colour, people: People) => string; // "Nour : bleu", read aloud
  readonly aloud: string; // told by voice, nothing was typed
  readonly noStory: string; // time ran out
  readonly recalledBy: (packet: Packet, people: People) => string; // who had to remember, and how well
  readonly unused: string; // nobody had to remember this one
  readonly answer: (owner: number, packet: Packet, answer: Answer, people: People) => string; // who remembered this one
  readonly contents: string; // title of the chart of all colours
}
