import { describe, expect, it } from "vitest";
import { type Message, type Model, podiumAt, start, storyMax, update } from "./app";
import type { AnyFace, AnyUpdate, Pause } from "./games/game";
import type { Settings } from "./house/settings";
import type { core, server } from "./net/wire.gen";
import type { Route } from "./router";
import { pauseOf } from "./table/looking";
import { faceShowing, moveNumber, room, seat } from "./testing";

const settings = {
  lang: "fr", theme: "system", hasShortcuts: true, tempo: "normal", timePercent: 100,
  talk: { mode: "open", microphone: "", loudspeaker: "" },
} as const;
const atTable: Route = { page: "table", code: "lilas0047", leaf: "table" };
const outcome = { scores: [29, 24], places: [1, 2] };

const after = (model: Model, ...messages: readonly Message[]): Model => messages.reduce(update, model);
const told = (message: server.ServerMessage, now = 0, isHidden = false): Message =>
  ({ type: "told", message, now, isHidden });

const seated = after(start(settings, atTable), { type: "line", line: "open" }, told(room()),
  { type: "face", code: "lilas0047", face: faceShowing(500), now: 0 });

describe("where the page is", () => {
  it("starts at the table its address names", () => {
    expect(start(settings, atTable).table).toMatchObject({ code: "lilas0047", line: "connecting", room: null });
    expect(start(settings, { page: "shelf" }).table).toBeNull();
  });

  it("leaves a table behind when it goes, and closes what lies over the page", () => {
    const over = after(seated, { type: "overlay", overlay: { type: "menu" } });
    const left = after(over, { type: "went", route: { page: "shelf" } });
    expect(left).toMatchObject({ table: null, overlay: null });
  });

  it("keeps the table when only the replay opens or closes", () => {
    const replaying = after(seated, { type: "went", route: { ...atTable, leaf: "replay" } });
    expect(replaying.table?.room).toBe(seated.table?.room);
  });

  it("ignores what arrives for a table that was left", () => {
    const shelf = after(seated, { type: "went", route: { page: "shelf" } });
    expect(after(shelf, told(room()), { type: "acted", after: 3 })).toBe(shelf);
    const elsewhere = after(seated, { type: "went", route: { ...atTable, code: "ocre0001" } });
    expect(after(elsewhere, { type: "face", code: "lilas0047", face: faceShowing(0), now: 0 }).table?.face).toBeNull();
  });
});

describe("what the server says", () => {
  it("shows the seal to who plays, as the game begins and never later", () => {
    const waiting = after(start(settings, atTable), { type: "line", line: "open" }, told(room({ status: "waiting" })));
    expect(after(waiting, told(room())).notice).toMatchObject({ type: "sealed", seal: room().commitment });
    expect(after(waiting, told(room({ me: -1 }))).notice).toBeNull();
    expect(after(seated, told(room())).notice).toBeNull();
  });

  it("says from when a bot may play for who is away, on our own clock", () => {
    const seats = [seat(), seat({ is_present: false, cover_in_ms: 20_000 })];
    expect(after(seated, told(room({ seats }), 1000)).table?.coverAt).toEqual([null, 21_000]);
  });

  it("keeps what was played for us until it was read", () => {
    const missed: server.Missed = { type: "missed", total: 2, moves: [] };
    const back = after(seated, told(missed));
    expect(back.table?.missed).toBe(missed);
    expect(after(back, { type: "missed_read" }).table?.missed).toBeNull();
  });

  it("an older update does not undo a newer one", () => {
    const now = after(seated, told(moveNumber(5)));
    expect(after(now, told(moveNumber(4)))).toBe(now);
  });

  it("turns time left into a deadline on our own clock", () => {
    const clocked = after(seated, told(moveNumber(1, { clocks: [{ seat: 1, left_ms: 45_000 }] }), 1000));
    expect(clocked.table?.deadlines).toEqual([{ seat: 1, at: 46_000 }]);
  });

  it("answers an action with the next move, a refusal or a lost line", () => {
    const acted = after(seated, told(moveNumber(5)), { type: "acted", after: 5 });
    expect(acted.table?.actedAfter).toBe(5);
    expect(after(acted, told(moveNumber(5, { action: null }))).table?.actedAfter).toBe(5);
    expect(after(acted, told(moveNumber(6))).table?.actedAfter).toBeNull();
    expect(after(acted, told(moveNumber(6, { actor: 1 }))).table?.actedAfter).toBe(5); // that was somebody else
    const bell = (seat: number): Message => told(moveNumber(6, { actor: -1, action: { type: "timed_out", seat } }));
    expect(after(acted, bell(1)).table?.actedAfter).toBe(5);
    expect(after(acted, bell(0)).table?.actedAfter).toBeNull();
    expect(after(acted, { type: "line", line: "lost" }).table?.actedAfter).toBeNull();
    const refused = after(acted, told({ type: "refused", code: "stale" }));
    expect(refused.table?.actedAfter).toBeNull();
    expect(refused.notice).toMatchObject({ type: "refused", code: "stale" });
  });

  it("keeps the refusal of what we did until we do something else, and tells whoever does not send it again", () => {
    const stale = told({ type: "refused", code: "stale" }, 70);
    expect(after(seated, stale).table?.refused).toBeNull(); // of something else
    const acted = after(seated, told(moveNumber(5)), { type: "acted", after: 5, resends: true });
    const refused = after(acted, stale);
    expect(refused).toMatchObject({ notice: null, table: { refused: { code: "stale", at: 70 } } });
    expect(after(refused, { type: "acted", after: 5 }).table?.refused).toBeNull();
    expect(after(refused, { type: "acted", after: 5 }, stale).notice).toMatchObject({ code: "stale" });
    expect(after(acted, told({ type: "refused", code: "too_fast" })).notice).toMatchObject({ code: "too_fast" });
  });

  it("a rematch that was asked for is forgotten when it is refused or the line is lost", () => {
    const asked = after(seated, { type: "rematch_wanted" });
    expect(asked.table?.wantsRematch).toBe(true);
    expect(after(asked, told({ type: "refused", code: "too_many_tables" })).table?.wantsRematch).toBe(false);
    expect(after(asked, { type: "line", line: "lost" }).table?.wantsRematch).toBe(false);
  });

  it("keeps a goodbye", () => {
    expect(after(seated, told({ type: "bye", code: "old_page" })).table?.bye).toBe("old_page");
  });
});

describe("what is shown", () => {
  it("moves come one after the other, each told once", () => {
    const both = after(seated, told(moveNumber(1)), told(moveNumber(2), 1), told(moveNumber(3), 2));
    expect(both.table?.queue.shown?.move).toBe(2);
    const later = after(both, { type: "tick", now: 501 }, { type: "tick", now: 502 });
    expect(later.table?.queue.shown?.move).toBe(3);
    expect(later.table?.story.map(({ update: { move } }) => move)).toEqual([1, 2, 3]);
  });

  it("the story goes when somebody is removed, for their words may be in it", () => {
    const seats = [seat(), seat()];
    const before = after(seated, told(room({ seats })), told(moveNumber(1), 0), told(moveNumber(2), 1000));
    expect(after(before, told(room({ seats }))).table?.story).toHaveLength(2);
    const gone = after(before, told(room({ seats: [seat(), seat({ was_removed: true })] })));
    expect(gone.table?.story).toEqual([]);
    expect(after(gone, told(moveNumber(3), 2000)).table?.story).toHaveLength(1);
  });

  it("the story does not grow for ever", () => {
    let model = seated;
    for (let move = 1; move < 100; ++move) model = after(model, told(moveNumber(move), move * 1000));
    expect(model.table?.story).toHaveLength(storyMax);
  });

  it("nothing is left in the page of what a game wants forgotten", () => {
    const face: AnyFace = { ...faceShowing(500), forgets: ({ move }) => move === 3 };
    const forgetful = after(seated, { type: "face", code: "lilas0047", face, now: 0 });
    const two = after(forgetful, told(moveNumber(1)), told(moveNumber(2)));
    const wiped = after(two, told(moveNumber(3, { view: { now: "gone" } as unknown as AnyUpdate["view"] })));
    expect(wiped.table?.story.map(({ update: { move } }) => move)).toEqual([3]);
    expect(JSON.stringify(two)).toContain('"view":{"move":2}');
    expect(JSON.stringify(wiped)).not.toContain('"view":{"move"');
  });

  it("nothing is kept as long as no game can say what to forget", () => {
    const faceless = after(start(settings, atTable), told(room()), told(moveNumber(1)), told(moveNumber(2)));
    expect(JSON.stringify(faceless)).not.toContain('"view":{"move":1}');
    expect(faceless.table?.queue.shown?.move).toBe(2);
  });

  it("the podium waits until the last move has been looked at", () => {
    const ending = after(seated, told(moveNumber(1)), told(moveNumber(2, { outcome, to_act: [] }), 1));
    expect(ending.table?.isSettled).toBe(false);
    const at = podiumAt(ending.table!.queue);
    expect(at).toBeGreaterThan(501);
    expect(after(ending, { type: "tick", now: at - 1 }).table?.isSettled).toBe(false);
    expect(after(ending, { type: "tick", now: at }).table?.isSettled).toBe(true);
  });

  it("the podium stays when something is said after the end", () => {
    const over = after(seated, told(moveNumber(9, { action: null, outcome })));
    expect(after(over, told(moveNumber(10, { outcome, to_act: [] }), 5)).table?.isSettled).toBe(true);
  });

  it("who comes after the end sees the podium at once", () => {
    expect(after(seated, told(moveNumber(9, { action: null, outcome }))).table?.isSettled).toBe(true);
  });
});

describe("what is read before anything follows", () => {
  const holding: AnyFace = { ...faceShowing(500), holds: ({ move }) => move === 2 };
  const face: Message = { type: "face", code: "lilas0047", face: holding, now: 0 };
  const reading = after(seated, face, told(moveNumber(1)), told(moveNumber(2, { to_act: [] }), 10));
  const shownIn = (model: Model): number | undefined => model.table?.queue.shown?.move;

  it("stays, however late it is, until somebody goes on", () => {
    const late = after(reading, told(moveNumber(3), 20), { type: "tick", now: 1e6 });
    expect(shownIn(late)).toBe(2);
    expect(shownIn(after(late, { type: "skip", now: 1e6 }))).toBe(2);
    expect(shownIn(after(late, { type: "go_on", now: 1e6 }))).toBe(3);
  });

  it("keeps the podium waiting, which then comes at once", () => {
    const over = after(seated, face, told(moveNumber(1)), told(moveNumber(2, { outcome, to_act: [] }), 10));
    const late = after(over, { type: "tick", now: 1e6 });
    expect(late.table?.isSettled).toBe(false);
    expect(after(late, { type: "go_on", now: 1e6 }).table?.isSettled).toBe(true);
  });

  it("lets go when the table went on and my time runs", () => {
    const mine = (more: Partial<AnyUpdate>): Message => told(moveNumber(3, { actor: 1, ...more }), 20);
    expect(shownIn(after(reading, mine({ to_act: [0] })))).toBe(2); // there is no hurry
    expect(shownIn(after(reading, mine({ to_act: [1], clocks: [{ seat: 1, left_ms: 9000 }] })))).toBe(2);
    expect(shownIn(after(reading, mine({ to_act: [0], clocks: [{ seat: 0, left_ms: 9000 }] })))).toBe(3);
  });

  it("is found again after a reload, whether the game or the move comes first", () => {
    const fresh = after(start(settings, atTable), told(room()));
    const move = told(moveNumber(2, { action: null, to_act: [] }), 5);
    for (const order of [[face, move], [move, face]])
      expect(after(fresh, ...order, told(moveNumber(3), 20)).table?.queue).toMatchObject({ shown: { move: 2 } });
    const over = told(moveNumber(2, { action: null, to_act: [], outcome }), 5);
    for (const order of [[face, over], [over, face]]) expect(after(fresh, ...order).table?.isSettled).toBe(true);
  });

  it("passes by after a while for a spectator, and for whom a bot plays", () => {
    const covered = room({ seats: [seat({ bot: "maitre" }), seat()] });
    for (const watched of [room({ me: -2 }), covered]) {
      const behind = after(seated, face, told(watched),
        told(moveNumber(1)), told(moveNumber(2), 10), told(moveNumber(3), 20));
      expect(shownIn(after(behind, { type: "tick", now: 9000 }))).toBe(2);
      expect(shownIn(after(behind, { type: "tick", now: 11_000 }))).toBe(3);
    }
    const handedOver = after(reading, told(moveNumber(3), 20), told(covered, 1000), told(covered, 5000));
    expect(shownIn(after(handedOver, { type: "tick", now: 10_999 }))).toBe(2);
    expect(shownIn(after(handedOver, { type: "tick", now: 11_000 }))).toBe(3);
  });
});

describe("a table that waits for its readers", () => {
  const holding: AnyFace = { ...faceShowing(500), holds: ({ move }) => move === 2 };
  const face: Message = { type: "face", code: "lilas0047", face: holding, now: 0 };
  const ended = told(moveNumber(2, { to_act: [], action: null }), 10);
  const paused = (...gone_on: readonly number[]): Message =>
    told({ type: "paused", move: 2, left_ms: 9000, gone_on }, 1000);
  const pauseIn = (model: Model): Pause | null => pauseOf(model.table!);
  const reading = after(seated, face, ended, paused());

  it("says until when, and who has gone on", () => {
    expect(pauseIn(reading)).toEqual({ until: 10_000, haveGoneOn: [false, false] });
    expect(pauseIn(after(reading, paused(1)))).toEqual({ until: 10_000, haveGoneOn: [false, true] });
    expect(pauseIn(after(reading, { type: "go_on", now: 1500 }))).toEqual({ until: 10_000, haveGoneOn: [true, false] });
  });

  it("goes on without whoever still reads", () => {
    const left = after(reading, told(moveNumber(3, { actor: -1, to_act: [1] }), 11_000));
    expect(pauseIn(left)).toEqual({ until: null, haveGoneOn: [false, false] });
    expect(pauseIn(after(left, { type: "go_on", now: 12_000 }))).toBeNull();
  });

  it("waits on when somebody interrupts", () => {
    const read = after(reading, { type: "go_on", now: 1500 });
    expect(pauseIn(after(read, told(moveNumber(3, { actor: 1, to_act: [] }), 2000)))?.until).toBe(10_000);
    expect(pauseIn(after(read, told(moveNumber(3, { actor: -1, to_act: [] }), 2000)))).toBeNull();
  });

  it("does not hold again what I have gone on from, here or elsewhere", () => {
    const fresh = after(start(settings, atTable), told(room()), ended);
    for (const order of [[face, paused(0)], [paused(0), face]])
      expect(pauseIn(after(fresh, ...order))).toEqual({ until: 10_000, haveGoneOn: [true, false] });
    expect(after(fresh, face, paused(0)).table?.queue.hold).toBe("read");
  });

  it("is forgotten with a lost line", () => {
    const lost = after(reading, { type: "go_on", now: 1500 }, { type: "line", line: "lost" });
    expect(pauseIn(lost)).toBeNull();
  });
});

describe("the tempo that somebody chose", () => {
  const at = (tempo: Settings["tempo"], now: number): number | undefined =>
    after(seated, { type: "tempo", tempo }, told(moveNumber(1)), told(moveNumber(2), 0), told(moveNumber(3), 1),
      { type: "tick", now }).table?.queue.shown?.move;

  it("stretches how long each move is shown", () => {
    expect([at("quick", 249), at("quick", 250)]).toEqual([2, 3]);
    expect([at("normal", 499), at("normal", 500)]).toEqual([2, 3]);
    expect([at("slow", 999), at("slow", 1000)]).toEqual([2, 3]);
  });

  it("is cut short by whoever has seen enough", () => {
    const behind = after(seated, told(moveNumber(1)), told(moveNumber(2)), told(moveNumber(3), 1));
    expect(after(behind, { type: "skip", now: 2 }).table?.queue).toMatchObject({ shown: { move: 3 }, until: 502 });
  });
});

describe("reading a finished game", () => {
  const visited = (is_shared: boolean): Message => told(room({ status: "over", me: -2, is_shared }));
  const record = { moves: [] } as unknown as core.Record;
  const view = { move: 9 } as unknown as AnyUpdate["view"];
  const read = after(seated, visited(true), { type: "record", record }, { type: "album", view });
  const nothing = { record: null, proof: null, replay: null, album: null };

  it("keeps what everybody agreed to show", () => {
    expect(after(read, visited(true)).table).toMatchObject({ record, album: view });
  });

  it("gives it back when somebody changes their mind", () => {
    expect(after(read, visited(false)).table).toMatchObject(nothing);
  });

  it("takes no answer that comes after they changed it", () => {
    const late: readonly Message[] = [
      { type: "record", record }, { type: "album", view },
      { type: "replay", frames: [moveNumber(1)], seat: 0, frame: 0 },
      { type: "proof", proof: { type: "verified", draws: 3 } },
    ];
    expect(after(seated, visited(true), visited(false), ...late).table).toMatchObject(nothing);
    expect(after(seated, visited(true), ...late).table).toMatchObject({ record, album: view, proof: { draws: 3 } });
  });
});

describe("lines that pass by", () => {
  it("each goes by itself, and only itself", () => {
    const one = after(seated, { type: "failed", code: "unreachable" });
    const two = after(one, { type: "copied" });
    expect(after(two, { type: "notice_gone", id: one.notice!.id }).notice).toBe(two.notice);
    const none = after(two, { type: "notice_gone", id: two.notice!.id });
    expect(none.notice).toBeNull();
    expect(after(none, { type: "copied" }).notice?.id).not.toBe(two.notice?.id);
  });

  it("a failed call frees its button", () => {
    expect(after(seated, { type: "calling" }, { type: "failed", code: "bad_name" }).isCalling).toBe(false);
  });
});

describe("replay", () => {
  const frames = [0, 1, 2, 3].map((move) => moveNumber(move));
  const open = after(seated, told(room({ status: "over" })), { type: "replay", frames, seat: 0, frame: 0 });

  it("walks within the game", () => {
    expect(after(open, { type: "replay_to", at: -1 }).table?.replay?.at).toBe(0);
    expect(after(open, { type: "replay_to", at: 99 }).table?.replay?.at).toBe(3);
  });

  it("runs to the end and stops", () => {
    const running = after(open, { type: "replay_runs", isRunning: true }, { type: "replay_to", at: 1 });
    expect(running.table?.replay).toMatchObject({ at: 1, isJump: false, isRunning: true });
    const ended = after(running, { type: "replay_to", at: 3 });
    expect(ended.table?.replay).toMatchObject({ isJump: true, isRunning: false });
  });

  it("stops when it is left", () => {
    const left = after(open, { type: "replay_runs", isRunning: true }, { type: "went", route: atTable });
    expect(left.table?.replay?.isRunning).toBe(false);
  });
});

describe("what people say", () => {
  const line = (number: number, person: number): server.ChatLine =>
    ({ number, person, name: "Nour", text: "Ho", ago_seconds: 0, is_removed: false });
  const heard = (number: number): Message => told({ type: "heard", line: line(number, 1) });

  it("beside a move, a bot, is in no list: the last alone is kept, with its time", () => {
    const aside = (seat: number, text: string): Message => told({ type: "aside", seat, text });
    const said = after(seated, aside(1, "Ho"), aside(2, "Ha"));
    expect(said.table?.aside).toMatchObject({ seat: 2, text: "Ha" });
    expect(said.table?.chat).toEqual(seated.table?.chat);
  });

  it("is read while the drawer is open, and waits otherwise", () => {
    const closed = after(seated, heard(1));
    expect(closed.table?.chat.read).toBe(0);
    const open = after(closed, { type: "overlay", overlay: { type: "chat" } });
    expect(open.table?.chat.read).toBe(1);
    expect(after(open, heard(2)).table?.chat.read).toBe(2);
    expect(after(open, { type: "overlay", overlay: null }, heard(2)).table?.chat.read).toBe(1);
    expect(after(open, told({ type: "chat", lines: [line(1, 1), line(5, 1)] })).table?.chat.read).toBe(5);
  });

  it("stays in the box when it is refused", () => {
    const written = after(seated, { type: "chat", news: { type: "draft", text: "Ho" } });
    const sent = after(written, { type: "chat", news: { type: "sent" } });
    const refused = after(sent, told({ type: "refused", code: "too_fast" }));
    expect(refused.table?.chat.draft).toBe("Ho");
    expect(refused.notice).toMatchObject({ type: "refused", code: "too_fast" });
  });

  it("is reported with thanks, unless one has gone on", () => {
    const report = { type: "report", person: 1, name: "Nour", about: "chat", item: 1 } as const;
    const noted = after(seated, { type: "overlay", overlay: report }, told({ type: "noted" }));
    expect(noted.overlay).toMatchObject({ type: "report", isNoted: true });
    expect(after(seated, told({ type: "noted" })).overlay).toBeNull();
  });
});
