// Who is speaking, from how loud they are: a mark that comes at once and does not flicker between two words.
import type { server } from "../net/wire.gen";

export const quiet = 0.02; // of full level; breath and a fan stay below
export const lingerMs = 450;

/** When each was last loud enough. */
export type Heard = ReadonlyMap<server.SpeakerId, number>;

export function listen(heard: Heard, levels: ReadonlyMap<server.SpeakerId, number>, now: number): Heard {
  const still = [...heard].filter(([, at]) => now - at < lingerMs);
  const loud = [...levels].filter(([, level]) => level > quiet).map(([id]) => [id, now] as const);
  return new Map([...still, ...loud]);
}

export const talkingIn = (heard: Heard): readonly server.SpeakerId[] => [...heard.keys()].sort((a, b) => a - b);

export const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/** Of the samples of a moment, from -1 to 1. */
export const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / Math.max(1, samples.length));

/** What was last received from somebody, as the browser measured it. */
export interface Source {
  readonly audioLevel?: number;
  readonly timestamp: number;
}

/** The level of what came since the last look; nothing came: silence. A browser keeps the last packet for a while. */
export class Gauge {
  #seenAt = 0;

  read(sources: readonly Source[]): number {
    const [latest] = [...sources].sort((a, b) => b.timestamp - a.timestamp);
    if (latest === undefined || latest.timestamp === this.#seenAt) return 0;
    this.#seenAt = latest.timestamp;
    return latest.audioLevel ?? 0;
  }
}
