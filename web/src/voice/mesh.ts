// Everybody in the voice of a table, each connected to each. Who came later calls those who were there, so
// that every pair is called once; who joins again has a new number and is somebody new.
import type { server } from "../net/wire.gen";
import { type Connection, Peer } from "./peer";
import { readSignal, writeSignal } from "./signals";
import type { LinkState } from "./state";

export interface MeshWorld {
  readonly connect: (servers: readonly server.IceServer[]) => Connection;
  readonly send: (to: server.SpeakerId, text: string) => void;
  readonly changed: (id: server.SpeakerId, state: LinkState) => void;
  readonly heard: (id: server.SpeakerId, receiver: RTCRtpReceiver) => void;
  readonly gone: (id: server.SpeakerId) => void;
}

export class Mesh {
  readonly #peers = new Map<server.SpeakerId, Peer>();
  #me: server.SpeakerId | null = null;
  #track: MediaStreamTrack | null = null;
  readonly #world: MeshWorld;

  constructor(world: MeshWorld) {
    this.#world = world;
  }

  /** Connects to whoever is new and lets go of whoever left. */
  meet({ me, speakers, servers }: Pick<server.Voice, "me" | "speakers" | "servers">): void {
    if (me !== this.#me) this.close();
    this.#me = me;
    const others = me === null ? [] : speakers.map(({ id }) => id).filter((id) => id !== me);
    for (const id of this.#peers.keys()) if (!others.includes(id)) this.#drop(id);
    for (const id of others) if (!this.#peers.has(id) && me !== null) this.#connect(id, me > id, servers);
  }

  /** A signal of somebody who is not here is from before they left. */
  hear({ from, text }: server.Signaled): void {
    const signal = readSignal(text);
    if (signal !== null) void this.#peers.get(from)?.hear(signal);
  }

  send(track: MediaStreamTrack | null): void {
    this.#track = track;
    for (const peer of this.#peers.values()) peer.send(track);
  }

  close(): void {
    for (const id of this.#peers.keys()) this.#drop(id);
    this.#me = null;
  }

  #connect(id: server.SpeakerId, isCaller: boolean, servers: readonly server.IceServer[]): void {
    const world = this.#world;
    world.changed(id, "connecting");
    this.#peers.set(id, new Peer(world.connect(servers), isCaller, this.#track, {
      send: (signal) => world.send(id, writeSignal(signal)),
      changed: (state) => world.changed(id, state),
      heard: (receiver) => world.heard(id, receiver),
    }));
  }

  #drop(id: server.SpeakerId): void {
    this.#peers.get(id)?.close();
    this.#peers.delete(id);
    this.#world.gone(id);
  }
}
