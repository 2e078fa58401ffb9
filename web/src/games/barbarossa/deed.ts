// Whose hats went on or back by what has just happened.
import type { Event } from "./story";

export interface Gain {
  readonly seat: number;
  readonly by: number;
}

export function gainsOf(events: readonly Event[], seats: number): readonly Gain[] {
  return events.flatMap((event): readonly Gain[] => {
    if (event.type === "hazard") {
      return Array.from({ length: seats }, (_, seat) => ({ seat, by: event.points }))
        .filter(({ seat }) => seat !== event.seat);
    }
    if (event.type !== "found") return [];
    const both = [{ seat: event.line.asker, by: event.guesser }, { seat: event.thing.owner, by: event.owner }];
    return both.filter(({ by }) => by !== 0);
  });
}
