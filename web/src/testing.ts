// Small made-up tables for unit tests; end-to-end tests play at real ones.
import type { AnyFace, AnyUpdate } from "./games/game";
import type { server } from "./net/wire.gen";

/** A move whose view only says which move it was: enough for everything that does not draw. */
export const moveNumber = (move: number, more: Partial<AnyUpdate> = {}): AnyUpdate => ({
  type: "update",
  move,
  actor: 0,
  action: { type: "stop" },
  view: { move } as unknown as AnyUpdate["view"],
  to_act: [0],
  clocks: [],
  outcome: null,
  ...more,
});

export const seat = (more: Partial<server.SeatInfo> = {}): server.SeatInfo => ({
  sitter: "person", name: "Nour", bot: "", is_host: false, is_present: true, time_percent: 100, agrees: false,
  person: 0, cover_in_ms: null, was_removed: false, ...more,
});

export const room = (more: Partial<server.Room> = {}): server.Room => ({
  type: "room",
  code: "lilas0047",
  game: "coloryam",
  status: "playing",
  setup: { seats: 2, pace: { move_seconds: 0 }, config: {} },
  seats: [seat({ name: "Camille", is_host: true }), seat()],
  people: [],
  me: 0,
  am_host: true,
  was_removed: false,
  was_freed: false,
  kept_for_me: null,
  host: "Camille",
  spectators: 0,
  commitment: "9f3c71ab",
  proof: null,
  rematch: null,
  is_shared: false,
  softens: true,
  ...more,
});

export const summary = (more: Partial<server.TableSummary> = {}): server.TableSummary => ({
  code: "lilas0047", game: "coloryam", status: "playing", my_turn: false, seats: [seat(), seat({ name: "Camille" })],
  left_seconds: 0, me: 1, progress: null, ...more,
});

/** A face that shows every move for the same time and draws nothing. */
export const faceShowing = (milliseconds: number): AnyFace => ({ showFor: () => milliseconds }) as unknown as AnyFace;
