// What happens at a table, to be told: one sentence for each event, and what is asked of whoever reads.
import type { People } from "../../game";
import type { View } from "../facts";
import type { Event } from "../story";

export interface StoryWords {
  readonly event: (event: Event, people: People) => string; // a sentence or two; empty if it is not worth saying
  readonly timedOut: string;
  /** What whoever reads has to do now; empty if nothing. */
  readonly asked: (view: View, people: People) => string;
}
