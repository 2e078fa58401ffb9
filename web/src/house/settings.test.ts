import { describe, expect, it } from "vitest";
import { readSettings } from "./settings";

const kept = (all: Record<string, string>, spoken: readonly string[] = ["fr-FR"]) =>
  readSettings((key) => all[key] ?? null, spoken);

describe("settings", () => {
  it("are French, as the device is, with keys and the table's own time, until somebody chooses", () => {
    const talk = { mode: "open", microphone: "", loudspeaker: "" };
    expect(kept({})).toEqual({
      lang: "fr", theme: "system", hasShortcuts: true, tempo: "normal", timePercent: 100, talk,
    });
  });

  it.each([
    [["en-GB", "fr"], "en"],
    [["en"], "en"],
    [["EN-us"], "en"],
    [["fr-CA", "en"], "fr"],
    [["de-DE", "en-US", "fr"], "en"],
    [["de-DE"], "fr"],
    [["enm"], "fr"],
    [[], "fr"],
  ] as const)("speak what the browser asks for on a first visit: %j", (spoken, lang) => {
    expect(kept({}, spoken).lang).toBe(lang);
  });

  it("speak what was chosen, whatever the browser asks for", () => {
    expect(kept({ "palette.lang": "fr" }, ["en-GB"]).lang).toBe("fr");
    expect(kept({ "palette.lang": "en" }, ["fr-FR"]).lang).toBe("en");
    expect(kept({ "palette.lang": "klingon" }, ["en-GB"]).lang).toBe("en");
  });

  it("are what was kept", () => {
    const all = {
      "palette.lang": "en", "palette.theme": "dark", "palette.shortcuts": "off", "palette.tempo": "slow",
      "palette.time": "150",
      "palette.talk": "held", "palette.microphone": "a", "palette.loudspeaker": "b",
    };
    const talk = { mode: "held", microphone: "a", loudspeaker: "b" };
    const known = { lang: "en", theme: "dark", hasShortcuts: false, tempo: "slow", timePercent: 150, talk };
    expect(kept(all)).toEqual(known);
  });

  it.each(["", "0", "151", "1e3", "much"])("take no time that no table gives: %s", (time) => {
    expect(kept({ "palette.time": time }).timePercent).toBe(100);
  });
});
