// A connection between two pages in one test, as far as negotiating goes: states change as in a browser, crossing
// offers are rolled back, and a promise is kept a turn later. Sound is the end-to-end tests' business.
import type { Connection } from "./peer";

type Transceiver = ReturnType<Connection["getTransceivers"]>[number];
type Handlers = Pick<Connection, "onnegotiationneeded" | "onicecandidate" | "onconnectionstatechange" | "ontrack">;

function transceiver(): Transceiver {
  const sender = {
    track: null as MediaStreamTrack | null,
    replaceTrack(track: MediaStreamTrack | null) {
      sender.track = track;
      return Promise.resolve();
    },
  };
  return { sender, receiver: {}, direction: "recvonly" } as unknown as Transceiver;
}

export class FakeConnection implements Handlers {
  signalingState: RTCSignalingState = "stable";
  connectionState: RTCPeerConnectionState = "new";
  localDescription: RTCSessionDescription | null = null;
  onnegotiationneeded: Connection["onnegotiationneeded"] = null;
  onicecandidate: Connection["onicecandidate"] = null;
  onconnectionstatechange: Connection["onconnectionstatechange"] = null;
  ontrack: Connection["ontrack"] = null;
  readonly transceivers: Transceiver[] = [];
  readonly candidates: string[] = [];
  rollbacks = 0;
  restarts = 0;
  #offers = 0;

  get it(): Connection {
    return this as unknown as Connection;
  }

  addTransceiver(): Transceiver {
    this.transceivers.push(transceiver());
    this.#need();
    return this.transceivers[0]!;
  }
  getTransceivers(): Transceiver[] {
    return this.transceivers;
  }
  restartIce(): void {
    this.restarts += 1;
    this.#need();
  }
  async setLocalDescription(): Promise<void> {
    const isAnswer = this.signalingState === "have-remote-offer";
    this.#offers += 1;
    this.localDescription = { type: isAnswer ? "answer" : "offer", sdp: `v=${this.#offers}` } as RTCSessionDescription;
    this.signalingState = isAnswer ? "stable" : "have-local-offer";
    await Promise.resolve();
  }
  async setRemoteDescription({ type, sdp }: RTCSessionDescriptionInit): Promise<void> {
    if (sdp === "") throw new Error("no sense");
    if (type === "offer" && this.signalingState === "have-local-offer") this.rollbacks += 1;
    if (type === "answer" && this.signalingState !== "have-local-offer") throw new Error("wrong state");
    this.signalingState = type === "offer" ? "have-remote-offer" : "stable";
    if (this.transceivers.length === 0) this.transceivers.push(transceiver());
    await Promise.resolve();
  }
  async addIceCandidate(candidate?: RTCIceCandidateInit | null): Promise<void> {
    await Promise.resolve();
    if (candidate?.candidate === "spoilt") throw new Error("no sense");
    this.candidates.push(candidate?.candidate ?? "");
  }
  close(): void {
    this.signalingState = "closed";
  }

  find(candidate: string): void {
    const found = { candidate: { toJSON: () => ({ candidate }) } } as RTCPeerConnectionIceEvent;
    this.onicecandidate?.call(this.it as RTCPeerConnection, found);
  }
  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.call(this.it as RTCPeerConnection, new Event("connectionstatechange"));
  }
  #need(): void {
    queueMicrotask(() =>
      this.onnegotiationneeded?.call(this.it as RTCPeerConnection, new Event("negotiationneeded")),
    );
  }
}
