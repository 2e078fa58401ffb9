// What a voice test does and measures: people at one table who talk, and how much sound came to each page from each
// other one, by the browser's own statistics. Microphones are Chromium's invented ones, which play a file of ours.
import { writeFileSync } from "node:fs";
import { join as path } from "node:path";
import type { Page } from "playwright-core";
import { build, type houseFor, type PersonOptions } from "./harness";
import { codeOf, openRoom, until } from "./steps";

type House = ReturnType<typeof houseFor>;

/** Two seconds of syllables: tones of changing pitch with short pauses, which no browser takes for noise. */
function syllables(): Buffer {
  const rate = 16_000;
  const samples = Int16Array.from({ length: 2 * rate }, (_, i) => {
    const at = i / rate;
    const isPause = at % 0.25 > 0.2;
    return isPause ? 0 : 12_000 * Math.sin(2 * Math.PI * at * (180 + 120 * Math.floor((at % 1) / 0.25)));
  });
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); // plain samples
  head.writeUInt16LE(1, 22); // one channel
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

const voiceFile = path(build, "voice.wav");
writeFileSync(voiceFile, syllables());

/** A microphone that speaks and needs no permission, and connections on this machine alone. */
export const fakeMicrophone: readonly string[] = [
  "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", "--allow-loopback-in-peer-connection",
  "--disable-features=WebRtcHideLocalIpsWithMdns", `--use-file-for-fake-audio-capture=${voiceFile}`,
];

/** Many browsers at once, and sound that takes its time. */
export const patiently = { timeout: 150_000 };

declare global {
  interface Window {
    connections: RTCPeerConnection[];
  }
}

/** Keeps every connection the page makes where a test finds it, and may force all through the relay. */
function collect(isRelayed: boolean): void {
  window.connections = [];
  const Real = RTCPeerConnection;
  window.RTCPeerConnection = class extends Real {
    constructor(options?: RTCConfiguration) {
      super(isRelayed ? { ...options, iceTransportPolicy: "relay" } : options);
      window.connections.push(this);
    }
  };
}

export interface TalkerOptions extends PersonOptions {
  readonly isRelayed?: boolean;
  /** The browser remembers that it may use the microphone. */
  readonly isAllowed?: boolean;
}

export async function talker(house: House, name: string, options: TalkerOptions = {}): Promise<Page> {
  const { isRelayed = false, isAllowed = true } = options;
  const page = await house.named(name, "/", options);
  const context = page.context();
  await context.addInitScript(collect, isRelayed); // from the next page on
  if (isAllowed) await context.grantPermissions(["microphone"], { origin: house.origin() });
  return page;
}

/** The first opens a table, the others come and sit down; they wait in the room. */
export async function gather(house: House, names: readonly string[], options: TalkerOptions = {}): Promise<Page[]> {
  const pages: Page[] = [];
  for (const name of names) pages.push(await talker(house, name, options));
  const host = pages[0]!;
  await host.reload();
  await openRoom(host);
  for (const page of pages.slice(1)) {
    await page.goto(`${house.origin()}/t/${codeOf(host)}`);
    await page.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await page.getByRole("button", { name: "Se lever" }).waitFor();
  }
  return pages;
}

export const openVoice = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^Voix/ }).click();

export async function closeVoice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Fermer" }).click();
}

export async function join(page: Page): Promise<void> {
  await openVoice(page);
  await page.getByRole("button", { name: "Rejoindre la conversation" }).click();
  await page.getByRole("button", { name: "Quitter la conversation" }).waitFor();
  await closeVoice(page);
}

/** Joining and leaving hand the focus on. */
export const untilFocused = (page: Page, name: string): Promise<void> =>
  page.locator("button:focus").filter({ hasText: name }).waitFor();

/** How much sound each open connection of a page has brought so far. */
const energies = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const sums: number[] = [];
    for (const connection of window.connections) {
      if (connection.connectionState !== "connected") continue;
      let sum = 0;
      (await connection.getStats()).forEach((each: { type: string; totalAudioEnergy?: number }) => {
        if (each.type === "inbound-rtp") sum += each.totalAudioEnergy ?? 0;
      });
      sums.push(sum);
    }
    return sums;
  });

const listenMs = 1000;
const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
const silenceAtMost = 1e-4;

/** How much came on each connection while we listened. */
export async function heardBy(page: Page): Promise<readonly number[]> {
  const before = await energies(page);
  await pause(listenMs);
  const after = await energies(page);
  return after.map((sum, i) => sum - (before[i] ?? 0));
}

export const isSilent = (energy: number): boolean => energy < silenceAtMost;

/** Everybody is connected to everybody (or to that many), and sound comes on every line. */
export async function untilAllHear(pages: readonly Page[], others = pages.length - 1): Promise<void> {
  await until("every pair is connected", async () => {
    const counts = await Promise.all(pages.map(async (page) => (await energies(page)).length));
    return counts.every((count) => count === others);
  }, 30_000);
  await until("sound on every line", async () => {
    const heard = await Promise.all(pages.map(heardBy));
    return heard.every((lines) => lines.length === others && !lines.some(isSilent));
  }, 30_000);
}

/** By which ways the sound comes: "host", "relay". */
export const waysOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const ways: string[] = [];
    for (const connection of window.connections) {
      const stats = await connection.getStats();
      stats.forEach((each: { type: string; nominated?: boolean; localCandidateId?: string }) => {
        if (each.type !== "candidate-pair" || each.nominated !== true) return;
        const local = stats.get(each.localCandidateId ?? "") as { candidateType?: string } | undefined;
        ways.push(local?.candidateType ?? "");
      });
    }
    return ways;
  });
