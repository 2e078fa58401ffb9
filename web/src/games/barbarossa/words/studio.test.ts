// Everything the studio says, in both languages: sound sentences, whatever the numbers.
import { describe, expect, it } from "vitest";
import { langs } from "../../../words/words";
import { isSound } from "../../sound";
import { stamps } from "../studio/form";
import { brushes } from "../studio/kit.svelte";
import { words } from "./all_studio";
import type { StudioWords } from "./studio";

const people = { names: ["Camille", "Nour", "Ocre"], isBot: [false, false, true], me: 0 };

/** All plain texts below a value. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value]
  : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];

function told({ clay, tab, bench, form, label, people: who, said }: StudioWords): readonly string[] {
  const tools = [...brushes, ...stamps];
  return [
    ...[0, 44, 45, 180, 315, 359].map(clay.side), clay.film.at(3, 12), tab(2), bench.left(0), bench.left(100),
    ...(["at", "size", "turn"] as const).map(form.range), form.place(true), form.place(false), form.remove(2),
    ...[0, 50, 100].flatMap((x) => [0, 50, 100].flatMap((y) => [0, 50, 100].map((z) => form.where3(x, y, z)))),
    ...tools.map((tool) => form.part(3, tool, true, true, form.where3(50, 50, 50))),
    form.part(1, "add", false, false, ""), said.placed("cone", form.where3(10, 10, 90), 50),
    label.over(1), label.over(2), label.takeIdea("lune"),
    who.ready(1, people), who.busy(2, people), who.missingAt(1, who.missing.word),
    ...tools.map((tool) => said.stroke(tool, 40)), said.undone(1), said.redone(2), said.removed(3, 4),
    said.cursor(null), said.cursor(form.where3(50, 50, 50)),
  ];
}

describe("the studio's words", () => {
  it.each(langs)("%s are sound", (lang) => {
    const texts = [...textsIn(words[lang]), ...told(words[lang])];
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => text === "" || !isSound(text, lang))).toEqual([]);
  });

  it("say from which side, wherever the eye is", () => {
    expect(words.fr.clay.side(350)).toContain("de face");
    expect(words.fr.clay.side(90)).toContain("du côté droit");
    expect(words.en.clay.side(181)).toContain("the back");
  });
});
