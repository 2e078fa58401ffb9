// The one place where what the page knows changes. `update` is pure and total; page.svelte.ts carries out what
// follows from a change (sockets, calls, timers), components only draw.
import { mayRead } from "./finished/consent";
import { moveTo, opened, type Replay, seenBy } from "./finished/replay";
import type { AnyUpdate } from "./games/game";
import { learned } from "./house/known";
import type { Settings } from "./house/settings";
import type { Message, Model, News, Table } from "./model";
import type { Code } from "./net/api";
import type { core } from "./net/wire.gen";
import type { Route } from "./router";
import { unanswered } from "./setup/arranging";
import { changeChat, heardLine, personOf, quiet, toldChat } from "./table/chat";
import { eyeOf, hasGoneOn, isHurried, isPauseOver, isWatching } from "./table/looking";
import { advance, arrive, emptyQueue, goOn, meet, newest, type Queue, skip } from "./table/queue";
import { unmet } from "./table/wishes";
import { changeVoice, isVoiceRace, lineLost, refusedVoice, silence, toldVoice } from "./voice/state";

export type * from "./model";

export const storyMax = 20;

export const start = (settings: Settings, route: Route, known: readonly string[] = []): Model =>
  go({
    settings, route, me: null, tables: null, table: null, overlay: null, notice: null, noticeCount: 0, known,
    isCalling: false,
  }, route);

export function update(model: Model, message: Message): Model {
  switch (message.type) {
    case "lang":
      return { ...model, settings: { ...model.settings, lang: message.lang } };
    case "theme":
      return { ...model, settings: { ...model.settings, theme: message.theme } };
    case "shortcuts":
      return { ...model, settings: { ...model.settings, hasShortcuts: message.areOn } };
    case "tempo":
      return { ...model, settings: { ...model.settings, tempo: message.tempo } };
    case "learned":
      return { ...model, known: learned(model.known, message.game) };
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
      return {
        ...model, me: message.me, isCalling: false,
        tables: message.me.person === model.me?.person ? model.tables : null, // somebody else's
      };
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
  type: "line" | "told" | "cards" | "face" | "voice" | "chat" | "tick" | "skip" | "go_on" | "missed_read" | "arranged"
    | "wished" | "acted" | "took_kept_seat" | "seat_wanted" | "rematch_wanted" | "record" | "proof" | "replay" | "album"
    | "replay_to" | "replay_runs" | "replay_everyone" | "replay_from";
}>;

function atTable(model: Model, message: TableMessage): Model {
  const table = model.table;
  if (table === null) return model; // the table was left while this was on its way
  const change = (changed: Partial<Table>): Model => ({ ...model, table: { ...table, ...changed } });
  const eye = eyeOf(table, model.settings.tempo);
  // Somebody may have changed their mind while this was on its way.
  const reveal = (changed: Partial<Table>): Model =>
    table.room !== null && mayRead(table.room) ? change(changed) : model;
  const turn = (to: (replay: Replay) => Replay): Model =>
    table.replay === null ? model : change({ replay: to(table.replay) });
  switch (message.type) {
    case "line":
      return change({
        line: message.line, actedAfter: null,
        paused: message.line === "open" ? table.paused : null,
        arranging: [], wishes: [], wantsRematch: false,
        voice: message.line === "open" ? table.voice : lineLost(table.voice),
      });
    case "told":
      return told(model, table, message);
    case "cards": {
      const known = message.cards.map((card) => [card.person, card] as const);
      return table.code === message.code ? change({ cards: new Map([...table.cards, ...known]) }) : model;
    }
    case "face":
      return table.code === message.code ? change(faced({ ...table, face: message.face }, model, message.now)) : model;
    case "voice":
      return change({ voice: changeVoice(table.voice, message.news) });
    case "chat":
      return change({ chat: changeChat(table.chat, message.news) });
    case "tick":
      return change(shown(table, advance(table.queue, message.now, eye), message.now));
    case "skip":
      return change(shown(table, skip(table.queue, message.now, eye), message.now));
    case "go_on":
      return change(shown(table, goOn(table.queue, message.now, eye), message.now));
    case "missed_read":
      return change({ missed: null });
    case "arranged":
      return change({ arranging: [...table.arranging, { change: message.change, at: message.now }] });
    case "wished":
      return change({ wishes: [...table.wishes, message.wish] });
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
      return reveal({ replay: opened(message.frames, message.seat, message.frame, table.face?.isUnseen) });
    case "replay_everyone":
      return turn((replay) => ({ ...replay, everyone: message.everyone }));
    case "replay_from":
      return turn((replay) => seenBy(replay, message.seat));
    case "album":
      return reveal({ album: message.view });
    case "replay_to":
      return turn((replay) => moveTo(replay, message.at));
    case "replay_runs":
      return turn((replay) => ({ ...replay, isRunning: message.isRunning }));
    default:
      return unreachable(message);
  }
}

function told(model: Model, table: Table, { message, now, isHidden }: Extract<Message, { type: "told" }>): Model {
  const change = (changed: Partial<Table>): Model => ({ ...model, table: { ...table, ...changed } });
  switch (message.type) {
    case "room": {
      const arranging = unanswered(table.room?.setup ?? message.setup, message.setup, table.arranging, now);
      const wishes = unmet(table.room, message, table.wishes, now);
      // Who no longer agrees takes back what was shown.
      const kept = mayRead(message) ? {} : unread;
      const isRemoval = message.seats.some(({ was_removed }, seat) =>
        was_removed && table.room?.seats[seat]?.was_removed === false);
      const story = isRemoval ? [] : table.story; // their words may be in it
      const coverAt = message.seats.map(({ cover_in_ms }) => (cover_in_ms === null ? null : now + cover_in_ms));
      const after = { ...table, room: message };
      const isAnotherEye = table.queue.hold === "held" && isWatching(message) !== isWatching(table.room);
      const seen = isAnotherEye ? faced(after, model, now) : {};
      const told = change({ room: message, coverAt, arranging, wishes, story, ...kept, ...seen });
      // It was there before this seat added its own part, and is shown before the first move.
      const isBeginning = table.room?.status === "waiting" && message.status === "playing" && message.me >= 0;
      return isBeginning ? notify(told, { type: "sealed", seal: message.commitment }) : told;
    }
    case "update": {
      const update = message as AnyUpdate; // the room's `game` says of which game; wire.gen.ts came from the server
      if (update.move < (newest(table.queue)?.move ?? 0)) return model;
      const deadlines = update.clocks.map(({ seat, left_ms }) => ({ seat, at: now + left_ms }));
      // Where everybody acts at once, what others do is no answer, nor is their time that ran out.
      const whose = whoseMove(update);
      const isOthers = whose !== null && whose !== table.room?.me;
      const isAnswered = table.actedAfter !== null && update.move > table.actedAfter && !isOthers;
      return change({
        ...shown(table, follow(model, table, update, now, isHidden), now),
        deadlines,
        paused: table.paused !== null && isPauseOver(table.paused, update) ? null : table.paused,
        actedAfter: isAnswered ? null : table.actedAfter,
      });
    }
    case "refused": {
      const { code } = message;
      if (isVoiceRace(code)) return model;
      const isOfAct = table.actedAfter !== null;
      const after = change({
        actedAfter: null, arranging: [], wishes: [], refused: isOfAct ? { code, at: now } : table.refused,
        wantsRematch: false, voice: refusedVoice(table.voice, code),
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
    case "aside":
      return change({ aside: { seat: message.seat, text: message.text, at: now } });
    case "softened":
      return notify(model, { type: "softened" });
    case "noted":
      return model.overlay?.type === "report" ? { ...model, overlay: { ...model.overlay, isNoted: true } } : model;
    case "paused": {
      const paused = { move: message.move, until: now + message.left_ms, goneOn: message.gone_on };
      return change({ paused, ...released({ ...table, paused }, model, now) });
    }
    case "missed":
      return change({ missed: message });
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

export const podiumAt = ({ shown, hold, until }: Queue): number =>
  until + (shown?.action == null || hold === "read" ? 0 : lastLookMs);

function shown(table: Table, queue: Queue, now: number): Pick<Table, "queue" | "story" | "isSettled"> {
  const { shown: update, before } = queue;
  const isNew = update !== null && update.move !== table.queue.shown?.move;
  const kept = before === null ? [] : table.story; // what came before is forgotten
  const story = isNew ? [...kept, { update, before }].slice(-storyMax) : table.story;
  const isLast = update?.outcome != null && queue.waiting.length === 0;
  // Some games go on a little once they are over; nobody is taken back to the table for that.
  return { queue, story, isSettled: isLast && (table.isSettled || (queue.hold !== "held" && now >= podiumAt(queue))) };
}

/** A move on its way to the eye. Whoever is awaited by a clock reads no further: nobody's time runs out unseen. */
function follow(model: Model, table: Table, update: AnyUpdate, now: number, isHidden: boolean): Queue {
  const eye = eyeOf(table, model.settings.tempo);
  const isAwaited = isHurried(update, table.room);
  const queue = arrive(table.queue, update, now, isHidden ? "away" : isAwaited ? "hurried" : "calm", eye);
  return isAwaited ? goOn(queue, now, eye) : queue;
}

/** Another eye looks at what is shown. */
function faced(table: Table, model: Model, now: number): Partial<Table> {
  const queue = meet(table.queue, now, eyeOf(table, model.settings.tempo));
  return { face: table.face, queue, ...released({ ...table, queue }, model, now) };
}

/** What I have gone on from is not held again. */
function released(table: Table, { settings }: Model, now: number): Partial<Table> {
  return hasGoneOn(table) ? shown(table, goOn(table.queue, now, eyeOf(table, settings.tempo)), now) : {};
}

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
  cards: new Map(),
  face: null,
  queue: emptyQueue,
  story: [],
  isSettled: false,
  deadlines: [],
  paused: null,
  coverAt: [],
  missed: null,
  arranging: [],
  wishes: [],
  actedAfter: null,
  resends: false,
  refused: null,
  tookKeptSeat: false,
  seatWanted: null,
  wantsRematch: false,
  ...unread,
  voice: silence,
  chat: quiet,
  aside: null,
});

function notify(model: Model, news: News): Model {
  const id = model.noticeCount + 1;
  return { ...model, notice: { ...news, id }, noticeCount: id };
}
const refuse = (model: Model, code: Code): Model => notify(model, { type: "refused", code });

export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
