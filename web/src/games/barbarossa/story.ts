// What a move did, for the announcer, and what it makes of the page: how long it is shown and which rule it touches.
// A letter is in an event only for who asked for it, a guess for asker and owner: the view has it for nobody else.
import {
  arrowsMax, type Line, ownerOf, type Space, spaceAt, type Table, type Thing, type Update, type View,
} from "./facts";

/** A line of the talk, and the object it is about. */
interface About {
  readonly line: Line;
  readonly thing: Thing;
}

type Spoken<T extends string> = { readonly type: T } & About;

export type Event =
  | { readonly type: "ready"; readonly seat: number }
  | { readonly type: "rework"; readonly seat: number }
  | { readonly type: "supplied"; readonly seat: number } // an object of theirs had no word when time was up
  | { readonly type: "unveiled" } // all objects are on the table
  | { readonly type: "begun"; readonly dice: readonly number[]; readonly first: number }
  | { readonly type: "rolled"; readonly seat: number; readonly die: number; readonly space: Space }
  | { readonly type: "paid"; readonly seat: number; readonly gems: number; readonly space: Space }
  | { readonly type: "gem"; readonly seat: number; readonly gems: number } // so many they have now
  | { readonly type: "hazard"; readonly seat: number; readonly points: number } // for all others
  | Spoken<"lettered"> | Spoken<"asked"> | Spoken<"answered"> | Spoken<"proposed"> | Spoken<"missed">
  | (Spoken<"found"> & { readonly guesser: number; readonly owner: number }) // how far their hats went
  | { readonly type: "second"; readonly seat: number } // the second series begins
  | { readonly type: "turn"; readonly seat: number }
  | { readonly type: "refilled"; readonly seat: number }
  | (Spoken<"disputed"> & { readonly seat: number; readonly isDisputed: boolean })
  | { readonly type: "over"; readonly reached: readonly number[]; readonly hasPenalties: boolean };

/** In the order they happened. After a jump nothing is told: where things stand can be read off the table. */
export function tell(update: Update, before: Update | null): readonly Event[] {
  if (update.action === null || before === null) return [];
  return [...did(update, before.view.table), ...follows(update, before.view.table)];
}

/** Whether time ran out over this move, so that nobody chose what happened. */
export const isTimedOut = ({ action }: Update): boolean => action?.type === "timed_out";

/** What was done. */
function did({ action, actor, view: { table } }: Update, was: Table): readonly Event[] {
  switch (action?.type) {
    case "ready": return [{ type: "ready", seat: actor }];
    case "rework": return [{ type: "rework", seat: actor }];
    case "supply": return [{ type: "supplied", seat: ownerOf(table, action.object) }];
    case "begin":
      if (action.dice.length === 0) return [{ type: "turn", seat: table.turn }]; // the host has chosen
      return [{ type: "begun", dice: action.dice, first: table.turn }];
    case "rolled":
      return [{ type: "rolled", seat: was.turn, die: action.die, space: landing(table, was) }, ...given(table, was)];
    case "pay":
      return [{ type: "paid", seat: was.turn, gems: action.spaces, space: landing(table, was) }, ...given(table, was)];
    case "letter": return latest(table, "lettered");
    case "question": return latest(table, "asked");
    case "guess": return table.is_waiting ? latest(table, "proposed") : verdict(table, was);
    case "reply": return latest(table, "answered");
    case "judge": return verdict(table, was);
    case "refill": return [{ type: "refilled", seat: actor }];
    case "dispute": {
      const line = table.talk[action.line];
      const about = line === undefined ? null : aboutOf(table, line);
      return about === null ? [] : [{ type: "disputed", seat: actor, isDisputed: action.is_disputed, ...about }];
    }
    case "timed_out":
      if (!was.is_waiting) return [];
      return was.talk.at(-1)?.kind === "question" ? latest(table, "answered") : verdict(table, was);
    default: return [];
  }
}

/** The space that the magician came to. */
const landing = ({ players }: Table, { turn }: Table): Space => spaceAt(players[turn]?.space ?? 0);

/** What the space gave at once; elves and questions ask for more. */
function given(table: Table, was: Table): readonly Event[] {
  const seat = was.turn;
  switch (landing(table, was)) {
    case "gem": return [{ type: "gem", seat, gems: table.players[seat]?.gems ?? 0 }];
    case "dragon": return [{ type: "hazard", seat, points: 1 }];
    case "ghost": return [{ type: "hazard", seat, points: 2 }];
    default: return [];
  }
}

function aboutOf({ objects }: Table, line: Line): About | null {
  const thing = objects[line.object];
  return thing === undefined ? null : { line, thing };
}

function latest(table: Table, type: "lettered" | "asked" | "answered" | "proposed" | "missed"): readonly Event[] {
  const line = table.talk.at(-1);
  const about = line === undefined ? null : aboutOf(table, line);
  return about === null ? [] : [{ type, ...about }];
}

function verdict(table: Table, was: Table): readonly Event[] {
  const line = table.talk.at(-1);
  const about = line === undefined ? null : aboutOf(table, line);
  if (about === null || about.line.answer !== "yes") return latest(table, "missed");
  const moved = (seat: number, by: "by_guesses" | "by_objects"): number =>
    (table.players[seat]?.[by] ?? 0) - (was.players[seat]?.[by] ?? 0);
  const { line: { asker }, thing: { owner } } = about;
  return [{ type: "found", guesser: moved(asker, "by_guesses"), owner: moved(owner, "by_objects"), ...about }];
}

/** What comes of it: the table is laid, another series, another turn, the end. */
function follows({ action, view: { table } }: Update, was: Table): readonly Event[] {
  const events: Event[] = [];
  const isMaking = ({ phase }: Table): boolean => phase === "sculpting" || phase === "supplying";
  if (isMaking(was) && !isMaking(table)) events.push({ type: "unveiled" });
  if (was.phase === "first_series" && table.phase === "second_series")
    events.push({ type: "second", seat: table.turn });
  if (was.turn !== table.turn && action?.type !== "begin" && table.phase !== "over")
    events.push({ type: "turn", seat: table.turn });
  if (was.phase !== "over" && table.phase === "over")
    events.push({ type: "over", reached: table.reached, hasPenalties: hasPenalties(table) });
  return events;
}

/** Whether objects with fewer than two arrows cost their owners. */
export const hasPenalties = ({ reached, config }: Table): boolean => reached.length === 0 || config.penalties_always;

// At a normal pace, one thing at a time: long enough to see who did what and what it costs.
const laidMs = 1100; // the table is laid
const walkMs = 1800; // the die lies, a magician goes round
const readMs = 1500; // a question, before its answer; longer ones longer
const charMs = 12;
const heardMs = 1700; // an answer, before what comes next
const mostMs = 2000; // a word was found, a dragon woke

/** How long a move is shown before the next may follow. What others prepare or note holds nobody up. */
export function showFor(update: Update, before: Update | null): number {
  return Math.max(0, ...tell(update, before).map((event) => timeOf(event, update.view.me)));
}

function timeOf(event: Event, me: number): number {
  switch (event.type) {
    case "unveiled": return laidMs;
    case "begun":
    case "hazard":
    case "found": return mostMs;
    case "rolled":
    case "paid":
    case "refilled": return walkMs;
    case "asked": // who wrote it has read it
      return event.line.asker === me ? 0 : Math.min(mostMs, readMs + charMs * event.line.text.length);
    case "proposed": return event.line.asker === me ? 0 : readMs;
    case "answered":
    case "missed":
    case "lettered": return heardMs;
    default: return 0;
  }
}

/** How it ended, and the word that was found last, is read before the podium comes. */
export const holds = ({ view }: Update, before: Update | null): boolean =>
  view.table.phase === "over" && before?.view.table.phase !== "over"; // disputes come after it

/** The rule that matters now. */
export function ruleNow({ me, table }: View): string | null {
  const line = table.is_waiting ? table.talk.at(-1) : undefined;
  if (line !== undefined) {
    if (line.kind === "guess") return "guessing";
    return ownerOf(table, line.object) === me ? "answers" : "questions";
  }
  switch (table.phase) {
    case "sculpting":
    case "supplying": return "sculpting";
    case "opening":
    case "moving":
    case "rolling": return "moving";
    case "lettering": return "letters";
    case "first_series": return "questions";
    case "second_series": return "guessing";
    case "over": return "end";
  }
}

/** How a game was decided. */
export type Decision =
  | { readonly type: "goal"; readonly seats: readonly number[] } // at the goal, and nobody paid
  | { readonly type: "lead"; readonly seat: number; readonly by: number; readonly isGoal: boolean }
  | { readonly type: "shared"; readonly seats: readonly number[]; readonly isGoal: boolean };

export function decision({ table }: View, places: readonly number[]): Decision {
  const isGoal = table.arrows < arrowsMax(table) || table.reached.length > 0;
  if (!hasPenalties(table)) return { type: "goal", seats: table.reached };
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [seat, ...others] = first;
  if (seat === undefined || others.length > 0) return { type: "shared", seats: first, isGoal };
  const hats = table.players.map(({ hat }) => hat);
  return { type: "lead", seat, isGoal, by: (hats[seat] ?? 0) - Math.max(...hats.filter((_, i) => i !== seat)) };
}
