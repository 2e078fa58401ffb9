// The connection to one other speaker, by the pattern called perfect negotiation: either side may make an
// offer at any time, and when two offers cross, the polite side takes its own back. Both send and receive on one
// line for sound; what is sent on it (a microphone, another one, nothing) changes without a word to the other side.
import type { LinkState } from "./state";
import { Batch, type Signal } from "./signals";

/** What we use of an RTCPeerConnection. */
export type Connection = Pick<
  RTCPeerConnection,
  | "signalingState" | "connectionState" | "localDescription" | "setLocalDescription" | "setRemoteDescription"
  | "addIceCandidate" | "addTransceiver" | "getTransceivers" | "restartIce" | "close"
  | "onnegotiationneeded" | "onicecandidate" | "onconnectionstatechange" | "ontrack"
>;

export interface PeerEvents {
  readonly send: (signal: Signal) => void;
  readonly changed: (state: LinkState) => void;
  readonly heard: (receiver: RTCRtpReceiver) => void;
}

const gatherMs = 60;
const candidatesAtOnce = 20; // some 3 KB
const restartMs = 2000;

const linkOf = (state: RTCPeerConnectionState): LinkState =>
  state === "connected" ? "connected" : state === "failed" ? "failed" : "connecting";

export class Peer {
  #isMakingOffer = false;
  #isClosed = false;
  #work: Promise<void> = Promise.resolve();
  #track: MediaStreamTrack | null;
  #restart: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: Connection;
  readonly #isCaller: boolean;
  readonly #events: PeerEvents;
  readonly #found: Batch<RTCIceCandidateInit>;

  /** The one who came later calls, and is polite. */
  constructor(connection: Connection, isCaller: boolean, track: MediaStreamTrack | null, events: PeerEvents) {
    this.#connection = connection;
    this.#isCaller = isCaller;
    this.#track = track;
    this.#events = events;
    this.#found = new Batch(gatherMs, candidatesAtOnce, (candidates) =>
      events.send({ type: "candidates", candidates }),
    );
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) => {
      if (candidate !== null) this.#found.add(candidate.toJSON());
    };
    connection.onconnectionstatechange = () => this.#changed();
    connection.ontrack = ({ receiver }) => events.heard(receiver);
    if (isCaller) connection.addTransceiver("audio", { direction: "sendrecv" });
    this.send(track);
  }

  /** Sends this from now on; null: nothing. */
  send(track: MediaStreamTrack | null): void {
    this.#track = track;
    for (const { sender } of this.#connection.getTransceivers()) {
      // A line that has just been taken down refuses; so be it.
      if (sender.track !== track) sender.replaceTrack(track).catch(() => undefined);
    }
  }

  /** One after another, in the order in which they came. */
  hear(signal: Signal): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        if (!this.#isClosed) await this.#take(signal);
      } catch {
        if (!this.#isClosed) this.#events.changed("failed"); // what they sent makes no sense here
      }
    });
    return this.#work;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    this.#found.drop();
    this.#connection.close();
  }

  async #offer(): Promise<void> {
    try {
      this.#isMakingOffer = true;
      await this.#connection.setLocalDescription();
      this.#describe();
    } catch {
      if (!this.#isClosed) this.#events.changed("failed");
    } finally {
      this.#isMakingOffer = false;
    }
  }

  async #take(signal: Signal): Promise<void> {
    if (signal.type === "candidates") {
      // One that does not suit, or belongs to an offer that we did not take, is one way less and no more.
      for (const candidate of signal.candidates)
        await this.#connection.addIceCandidate(candidate).catch(() => undefined);
      return;
    }
    const isOffer = signal.description.type === "offer";
    const isCrossing = isOffer && (this.#isMakingOffer || this.#connection.signalingState !== "stable");
    if (isCrossing && !this.#isCaller) return; // ours stands
    await this.#connection.setRemoteDescription(signal.description);
    if (!isOffer) return;
    for (const transceiver of this.#connection.getTransceivers()) transceiver.direction = "sendrecv";
    this.send(this.#track);
    await this.#connection.setLocalDescription();
    this.#describe();
  }

  #describe(): void {
    const description = this.#connection.localDescription;
    if (!this.#isClosed && description !== null)
      this.#events.send({ type: "description", description: { type: description.type, sdp: description.sdp } });
  }

  #changed(): void {
    if (this.#isClosed) return;
    const state = linkOf(this.#connection.connectionState);
    this.#events.changed(state);
    clearTimeout(this.#restart);
    // Either side may try again; if both do at once, their offers cross, and that is provided for.
    if (state === "failed") this.#restart = setTimeout(() => this.#connection.restartIce(), restartMs);
  }
}
