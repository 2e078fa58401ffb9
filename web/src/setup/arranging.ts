// What the host has changed about a table and the room has not answered yet. Each change says only what it changes, and
// is shown at once; the room that comes back may be older than what was clicked since, and must not undo it.
import type { server } from "../net/wire.gen";
import type { Config } from "./fields";

/** What changes: the rest stays as it is. */
export interface Change {
  readonly seats?: number;
  readonly pace?: server.Pace;
  readonly config?: Config;
}
export interface Sent {
  readonly change: Change;
  readonly at: number; // on the clock of `performance.now()`
}

/** A room that has not answered by then will not: somebody else changed the same thing at the same moment. */
const answerMs = 10_000;

export const changed = (setup: server.Setup, { config, ...rest }: Change): server.Setup =>
  ({ ...setup, ...rest, config: { ...(setup.config as Config), ...config } });

/** The set-up as it will be once everything that was sent has arrived. */
export const arranged = (setup: server.Setup, sent: readonly Sent[]): server.Setup =>
  sent.reduce((after, { change }) => changed(after, change), setup);

const valueIn = (setup: server.Setup, field: string): unknown => (setup.config as Config)[field];

/** Whether two set-ups agree in all that these changes are about. */
function agree(a: server.Setup, b: server.Setup, sent: readonly Sent[]): boolean {
  return sent.every(({ change: { seats, pace, config = {} } }) =>
    (seats === undefined || a.seats === b.seats)
    && (pace === undefined || a.pace.move_seconds === b.pace.move_seconds)
    && Object.keys(config).every((field) => valueIn(a, field) === valueIn(b, field)));
}

/** What is still unanswered once the room says `after`, where it said `before`. Changes arrive in order, so the room
    shows the first few of them; if it shows none of that, somebody else had their way, and the room is right. */
export function unanswered(
  before: server.Setup, after: server.Setup, sent: readonly Sent[], now: number,
): readonly Sent[] {
  const awaited = sent.filter(({ at }) => now - at < answerMs);
  for (let count = 0; count <= awaited.length; ++count)
    if (agree(arranged(before, awaited.slice(0, count)), after, awaited)) return awaited.slice(count);
  return [];
}
