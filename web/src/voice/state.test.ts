import { describe, expect, it } from "vitest";
import type { server } from "../net/wire.gen";
import { room, seat } from "../testing";
import {
  canTalk, changeVoice, isMutedToOthers, isSending, lineLost, listenersAt, refusedVoice, silence, speakingAt, toldVoice,
  type VoiceState,
} from "./state";

const speaker = (id: number, at: number, is_muted = false): server.Speaker => ({ id, seat: at, is_muted });
const told = (me: number | null, speakers: readonly server.Speaker[]): server.Voice =>
  ({ type: "voice", me, speakers, servers: [] });

const joining = changeVoice(silence, { type: "joining", microphone: "on", isMuted: false });
const inside: VoiceState = toldVoice(joining, told(2, [speaker(1, 0), speaker(2, 1)]));

describe("being in it", () => {
  it("begins when the server says so", () => {
    expect(joining.stage).toBe("joining");
    expect(inside).toMatchObject({ stage: "in", me: 2, speakers: [{ id: 1 }, { id: 2 }] });
    expect(toldVoice(silence, told(null, [speaker(1, 0)]))).toMatchObject({ stage: "out", speakers: [{ id: 1 }] });
  });

  it("ends with everything that belonged to it, and still knows who else is there", () => {
    const linked = changeVoice(inside, { type: "link", id: 1, state: "connected" });
    const left = changeVoice(linked, { type: "left" });
    expect(left).toEqual({ ...silence, speakers: inside.speakers, leftAs: 2 });
  });

  it("ends when another page of mine takes over, and that is told", () => {
    expect(toldVoice(inside, told(null, [speaker(1, 0), speaker(3, 1)]))).toMatchObject({
      stage: "out", isElsewhere: true, microphone: "unwanted",
    });
    expect(toldVoice(inside, told(null, [])).isElsewhere).toBe(false); // I stood up
  });

  it("is not begun by an answer that comes after I thought better of it", () => {
    const asking = changeVoice(silence, { type: "asking" });
    for (const voice of [silence, asking]) {
      const answered = toldVoice(voice, told(2, [speaker(2, 1)]));
      expect(answered).toMatchObject({ stage: voice.stage, me: null, isGhost: true });
      expect(toldVoice(answered, told(null, [])).isGhost).toBe(false);
      expect(lineLost(answered).isGhost).toBe(false);
    }
  });

  it("begins anew under a new name, whatever is still said to the one I left", () => {
    const left = changeVoice(inside, { type: "left" });
    const back = changeVoice(left, { type: "joining", microphone: "on", isMuted: false });
    for (const voice of [left, back]) {
      const late = toldVoice(voice, told(2, [speaker(1, 0), speaker(2, 1)])); // said before my leaving was heard
      expect(late).toMatchObject({ stage: voice.stage, me: null, isGhost: false });
      expect(toldVoice(late, told(null, [speaker(1, 0)])).stage).toBe(voice.stage);
    }
    expect(toldVoice(back, told(3, [speaker(1, 0), speaker(3, 1)]))).toMatchObject({ stage: "in", me: 3 });
  });

  it("waits while the line is down, with the microphone I had", () => {
    const muted = changeVoice(inside, { type: "muted", isMuted: true });
    const held = changeVoice(muted, { type: "held", isHeld: true });
    expect(lineLost(held)).toMatchObject({
      stage: "joining", me: null, speakers: [], microphone: "on", isMuted: true, isHeld: false,
    });
    expect(lineLost(silence).stage).toBe("out");
  });

  it("does not begin if it was refused", () => {
    expect(refusedVoice(joining, "not_seated").stage).toBe("out");
    expect(refusedVoice(joining, "too_fast").stage).toBe("out");
    expect(refusedVoice(joining, "not_your_turn").stage).toBe("joining"); // that was the game
    expect(refusedVoice(inside, "too_fast").stage).toBe("in");
  });

  it("forgets who left", () => {
    const heard = changeVoice(changeVoice(inside, { type: "link", id: 1, state: "connected" }), {
      type: "talking", ids: [1, 2],
    });
    expect(toldVoice(heard, told(2, [speaker(2, 1)]))).toMatchObject({ links: {}, talking: [2] });
  });
});

describe("being heard", () => {
  it("takes a microphone that is open, or held", () => {
    expect(isSending(inside, "open")).toBe(true);
    expect(isSending(inside, "held")).toBe(false);
    expect(isSending(changeVoice(inside, { type: "held", isHeld: true }), "held")).toBe(true);
    expect(isSending(changeVoice(inside, { type: "muted", isMuted: true }), "open")).toBe(false);
    expect(isSending(changeVoice(inside, { type: "microphone", microphone: "refused" }), "open")).toBe(false);
    expect(isSending(joining, "open")).toBe(false);
  });

  it("shows the others who cannot or will not talk", () => {
    expect(isMutedToOthers(inside, "open")).toBe(false);
    expect(isMutedToOthers(changeVoice(inside, { type: "muted", isMuted: true }), "open")).toBe(true);
    expect(isMutedToOthers(changeVoice(inside, { type: "muted", isMuted: true }), "held")).toBe(false);
    expect(isMutedToOthers(changeVoice(inside, { type: "microphone", microphone: "none" }), "held")).toBe(true);
  });

  it("lights the seat, unless the microphone is cut", () => {
    const talking = changeVoice(inside, { type: "talking", ids: [1] });
    expect(speakingAt(talking, 3)).toEqual([true, false, false]);
    const cut = toldVoice(talking, told(2, [speaker(1, 0, true), speaker(2, 1)]));
    expect(speakingAt(cut, 3)).toEqual([false, false, false]);
  });

  it("is heard by who is in it, with a microphone or without", () => {
    const voice = toldVoice(inside, told(2, [speaker(1, 0, true), speaker(2, 1)]));
    expect(listenersAt(voice, 3)).toEqual([true, true, false]);
  });
});

describe("voice at a table", () => {
  it("is for those who sit with other people", () => {
    expect(canTalk(room(), silence)).toBe(true);
    expect(canTalk(room({ me: -2 }), silence)).toBe(false);
    const withBot = room({ seats: [seat(), seat({ sitter: "bot", bot: "habitue" })] });
    expect(canTalk(withBot, silence)).toBe(false);
    expect(canTalk(withBot, inside)).toBe(true); // who is in it must find the way out
  });
});
