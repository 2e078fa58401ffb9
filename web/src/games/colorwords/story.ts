// What a move did, read off two views in a row: letters drawn, words sent, shown, voted on and scored, stars ringed;
// and how a game was decided. The table shows it, the announcer says it; both use what is found here, so they agree.
import type { colorwords } from "../../net/wire.gen";
import type { UpdateOf } from "../game";
import type { Bonus, Entry, View } from "./grid";
import { ratings, ringedBy } from "./review";

export type Update = UpdateOf<"colorwords">;
export type Result = colorwords.Result;
export type Round = colorwords.Round;
export type Ballot = colorwords.Ballot;
export type Action = colorwords.Action;

export interface Verdict {
  readonly ballot: Ballot;
  readonly entry: Entry;
  readonly isAccepted: boolean;
}

export type Event =
  | { readonly type: "crossed"; readonly star: number }
  | { readonly type: "drawn"; readonly round: number; readonly trays: readonly string[]; readonly bonus: Bonus }
  | { readonly type: "sent"; readonly seat: number; readonly isAgain: boolean }
  | { readonly type: "rung"; readonly seat: number; readonly word: string } // what counts, if the seat is mine
  | { readonly type: "revealed"; readonly entries: readonly Entry[] } // by seat
  | { readonly type: "voted"; readonly seat: number }
  | { readonly type: "judged"; readonly verdicts: readonly Verdict[] }
  | { readonly type: "scored"; readonly round: number; readonly results: readonly Result[] }
  | { readonly type: "ringed"; readonly seat: number; readonly stars: readonly number[] };

/** In the order they happened; nothing if the move before is not known. */
export function tell(update: Update, before: Update | null): readonly Event[] {
  const { action } = update;
  if (action === null || before === null) return [];
  const [was, now] = [before.view.open, update.view.open];
  const events: Event[] = [];
  const actor = action.type === "timed_out" ? action.seat : update.actor;
  if (was.phase === "crossing") {
    const star = now.stars.findIndex(({ is_crossed }, i) => is_crossed && was.stars[i]?.is_crossed === false);
    if (star >= 0) events.push({ type: "crossed", star });
  } else if (was.phase === "drawing") {
    const bonus = update.view.board.bonuses[now.round];
    if (bonus !== undefined) events.push({ type: "drawn", round: now.round, trays: now.trays, bonus });
  } else if (was.phase === "writing") {
    if (action.type === "timed_out") events.push({ type: "rung", seat: actor, word: before.view.draft.word });
    else if (action.type === "write" && action.is_sent) {
      events.push({ type: "sent", seat: actor, isAgain: was.done.includes(actor) });
    }
    if (now.phase === "voting") events.push({ type: "revealed", entries: now.offered });
  } else if (was.phase === "voting") events.push({ type: "voted", seat: actor });
  const round = now.rounds.at(-1);
  return round !== undefined && now.rounds.length > was.rounds.length
    ? [...events, ...accounted(round, update.view, was.ballots)]
    : events;
}

function accounted({ results }: Round, view: View, ballots: readonly Ballot[]): readonly Event[] {
  const verdicts = ballots.flatMap((ballot): readonly Verdict[] => {
    const result = results[ballot.seat];
    const isMoot = result === undefined || (ballot.question === "theme" && !result.stands);
    return isMoot ? [] : [{ ballot, entry: result.entry, isAccepted: isAccepted(ballot, result) }];
  });
  const ringed = results.flatMap((_, seat): readonly Event[] => {
    const stars = ringedBy(view, seat);
    return stars.length > 0 ? [{ type: "ringed", seat, stars }] : [];
  });
  const judged: readonly Event[] = verdicts.length > 0 ? [{ type: "judged", verdicts }] : [];
  return [...judged, { type: "scored", round: view.open.rounds.length - 1, results }, ...ringed];
}

const isAccepted = ({ question }: Ballot, { stands, bonus }: Result): boolean =>
  question === "word" ? stands : bonus > 0;

/** How a game was decided. */
export type Decision =
  | { readonly type: "alone"; readonly rating: number; readonly next: number | null } // the points of the next star
  | { readonly type: "lead"; readonly seat: number; readonly by: number; readonly isBySpecial: boolean }
  | { readonly type: "shared"; readonly seats: readonly number[]; readonly points: number };

export function decision({ open, board }: View, places: readonly number[]): Decision {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = board.totals[first[0] ?? 0] ?? 0;
  if (open.seats === 1) {
    const next = ratings[open.config.grid].find((least) => least > points) ?? null;
    return { type: "alone", rating: board.rating, next };
  }
  const [seat] = first;
  if (seat === undefined || first.length > 1) return { type: "shared", seats: first, points };
  const plain = (each: number): number => (board.totals[each] ?? 0) - (board.specials[each] ?? 0);
  const others = board.totals.map((_, each) => each).filter((each) => each !== seat);
  const by = points - Math.max(...others.map((each) => board.totals[each] ?? 0));
  return { type: "lead", seat, by, isBySpecial: others.some((each) => plain(each) >= plain(seat)) };
}

const drawMs = 900; // to see what was drawn
const revealMs = 700; // to see that the bell has rung

/** How long a move is shown before the next may follow. What people write or vote holds nobody up. */
export function showFor({ view, action }: Update, before: Update | null): number {
  if (action === null || before === null) return 0;
  const [was, now] = [before.view.open, view.open];
  if (was.phase === "drawing") return drawMs;
  const isShown = now.phase === "voting" || now.rounds.length > was.rounds.length;
  return isShown && now.phase !== was.phase ? revealMs : 0;
}

/** A round begins with its letters, or alone on grid B with the star that is given up for it. */
export const isNewRound = ({ open }: View, before: View | null): boolean =>
  before === null ? open.rounds.length === 0 : open.round > before.open.round;

/** What others draft, send or read changes nothing that a replay shows. */
export function isUnseen({ view }: Update, before: Update | null): boolean {
  if (before === null) return false;
  const [was, now] = [before.view, view];
  const isSameMoment = was.open.phase === now.open.phase && was.open.round === now.open.round;
  return isSameMoment && isSame(was.draft, now.draft);
}

const isSame = (one: View["draft"], other: View["draft"]): boolean =>
  one.word === other.word && one.cells.join() === other.cells.join();

/** The rule that matters now. */
export function ruleNow({ open, board }: View): string | null {
  switch (open.phase) {
    case "crossing": return "solo";
    case "drawing": return "draw";
    case "writing": return board.bonuses[open.round]?.asks.type === "theme" ? "themes" : "way";
    case "voting": return "votes";
    case "reviewing": return "points";
    case "over": return open.seats === 1 ? "solo" : "end";
  }
}
