// Voice in the world: the microphone, the connections and the loudspeaker follow the model, and tell it what
// happened. The microphone is opened only when somebody asks for it; nothing is recorded, and nothing but what
// two pages need to connect goes through the server.
import type { server } from "../net/wire.gen";
import { isMicrophoneAllowed, listDevices, openMicrophone } from "./devices";
import { recall, remember, type Remembered } from "./memory";
import { Mesh } from "./mesh";
import { Sound } from "./sound";
import {
  type Habits, isMutedToOthers, isSending, type Microphone, silence, type VoiceNews, type VoiceState,
} from "./state";

/** What we follow of a table. */
export interface Talkative {
  readonly code: string;
  readonly line: "connecting" | "open" | "lost";
  readonly room: Pick<server.Room, "me" | "rematch"> | null;
  readonly voice: VoiceState;
}

export interface House {
  readonly table: () => Talkative | null;
  readonly habits: () => Habits;
  readonly send: (message: server.ClientMessage) => void;
  readonly tell: (news: VoiceNews) => void;
}

const isWaitingToJoin = (table: Talkative | null): boolean =>
  table?.voice.stage === "joining" && table.line === "open";

const connectionBy = (servers: readonly server.IceServer[]): RTCPeerConnection =>
  new RTCPeerConnection({
    iceServers: servers.map(({ urls, username, credential }) =>
      username === "" ? { urls: [...urls] } : { urls: [...urls], username, credential },
    ),
  });

export class Talk {
  readonly #house: House;
  readonly #mesh: Mesh;
  readonly #sound: Sound;
  #stream: MediaStream | null = null;
  #toldMuted = false;
  #recalled: string | null = null; // the table for which we looked whether we had been talking
  #opening = 0; // counts what was asked of the browser; only the last is still wanted

  constructor(house: House) {
    this.#house = house;
    this.#sound = new Sound({
      talking: (ids) => house.tell({ type: "talking", ids }),
      silenced: () => house.tell({ type: "silenced", isSilenced: true }),
    });
    this.#mesh = new Mesh({
      connect: connectionBy,
      send: (to, text) => house.send({ type: "signal", to, text }),
      changed: (id, state) => house.tell({ type: "link", id, state }),
      heard: (id, receiver) => this.#sound.play(id, receiver),
      gone: (id) => this.#sound.stop(id),
    });
    navigator.mediaDevices?.addEventListener("devicechange", () => {
      if (this.#stage() !== "out") void this.#refreshDevices();
    });
    // Who looks elsewhere has let go of the key, whatever the browser says.
    addEventListener("blur", () => this.hold(false));
  }

  // What people ask for

  async join({ listensOnly = false, isMuted = false } = {}): Promise<void> {
    this.#house.tell({ type: "asking" });
    const microphone = listensOnly ? this.#useNone() : await this.#openMicrophone();
    if (microphone === null) return;
    this.#sound.chooseLoudspeaker(this.#house.habits().loudspeaker);
    this.#house.tell({ type: "joining", microphone, isMuted });
    await this.#refreshDevices();
  }

  /** Goes on as before the page was loaded again. */
  resume(): void {
    void this.join(this.#house.table()?.voice.offer ?? undefined);
  }

  decline(): void {
    remember(null);
    this.#house.tell({ type: "offered", offer: null });
  }

  leave(): void {
    const stage = this.#stage();
    if (stage === "in" || stage === "joining") this.#house.send({ type: "leave_voice" });
    this.#house.tell({ type: "left" });
  }

  mute(isMuted: boolean): void {
    this.#house.tell({ type: "muted", isMuted });
  }

  hold(isHeld: boolean): void {
    const voice = this.#house.table()?.voice;
    if (voice === undefined || voice.isHeld === isHeld) return;
    if (!isHeld || voice.stage === "in") this.#house.tell({ type: "held", isHeld });
  }

  /** Another microphone, or one after all; the connections stay. */
  async chooseMicrophone(): Promise<void> {
    const microphone = await this.#openMicrophone();
    if (microphone === null) return;
    this.#house.tell({ type: "microphone", microphone });
    await this.#refreshDevices();
  }

  chooseLoudspeaker(): void {
    this.#sound.chooseLoudspeaker(this.#house.habits().loudspeaker);
  }

  /** The browser wanted a tap, and this is one. */
  wake(): void {
    this.#house.tell({ type: "silenced", isSilenced: false });
    this.#sound.playAll();
  }

  // What follows

  hear(signaled: server.Signaled): void {
    this.#mesh.hear(signaled);
  }

  follow(before: Talkative | null, after: Talkative | null): void {
    if (before?.code !== after?.code) return this.#changeTable(before, after); // where nobody talks yet
    if (after === null) return;
    const { voice } = after;
    const { mode } = this.#house.habits();
    this.#recall(after);
    if (isWaitingToJoin(after) && !isWaitingToJoin(before)) {
      this.#toldMuted = isMutedToOthers(voice, mode);
      this.#house.send({ type: "join_voice", is_muted: this.#toldMuted });
    }
    if (voice !== before?.voice) this.#followVoice(before?.voice ?? silence, voice, after.code);
    this.#open(isSending(voice, mode)); // also when only the mode has changed
    if (voice.stage === "in") this.#tellMuted(isMutedToOthers(voice, mode));
  }

  #followVoice(before: VoiceState, voice: VoiceState, code: string): void {
    if (voice.me !== before.me || voice.speakers !== before.speakers) this.#mesh.meet(voice);
    if (voice.isGhost && !before.isGhost) this.#house.send({ type: "leave_voice" });
    if (voice.stage === "out" && before.stage !== "out") this.#shut();
    if (voice.stage !== "in") return;
    this.#sound.watch(() => this.#house.table()?.voice.me ?? null);
    const { microphone, isMuted } = voice;
    if (microphone !== before.microphone || isMuted !== before.isMuted || before.stage !== "in")
      remember({ code, hasMicrophone: microphone !== "unwanted", isMuted });
  }

  #stage(): VoiceState["stage"] {
    return this.#house.table()?.voice.stage ?? "out";
  }

  #tellMuted(isMuted: boolean): void {
    if (isMuted === this.#toldMuted) return;
    this.#toldMuted = isMuted;
    this.#house.send({ type: "mute", is_muted: isMuted });
  }

  /** Leaving a table ends the talk, unless everybody moves on to the next one together. */
  #changeTable(before: Talkative | null, after: Talkative | null): void {
    if (before === null || before.voice.stage === "out") return;
    const kept = recall(before.code);
    this.#shut();
    if (kept !== null && after !== null && before.room?.rematch === after.code)
      remember({ ...kept, code: after.code });
  }

  /** Once seated: if this tab was talking here, it goes on, but the microphone is never asked for without a tap. */
  #recall({ code, room, voice }: Talkative): void {
    if (room === null || room.me < 0 || this.#recalled === code) return;
    this.#recalled = code;
    const kept = recall(code);
    if (kept !== null && voice.stage === "out") void this.#goOn(kept);
  }

  async #goOn({ code, hasMicrophone, isMuted }: Remembered): Promise<void> {
    const isAllowed = !hasMicrophone || (await isMicrophoneAllowed());
    const table = this.#house.table();
    if (table?.code !== code || table.voice.stage !== "out") return; // they were quicker
    if (isAllowed) await this.join({ listensOnly: !hasMicrophone, isMuted });
    else this.#house.tell({ type: "offered", offer: { isMuted } });
  }

  /** Which one we have now; null if something else was wanted meanwhile, and this one is closed again. */
  async #openMicrophone(): Promise<Microphone | null> {
    const opening = ++this.#opening;
    const opened = await openMicrophone(this.#house.habits().microphone);
    const stream = "stream" in opened ? opened.stream : null;
    if (opening === this.#opening) this.#use(stream);
    else stopAll(stream);
    return opening === this.#opening ? opened.microphone : null;
  }

  #useNone(): "unwanted" {
    this.#opening += 1;
    this.#use(null);
    return "unwanted";
  }

  #open(isOpen: boolean): void {
    for (const track of this.#stream?.getAudioTracks() ?? []) track.enabled = isOpen;
  }

  #use(stream: MediaStream | null): void {
    stopAll(this.#stream);
    this.#stream = stream;
    const track = stream?.getAudioTracks()[0] ?? null;
    if (track !== null) {
      const table = this.#house.table();
      track.enabled = table !== null && isSending(table.voice, this.#house.habits().mode);
      track.onended = () => { // it was pulled out, or taken back in the browser's own settings
        if (this.#stream !== stream) return;
        this.#use(null);
        this.#house.tell({ type: "microphone", microphone: "none" });
      };
    }
    this.#sound.measure(stream);
    this.#mesh.send(track);
  }

  #shut(): void {
    this.#mesh.close();
    this.#sound.silence();
    this.#useNone();
    remember(null);
  }

  async #refreshDevices(): Promise<void> {
    this.#house.tell({ type: "devices", devices: await listDevices() });
  }
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
