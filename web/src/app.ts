// All that the page knows, and the one place where it changes. `update` is pure and total; page.svelte.ts
// carries out what follows from a change (sockets, calls, timers), components only draw.
import type { Code } from "./api";
import { changeChat, type ChatNews, type ChatState, heardLine, personOf, quiet, toldChat } from "./chat";
import { mayRead } from "./consent";
import type { Config } from "./fields";
import type { AnyFace, AnyUpdate, GameName, Refusal } from "./games/game";
import { advance, arrive, emptyQueue, type Eye, newest, type Queue } from "./queue";
import { beginning, moveTo, type Replay } from "./replay";
import type { Route } from "./router";
import type { Settings, Theme, TimePercent } from "./settings";
import {
  changeVoice, type Habits, isVoiceRace, lineLost, refusedVoice, silence, toldVoice, type VoiceNews, type VoiceState,
} from "./voice/state";
import type { core, server } from "./wire.gen";
import type { Lang } from "./words/words";

/** What somebody wanted to do when we had to ask for a name first. */
export type Errand =
  | {
      readonly type: "open";
      readonly game: GameName;
      readonly bots: readonly string[];
      readonly start: boolean;
      readonly config?: Config; // what differs from what the game proposes
      readonly pace?: number | undefined; // seconds to make a move, if not as the game proposes
    }
  | { readonly type: "sit"; readonly seat: core.Seat };

/** The one thing that may lie over the page. */
export type Overlay =
  | { readonly type: "name"; readonly errand: Errand | null }
  | { readonly type: "play"; readonly game: GameName }
  | { readonly type: "rules"; readonly rule?: string } // opened at this one
  | { readonly type: "menu" }
  | { readonly type: "voice" }
  | { readonly type: "chat" }
  | Complaint
  | { readonly type: "remove"; readonly seat: core.Seat }
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
export type News = { readonly type: "refused"; readonly code: Code } | { readonly type: "copied" };
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
export const storyMax = 20;

export interface Deadline {
  readonly seat: core.Seat;
  readonly at: number; // on the clock of performance.now()
}

export interface Table {
  readonly code: string;
  readonly line: "connecting" | "open" | "lost";
  readonly bye: Code | null;
  readonly room: server.Room | null;
  readonly face: AnyFace | null;
  readonly queue: Queue;
  /** What was shown lately, newest last, to be told in words; nothing that the game wants forgotten. */
  readonly story: readonly Told[];
  /** The last move has been looked at: time for the podium. */
  readonly isSettled: boolean;
  readonly deadlines: readonly Deadline[];
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
  /** A call is under way; its button waits. */
  readonly isCalling: boolean;
}

export const start = (settings: Settings, route: Route): Model =>
  go({
    settings, route, me: null, tables: null, table: null, overlay: null, notice: null, noticeCount: 0, isCalling: false,
  }, route);

export type Message =
  | { readonly type: "lang"; readonly lang: Lang }
  | { readonly type: "theme"; readonly theme: Theme }
  | { readonly type: "shortcuts"; readonly areOn: boolean }
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
  | { readonly type: "face"; readonly code: string; readonly face: AnyFace }
  | { readonly type: "voice"; readonly news: VoiceNews }
  | { readonly type: "chat"; readonly news: ChatNews }
  | { readonly type: "tick"; readonly now: number }
  | { readonly type: "acted"; readonly after: number; readonly resends?: boolean }
  | { readonly type: "took_kept_seat" }
  | { readonly type: "seat_wanted"; readonly seat: core.Seat | null }
  | { readonly type: "rematch_wanted" }
  | { readonly type: "record"; readonly record: core.Record }
  | { readonly type: "proof"; readonly proof: Proof }
  | { readonly type: "replay"; readonly frames: readonly AnyUpdate[] }
  | { readonly type: "album"; readonly view: AnyUpdate["view"] }
  | { readonly type: "replay_to"; readonly at: number }
  | { readonly type: "replay_runs"; readonly isRunning: boolean };

export function update(model: Model, message: Message): Model {
  switch (message.type) {
    case "lang":
      return { ...model, settings: { ...model.settings, lang: message.lang } };
    case "theme":
      return { ...model, settings: { ...model.settings, theme: message.theme } };
    case "shortcuts":
      return { ...model, settings: { ...model.settings, hasShortcuts: message.areOn } };
    case "time":
      return { ...model, settings: { ...model.settings, timePercent: message.percent } };
    case "talk_habits":
      return { ...model, settings: { ...model.settings, talk: { ...model.settings.talk, ...message.habits } } };
    case "went":
      return go(model, message.route);
    case "overlay":
      return read({ ...model, overlay: message.overlay });
    case "calling":
      return { ...model, isCalling: true };
    case "me":
      return { ...model, me: message.me, isCalling: false };
    case "tables":
      return { ...model, tables: message.tables };
    case "failed":
      return refuse({ ...model, isCalling: false }, message.code);
    case "copied":
      return notify(model, { type: "copied" });
    case "notice_gone":
      return model.notice?.id === message.id ? { ...model, notice: null } : model;
    default:
      return atTable(model, message);
  }
}

type TableMessage = Extract<Message, {
  type: "line" | "told" | "face" | "voice" | "chat" | "tick" | "acted" | "took_kept_seat" | "seat_wanted"
    | "rematch_wanted" | "record" | "proof" | "replay" | "album" | "replay_to" | "replay_runs";
}>;

function atTable(model: Model, message: TableMessage): Model {
  const table = model.table;
  if (table === null) return model; // the table was left while this was on its way
  const change = (changed: Partial<Table>): Model => ({ ...model, table: { ...table, ...changed } });
  // Somebody may have changed their mind while this was on its way.
  const reveal = (changed: Partial<Table>): Model =>
    table.room !== null && mayRead(table.room) ? change(changed) : model;
  switch (message.type) {
    case "line":
      return change({
        line: message.line, actedAfter: null, wantsRematch: false,
        voice: message.line === "open" ? table.voice : lineLost(table.voice),
      });
    case "told":
      return told(model, table, message);
    case "face":
      return table.code === message.code ? change({ face: message.face }) : model;
    case "voice":
      return change({ voice: changeVoice(table.voice, message.news) });
    case "chat":
      return change({ chat: changeChat(table.chat, message.news) });
    case "tick":
      return change(shown(table, advance(table.queue, message.now, eyeOf(table)), message.now));
    case "acted":
      return change({ actedAfter: message.after, resends: message.resends === true, refused: null });
    case "took_kept_seat":
      return change({ tookKeptSeat: true });
    case "seat_wanted":
      return change({ seatWanted: message.seat });
    case "rematch_wanted":
      return change({ wantsRematch: true });
    case "record":
      return reveal({ record: message.record });
    case "proof":
      return reveal({ proof: message.proof });
    case "replay":
      return reveal({ replay: beginning(message.frames) });
    case "album":
      return reveal({ album: message.view });
    case "replay_to":
      return table.replay === null ? model : change({ replay: moveTo(table.replay, message.at) });
    case "replay_runs":
      return table.replay === null ? model : change({ replay: { ...table.replay, isRunning: message.isRunning } });
    default:
      return unreachable(message);
  }
}

function told(model: Model, table: Table, { message, now, isHidden }: Extract<Message, { type: "told" }>): Model {
  const change = (changed: Partial<Table>): Model => ({ ...model, table: { ...table, ...changed } });
  switch (message.type) {
    case "room":
      // Who no longer agrees takes back what was shown.
      return change(mayRead(message) ? { room: message } : { room: message, ...unread });
    case "update": {
      const update = message as AnyUpdate; // the room's `game` says of which game; wire.gen.ts came from the server
      if (update.move < (newest(table.queue)?.move ?? 0)) return model;
      const deadlines = update.clocks.map(({ seat, left_ms }) => ({ seat, at: now + left_ms }));
      // Where everybody acts at once, what others do is no answer, nor is their time that ran out.
      const whose = whoseMove(update);
      const isOthers = whose !== null && whose !== table.room?.me;
      const isAnswered = table.actedAfter !== null && update.move > table.actedAfter && !isOthers;
      return change({
        ...shown(table, arrive(table.queue, update, now, isHidden, eyeOf(table)), now),
        deadlines,
        actedAfter: isAnswered ? null : table.actedAfter,
      });
    }
    case "refused": {
      const { code } = message;
      if (isVoiceRace(code)) return model;
      const isOfAct = table.actedAfter !== null;
      const after = change({
        actedAfter: null, refused: isOfAct ? { code, at: now } : table.refused, wantsRematch: false,
        voice: refusedVoice(table.voice, code),
      });
      return isOfAct && table.resends && code === "stale" ? after : refuse(after, code);
    }
    case "bye":
      return change({ bye: message.code, line: "lost", voice: silence });
    case "voice":
      return change({ voice: toldVoice(table.voice, message) });
    case "chat":
      return read(change({ chat: toldChat(table.chat, message.lines, personOf(table.room), now) }));
    case "heard":
      return read(change({ chat: heardLine(table.chat, message.line, personOf(table.room), now) }));
    case "noted":
      return model.overlay?.type === "report" ? { ...model, overlay: { ...model.overlay, isNoted: true } } : model;
    case "signaled": // between pages; the model sees what comes of it
    case "bulk": // goes to who asked for it
      return model;
    default:
      return unreachable(message);
  }
}

/** What is said while one looks is read. */
function read(model: Model): Model {
  if (model.overlay?.type !== "chat" || model.table === null) return model;
  return { ...model, table: { ...model.table, chat: changeChat(model.table.chat, { type: "read" }) } };
}

/** Whose doing a move was; null if it was nobody's, or is not known after a jump. */
function whoseMove({ action, actor }: AnyUpdate): core.Seat | null {
  if (action === null) return null;
  if (action.type === "timed_out") return action.seat;
  return actor >= 0 ? actor : null;
}

/** How long the last move is left on the table before the podium comes. */
const lastLookMs = 1200;

export const podiumAt = (queue: Queue): number => queue.until + (queue.shown?.action == null ? 0 : lastLookMs);

function shown(table: Table, queue: Queue, now: number): Pick<Table, "queue" | "story" | "isSettled"> {
  const { shown: update, before } = queue;
  const isNew = update !== null && update.move !== table.queue.shown?.move;
  const kept = before === null ? [] : table.story; // what came before is forgotten
  const story = isNew ? [...kept, { update, before }].slice(-storyMax) : table.story;
  const isLast = update?.outcome != null && queue.waiting.length === 0;
  // Some games go on a little once they are over; nobody is taken back to the table for that.
  return { queue, story, isSettled: isLast && (table.isSettled || now >= podiumAt(queue)) };
}

/** As long as nothing can be drawn, nothing need be kept. */
const unseen: Eye = { showFor: () => 0, forgets: () => true };

const eyeOf = ({ face }: Table): Eye => face ?? unseen;

function go(model: Model, route: Route): Model {
  const stays = route.page === "table" && model.table?.code === route.code;
  const table = stays ? model.table : route.page === "table" ? sitDownAt(route.code) : null;
  const replay = table?.replay ? { ...table.replay, isRunning: false } : null;
  return { ...model, route, table: table && { ...table, replay }, overlay: null, isCalling: false };
}

const unread = { record: null, proof: null, replay: null, album: null };

const sitDownAt = (code: string): Table => ({
  code,
  line: "connecting",
  bye: null,
  room: null,
  face: null,
  queue: emptyQueue,
  story: [],
  isSettled: false,
  deadlines: [],
  actedAfter: null,
  resends: false,
  refused: null,
  tookKeptSeat: false,
  seatWanted: null,
  wantsRematch: false,
  ...unread,
  voice: silence,
  chat: quiet,
});

function notify(model: Model, news: News): Model {
  const id = model.noticeCount + 1;
  return { ...model, notice: { ...news, id }, noticeCount: id };
}
const refuse = (model: Model, code: Code): Model => notify(model, { type: "refused", code });

export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
