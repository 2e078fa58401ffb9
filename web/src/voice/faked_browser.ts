// A browser's sound for tests: microphones that open when the test says so, a permission, storage of the tab, and
// audio that plays nothing. What Talk and Sound do with them is what the tests look at.
import { vi } from "vitest";
import { FakeConnection } from "./faked";

export class FakeTrack {
  enabled = true;
  isStopped = false;
  onended: (() => void) | null = null;
  stop(): void {
    this.isStopped = true;
  }
}

/** Somebody asked for a microphone and waits. */
export interface Asked {
  readonly wanted: string; // "" for any
  readonly give: () => Promise<FakeTrack>;
  readonly refuse: (name: string) => Promise<void>;
}

export class FakeAudio {
  static all: FakeAudio[] = [];
  static isAllowed = true;
  srcObject: unknown = null;
  sink = "";
  isPlaying = false;
  constructor() {
    FakeAudio.all.push(this);
  }
  play(): Promise<void> {
    if (!FakeAudio.isAllowed) return Promise.reject(new DOMException("", "NotAllowedError"));
    this.isPlaying = true;
    return Promise.resolve();
  }
  pause(): void {
    this.isPlaying = false;
  }
  setSinkId(id: string): Promise<void> {
    this.sink = id;
    return Promise.resolve();
  }
}

/** An analyser that hears what the test puts in, and a context that says whether it is open. */
export class FakeContext {
  static all: FakeContext[] = [];
  static level = 0;
  isOpen = true;
  constructor() {
    FakeContext.all.push(this);
  }
  createAnalyser(): object {
    return { fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(FakeContext.level) };
  }
  createMediaStreamSource(): object {
    return { connect: () => undefined };
  }
  resume(): Promise<void> {
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.isOpen = false;
    return Promise.resolve();
  }
}

const settle = (): Promise<void> => new Promise((later) => setImmediate(later));

/** Takes the place of the browser until vi.unstubAllGlobals(). */
export function fakeBrowser({ isAllowed = true, kept = new Map<string, string>() } = {}) {
  FakeAudio.all = [];
  FakeAudio.isAllowed = true;
  FakeContext.all = [];
  FakeContext.level = 0;
  const asked: Asked[] = [];
  const onWindow = new Map<string, () => void>();
  const getUserMedia = ({ audio }: { audio: { deviceId?: { ideal: string } } }): Promise<object> =>
    new Promise((open, fail) => {
      const give = async (): Promise<FakeTrack> => {
        const track = new FakeTrack();
        open({ getAudioTracks: () => [track], getTracks: () => [track] });
        await settle();
        return track;
      };
      const refuse = (name: string): Promise<void> => {
        fail(new DOMException("", name));
        return settle();
      };
      asked.push({ wanted: audio.deviceId?.ideal ?? "", give, refuse });
    });
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia, enumerateDevices: () => Promise.resolve([]), addEventListener: () => undefined },
    permissions: { query: () => Promise.resolve({ state: isAllowed ? "granted" : "prompt" }) },
  });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => onWindow.set(type, listener));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("HTMLMediaElement", FakeAudio);
  vi.stubGlobal("Audio", FakeAudio);
  vi.stubGlobal("MediaStream", class {});
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  return { asked, kept, settle, blur: () => onWindow.get("blur")?.() };
}
