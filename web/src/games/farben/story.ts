// What a move did, for the announcer, and what it makes of the page: how long it is shown, which rule it touches, and
// whether what was shown before must be forgotten. A card that went face down is named by its owner and nothing else.
import type { Colour } from "./colours";
import {
  type Answer, type Card, earned, giverTo, packetNow, tellingOrder, toldCard, type Update, type View,
} from "./facts";

export type Event =
  | { readonly type: "begun"; readonly first: number }
  | { readonly type: "drawn"; readonly round: number; readonly first: number; readonly sides: readonly string[] }
  | { readonly type: "worded"; readonly word: string; readonly seat: number }
  | { readonly type: "chose"; readonly seat: number; readonly colour: Colour | null } // null: it is not mine
  | { readonly type: "covered"; readonly seat: number } // their card went under the word
  | { readonly type: "shows"; readonly seat: number; readonly colour: Colour }
  | { readonly type: "told"; readonly seat: number; readonly card: Card }
  | { readonly type: "remembering"; readonly giver: number; readonly recaller: number } // a packet is to be picked
  | { readonly type: "given"; readonly giver: number; readonly recaller: number; readonly word: string }
  | { readonly type: "asked"; readonly owner: number; readonly recaller: number }
  | { readonly type: "hinted"; readonly owner: number; readonly word: string }
  | { readonly type: "forgot"; readonly owner: number }
  | {
      readonly type: "turned";
      readonly owner: number;
      readonly recaller: number;
      readonly colour: Colour;
      readonly answer: Answer;
      readonly points: { readonly recaller: number; readonly owner: number };
    };

/** In the order they happened. Without `before`, as after a forgetting, what the move itself says must do. */
export function tell(update: Update, before: Update | null): readonly Event[] {
  if (update.action === null) return [];
  return [...did(update, before), ...follows(update, before?.view ?? null)];
}

/** Whether time ran out over this move, so that nobody chose what happened. */
export const isTimedOut = ({ action }: Update): boolean => action?.type === "timed_out";

/** What was done. */
function did({ action, actor, view }: Update, before: Update | null): readonly Event[] {
  const { table } = view;
  const seat = action?.type === "timed_out" || action?.type === "choose_for" ? action.seat : actor;
  const phase = before?.view.table.phase;
  switch (action?.type) {
    case "begin": return [{ type: "begun", first: action.first }];
    case "draw":
      return [{ type: "drawn", round: table.packets.length - 1, first: action.first, sides: view.sides }];
    case "pick_side": return worded(view, seat);
    case "choose":
    case "choose_for": return [{ type: "chose", seat, colour: action.colour }];
    case "tell": return told(view, seat);
    case "assign": return given(view);
    case "ask": return [{ type: "asked", owner: action.owner, recaller: table.recaller }];
    case "hint": return [{ type: "hinted", owner: seat, word: action.word }];
    case "forgot": return [{ type: "forgot", owner: seat }];
    case "guess": return turned(view);
    case "timed_out":
      if (phase === "siding") return worded(view, seat);
      if (phase === "assigning") return given(view);
      if (phase === "hinting") return [{ type: "forgot", owner: seat }];
      return turned(view);
    default: return [];
  }
}

/** What comes of it: a card went down, somebody shows theirs, the words are to be remembered. */
function follows({ action, view: { table } }: Update, was: View | null): readonly Event[] {
  const events: Event[] = [];
  const wasOpen = was === null ? isCovering(action, table) : isOpen(was.table);
  const isSameTeller = was?.table.teller === table.teller && was.table.packets.length === table.packets.length;
  if (wasOpen && !isSameTeller) {
    const seat = lastTeller({ table });
    if (seat !== null) events.push({ type: "covered", seat });
  }
  const card = toldCard(table);
  if (table.phase === "telling" && !isSameTeller && card?.colour != null)
    events.push({ type: "shows", seat: table.teller, colour: card.colour });
  if (table.phase === "assigning" && was?.table.phase !== "assigning")
    events.push({ type: "remembering", giver: giverTo(table.recaller, table), recaller: table.recaller });
  return events;
}

const isOpen = ({ phase }: View["table"]): boolean => phase === "telling" || phase === "listening";

/** By the move alone: the last to read, a story told aloud or the bell put a card face down. */
const isCovering = (action: Update["action"], { phase }: View["table"]): boolean =>
  ["listened", "tell", "timed_out"].includes(action?.type ?? "") && ["telling", "drawing", "assigning"].includes(phase);

/** Whose card of the round went face down last; the view no longer says what it was. */
function lastTeller({ table }: Pick<View, "table">): number | null {
  const packet = table.packets.at(-1);
  if (packet === undefined) return null;
  const order = tellingOrder(table, packet.first);
  if (table.phase !== "telling") return order.at(-1) ?? null;
  return order[order.indexOf(table.teller) - 1] ?? null;
}

function worded({ table }: View, seat: number): readonly Event[] {
  const word = packetNow(table)?.word ?? "";
  return word === "" ? [] : [{ type: "worded", word, seat }];
}

/** A story to read is still open; one told aloud is gone with its card. */
function told({ table }: View, seat: number): readonly Event[] {
  const card = table.phase === "listening" ? toldCard(table) : null;
  return card === null ? [] : [{ type: "told", seat, card }];
}

function given({ table }: View): readonly Event[] {
  const { recaller } = table;
  const word = packetNow(table)?.word ?? "";
  return [{ type: "given", giver: giverTo(recaller, table), recaller, word }];
}

/** The card that was turned up with this move. */
function turned({ table }: View): readonly Event[] {
  const { packet, recaller, turned: owner } = table;
  const now = table.packets[packet];
  const [answer, colour] = [now?.answers[owner], now?.cards[owner]?.colour];
  if (table.phase !== "revealing" || now === undefined || answer === undefined || colour == null) return [];
  return [{ type: "turned", owner, recaller, colour, answer, points: earned(now, owner, answer) }];
}

/** Something that lay open before lies face down now: nothing of what was shown may be held any longer. */
export function forgets({ view }: Update, before: Update): boolean {
  return before.view.table.packets.some(({ cards }, round) =>
    cards.some(({ colour, story }, seat) => {
      const now = view.table.packets[round]?.cards[seat];
      return (colour !== null && now?.colour !== colour) || (story !== "" && now?.story !== story);
    }));
}

const readMs = 900; // a word, a packet, a hint
const turnMs = 2000; // to see a card turned up, and what it brought

/** How long a move is shown before the next may follow. What others choose or read holds nobody up. */
export function showFor({ view, action }: Update, before: Update | null): number {
  if (action === null || before === null) return 0;
  const [was, now] = [before.view.table, view.table];
  if (now.phase === "revealing") return turnMs;
  if (action.type === "go_on" && now.phase !== "assigning") return 0;
  if (now.phase === "listening" && now.teller === view.me && was.phase === "telling") return turnMs; // one's own story
  return was.phase !== now.phase && was.phase !== "listening" ? readMs : 0;
}

/** A card that was turned up stays until whoever plays has read it; who looks on follows those who play. */
export const holds = ({ view }: Update): boolean => view.me >= 0 && view.table.phase === "revealing";

/** Nothing is to be seen of it in a replay: somebody was done reading or looking, or chose what only they see. */
export function isUnseen({ view, action, actor }: Update, before: Update | null): boolean {
  const isAsBefore = before?.view.table.phase === view.table.phase && before.view.table.teller === view.table.teller;
  switch (action?.type) {
    case "go_on": return view.table.phase !== "over";
    case "listened":
    case "timed_out": return isAsBefore;
    case "choose": return isAsBefore && actor !== view.me;
    case "choose_for": return isAsBefore && action.seat !== view.me;
    default: return false;
  }
}

/** The rule that matters now. */
export function ruleNow({ me, table }: View): string | null {
  switch (table.phase) {
    case "opening":
    case "drawing": return "round";
    case "siding": return "word";
    case "choosing": return "colours";
    case "telling": return "telling";
    case "listening": return "forgetting";
    case "assigning": return "packets";
    case "recalling": return me >= 0 && table.asked === me ? "hints" : "recalling";
    case "hinting": return "hints";
    case "revealing": return "points";
    case "over": return "end";
  }
}

/** How a game was decided. */
export type Decision =
  | { readonly type: "lead"; readonly seat: number; readonly by: number }
  | { readonly type: "shared"; readonly seats: readonly number[]; readonly points: number };

export function decision({ table: { scores } }: View, places: readonly number[]): Decision {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [seat, ...others] = first;
  const points = scores[seat ?? 0] ?? 0;
  if (seat === undefined || others.length > 0) return { type: "shared", seats: first, points };
  return { type: "lead", seat, by: points - Math.max(...scores.filter((_, other) => other !== seat)) };
}
