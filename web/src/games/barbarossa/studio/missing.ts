// What still keeps one from being ready, in words. The rules ask for the same (R10); this only saves a refusal.
import { charsOf } from "../../../kit/chars";
import type { barbarossa } from "../../../net/wire.gen";
import type { StudioWords } from "../words/studio";
import { type Atelier, descriptionMax } from "./atelier.svelte";
import { wordFault } from "./wordcheck";

export function missingIn(atelier: Atelier, config: barbarossa.Config, words: StudioWords): readonly string[] {
  const { missing, missingAt } = words.people;
  return atelier.pieces.flatMap((piece, index) => {
    const text = atelier.cards[index]?.text;
    const hasWord = text !== undefined && wordFault(text.word, config.riddles) === null;
    if (!hasWord) return [missingAt(index + 1, missing.word)];
    if (piece.volume === 0) return [missingAt(index + 1, missing.clay)];
    return charsOf(text.description) > descriptionMax ? [missingAt(index + 1, missing.text)] : [];
  });
}
