// Switches that the room keeps, clicked and not answered yet. What was clicked is shown at once, and a second click
// takes the first back, however long the room takes to answer either.
import type { server } from "../net/wire.gen";

export interface Wish {
  readonly what: "agrees" | "softens"; // I show the album to others; words that hurt are softened here
  readonly isOn: boolean;
  readonly at: number; // on the clock of `performance.now()`
}

/** A room that has not answered by then will not. */
const answerMs = 10_000;

const kept = (room: server.Room, what: Wish["what"]): boolean =>
  what === "softens" ? room.softens : room.seats[room.me]?.agrees === true;

/** As it will be once everything that was clicked has arrived. */
export const wished = (room: server.Room, wishes: readonly Wish[], what: Wish["what"]): boolean =>
  wishes.findLast((wish) => wish.what === what)?.isOn ?? kept(room, what);

/** What is still unanswered once the room is `after`. Clicks on a switch arrive in order, each the opposite of the one
    before it, so the room answers the first. */
export function unmet(
  before: server.Room | null, after: server.Room, wishes: readonly Wish[], now: number,
): readonly Wish[] {
  const isAnswered = (what: Wish["what"]): boolean => before !== null && kept(before, what) !== kept(after, what);
  return wishes.filter((wish) => {
    const isFirst = wishes.find(({ what }) => what === wish.what) === wish;
    return now - wish.at < answerMs && !(isFirst && isAnswered(wish.what));
  });
}

export const messageOf = ({ what, isOn }: Pick<Wish, "what" | "isOn">): server.ClientMessage =>
  what === "agrees" ? { type: "share", agrees: isOn } : { type: "mind_words", softens: isOn };
