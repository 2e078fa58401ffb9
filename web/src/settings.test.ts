import { describe, expect, it } from "vitest";
import { readSettings } from "./settings";

const kept = (all: Record<string, string>) => readSettings((key) => all[key] ?? null);

describe("settings", () => {
  it("are French, as the device is, with keys and the table's own time, until somebody chooses", () => {
    expect(kept({})).toEqual({ lang: "fr", theme: "system", hasShortcuts: true, timePercent: 100 });
  });

  it("are what was kept", () => {
    const all = { "palette.lang": "en", "palette.theme": "dark", "palette.shortcuts": "off", "palette.time": "150" };
    expect(kept(all)).toEqual({ lang: "en", theme: "dark", hasShortcuts: false, timePercent: 150 });
  });

  it.each(["", "0", "151", "1e3", "much"])("take no time that no table gives: %s", (time) => {
    expect(kept({ "palette.time": time }).timePercent).toBe(100);
  });
});
