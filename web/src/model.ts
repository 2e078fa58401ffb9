// All that the page knows, and everything that can happen to it. app.ts says what comes of it.
import type { Replay } from "./finished/replay";
import type { AnyFace, AnyUpdate, GameName, Refusal } from "./games/game";
import type { Settings, Tempo, Theme, TimePercent } from "./house/settings";
import type { Code } from "./net/api";
import type { core, server } from "./net/wire.gen";
import type { Route } from "./router";
import type { Change, Sent } from "./setup/arranging";
import type { Opening } from "./setup/opening";
import type { ChatNews, ChatState } from "./table/chat";
import type { Cards } from "./table/people";
import type { Queue } from "./table/queue";
import type { Wish } from "./table/wishes";
import type { Habits, VoiceNews, VoiceState } from "./voice/state";
import type { Lang } from "./words/words";

/** What somebody wanted to do when we had to ask for a name first. */
export type Errand =
  | Opening
  | { readonly type: "sit"; readonly seat: core.Seat };

/** The one thing that may lie over the page. */
export type Overlay =
  | { readonly type: "name"; readonly errand: Errand | null }
  | { readonly type: "play"; readonly game: GameName }
  | { readonly type: "rules"; readonly rule?: string } // opened at this one
  | { readonly type: "menu" }
  | { readonly type: "keys" }
  | { readonly type: "voice" }
  | { readonly type: "chat" }
  | Complaint
  | { readonly type: "remove"; readonly seat: core.Seat }
  | { readonly type: "leave"; readonly table: server.TableSummary }
  | { readonly type: "bot"; readonly seat: core.Seat };

/** Somebody is about to report somebody; or has, and is thanked. */
export interface Complaint {
  readonly type: "report";
  readonly person: server.PersonId;
  readonly name: string;
  readonly about: server.About | null;
  readonly item: number;
  readonly isFromChat?: boolean; // and leads back there
  readonly isNoted?: boolean;
}

/** A line that passes by: something refused, or something done. */
export type News =
  | { readonly type: "refused"; readonly code: Code }
  | { readonly type: "copied" | "softened" }
  | { readonly type: "sealed"; readonly seal: string };
export type Notice = News & { readonly id: number };

/** Whether the dice were honest, worked out again in this page. */
export type Proof =
  | { readonly type: "checking" }
  | { readonly type: "verified"; readonly draws: number }
  | { readonly type: "failed"; readonly why: string }
  | { readonly type: "unreachable" };

/** A move that was shown, and what it followed. */
export interface Told {
  readonly update: AnyUpdate;
  readonly before: AnyUpdate | null;
}

export interface Deadline {
  readonly seat: core.Seat;
  readonly at: number; // on the clock of performance.now()
}

export interface Paused {
  readonly move: number; // after which it waits
  readonly until: number; // on the clock of performance.now()
  readonly goneOn: readonly core.Seat[];
}

/** What a bot said beside its move. */
export interface Aside {
  readonly seat: core.Seat;
  readonly text: string;
  readonly at: number; // on the clock of performance.now()
}

export interface Table {
  readonly code: string;
  readonly line: "connecting" | "open" | "lost";
  readonly bye: Code | null;
  readonly room: server.Room | null;
  readonly cards: Cards;
  readonly face: AnyFace | null;
  readonly queue: Queue;
  /** What was shown lately, newest last, to be told in words; nothing that the game wants forgotten. */
  readonly story: readonly Told[];
  /** The last move has been looked at: time for the podium. */
  readonly isSettled: boolean;
  readonly deadlines: readonly Deadline[];
  /** The table waits for its readers. */
  readonly paused: Paused | null;
  /** By seat: from when others may let a bot play for who is away, on the clock of performance.now(); else null. */
  readonly coverAt: readonly (number | null)[];
  /** What was played for us while we were away, until it was read. */
  readonly missed: server.Missed | null;
  /** What the host has changed here and the room has not shown yet. */
  readonly arranging: readonly Sent[];
  /** Switches that were clicked here and the room has not answered yet. */
  readonly wishes: readonly Wish[];
  /** The move after which we acted, until an answer comes. */
  readonly actedAfter: number | null;
  /** If the table had moved, the game sends again what we did last: no notice need say so. */
  readonly resends: boolean;
  /** Of what we did last. */
  readonly refused: Refusal | null;
  /** A seat kept for us is taken once by itself; standing up again is respected. */
  readonly tookKeptSeat: boolean;
  /** The seat to take once the table knows our name. */
  readonly seatWanted: core.Seat | null;
  /** We asked for a rematch, and follow as soon as there is a table. */
  readonly wantsRematch: boolean;
  readonly record: core.Record | null;
  readonly proof: Proof | null;
  readonly replay: Replay | null;
  /** What was told at a table where we did not play, as everybody there agreed to show it. */
  readonly album: AnyUpdate["view"] | null;
  readonly voice: VoiceState;
  readonly chat: ChatState;
  /** The last one; the game shows it for a moment. */
  readonly aside: Aside | null;
}

export interface Model {
  readonly settings: Settings;
  readonly route: Route;
  readonly me: server.Me | null; // null until the server has answered
  readonly tables: readonly server.TableSummary[] | null;
  readonly table: Table | null;
  readonly overlay: Overlay | null;
  readonly notice: Notice | null;
  readonly noticeCount: number; // so that each notice has its own number
  /** Games that were played in this browser. */
  readonly known: readonly string[];
  /** A call is under way; its button waits. */
  readonly isCalling: boolean;
}

export type Message =
  | { readonly type: "lang"; readonly lang: Lang }
  | { readonly type: "theme"; readonly theme: Theme }
  | { readonly type: "shortcuts"; readonly areOn: boolean }
  | { readonly type: "tempo"; readonly tempo: Tempo }
  | { readonly type: "learned"; readonly game: string }
  | { readonly type: "time"; readonly percent: TimePercent }
  | { readonly type: "talk_habits"; readonly habits: Partial<Habits> }
  | { readonly type: "went"; readonly route: Route }
  | { readonly type: "overlay"; readonly overlay: Overlay | null }
  | { readonly type: "calling" }
  | { readonly type: "me"; readonly me: server.Me }
  | { readonly type: "tables"; readonly tables: readonly server.TableSummary[] }
  | { readonly type: "failed"; readonly code: Code }
  | { readonly type: "copied" }
  | { readonly type: "notice_gone"; readonly id: number }
  | { readonly type: "line"; readonly line: Table["line"] }
  | { readonly type: "told"; readonly message: server.ServerMessage; readonly now: number; readonly isHidden: boolean }
  | { readonly type: "cards"; readonly code: string; readonly cards: readonly server.PersonCard[] }
  | { readonly type: "face"; readonly code: string; readonly face: AnyFace; readonly now: number }
  | { readonly type: "voice"; readonly news: VoiceNews }
  | { readonly type: "chat"; readonly news: ChatNews }
  | { readonly type: "tick"; readonly now: number }
  | { readonly type: "skip"; readonly now: number } // enough of this move
  | { readonly type: "go_on"; readonly now: number } // what was held is read
  | { readonly type: "missed_read" }
  | { readonly type: "arranged"; readonly change: Change; readonly now: number }
  | { readonly type: "wished"; readonly wish: Wish }
  | { readonly type: "acted"; readonly after: number; readonly resends?: boolean }
  | { readonly type: "took_kept_seat" }
  | { readonly type: "seat_wanted"; readonly seat: core.Seat | null }
  | { readonly type: "rematch_wanted" }
  | { readonly type: "record"; readonly record: core.Record }
  | { readonly type: "proof"; readonly proof: Proof }
  | { readonly type: "replay"; readonly frames: readonly AnyUpdate[]; readonly seat: core.Seat; readonly frame: number }
  | { readonly type: "replay_everyone"; readonly everyone: readonly (readonly AnyUpdate[])[] }
  | { readonly type: "replay_from"; readonly seat: core.Seat }
  | { readonly type: "album"; readonly view: AnyUpdate["view"] }
  | { readonly type: "replay_to"; readonly at: number }
  | { readonly type: "replay_runs"; readonly isRunning: boolean };
