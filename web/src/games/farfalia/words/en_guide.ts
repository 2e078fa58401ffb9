// What helps in English to begin, to choose a way to play and to find one's way in a replay.
import { beginsIn } from "../story";
import { table } from "./en_table";
import type { GuideWords } from "./words";

export const guide: GuideWords = {
  firstLines: ({ view }, people) => {
    const { lead, rest } = table.situation(view, people);
    const [one, two, three, four, five] = view.board.points.slice(1);
    return {
      aim: "Win tricks: of each, your side keeps at most one card that the proposal asks for.",
      now: `${lead} ${rest}`.trim(),
      brings: `One to five subjects: ${one}, ${two}, ${three}, ${four} or ${five} points for you and your ally.`,
    };
  },
  presets: {
    beginner: { label: "Beginner", line: "Few deals, no jokers: enough to learn." },
    classic: { label: "Classic", line: "The whole game, without jokers." },
    pro: { label: "Pro", line: "The whole game, and a secret joker each to burn cards with." },
  },
  chapter: (update, before) => {
    const begins = beginsIn(update, before);
    if (begins === null) return null;
    return { level: begins.level, label: `${begins.level === 1 ? "Deal" : "Trick"} ${begins.number}` };
  },
  fairTalk: "Partners speak neither of their cards nor of what should be played or kept.",
};
