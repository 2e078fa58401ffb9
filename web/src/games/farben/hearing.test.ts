import { describe, expect, it } from "vitest";
import type { People } from "../game";
import { hasEars, hearingOf } from "./hearing";
import { words } from "./words/all";

const people: People = { names: ["Camille", "Nour", "Théo", "Ocre"], isBot: [false, false, false, true], me: 0 };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe("who hears a story that is told aloud", () => {
  it("are people in the voice, never a bot", () => {
    expect(hearingOf(people, [true, true, false, false]))
      .toEqual({ isIn: true, listeners: [1], deaf: [2], hasBots: true });
    expect(hearingOf(people, [])).toEqual({ isIn: false, listeners: [], deaf: [1, 2], hasBots: true });
  });

  it("is nobody among bots alone: then it is typed", () => {
    expect(hasEars(hearingOf({ ...people, isBot: [false, true, true, true] }, [true]))).toBe(false);
    expect(hasEars(hearingOf(people, []))).toBe(true);
  });

  it("is said before one begins", () => {
    const { aloudHelp } = words.fr.table.tell;
    const say = (inVoice: readonly boolean[]): string => plain(aloudHelp(hearingOf(people, inVoice), people));
    expect(say([])).toContain("Vous n’êtes pas dans la voix");
    expect(say([true])).toContain("Personne d’autre n’est dans la voix");
    expect(say([true, true, true])).toContain("Nour et Théo vous entendent.");
    expect(say([true, true])).toContain("Nour vous entend. Théo n’est pas dans la voix");
  });
});
