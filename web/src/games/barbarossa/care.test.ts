import { describe, expect, it } from "vitest";
import type { server } from "../../net/wire.gen";
import { careOf } from "./care";

const room = {
  me: 0, seats: [{ person: 0 }, { person: 1 }, { person: -1 }],
} as unknown as server.Room;

describe("what may be done about the words of others", () => {
  const report = (): void => undefined;
  it("is open for people other than me, and for no bot", () => {
    const care = careOf({ room, report, muted: [true, true, false], mute: undefined });
    expect([0, 1, 2].map(care.isOpen)).toEqual([false, true, false]);
    expect([0, 1, 2].map(care.isMuted)).toEqual([false, true, false]);
  });
  it("is nothing in a replay", () => {
    const care = careOf({ room, report: undefined, muted: undefined, mute: undefined });
    expect([0, 1, 2].map(care.isOpen)).toEqual([false, false, false]);
  });
});
