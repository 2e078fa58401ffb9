// What the page knows of a table's voice, and how news changes it; pure, a part of the one model. Sound
// itself, the microphone and the connections are in talk.ts, which tells what happened and follows what is here.
import type { server } from "../net/wire.gen";
import type { Devices } from "./devices";

/** How one talks: all the time, or while a key or a button is held. */
export type Mode = "open" | "held";
export const modes: readonly Mode[] = ["open", "held"];

/** What somebody chose for all tables; a device is "" where the browser chooses. */
export interface Habits {
  readonly mode: Mode;
  readonly microphone: string;
  readonly loudspeaker: string;
}

/** Ours; or why there is none. One can listen without. */
export type Microphone = "on" | "unwanted" | "none" | "refused" | "busy" | "insecure";

export type LinkState = "connecting" | "connected" | "failed";

/** To go on as before. */
export interface Offer {
  readonly isMuted: boolean;
}

export interface VoiceState {
  /** Who is in it, by the server. */
  readonly speakers: readonly server.Speaker[];
  readonly me: server.SpeakerId | null;
  /** Who we were when we left: what still calls us that was said before. */
  readonly leftAs: server.SpeakerId | null;
  readonly servers: readonly server.IceServer[];
  /** Out of it; the browser asks for the microphone; the server is being told; in it. */
  readonly stage: "out" | "asking" | "joining" | "in";
  readonly microphone: Microphone;
  /** With an open microphone: we cut it. */
  readonly isMuted: boolean;
  /** With a microphone that is held: it is, now. */
  readonly isHeld: boolean;
  /** By speaker; none for ourselves. */
  readonly links: { readonly [id: server.SpeakerId]: LinkState };
  /** Heard at this moment, ourselves included. */
  readonly talking: readonly server.SpeakerId[];
  readonly devices: Devices;
  /** The browser plays nothing before a tap. */
  readonly isSilenced: boolean;
  /** We were in it before the page was loaded again, and may not ask for the microphone by ourselves. */
  readonly offer: Offer | null;
  /** The server holds us for being in it, and we are not. */
  readonly isGhost: boolean;
  /** Another page of ours took over. */
  readonly isElsewhere: boolean;
}

export const silence: VoiceState = {
  speakers: [],
  me: null,
  leftAs: null,
  servers: [],
  stage: "out",
  microphone: "unwanted",
  isMuted: false,
  isHeld: false,
  links: {},
  talking: [],
  devices: { microphones: [], loudspeakers: [] },
  isSilenced: false,
  offer: null,
  isGhost: false,
  isElsewhere: false,
};

export type VoiceNews =
  | { readonly type: "offered"; readonly offer: Offer | null }
  | { readonly type: "asking" }
  | { readonly type: "joining"; readonly microphone: Microphone; readonly isMuted: boolean }
  | { readonly type: "left" }
  | { readonly type: "microphone"; readonly microphone: Microphone }
  | { readonly type: "muted"; readonly isMuted: boolean }
  | { readonly type: "held"; readonly isHeld: boolean }
  | { readonly type: "link"; readonly id: server.SpeakerId; readonly state: LinkState }
  | { readonly type: "talking"; readonly ids: readonly server.SpeakerId[] }
  | { readonly type: "devices"; readonly devices: Devices }
  | { readonly type: "silenced"; readonly isSilenced: boolean };

/** What stays when we are out of it: who else talks, who we were, and what we know of this machine. */
const outside = ({ speakers, leftAs, devices }: VoiceState): VoiceState => ({ ...silence, speakers, leftAs, devices });

export function changeVoice(voice: VoiceState, news: VoiceNews): VoiceState {
  switch (news.type) {
    case "offered":
      return { ...voice, offer: news.offer };
    case "asking":
      return { ...outside(voice), stage: "asking" };
    case "joining":
      return { ...outside(voice), stage: "joining", microphone: news.microphone, isMuted: news.isMuted };
    case "left":
      return outside({ ...voice, leftAs: voice.me ?? voice.leftAs });
    case "microphone":
      return { ...voice, microphone: news.microphone };
    case "muted":
      return { ...voice, isMuted: news.isMuted };
    case "held":
      return { ...voice, isHeld: news.isHeld };
    case "link":
      return { ...voice, links: { ...voice.links, [news.id]: news.state } };
    case "talking":
      return { ...voice, talking: news.ids };
    case "devices":
      return { ...voice, devices: news.devices };
    case "silenced":
      return { ...voice, isSilenced: news.isSilenced };
  }
}

/** The server says who is in it. */
export function toldVoice(voice: VoiceState, told: server.Voice): VoiceState {
  const { speakers, servers } = told;
  const me = told.me === voice.leftAs ? null : told.me;
  if (me !== null && (voice.stage === "joining" || voice.stage === "in")) {
    const isThere = (id: server.SpeakerId): boolean => speakers.some((each) => each.id === id);
    return {
      ...voice,
      stage: "in",
      me,
      speakers,
      servers,
      links: Object.fromEntries(Object.entries(voice.links).filter(([id]) => isThere(Number(id)))),
      talking: voice.talking.filter(isThere),
    };
  }
  const isThrownOut = voice.stage === "in";
  const next = isThrownOut ? outside(voice) : voice;
  return { ...next, me: null, speakers, isElsewhere: isThrownOut && speakers.length > 0, isGhost: me !== null };
}

/** A line that is down takes us out of it; as soon as it is back we join again, with the microphone we have: open
    or cut as it was, but whoever held it must hold it again. */
export function lineLost(voice: VoiceState): VoiceState {
  const stage = voice.stage === "in" ? "joining" : voice.stage;
  const silent = { speakers: [], links: {}, talking: [], isHeld: false, isGhost: false };
  return { ...voice, ...silent, stage, me: null, leftAs: null };
}

/** Something was refused while we wanted to join. If it may have been that, nobody answers any more and we are out of
    it; should the server have let us in after all, it says so, and we leave. */
export const refusedVoice = (voice: VoiceState, code: string): VoiceState =>
  voice.stage === "joining" && (code === "not_seated" || code === "too_fast") ? outside(voice) : voice;

/** What we ask of the voice may come a moment too late: that is no news to anybody. */
export const isVoiceRace = (code: string): boolean => code === "not_in_voice" || code === "no_such_speaker";

/** Whether the others hear us now. */
export const isSending = ({ stage, microphone, isMuted, isHeld }: VoiceState, mode: Mode): boolean =>
  stage === "in" && microphone === "on" && (mode === "open" ? !isMuted : isHeld);

/** What the others see beside our name: that we do not mean to talk, or cannot. */
export const isMutedToOthers = ({ microphone, isMuted }: VoiceState, mode: Mode): boolean =>
  microphone !== "on" || (mode === "open" && isMuted);

/** Who is heard now, by seat. */
export function speakingAt({ speakers, talking }: VoiceState, seats: number): readonly boolean[] {
  const heard = speakers.filter(({ id, is_muted }) => talking.includes(id) && !is_muted).map(({ seat }) => seat);
  return Array.from({ length: seats }, (_, seat) => heard.includes(seat));
}

/** Who is in it, by seat. */
export const listenersAt = ({ speakers }: VoiceState, seats: number): readonly boolean[] =>
  Array.from({ length: seats }, (_, at) => speakers.some(({ seat }) => seat === at));

/** Whether there is anybody to talk to at this table. */
export function canTalk(room: server.Room, voice: VoiceState): boolean {
  const people = room.seats.filter(({ sitter }) => sitter === "person").length;
  return room.me >= 0 && (people > 1 || voice.stage !== "out");
}
