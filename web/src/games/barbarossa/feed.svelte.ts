// What was done at the table since this page is here, beside what was said: throws, gems paid, dragons and ghosts.
// Views keep the talk and nothing of these, so who comes later begins with the last throw.
import { isSeries, spaceAt, type Table, type Update } from "./facts";
import { type Event, tell } from "./story";

/** Something that was done, and what came of it. */
export interface Deed {
  readonly move: number;
  readonly at: number; // lines of the talk before it
  readonly events: readonly Event[];
}

const deedsMax = 200;
const feedTypes: readonly Event["type"][] = ["begun", "rolled", "paid", "gem", "hazard", "refilled", "second"];

/** What the talk does not tell already. */
export const besideTalk = (events: readonly Event[]): readonly Event[] =>
  events.filter(({ type }) => feedTypes.includes(type));

/** What the table shows of the turn to who has not seen it begin. */
function soFar({ die, turn, players, phase }: Table): readonly Event[] {
  const isThrown = die > 0 && (phase === "lettering" || isSeries({ phase }));
  return isThrown ? [{ type: "rolled", seat: turn, die, space: spaceAt(players[turn]?.space ?? 0) }] : [];
}

export class Feed {
  deeds: readonly Deed[] = $state.raw([]);
  latest: readonly Event[] = $state.raw([]);
  #before: Update | null = null;

  arrive(update: Update): void {
    const before = this.#before;
    if (before === update) return;
    this.#before = update;
    const { table } = update.view;
    if (before !== null && update.move <= before.move) { // back in a replay
      this.deeds = this.deeds.filter(({ move }) => move < update.move);
    }
    if (update.action === null || before === null || update.move <= before.move) {
      this.latest = soFar(table);
      return;
    }
    const events = tell(update, before).filter(({ type }) => type !== "turn");
    if (events.length === 0) return; // a note, a draft
    this.latest = events;
    const told = besideTalk(events);
    if (told.length === 0) return;
    const at = before.view.table.talk.length;
    this.deeds = [...this.deeds, { move: update.move, at, events: told }].slice(-deedsMax);
  }
}
