// Where one may jump to when an evening is read again: a round and each story in it, the memories and each packet.
import type { Chapter, People } from "../../game";
import type { Update } from "../facts";
import { type Event, tell } from "../story";

export interface ChapterWords {
  readonly round: (round: number) => string; // from 0
  readonly memories: string;
  readonly tells: (seat: number, people: People) => string;
  readonly recalls: (word: string, recaller: number, people: People) => string;
}

const opening: readonly Event["type"][] = ["drawn", "shows", "remembering", "given"];

export const chapter = (words: ChapterWords) =>
  (update: Update, before: Update | null, people: People): Chapter | null => {
    const begins = tell(update, before).findLast(({ type }) => opening.includes(type));
    switch (begins?.type) {
      case "drawn": return { level: 1, label: words.round(begins.round) };
      case "shows": return { level: 2, label: words.tells(begins.seat, people) };
      case "given": return { level: 2, label: words.recalls(begins.word, begins.recaller, people) };
      case "remembering":
        return isFirstPacket(update) ? { level: 1, label: words.memories } : null;
      default: return null;
    }
  };

const isFirstPacket = ({ view: { table } }: Update): boolean => table.packets.every(({ recaller }) => recaller < 0);
