import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeConnection } from "./faked";
import { Peer } from "./peer";
import type { Signal } from "./signals";
import type { LinkState } from "./state";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const track = (name: string): MediaStreamTrack => ({ id: name }) as MediaStreamTrack;

/** The one who calls and the one who was there; what they send waits until it is carried. */
function pair() {
  const side = (isCaller: boolean, mine: MediaStreamTrack | null) => {
    const connection = new FakeConnection();
    const sent: Signal[] = [];
    const states: LinkState[] = [];
    const peer = new Peer(connection.it, isCaller, mine, {
      send: (signal) => sent.push(signal), changed: (state) => states.push(state), heard: () => undefined,
    });
    return { connection, peer, sent, states };
  };
  const caller = side(true, track("caller"));
  const called = side(false, track("called"));
  const carry = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(100);
    while (caller.sent.length + called.sent.length > 0) {
      const [out, back] = [caller.sent.splice(0), called.sent.splice(0)];
      await Promise.all([...out.map((each) => called.peer.hear(each)), ...back.map((each) => caller.peer.hear(each))]);
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  return { caller, called, carry };
}

const areStable = (...sides: readonly { readonly connection: FakeConnection }[]): boolean =>
  sides.every(({ connection }) => connection.signalingState === "stable");

describe("two peers", () => {
  it("agree after one offer, on one line that both send on", async () => {
    const { caller, called, carry } = pair();
    await carry();
    expect(areStable(caller, called)).toBe(true);
    for (const { connection } of [caller, called]) expect(connection.transceivers).toHaveLength(1);
    const line = called.connection.transceivers[0];
    expect(line).toMatchObject({ direction: "sendrecv", sender: { track: { id: "called" } } });
    expect(caller.connection.transceivers[0]).toMatchObject({ sender: { track: { id: "caller" } } });
  });

  it("agree when their offers cross: the polite one takes its own back", async () => {
    const { caller, called, carry } = pair();
    await carry();
    caller.connection.restartIce();
    called.connection.restartIce();
    await carry();
    expect(areStable(caller, called)).toBe(true);
    expect([caller.connection.rollbacks, called.connection.rollbacks]).toEqual([1, 0]);
    expect(caller.states).not.toContain("failed");
  });

  it("send candidates several at a time, in order", async () => {
    const { caller, called, carry } = pair();
    await carry();
    for (const each of ["a", "b", "c"]) caller.connection.find(each);
    await vi.advanceTimersByTimeAsync(100);
    expect(caller.sent).toHaveLength(1);
    await carry();
    expect(called.connection.candidates).toEqual(["a", "b", "c"]);
  });

  it("take every candidate that makes sense, whatever came before it", async () => {
    const { caller, called, carry } = pair();
    await carry();
    for (const each of ["a", "spoilt", "c"]) caller.connection.find(each);
    await carry();
    expect(called.connection.candidates).toEqual(["a", "c"]);
    expect(called.states).not.toContain("failed");
  });

  it("change or cut what they send without a word to each other", async () => {
    const { caller, called, carry } = pair();
    await carry();
    caller.peer.send(track("another"));
    expect(caller.connection.transceivers[0]?.sender.track).toMatchObject({ id: "another" });
    caller.peer.send(null);
    expect(caller.connection.transceivers[0]?.sender.track).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect([...caller.sent, ...called.sent]).toEqual([]);
  });

  it("say how the line is, and try again when it failed", async () => {
    const { caller, called, carry } = pair();
    await carry();
    for (const state of ["connecting", "connected", "disconnected", "failed"] as const)
      caller.connection.become(state);
    expect(caller.states).toEqual(["connecting", "connected", "connecting", "failed"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(caller.connection.restarts).toBe(1);
    await carry();
    expect(areStable(caller, called)).toBe(true);
  });

  it("survive what makes no sense, and go on", async () => {
    const { caller, called, carry } = pair();
    await carry();
    await called.peer.hear({ type: "description", description: { type: "offer", sdp: "" } });
    expect(called.states).toEqual(["failed"]);
    caller.connection.restartIce();
    await carry();
    expect(areStable(caller, called)).toBe(true);
  });

  it("are quiet once closed", async () => {
    const { caller, called, carry } = pair();
    await carry();
    caller.connection.find("late");
    caller.connection.become("failed");
    caller.peer.close();
    called.connection.restartIce();
    await carry();
    await vi.advanceTimersByTimeAsync(3000);
    expect(caller.connection.restarts).toBe(0);
    expect(called.connection.candidates).toEqual([]);
  });
});
