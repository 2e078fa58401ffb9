// Reads a story aloud with the browser's own voices, in the language of the table. Only ever when somebody asks for
// it, and never anything that went face down: who shows another story hushes this one.
import type { Lang } from "../../words/words";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

const voicesMs = 1000; // some browsers look for their voices first

const synthesis = (): SpeechSynthesis | null =>
  "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis ? globalThis.speechSynthesis : null;

export const canSpeak = (): boolean => synthesis() !== null;

/** Of that language; rather one of this device, which tells nobody what it reads; rather the one people are used to. */
export function voiceFor<V extends Voice>(voices: readonly V[], lang: Lang): V | null {
  const worth = (voice: V): number => Number(voice.localService) * 2 + Number(voice.default);
  const fit = voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang);
  return fit.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** By sentence: some browsers fall silent in the middle of what is long. */
export const sentencesIn = (story: string): readonly string[] =>
  (story.match(/[^.!?…\n]+(?:[.!?…]+(?:\s*[»”"])?)?/g) ?? [])
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each));

async function voicesOf(synth: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  if (synth.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      synth.addEventListener("voiceschanged", () => resolve(), { once: true });
      setTimeout(resolve, voicesMs);
    });
  }
  return synth.getVoices();
}

let latest = 0; // what is being read, so that what was asked for before falls silent

/** Done when it was read, was hushed, or cannot be read: then there is silence, and no harm. */
export async function speak(story: string, lang: Lang): Promise<void> {
  const synth = synthesis();
  if (synth === null) return;
  hush();
  const mine = latest;
  const voices = await voicesOf(synth);
  if (voices.length === 0) return;
  const voice = voiceFor(voices, lang);
  for (const sentence of sentencesIn(story)) {
    if (mine !== latest) return;
    await new Promise<void>((resolve) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = voice?.lang ?? lang;
      utterance.voice = voice;
      utterance.addEventListener("end", () => resolve());
      utterance.addEventListener("error", () => resolve());
      synth.speak(utterance);
    });
  }
}

export function hush(): void {
  ++latest;
  synthesis()?.cancel();
}
