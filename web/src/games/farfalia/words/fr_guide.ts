// What helps in French to begin, to choose a way to play and to find one's way in a replay.
import { beginsIn } from "../story";
import { table } from "./fr_table";
import type { GuideWords } from "./words";

export const guide: GuideWords = {
  firstLines: ({ view }, people) => {
    const { lead, rest } = table.situation(view, people);
    const [one, two, three, four, five] = view.board.points.slice(1);
    return {
      aim: "Gagnez des plis : de chacun, votre camp garde au plus une carte que la proposition demande.",
      now: `${lead} ${rest}`.trim(),
      brings: `Un à cinq sujets réunis : ${one}, ${two}, ${three}, ${four} ou ${five} points pour vous et votre allié.`,
    };
  },
  presets: {
    beginner: { label: "Débutant", line: "Peu de donnes, sans jokers : de quoi apprendre." },
    classic: { label: "Classique", line: "La partie entière, sans jokers." },
    pro: { label: "Pro", line: "La partie entière, et un joker secret à chacun pour brûler des cartes." },
  },
  chapter: (update, before) => {
    const begins = beginsIn(update, before);
    if (begins === null) return null;
    return { level: begins.level, label: `${begins.level === 1 ? "Donne" : "Pli"} ${begins.number}` };
  },
  fairTalk: "Entre partenaires, on ne parle ni de ses cartes ni de ce qu’il faudrait jouer ou garder.",
};
