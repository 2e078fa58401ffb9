import { afterEach, describe, expect, it, vi } from "vitest";
import type { server } from "../net/wire.gen";
import { room } from "../testing";
import { fakeBrowser } from "./faked_browser";
import { changeVoice, type Habits, lineLost, silence, toldVoice, type VoiceNews } from "./state";
import { Talk, type Talkative } from "./talk";

afterEach(() => void vi.unstubAllGlobals());

const code = "lilas0047";
const speaker = (id: number, seat: number): server.Speaker => ({ id, seat, is_muted: false });

/** A page at one table: the model is real, the browser and the server are the test's. */
function seated(browser = fakeBrowser()) {
  let table: Talkative | null = { code, line: "open", room: room(), voice: silence };
  let habits: Habits = { mode: "open", microphone: "", loudspeaker: "" };
  const sent: server.ClientMessage[] = [];
  const become = (next: Talkative | null): void => {
    const before = table;
    table = next;
    talk.follow(before, next);
  };
  const change = (changed: Partial<Talkative>): void => become({ ...table!, ...changed });
  const talk = new Talk({
    table: () => table,
    habits: () => habits,
    send: (message) => void sent.push(message),
    tell: (news: VoiceNews) => change({ voice: changeVoice(table!.voice, news) }),
  });
  return {
    ...browser, talk, sent, become, change,
    voice: () => table!.voice,
    choose: (chosen: Partial<Habits>): void => {
      habits = { ...habits, ...chosen };
      talk.follow(table, table);
    },
    told: (me: number | null, ...others: readonly server.Speaker[]): void => {
      const speakers = me === null ? others : [...others, speaker(me, 0)];
      change({ voice: toldVoice(table!.voice, { type: "voice", me, speakers, servers: [] }) });
    },
    loseLine: (): void => change({ line: "lost", voice: lineLost(table!.voice) }),
    kinds: (): readonly string[] => sent.map(({ type }) => type),
  };
}

async function talking(mode: Habits["mode"] = "open") {
  const page = seated();
  page.choose({ mode });
  const joined = page.talk.join();
  const track = await page.asked[0]!.give();
  await joined;
  page.told(1, speaker(2, 1));
  return { ...page, track };
}

describe("joining", () => {
  it("asks for the microphone, then tells the server, and is heard once the server agrees", async () => {
    const page = seated();
    void page.talk.join();
    expect(page.voice().stage).toBe("asking");
    expect(page.sent).toEqual([]);
    const track = await page.asked[0]!.give();
    expect(page.sent).toEqual([{ type: "join_voice", is_muted: false }]);
    expect(track.enabled).toBe(false);
    page.told(1);
    expect(page.voice().stage).toBe("in");
    expect(track.enabled).toBe(true);
  });

  it("goes without a microphone where there is none", async () => {
    const page = seated();
    void page.talk.join();
    await page.asked[0]!.refuse("NotFoundError");
    expect(page.voice()).toMatchObject({ stage: "joining", microphone: "none" });
    expect(page.sent).toEqual([{ type: "join_voice", is_muted: true }]);
  });

  it("closes the microphone of who thought better of it, even if they ask again", async () => {
    const page = seated();
    void page.talk.join();
    page.talk.leave();
    void page.talk.join();
    expect((await page.asked[0]!.give()).isStopped).toBe(true);
    expect(page.voice().stage).toBe("asking");
    expect((await page.asked[1]!.give()).isStopped).toBe(false);
    expect(page.voice().stage).toBe("joining");
  });
});

describe("leaving", () => {
  it("takes back what the server was asked, whether or not it has answered", async () => {
    const page = seated();
    void page.talk.join();
    page.talk.leave();
    expect(page.kinds()).toEqual([]); // it was not asked yet
    void page.talk.join();
    await page.asked[1]!.give();
    page.talk.leave();
    expect(page.kinds()).toEqual(["join_voice", "leave_voice"]);
  });

  it("is said again to a server that takes us for somebody who is there", async () => {
    const page = seated();
    page.told(1);
    expect(page.voice().stage).toBe("out");
    expect(page.kinds()).toEqual(["leave_voice"]);
    void page.talk.join();
    page.told(1, speaker(2, 1));
    expect(page.voice().stage).toBe("asking");
    expect(page.kinds()).toEqual(["leave_voice", "leave_voice"]);
  });

  it("closes the microphone and forgets that this tab talked", async () => {
    const { talk, track, kept } = await talking();
    expect(kept.size).toBe(1);
    talk.leave();
    expect(track.isStopped).toBe(true);
    expect(kept.size).toBe(0);
  });
});

describe("a microphone that is held", () => {
  it("is heard while it is held, and not when the window is left", async () => {
    const { talk, track, blur } = await talking("held");
    expect(track.enabled).toBe(false);
    talk.hold(true);
    expect(track.enabled).toBe(true);
    talk.hold(false);
    expect(track.enabled).toBe(false);
    talk.hold(true);
    blur();
    expect(track.enabled).toBe(false);
  });

  it("is let go with the line, and stays so when the line is back", async () => {
    const { talk, track, loseLine, change, told } = await talking("held");
    talk.hold(true);
    loseLine();
    expect(track.enabled).toBe(false);
    change({ line: "open" });
    told(3);
    expect(track.enabled).toBe(false);
  });

  it("can be let go at any time, and taken only when one is in", async () => {
    const { talk, loseLine, change, voice } = await talking("held");
    loseLine();
    talk.hold(true);
    expect(voice().isHeld).toBe(false);
    change({ voice: { ...voice(), isHeld: true } }); // whatever made it so
    talk.hold(false);
    expect(voice().isHeld).toBe(false);
  });
});

describe("the others", () => {
  it("are told when I cut my microphone, and when another way of talking opens it", async () => {
    const { talk, sent, choose, track } = await talking();
    sent.splice(0);
    talk.mute(true);
    expect(sent).toEqual([{ type: "mute", is_muted: true }]);
    choose({ mode: "held" });
    expect(sent.slice(1)).toEqual([{ type: "mute", is_muted: false }]);
    expect(track.enabled).toBe(false); // until it is held
    choose({ mode: "open" });
    expect(sent.slice(2)).toEqual([{ type: "mute", is_muted: true }]);
  });

  it("are told when my microphone is pulled out", async () => {
    const { track, sent, voice } = await talking();
    track.onended?.();
    expect(voice().microphone).toBe("none");
    expect(sent.at(-1)).toEqual({ type: "mute", is_muted: true });
  });
});

describe("another microphone", () => {
  it("is the one that was chosen last, however slow the one before", async () => {
    const { talk, choose, asked, track } = await talking();
    choose({ microphone: "slow" });
    void talk.chooseMicrophone();
    choose({ microphone: "quick" });
    void talk.chooseMicrophone();
    const quick = await asked[2]!.give();
    const slow = await asked[1]!.give();
    expect([asked[1]!.wanted, asked[2]!.wanted]).toEqual(["slow", "quick"]);
    expect([track.isStopped, slow.isStopped, quick.isStopped]).toEqual([true, true, false]);
    expect(quick.enabled).toBe(true);
  });

  it("is closed again if I left meanwhile", async () => {
    const { talk, asked } = await talking();
    void talk.chooseMicrophone();
    talk.leave();
    expect((await asked[1]!.give()).isStopped).toBe(true);
  });
});

describe("after a reload", () => {
  const mutedBefore = (): Map<string, string> =>
    new Map([["palette.voice.tab", JSON.stringify({ code, hasMicrophone: true, isMuted: true })]]);

  it("the conversation goes on, muted as it was, where the browser remembers", async () => {
    const page = seated(fakeBrowser({ kept: mutedBefore() }));
    page.change({ room: room() });
    await page.settle();
    await page.asked[0]!.give();
    expect(page.sent).toEqual([{ type: "join_voice", is_muted: true }]);
  });

  it("it is offered elsewhere, and taken up muted as it was", async () => {
    const page = seated(fakeBrowser({ isAllowed: false, kept: mutedBefore() }));
    page.change({ room: room() });
    await page.settle();
    expect(page.asked).toEqual([]);
    expect(page.voice().offer).toEqual({ isMuted: true });
    page.talk.resume();
    const track = await page.asked[0]!.give();
    page.told(1);
    expect(page.sent).toEqual([{ type: "join_voice", is_muted: true }]);
    expect(track.enabled).toBe(false);
  });

  it("an offer that is declined does not come again", async () => {
    const page = seated(fakeBrowser({ isAllowed: false, kept: mutedBefore() }));
    page.change({ room: room() });
    await page.settle();
    page.talk.decline();
    expect(page.voice().offer).toBeNull();
    expect(page.kept.size).toBe(0);
  });

  it("storage that is forbidden harms nothing", async () => {
    const browser = fakeBrowser();
    Object.defineProperty(globalThis, "sessionStorage", {
      configurable: true, get: () => { throw new DOMException("", "SecurityError"); },
    });
    const page = seated(browser);
    void page.talk.join({ listensOnly: true });
    await page.settle();
    page.told(1);
    expect(page.voice().stage).toBe("in");
    page.become(null);
    expect(page.kinds()).toEqual(["join_voice"]);
  });
});

describe("the next table", () => {
  it("is joined by who moves on to the rematch, and by nobody who goes elsewhere", async () => {
    const next = { code: "menthe0001", line: "open", room: null, voice: silence } as const;
    const { track, kept, change, become } = await talking();
    change({ room: room({ rematch: next.code }) });
    become(next);
    expect(track.isStopped).toBe(true);
    expect([...kept.values()].join()).toContain(next.code);
    const elsewhere = await talking();
    elsewhere.become(next);
    expect(elsewhere.kept.size).toBe(0);
  });
});
