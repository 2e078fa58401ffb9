import { describe, expect, it } from "vitest";
import { charsOf } from "../../kit/chars";
import { Draft, isTooLong, mayWrite, memoryOf, toldText } from "./draft.svelte";
import type { View } from "./facts";
import { played } from "./played";

/** As a tab has it. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() { return kept.size; },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const views: readonly View[] = (await played("three", 0)).map(({ view }) => view);
const writable = views.findIndex(mayWrite);
const told = views.findIndex((view, at) => at > writable && !mayWrite(view));
const writableAgain = views.findIndex((view, at) => at > told && mayWrite(view));

describe("a story in progress", () => {
  it("is open from the moment a colour lies until it is told", () => {
    expect(views[writable]!.table.phase).toBe("choosing");
    expect(views[told]!.table.phase).toBe("listening");
    expect(views[told]!.table.teller).toBe(0);
  });

  it("survives a reload and what others do, and is gone everywhere once it was told", () => {
    const tab = storage();
    const draft = new Draft(memoryOf("table", () => tab));
    draft.arrive(views[0]!);
    draft.write("too early");
    expect(draft.text).toBe("");
    draft.arrive(views[writable]!);
    draft.write("La mer en hiver.");
    draft.arrive(views[writable]!);
    expect(draft.text).toBe("La mer en hiver.");
    const reloaded = new Draft(memoryOf("table", () => tab));
    reloaded.arrive(views[writable]!);
    expect(reloaded.text).toBe("La mer en hiver.");
    reloaded.arrive(views[told]!);
    expect([reloaded.text, tab.length]).toEqual(["", 0]);
  });

  it("is in no storage while its table is left, and back on return unless it was told meanwhile", () => {
    const tab = storage();
    const draft = new Draft(memoryOf("table", () => tab));
    draft.arrive(views[writable]!);
    draft.write("La mer en hiver.");
    draft.leave();
    expect(tab.length).toBe(0);
    const back = new Draft(memoryOf("table", () => tab));
    back.arrive(views[writable]!);
    expect(back.text).toBe("La mer en hiver.");
    back.leave();
    const late = new Draft(memoryOf("table", () => tab));
    late.arrive(views[told]!);
    late.arrive(views[writable]!);
    expect([late.text, tab.length]).toEqual(["", 0]);
  });

  it("never returns in the next round, even if its telling was missed", () => {
    const tab = storage();
    const draft = new Draft(memoryOf("table", () => tab));
    draft.arrive(views[writable]!);
    draft.write("La mer en hiver.");
    const reloaded = new Draft(memoryOf("table", () => tab));
    reloaded.arrive(views[writableAgain]!);
    expect([reloaded.text, tab.length]).toEqual(["", 0]);
  });

  it("is typed once somebody has typed, and not because it is there", () => {
    const tab = storage();
    tab.setItem("palette.farben.table.1", "La mer en hiver.");
    const draft = new Draft(memoryOf("table", () => tab));
    draft.arrive(views[writable]!);
    expect([draft.text, draft.isTyping]).toEqual(["La mer en hiver.", false]);
    draft.write("La mer en hiver, le matin.");
    expect(draft.isTyping).toBe(true);
  });

  it("leaves other tables' stories alone", () => {
    const tab = storage();
    tab.setItem("palette.farben.other.3", "theirs");
    const draft = new Draft(memoryOf("table", () => tab));
    draft.arrive(views[told]!);
    expect(tab.getItem("palette.farben.other.3")).toBe("theirs");
  });

  it("works where storage is forbidden", () => {
    const draft = new Draft(memoryOf("table", () => { throw new Error("forbidden"); }));
    draft.arrive(views[writable]!);
    draft.write("La mer en hiver.");
    expect(draft.text).toBe("La mer en hiver.");
  });
});

describe("what is told", () => {
  it("is trimmed, and a tab is a space", () => {
    expect(toldText("  La\tmer.\nEn hiver. \n\n")).toBe("La mer.\nEn hiver.");
  });
  it("is counted in characters, as the rules count them", () => {
    expect(charsOf("né 🌊")).toBe(4);
    expect(isTooLong("🌊".repeat(600))).toBe(false);
    expect(isTooLong("🌊".repeat(601))).toBe(true);
    expect(isTooLong("a".repeat(600) + "   ")).toBe(false);
  });
});
