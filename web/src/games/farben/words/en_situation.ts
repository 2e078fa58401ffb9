// What is going on at a table of Farben, in English, to whoever reads: each phase, from each seat.
import type { People } from "../../game";
import { giverTo, packetNow, toldCard, type View, waitedFor } from "../facts";
import { colours } from "./en_colours";
import { does, quoted, together, who, whose } from "./en_people";
import { isMe, nameOf } from "./people";
import type { Said } from "./table";

const nothing = (lead: string): Said => ({ lead, rest: "" });

function siding({ table }: View, people: People): Said {
  return isMe(table.first, people)
    ? { lead: "You pick the word.", rest: "Nobody else sees this card." }
    : { lead: `${nameOf(table.first, people)} is picking the word.`, rest: "You will see it in a moment." };
}

function choosing(view: View, people: People): Said {
  const left = waitedFor(view);
  if (left.includes(view.me)) return { lead: "Which colour for this word?", rest: "Choose it in secret." };
  const rest = left.length > 0 ? `Waiting for ${together(left, people)}.` : "";
  return { lead: view.me < 0 ? "Everybody chooses a colour in secret." : "Your colour is down.", rest };
}

function telling({ table }: View, people: People): Said {
  const colour = toldCard(table)?.colour;
  const shown = colour == null ? "" : colours.name[colour];
  if (isMe(table.teller, people)) return { lead: "Your turn to tell.", rest: `Why ${shown}?` };
  return { lead: `${nameOf(table.teller, people)} chose ${shown}`, rest: "and is about to say why." };
}

function listening(view: View, people: People): Said {
  const { me, table } = view;
  const left = waitedFor(view);
  const isMine = isMe(table.teller, people);
  const lead = isMine ? "Your story is told." : `${nameOf(table.teller, people)} is telling.`;
  if (left.includes(me)) return { lead, rest: "Read it well: afterwards it is gone." };
  const reads = `${together(left, people)} ${left.length > 1 ? "are" : "is"} still reading.`;
  return { lead, rest: left.length > 0 ? reads : "" };
}

function assigning({ table }: View, people: People): Said {
  const giver = giverTo(table.recaller, table);
  if (isMe(giver, people))
    return { lead: `Which word for ${nameOf(table.recaller, people)}?`, rest: "All its colours are to be found." };
  const gives = `${nameOf(giver, people)} is picking a word for ${who(table.recaller, people)}.`;
  return { lead: gives, rest: isMe(table.recaller, people) ? "Gather your memories." : "" };
}

function recalling({ table }: View, people: People): Said {
  const { recaller, asked } = table;
  const word = quoted(packetNow(table)?.word ?? "");
  const help = packetNow(table)?.answers[asked]?.help;
  if (!isMe(recaller, people)) {
    const rest = asked < 0 ? "" : `This is ${whose(asked, people)} card.`;
    return { lead: `${nameOf(recaller, people)} is remembering ${word}.`, rest };
  }
  if (asked < 0) return { lead: `${word}: who said what?`, rest: "Begin with any card you like." };
  const no = `${nameOf(asked, people)} does not remember.`;
  return { lead: help === "given" ? `${nameOf(asked, people)} helps you.` : no, rest: "Name the colour of that card." };
}

function hinting({ table }: View, people: People): Said {
  const { recaller, asked } = table;
  if (isMe(asked, people))
    return { lead: `${nameOf(recaller, people)} asks you for a hint.`, rest: "One word of your story." };
  const seeks = `${nameOf(asked, people)} is looking for a word of the story`;
  return isMe(recaller, people) ? nothing(`${seeks}…`) : nothing(`${seeks} for ${nameOf(recaller, people)}.`);
}

function revealing({ table }: View, people: People): Said {
  const card = table.turned === table.recaller && !isMe(table.turned, people)
    ? "their own card" : `${whose(table.turned, people)} card`;
  return nothing(`${does(table.recaller, people, "turn", "turns")} up ${card}.`);
}

export function situation(view: View, people: People): Said {
  switch (view.table.phase) {
    case "opening": return nothing("Lots are drawn for who begins.");
    case "drawing": return nothing("A word card is drawn.");
    case "siding": return siding(view, people);
    case "choosing": return choosing(view, people);
    case "telling": return telling(view, people);
    case "listening": return listening(view, people);
    case "assigning": return assigning(view, people);
    case "recalling": return recalling(view, people);
    case "hinting": return hinting(view, people);
    case "revealing": return revealing(view, people);
    case "over": return nothing("The game is over.");
  }
}
