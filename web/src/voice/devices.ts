// Microphones and loudspeakers of this machine, as far as the browser tells, and opening one. A browser
// names them only once the microphone was allowed; where none can be had, this says why.
import type { Microphone } from "./state";

export interface Device {
  readonly id: string;
  readonly label: string;
}

export interface Devices {
  readonly microphones: readonly Device[];
  readonly loudspeakers: readonly Device[]; // empty where the browser chooses by itself
}

type Listed = Pick<MediaDeviceInfo, "kind" | "deviceId" | "label">;

/** Those that can be named and chosen; the browser's own choice comes first and is not among them. */
export function devicesIn(listed: readonly Listed[], canChooseLoudspeaker: boolean): Devices {
  const of = (kind: MediaDeviceKind): readonly Device[] =>
    listed
      .filter((each) => each.kind === kind && each.label !== "" && each.deviceId !== "" && each.deviceId !== "default")
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { microphones: of("audioinput"), loudspeakers: canChooseLoudspeaker ? of("audiooutput") : [] };
}

/** Why there is no microphone, by the name of what was thrown. */
export function whyNot(name: string): Exclude<Microphone, "on"> {
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotReadableError" || name === "AbortError") return "busy";
  return "none";
}

export const canChooseLoudspeaker = (): boolean => "setSinkId" in HTMLMediaElement.prototype;

export async function listDevices(): Promise<Devices> {
  const listed = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devicesIn(listed, canChooseLoudspeaker());
}

export type Opened =
  | { readonly microphone: "on"; readonly stream: MediaStream }
  | { readonly microphone: Exclude<Microphone, "on"> };

/** The microphone of this id if it is still there, else any. The browser may ask the person. */
export async function openMicrophone(id: string): Promise<Opened> {
  // Browsers hide it from pages that came over an open line.
  if (navigator.mediaDevices === undefined) return { microphone: "insecure" };
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  try {
    const wanted = id === "" ? audio : { ...audio, deviceId: { ideal: id } };
    return { microphone: "on", stream: await navigator.mediaDevices.getUserMedia({ audio: wanted }) };
  } catch (error) {
    return { microphone: whyNot(error instanceof Error ? error.name : "") };
  }
}

/** Whether the microphone can be opened without asking anybody. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: "microphone" as PermissionName });
    return state === "granted";
  } catch {
    return false; // a browser that does not tell
  }
}
