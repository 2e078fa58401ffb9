// What is going on at a table of Barbarossa, in English, to whoever reads.
import type { People } from "../../game";
import { arrowsMax, ownerOf, type View, waitingLine } from "../facts";
import { does, named } from "./en_people";
import { isMe } from "./people";
import type { Said } from "./table";

function waiting(view: View, people: People): Said | null {
  const { table } = view;
  const line = waitingLine(table);
  if (line === null) return null;
  const owner = ownerOf(table, line.object);
  if (line.kind === "guess") {
    return isMe(owner, people)
      ? { lead: "You judge.", rest: `${named(line.asker, people)} proposes a word for your object.` }
      : { lead: `${does(owner, people, "judge", "judges")} the proposal.`, rest: "It is not the very word." };
  }
  return isMe(owner, people)
    ? { lead: "You answer.", rest: "The whole table will read it." }
    : { lead: `${does(owner, people, "think", "thinks")}.`, rest: "The answer is for everybody." };
}

function series(view: View, people: People): Said {
  const { table } = view;
  const isMine = isMe(table.turn, people);
  if (table.phase === "first_series") {
    return isMine
      ? { lead: "First series: until a no.", rest: "Take an object in hand and ask." }
      : { lead: `${named(table.turn, people)} asks questions.`, rest: "First series: until a no." };
  }
  return isMine
    ? { lead: "Second series: until the next no.", rest: "Questions or guesses, as you like." }
    : {
        lead: `${named(table.turn, people)} is in the second series.`,
        rest: "Questions or guesses, until the next no. No curses meanwhile.",
      };
}

function moving({ table }: View, people: People): Said {
  const gems = table.players[table.turn]?.gems ?? 0;
  if (!isMe(table.turn, people)) return { lead: `${named(table.turn, people)} is about to move.`, rest: "" };
  if (gems === 0) return { lead: "You move.", rest: "Without a gem, the die decides." };
  return { lead: "You move.", rest: "Throw the die, or pay one gem a space." };
}

export function situation(view: View, people: People): Said {
  const { table } = view;
  const waits = waiting(view, people);
  if (waits !== null) return waits;
  switch (table.phase) {
    case "sculpting":
    case "supplying": return { lead: "Everybody sculpts.", rest: "" };
    case "opening": return { lead: "The dice say who begins.", rest: "" };
    case "moving": return moving(view, people);
    case "rolling": return { lead: "The die rolls.", rest: "" };
    case "lettering":
      return isMe(table.turn, people)
        ? { lead: "An elf whispers you a letter.", rest: "Choose an object and the place of the letter." }
        : { lead: `${named(table.turn, people)} is with the elf.`, rest: "One letter, which nobody else sees." };
    case "first_series":
    case "second_series": return series(view, people);
    case "over":
      return table.arrows >= arrowsMax(table)
        ? { lead: "The last arrow is planted.", rest: "Everything lies open." }
        : { lead: "A hat is at the goal.", rest: "Everything lies open." };
  }
}
