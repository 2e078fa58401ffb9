import { describe, expect, it } from "vitest";
import { langs } from "../words/words";
import { clothName, motifNames, motifs, sewn } from "./cloth";

const all = motifNames.flatMap((warp) => motifNames.filter((weft) => weft !== warp).map((weft) => ({ warp, weft })));

describe("a cloth", () => {
  it.each(langs)("has a name of its own in %s, all 110", (lang) => {
    expect(new Set(all.map((cloth) => clothName(lang, cloth))).size).toBe(110);
  });
  it("is drawn with stitches and hues that differ", () => {
    expect(new Set(motifNames.map((motif) => motifs[motif].stitch)).size).toBe(11);
    expect(new Set(motifNames.map((motif) => motifs[motif].hue)).size).toBe(11);
  });
  it("is named as the look names it", () => {
    expect(clothName("fr", { warp: "pluses", weft: "diamonds" })).toBe("plus et losanges");
  });
  it("always has two motifs that differ, whatever is chosen", () => {
    for (const cloth of all)
      for (const motif of motifNames)
        for (const thread of ["warp", "weft"] as const) {
          const next = sewn(cloth, thread, motif);
          expect(next[thread]).toBe(motif);
          expect(next.warp).not.toBe(next.weft);
        }
  });
});
