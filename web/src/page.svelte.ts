// The page at work: holds the model, and carries out what people ask for and what follows from a change
// (sockets, calls, timers). Decisions are in app.ts; here is only the world.
import { tick } from "svelte";
import { type Errand, type Message, type Model, type Overlay, podiumAt, start, type Table, update } from "./app";
import { mayRead } from "./finished/consent";
import { Reading } from "./finished/reading";
import { shareAt } from "./finished/share";
import { isGame, loadFace } from "./games/all";
import type { AnyAction, GameName } from "./games/game";
import { keepKnown, readKnown } from "./house/known";
import {
  applySettings, keepSettings, onNightfall, readSettings, readStorage, type TimePercent,
} from "./house/settings";
import { copy } from "./kit/clipboard";
import { spelledOut } from "./kit/removed";
import { sheets } from "./kit/sheets";
import { type Answer, call } from "./net/api";
import { Bulk } from "./net/bulk";
import { connect, type Line, type LineNews } from "./net/socket";
import type { core, server } from "./net/wire.gen";
import { addressOf, type Leaf, readAddress, type Route, tableAddress } from "./router";
import type { Change } from "./setup/arranging";
import { type Config, movedUp } from "./setup/fields";
import { setupOf } from "./setup/opening";
import { blockedIn, recall, remember } from "./table/chat";
import { isWatching } from "./table/looking";
import { newest } from "./table/queue";
import { messageOf, type Wish } from "./table/wishes";
import { Trail } from "./trail";
import { Talk } from "./voice/talk";

const noticeMs = 4000;
const replayMs = 1100;
const peopleMax = 20; // whom one may ask after at once

/** A fresh nonce: this seat's share of the dice, known to nobody before. */
const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const storage = { getItem: readStorage, setItem: (key: string, value: string) => localStorage.setItem(key, value) };

const here = (): Route => readAddress(location.pathname, location.hash);

export class Page {
  model: Model = $state.raw(start(readSettings(readStorage, navigator.languages), here(), readKnown(storage)));
  readonly talk = new Talk({
    table: () => this.model.table,
    habits: () => this.model.settings.talk,
    send: (message) => void this.#line?.send(message), // what a lost line does not carry is said again when it is back
    tell: (news) => this.tell({ type: "voice", news }),
  });
  readonly reading = new Reading({
    table: () => this.model.table,
    tell: (message) => this.tell(message),
    kept: storage,
    place: sessionStorage,
  });
  readonly bulk = new Bulk((message) => this.#line?.send(message) === true);
  readonly #trail = new Trail({
    history,
    here,
    route: () => this.model.route,
    hasSheet: () => !sheets.isEmpty,
    close: () => {
      sheets.closeTop();
      return tick();
    },
    went: (route) => this.tell({ type: "went", route }),
  });
  #line: Line | null = null;
  #queueTimer: ReturnType<typeof setTimeout> | undefined;
  #replayTimer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false; // somebody's wish is being carried out: clicked again, the button means the same

  constructor() {
    applySettings(this.model.settings);
    onNightfall(() => applySettings(this.model.settings));
    sheets.opened = () => this.#trail.sheetOpened();
    addEventListener("popstate", ({ state }) => this.#trail.popped(state));
    // Who has not looked for a while sees where things stand, not what happened meanwhile.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.model.route.page === "shelf") void this.refreshTables();
    });
    this.#arrive(this.model.route);
    void this.#learnWhoIAm();
  }

  tell(message: Message): void {
    const before = this.model;
    this.model = update(before, message);
    this.#follow(before, this.model);
  }

  // What people ask for

  go(route: Route): void {
    this.#trail.go(route);
    this.tell({ type: "went", route });
    scrollTo(0, 0);
  }

  show(overlay: Overlay | null): void {
    this.tell({ type: "overlay", overlay });
  }

  /** Does it, or asks for a name first. */
  run(errand: Errand): Promise<void> {
    return this.#once(() => this.#run(errand));
  }

  async #run(errand: Errand): Promise<void> {
    if (this.model.me === null) await this.#learnWhoIAm();
    if (this.model.me === null) return; // no answer, and a notice says so
    if (this.model.me.name === null) return this.show({ type: "name", errand });
    if (errand.type === "sit") return this.#sit(errand.seat);
    const { game, bots, start } = errand;
    const setup = setupOf(errand, this.model.settings.lang, this.model.known.includes(game));
    await this.#open(game, setup, bots, start);
  }

  #sit(seat: core.Seat): void {
    const room = this.model.table?.room;
    if (room == null) return;
    const share = shareAt(storage, room.code, room.commitment, nonce);
    this.send({ type: "sit", seat, nonce: share.nonce });
  }

  setName(name: string, errand: Errand | null): Promise<void> {
    return this.#once(() => this.#setName(name, errand));
  }

  async #setName(name: string, errand: Errand | null): Promise<void> {
    this.tell({ type: "calling" });
    const isNewcomer = this.model.me?.name == null;
    await this.#ask(call({ type: "set_name", name }), async (me) => {
      this.tell({ type: "me", me });
      this.show(null);
      if (isNewcomer) this.#line?.renew();
      // The open line still belongs to nobody; the new one brings the room again, and then the seat is taken.
      if (errand?.type === "sit" && isNewcomer) this.tell({ type: "seat_wanted", seat: errand.seat });
      else if (errand !== null) await this.#run(errand);
    });
  }

  /** Somebody came in or went out, or is changed in what others see of them. */
  become(me: server.Me): void {
    const isAnother = this.model.me?.person !== me.person;
    this.tell({ type: "me", me });
    if (isAnother) this.#line?.renew();
  }

  async #once(wish: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    await wish().finally(() => (this.#isBusy = false));
  }

  send(message: server.ClientMessage): void {
    if (this.#line?.send(message) !== true) this.tell({ type: "failed", code: "unreachable" });
  }

  /** The host changes something about the table, and sees it at once. */
  arrange(change: Change): void {
    if (this.#line?.send({ type: "arrange", seats: null, pace: null, config: null, ...change }) !== true)
      return this.tell({ type: "failed", code: "unreachable" });
    this.tell({ type: "arranged", change, now: performance.now() });
  }

  /** Turns a switch that the room keeps, and shows it at once. */
  wish(what: Wish["what"], isOn: boolean): void {
    const wish = { what, isOn, at: performance.now() };
    if (this.#line?.send(messageOf(wish)) !== true) return this.tell({ type: "failed", code: "unreachable" });
    this.tell({ type: "wished", wish });
  }

  act(action: AnyAction, resends = false): void {
    const move = this.model.table && newest(this.model.table.queue)?.move;
    if (move == null) return;
    this.tell({ type: "acted", after: move, resends });
    this.send({ type: "act", move, action: spelledOut(action) });
  }

  /** Enough of the move that is shown. */
  skip(): void {
    this.tell({ type: "skip", now: performance.now() });
  }

  /** On from what is held, with the others at the table. */
  goOn(): void {
    const { room, queue } = this.model.table ?? {};
    // A lost line carries nothing, and the table does not wait for long.
    if (queue?.shown && room && !isWatching(room)) this.#line?.send({ type: "go_on", move: queue.shown.move });
    this.tell({ type: "go_on", now: performance.now() });
  }

  /** Says what is in the box; it stays there until the table has heard it. */
  sayDraft(): void {
    const text = this.model.table?.chat.draft;
    if (text === undefined) return;
    this.tell({ type: "chat", news: { type: "sent" } });
    this.send({ type: "say", text });
  }

  /** More time for my seat, here and wherever I sit down next. */
  takeTime(percent: TimePercent): void {
    this.tell({ type: "time", percent });
    this.send({ type: "take_time", percent });
  }

  /** With other people, a table where they find their seats; with bots alone, the next game at once. */
  rematch(): void {
    const room = this.model.table?.room;
    if (room == null) return;
    // Whoever opens a table has its first place, and everybody else follows round the table as before.
    const round = [...room.seats.slice(room.me), ...room.seats.slice(0, room.me)];
    const bots = round.flatMap((seat) => (seat.sitter === "bot" ? [seat.bot] : []));
    if (bots.length === room.seats.length - 1) {
      const config = movedUp(room.game, room.setup.config as Config, room.me, room.seats.length);
      return void this.#once(() => this.#open(room.game, { ...room.setup, config }, bots, true));
    }
    this.tell({ type: "rematch_wanted" });
    this.send({ type: "rematch" });
  }

  async copyLink(code: string, leaf: Leaf = "table"): Promise<void> {
    if (await copy(location.origin + addressOf({ page: "table", code, leaf }))) this.tell({ type: "copied" });
  }

  async refreshTables(): Promise<void> {
    if (this.model.me?.name == null) return; // a newcomer has none
    await this.#ask(call({ type: "my_tables" }), ({ tables }) => this.tell({ type: "tables", tables }));
  }

  /** For good: the table is no longer in one's list. */
  async leave(code: string): Promise<void> {
    await this.#ask(call({ type: "leave_table", code }), ({ tables }) => this.tell({ type: "tables", tables }));
  }

  // What follows

  #follow(before: Model, after: Model): void {
    if (before.settings !== after.settings) {
      applySettings(after.settings);
      keepSettings(after.settings);
    }
    if (before.known !== after.known) keepKnown(storage, after.known);
    if (before.table?.code !== after.table?.code) this.#arrive(after.route);
    this.talk.follow(before.table, after.table);
    if (after.table !== null && before.table !== null) this.#keepChat(before.table, after.table);
    const isNew = before.route.page !== "shelf" || before.me?.person !== after.me?.person;
    if (after.route.page === "shelf" && isNew) void this.refreshTables();
    if (after.notice !== null && before.notice !== after.notice) {
      const { id } = after.notice;
      setTimeout(() => this.tell({ type: "notice_gone", id }), noticeMs);
    }
    if (after.table === null) return;
    this.#followTable(after.table, before.table, after.route);
    // The room may have come before we knew who we are.
    if (before.me !== after.me && after.table.room !== null) this.#takeSeat(after.table, after.table.room);
    const hasMet = before.table?.room?.people.length !== after.table.room?.people.length;
    if (hasMet || before.me?.blocked.length !== after.me?.blocked.length) this.#foldAway(after);
  }

  #followTable(table: Table, before: Table | null, route: Route): void {
    const { room } = table;
    if (room !== before?.room && room !== null) {
      this.#takeSeat(table, room);
      if (room.people.length !== (before?.room?.people.length ?? 0)) void this.#meet(table, room);
      const { timePercent } = this.model.settings;
      const isSeatedNow = room.me >= 0 && (before?.room?.me ?? room.me) < 0;
      if (isSeatedNow && timePercent !== 100) this.send({ type: "take_time", percent: timePercent });
      if (mayRead(room) && table.proof === null) void this.reading.checkProof();
      if (table.wantsRematch && room.rematch !== null)
        return this.go({ page: "table", code: room.rematch, leaf: "table" });
      if (table.face === null && before?.room == null && isGame(room.game)) void this.#loadFace(table.code, room.game);
    }
    if (table.isSettled && room !== null && room.me >= 0 && !this.model.known.includes(room.game))
      this.tell({ type: "learned", game: room.game });
    if (table.queue !== before?.queue) this.#waitForTick(table);
    if (route.page === "table") this.reading.follow(table, before, route.leaf);
    if (table.replay !== before?.replay) {
      clearTimeout(this.#replayTimer);
      const { replay } = table;
      if (replay?.isRunning === true)
        this.#replayTimer = setTimeout(() => this.tell({ type: "replay_to", at: replay.at + 1 }), replayMs);
    }
  }

  #waitForTick({ queue, isSettled }: Table): void {
    clearTimeout(this.#queueTimer);
    const isEnding = queue.shown?.outcome != null && !isSettled;
    if (queue.waiting.length === 0 && queue.hold !== "held" && !isEnding) return;
    const at = isEnding && queue.waiting.length === 0 ? podiumAt(queue) : queue.until;
    if (at === Infinity) return; // somebody reads
    this.#queueTimer = setTimeout(() => {
      this.tell({ type: "tick", now: performance.now() });
      if (this.model.table !== null) this.#waitForTick(this.model.table); // a timer may come a little early
    }, Math.max(0, Math.ceil(at - performance.now())));
  }

  #arrive(route: Route): void {
    this.#line?.close();
    this.#line = null;
    this.bulk.close();
    if (route.page === "table") {
      this.#line = connect(tableAddress(route.code), (news) => this.#hear(news));
      this.tell({ type: "chat", news: recall(storage, route.code) });
    }
  }

  #keepChat(before: Table, { code, chat }: Table): void {
    const isNew = chat.read !== before.chat.read || chat.muted !== before.chat.muted;
    if (code === before.code && isNew) remember(storage, code, chat);
  }

  #hear(news: LineNews): void {
    if (news.type === "connected") {
      if (this.model.me === null) void this.#learnWhoIAm();
      this.bulk.ask();
      return this.tell({ type: "line", line: "open" });
    }
    if (news.type === "lost") return this.tell({ type: "line", line: "lost" });
    if (news.type === "signaled") return this.talk.hear(news);
    if (news.type === "bulk") return this.bulk.hear(news);
    const isHidden = document.visibilityState === "hidden";
    this.tell({ type: "told", message: news, now: performance.now(), isHidden });
  }

  /** The seat we asked for before the table knew us, or the one that is kept for us. */
  #takeSeat(table: Table, room: server.Room): void {
    if (room.status !== "waiting" || room.me >= 0) return;
    if (table.seatWanted !== null) {
      this.tell({ type: "seat_wanted", seat: null });
      return void this.#run({ type: "sit", seat: table.seatWanted });
    }
    if (room.kept_for_me === null || table.tookKeptSeat) return;
    this.tell({ type: "took_kept_seat" });
    void this.#run({ type: "sit", seat: room.kept_for_me });
  }

  /** What somebody says whom one has blocked is folded away at every table. */
  #foldAway({ table, me }: Model): void {
    if (table?.room == null || me === null) return;
    for (const person of blockedIn(table.chat, table.room, me.blocked))
      this.tell({ type: "chat", news: { type: "mute", person, isMuted: true } });
  }

  /** What those at the table wear. Where it cannot be had, their names must do. */
  async #meet({ code, cards }: Table, { people }: server.Room): Promise<void> {
    const strangers = people.filter((person) => person !== "" && !cards.has(person)).slice(-peopleMax);
    if (strangers.length === 0) return;
    const got = await call({ type: "get_people", people: strangers });
    if (got.ok) this.tell({ type: "cards", code, cards: got.value.cards });
  }

  async #open(game: string, setup: server.Setup, bots: readonly string[], startsAtOnce: boolean): Promise<void> {
    this.tell({ type: "calling" });
    await this.#ask(call({ type: "open_table", game, setup, bots, start: startsAtOnce }), ({ code }) =>
      this.go({ page: "table", code, leaf: "table" }),
    );
  }

  async #ask<T>(answer: Promise<Answer<T>>, take: (value: T) => void | Promise<void>): Promise<void> {
    const got = await answer;
    if (got.ok) await take(got.value);
    else this.tell({ type: "failed", code: got.code });
  }

  #learnWhoIAm(): Promise<void> {
    return this.#ask(call({ type: "who_am_i" }), (me) => this.tell({ type: "me", me }));
  }

  async #loadFace(code: string, game: GameName): Promise<void> {
    try {
      this.tell({ type: "face", code, face: await loadFace(game), now: performance.now() });
    } catch {
      // The file is gone from the server: this page is older than what is served now.
      this.#hear({ type: "bye", code: "old_page" });
    }
  }
}
