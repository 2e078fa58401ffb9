import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeAudio, fakeBrowser, FakeContext } from "./faked_browser";
import { Sound } from "./sound";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const receiver = (audioLevel: () => number): RTCRtpReceiver =>
  ({
    track: {},
    getSynchronizationSources: () => [{ audioLevel: audioLevel(), timestamp: performance.now() }],
  }) as unknown as RTCRtpReceiver;

function listening() {
  fakeBrowser();
  const heard: (readonly number[])[] = [];
  let silenced = 0;
  const sound = new Sound({ talking: (ids) => heard.push(ids), silenced: () => { silenced += 1; } });
  return { sound, heard, timesSilenced: () => silenced };
}

describe("who is talking", () => {
  it("is told when it changes, ourselves included, and nobody is once all is silent", () => {
    const { sound, heard } = listening();
    let level = 0;
    sound.play(2, receiver(() => level));
    sound.measure({} as MediaStream);
    sound.watch(() => 1);
    vi.advanceTimersByTime(500);
    expect(heard).toEqual([]);
    level = 0.5;
    vi.advanceTimersByTime(500);
    expect(heard).toEqual([[2]]);
    FakeContext.level = 0.5;
    vi.advanceTimersByTime(500);
    expect(heard.at(-1)).toHaveLength(2);
    level = FakeContext.level = 0;
    vi.advanceTimersByTime(3000);
    expect(heard.at(-1)).toEqual([]);
  });

  it("is not looked at any more once it is over", () => {
    const { sound, heard } = listening();
    sound.play(2, receiver(() => 0.5));
    sound.measure({} as MediaStream);
    sound.watch(() => 1);
    sound.silence();
    vi.advanceTimersByTime(500);
    expect(heard).toEqual([]);
    expect(FakeAudio.all.map(({ isPlaying, srcObject }) => [isPlaying, srcObject])).toEqual([[false, null]]);
    expect(FakeContext.all.map(({ isOpen }) => isOpen)).toEqual([false]);
  });
});

describe("the loudspeaker", () => {
  it("is the chosen one, for those who are there and those who come", () => {
    const { sound } = listening();
    sound.play(2, receiver(() => 0));
    sound.chooseLoudspeaker("headset");
    sound.play(3, receiver(() => 0));
    expect(FakeAudio.all.map(({ sink }) => sink)).toEqual(["headset", "headset"]);
  });

  it("waits for a tap where the browser wants one", async () => {
    const { sound, timesSilenced } = listening();
    FakeAudio.isAllowed = false;
    sound.play(2, receiver(() => 0));
    await vi.advanceTimersByTimeAsync(0);
    expect(timesSilenced()).toBe(1);
    FakeAudio.isAllowed = true;
    sound.playAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeAudio.all[0]!.isPlaying).toBe(true);
    expect(timesSilenced()).toBe(1);
  });
});
