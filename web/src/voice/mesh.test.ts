import { describe, expect, it } from "vitest";
import type { server } from "../net/wire.gen";
import { FakeConnection } from "./faked";
import { Mesh } from "./mesh";

function meshed() {
  const made: FakeConnection[] = [];
  const gone: number[] = [];
  const sent: (readonly [number, string])[] = [];
  const states: (readonly [number, string])[] = [];
  const mesh = new Mesh({
    connect: () => {
      made.push(new FakeConnection());
      return made.at(-1)!.it;
    },
    send: (to, text) => sent.push([to, text]),
    changed: (id, state) => states.push([id, state]),
    heard: () => undefined,
    gone: (id) => gone.push(id),
  });
  const meet = (me: number | null, ...ids: readonly number[]): void =>
    mesh.meet({ me, servers: [], speakers: ids.map((id): server.Speaker => ({ id, seat: id, is_muted: false })) });
  return { mesh, meet, made, gone, sent, states };
}

const isCalling = (connection: FakeConnection): boolean => connection.transceivers.length > 0;

describe("everybody", () => {
  it("is connected to once, and called by who came later", () => {
    const { meet, made, states } = meshed();
    meet(2, 1, 2, 3);
    meet(2, 1, 2, 3);
    expect(states).toEqual([[1, "connecting"], [3, "connecting"]]);
    expect(made.map(isCalling)).toEqual([true, false]);
  });

  it("is let go when they leave, and met anew when they are back under another number", () => {
    const { meet, made, gone } = meshed();
    meet(1, 1, 2);
    meet(1, 1, 3);
    expect(gone).toEqual([2]);
    expect(made.map(({ signalingState }) => signalingState)).toEqual(["closed", "stable"]);
  });

  it("is let go when I leave, and met anew when I am back", () => {
    const { meet, made, gone } = meshed();
    meet(1, 1, 2);
    meet(null, 2);
    expect(gone).toEqual([2]);
    meet(3, 2, 3);
    expect(made).toHaveLength(2);
    expect(isCalling(made[1]!)).toBe(true);
  });
});

describe("a signal", () => {
  it("goes to the one it is from, and nowhere if they left", async () => {
    const { mesh, meet, made, sent } = meshed();
    meet(1, 1, 2, 3);
    const offer = JSON.stringify({ type: "description", description: { type: "offer", sdp: "v=0" } });
    mesh.hear({ type: "signaled", from: 3, text: offer });
    mesh.hear({ type: "signaled", from: 9, text: offer });
    mesh.hear({ type: "signaled", from: 2, text: "rubbish" });
    await new Promise((later) => setTimeout(later));
    expect(made.map(isCalling)).toEqual([false, true]);
    expect(sent.map(([to]) => to)).toEqual([3]);
  });
});

describe("my microphone", () => {
  it("is sent to those who are there and to those who come", () => {
    const { mesh, meet, made } = meshed();
    meet(2, 1, 2);
    const track = { id: "mine" } as MediaStreamTrack;
    mesh.send(track);
    meet(3, 1, 2, 3);
    expect(made.every(({ transceivers }) => transceivers.every(({ sender }) => sender.track === track))).toBe(true);
  });
});
