// What is said beside the podium: how each hat came where it is, and what will be talked about on the way home.
import type { People } from "../../game";
import type { Account, Told } from "../evening";

export interface SheetWords {
  readonly title: string;
  readonly player: string; // over the names
  readonly guesses: string; // over the columns
  readonly objects: string;
  readonly hazards: string;
  readonly penalties: string;
  readonly total: string;
  readonly start: (space: number) => string; // below the table: where all hats began
  readonly found: (account: Account) => string; // "3 mots en 5 essais"
  readonly me: string; // instead of my name
  readonly steps: (count: number) => string; // signed: "+5", "0", "−2"
  readonly best: string; // title: who found most
  readonly bestLine: (seats: readonly number[], found: number, people: People) => string;
  readonly quick: string; // title: the object that gave itself away
  readonly quickLine: (told: Told, people: People) => string;
  readonly kept: string; // title: the object that nobody found
  readonly keptLine: (told: Told, people: People) => string;
}
