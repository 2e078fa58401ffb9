// With a stand-in for the browser's synthesis, which no test machine has.
import { afterEach, describe, expect, it, vi } from "vitest";
import { canSpeak, hush, sentencesIn, speak, voiceFor } from "./speech";

const voice = (lang: string, localService = true, isDefault = false): SpeechSynthesisVoice =>
  ({ lang, localService, default: isDefault, name: lang, voiceURI: lang });

class Utterance extends EventTarget {
  lang = "";
  voice: SpeechSynthesisVoice | null = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Says nothing until told to go on. */
class Synthesis extends EventTarget {
  voices: readonly SpeechSynthesisVoice[] = [];
  said: Utterance[] = [];
  getVoices = (): readonly SpeechSynthesisVoice[] => this.voices;
  speak = (utterance: Utterance): void => void this.said.push(utterance);
  cancel = (): void => void this.said.at(-1)?.dispatchEvent(new Event("error"));
  end = (): void => void this.said.at(-1)?.dispatchEvent(new Event("end"));
}

function browser(voices: readonly SpeechSynthesisVoice[]): Synthesis {
  const synthesis = new Synthesis();
  synthesis.voices = voices;
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  return synthesis;
}
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the voice", () => {
  it("speaks the table’s language", () => {
    expect(voiceFor([voice("en-GB"), voice("fr-CA"), voice("de-DE")], "fr")?.lang).toBe("fr-CA");
    expect(voiceFor([voice("fr_FR")], "fr")?.lang).toBe("fr_FR");
    expect(voiceFor([voice("frr-DE"), voice("en-GB")], "fr")).toBeNull();
  });

  it("is rather one of this device, then the usual one", () => {
    expect(voiceFor([voice("fr-FR", false, true), voice("fr-BE")], "fr")?.lang).toBe("fr-BE");
    expect(voiceFor([voice("fr-FR"), voice("fr-BE", true, true)], "fr")?.lang).toBe("fr-BE");
  });
});

it("reads by sentence and leaves nothing out", () => {
  expect(sentencesIn("Royan. On nageait… jusqu’à la troisième !\nJamais plus loin")).toEqual(
    ["Royan.", "On nageait…", "jusqu’à la troisième !", "Jamais plus loin"]);
  expect(sentencesIn("« Non. » Oui")).toEqual(["« Non. »", "Oui"]);
  expect(sentencesIn("… !")).toEqual([]);
});

describe("reading aloud", () => {
  it("is offered where the browser can", () => {
    browser([]);
    expect(canSpeak()).toBe(true);
  });

  it("reads sentence after sentence, and is done at the end", async () => {
    const synthesis = browser([voice("fr-FR")]);
    const reading = speak("Un. Deux.", "fr");
    await soon();
    expect(synthesis.said.map(({ text, lang }) => [text, lang])).toEqual([["Un.", "fr-FR"]]);
    synthesis.end();
    await soon();
    expect(synthesis.said.map(({ text }) => text)).toEqual(["Un.", "Deux."]);
    synthesis.end();
    await expect(reading).resolves.toBeUndefined();
  });

  it("falls silent when hushed", async () => {
    const synthesis = browser([voice("fr-FR")]);
    const reading = speak("Un. Deux.", "fr");
    await soon();
    hush();
    await reading;
    expect(synthesis.said).toHaveLength(1);
  });

  it("reads only what was asked for last", async () => {
    const synthesis = browser([voice("fr-FR")]);
    const first = speak("Un. Deux.", "fr");
    const second = speak("Trois.", "fr");
    await soon();
    synthesis.end();
    await Promise.all([first, second]);
    expect(synthesis.said.map(({ text }) => text)).toEqual(["Trois."]);
  });

  it("waits a little for voices, and goes on without", async () => {
    vi.useFakeTimers();
    const synthesis = browser([]);
    const reading = speak("Un.", "fr");
    await vi.advanceTimersByTimeAsync(1000);
    await reading;
    expect(synthesis.said).toEqual([]);
  });

  it("is not there in a browser that cannot speak", async () => {
    expect(canSpeak()).toBe(false);
    await expect(speak("Un.", "fr")).resolves.toBeUndefined();
  });
});
