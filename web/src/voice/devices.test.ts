import { describe, expect, it } from "vitest";
import { devicesIn, whyNot } from "./devices";

const listed = (kind: MediaDeviceKind, deviceId: string, label: string) => ({ kind, deviceId, label });

describe("devices", () => {
  it("are those with a name of their own", () => {
    const all = [
      listed("audioinput", "default", "Default"), listed("audioinput", "a", "Headset"), listed("audioinput", "", ""),
      listed("videoinput", "b", "Camera"), listed("audiooutput", "c", "Speakers"),
    ];
    expect(devicesIn(all, true)).toEqual({
      microphones: [{ id: "a", label: "Headset" }], loudspeakers: [{ id: "c", label: "Speakers" }],
    });
    expect(devicesIn(all, false).loudspeakers).toEqual([]);
  });
});

describe("why there is no microphone", () => {
  it.each([
    ["NotAllowedError", "refused"], ["SecurityError", "refused"], ["NotReadableError", "busy"],
    ["AbortError", "busy"], ["NotFoundError", "none"], ["OverconstrainedError", "none"], ["", "none"],
  ])("%s is %s", (name, why) => {
    expect(whyNot(name)).toBe(why);
  });
});
