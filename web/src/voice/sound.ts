// What is heard: the others' voices through the loudspeaker, and how loud everybody is, ourselves included.
import type { server } from "../net/wire.gen";
import { Gauge, type Heard, isSame, listen, loudness, talkingIn } from "./levels";

const lookMs = 50;
const samplesLookedAt = 4096; // more than pass between two looks, so that no sound falls in between

interface Playing {
  readonly audio: HTMLAudioElement;
  readonly receiver: RTCRtpReceiver;
  readonly gauge: Gauge;
}

export interface SoundEvents {
  readonly talking: (ids: readonly server.SpeakerId[]) => void;
  /** The browser wants a tap before it plays anything. */
  readonly silenced: () => void;
}

export class Sound {
  readonly #playing = new Map<server.SpeakerId, Playing>();
  readonly #events: SoundEvents;
  #loudspeaker = "";
  #heard: Heard = new Map();
  #timer: ReturnType<typeof setInterval> | undefined;
  #context: AudioContext | null = null;
  #own: AnalyserNode | null = null;

  constructor(events: SoundEvents) {
    this.#events = events;
  }

  /** Measures everybody from now on; `me` is the number of our own microphone. */
  watch(me: () => server.SpeakerId | null): void {
    this.#timer ??= setInterval(() => this.#look(me()), lookMs);
  }

  play(id: server.SpeakerId, receiver: RTCRtpReceiver): void {
    this.stop(id);
    const audio = new Audio();
    audio.srcObject = new MediaStream([receiver.track]);
    this.#playing.set(id, { audio, receiver, gauge: new Gauge() });
    this.#direct(audio);
    this.#start(audio);
  }

  /** After a tap: the browser lets us now. */
  playAll(): void {
    void this.#context?.resume();
    for (const { audio } of this.#playing.values()) this.#start(audio);
  }

  stop(id: server.SpeakerId): void {
    const playing = this.#playing.get(id);
    if (playing === undefined) return;
    playing.audio.pause();
    playing.audio.srcObject = null;
    this.#playing.delete(id);
  }

  chooseLoudspeaker(id: string): void {
    this.#loudspeaker = id;
    for (const { audio } of this.#playing.values()) this.#direct(audio);
  }

  /** Measures our own microphone; null: there is none. */
  measure(stream: MediaStream | null): void {
    void this.#context?.close();
    this.#context = null;
    this.#own = null;
    if (stream === null) return;
    this.#context = new AudioContext();
    this.#own = this.#context.createAnalyser();
    this.#own.fftSize = samplesLookedAt;
    this.#context.createMediaStreamSource(stream).connect(this.#own);
  }

  silence(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#heard = new Map();
    for (const id of this.#playing.keys()) this.stop(id);
    this.measure(null);
  }

  #start(audio: HTMLAudioElement): void {
    audio.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === "NotAllowedError") this.#events.silenced();
    });
  }

  #direct(audio: HTMLAudioElement): void {
    // A loudspeaker that was pulled out: the browser's own goes on.
    if ("setSinkId" in audio) audio.setSinkId(this.#loudspeaker).catch(() => undefined);
  }

  #look(me: server.SpeakerId | null): void {
    const levels = new Map<server.SpeakerId, number>();
    for (const [id, { receiver, gauge }] of this.#playing)
      levels.set(id, gauge.read(receiver.getSynchronizationSources()));
    if (me !== null && this.#own !== null) {
      const samples = new Float32Array(this.#own.fftSize);
      this.#own.getFloatTimeDomainData(samples);
      levels.set(me, loudness(samples));
    }
    const before = talkingIn(this.#heard);
    this.#heard = listen(this.#heard, levels, performance.now());
    const now = talkingIn(this.#heard);
    if (!isSame(before, now)) this.#events.talking(now);
  }
}
