// What happens at a table of Barbarossa, told in English.
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import { isSecret, isUnread, openTo, type View, waitingLine } from "../facts";
import { askedOf } from "../flow";
import type { Event } from "../story";
import { counted, does, letterAt, named, quoted, together, who, whose } from "./en_people";
import { table as said } from "./en_table";
import { isMe } from "./people";
import type { StoryWords } from "./story";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

const byCurse = (text: string, isCurse: boolean): string => (isCurse ? `A curse. ${text}` : text);

function begun({ dice, first }: Of<"begun">, people: People): string {
  const thrown = inList("en", dice.map((die, seat) => `${die} for ${who(seat, people)}`));
  return `The dice: ${thrown}. ${does(first, people, "begin", "begins")}.`;
}

function lettered({ line, thing }: Of<"lettered">, people: People): string {
  const asks = `${does(line.asker, people, "ask", "asks")} for ${letterAt(line.position)}`;
  const about = `${asks} of ${said.object.short(thing, people)}.`;
  const gives = line.text === "" ? "There is no letter at that place." : `It is ${line.text.toLocaleUpperCase()}.`;
  return byCurse(line.is_hidden ? about : `${about} ${gives}`, line.is_curse);
}

function proposed({ line, thing }: Of<"proposed">, people: People): string {
  const word = isSecret(line, people) ? "a word" : quoted(line.text);
  const proposes = `${does(line.asker, people, "propose", "proposes")} ${word}`;
  return byCurse(`${proposes} for ${said.object.short(thing, people)}.`, line.is_curse);
}

function moves(seat: number, by: number, people: People): string {
  if (by === 0) return `${does(seat, people, "stay", "stays")} in place`;
  return `${does(seat, people, "go", "goes")} ${by > 0 ? "on" : "back"} ${counted(Math.abs(by), "step")}`;
}

function found({ line, thing, guesser, owner }: Of<"found">, people: People): string {
  const which = thing.arrows.length > 1 ? "second" : "first";
  const plants = `${does(line.asker, people, "plant", "plants")} the ${which} arrow in `;
  const is = isSecret(line, people) ? "Found." : `It is ${quoted(line.text)}.`;
  const hats = `${moves(line.asker, guesser, people)}. ${moves(thing.owner, owner, people)}.`;
  return byCurse(`${is} ${plants}${said.object.short(thing, people)}. ${hats}`, line.is_curse);
}

function missed({ line, thing }: Of<"missed">, people: People): string {
  const keeps = `${said.object.short(thing, people)} keeps its secret`;
  return `That is not it: ${keeps}${line.is_curse ? ". The curse is spent" : ""}.`;
}

function reach(seats: readonly number[], people: People): string {
  const [seat, ...others] = seats;
  if (seat === undefined) return "That was the last arrow.";
  return others.length > 0
    ? `${capital(together(seats, people))} come to the goal together.`
    : `${does(seat, people, "are", "is")} at the goal.`;
}

function over({ reached, hasPenalties }: Of<"over">, people: People): string {
  const cost = hasPenalties ? " Objects without their two arrows cost their makers." : "";
  return `${reach(reached, people)} The game is over.${cost}`;
}

function disputed({ seat, isDisputed, line }: Of<"disputed">, people: People): string {
  const says = isDisputed ? does(seat, people, "dispute", "disputes")
    : does(seat, people, "no longer dispute", "no longer disputes");
  return `${says} an answer: ${quoted(line.text)}.`;
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "ready": return `${does(event.seat, people, "have", "has")} finished sculpting.`;
    case "rework": return `${does(event.seat, people, "go", "goes")} back to the clay.`;
    case "supplied": return `A ready-made object replaces one of ${whose(event.seat, people)}.`;
    case "unveiled": return "All objects are on the table.";
    case "begun": return begun(event, people);
    case "rolled":
      return `${does(event.seat, people, "throw", "throws")} ${event.die}: ${said.ring.name[event.space]}.`;
    case "paid": {
      const pays = `${does(event.seat, people, "pay", "pays")} ${counted(event.gems, "gem")}`;
      return `${pays}: ${said.ring.name[event.space]}.`;
    }
    case "gem": return `A gem: ${does(event.seat, people, "have", "has")} ${event.gems}.`;
    case "hazard": return `All others go on ${counted(event.points, "step")}.`;
    case "lettered": return lettered(event, people);
    case "asked": {
      const { line, thing } = event;
      const what = isUnread(line, people) ? "a question that you no longer read." : quoted(line.text);
      return `${named(line.asker, people)}, about ${said.object.short(thing, people)}: ${what}`;
    }
    case "answered": {
      const { line: { answer }, thing: { owner } } = event;
      if (answer === "unclear") return `${named(owner, people)} did not understand the question.`;
      return `${does(owner, people, "answer", "answers")}: ${answer === "none" ? "" : said.answer[answer]}.`;
    }
    case "proposed": return proposed(event, people);
    case "found": return found(event, people);
    case "missed": return missed(event, people);
    case "second": return `${does(event.seat, people, "begin", "begins")} the second series.`;
    case "turn": return isMe(event.seat, people) ? "" : `${capital(whose(event.seat, people))} turn.`;
    case "refilled": return `${does(event.seat, people, "take", "takes")} three curses back.`;
    case "disputed": return disputed(event, people);
    case "over": return over(event, people);
  }
}

function asked(view: View, people: People): string {
  const { table } = view;
  switch (askedOf(view)) {
    case "clay": return "Your turn to make your objects and give each a word.";
    case "move": {
      const gems = table.players[view.me]?.gems ?? 0;
      return gems === 0 ? "Your turn: throw the die."
        : `Your turn: throw the die, or pay. You have ${counted(gems, "gem")}.`;
    }
    case "letter": return "Your turn: ask for a letter, or pass.";
    case "question": return "Your turn: first series, until a no.";
    case "guess": {
      const left = openTo(table, view.me).length;
      return left === 0 ? "Your turn: end it." : "Your turn: second series, a question or a word.";
    }
    case "answer": {
      const word = table.objects[waitingLine(table)?.object ?? -1]?.word ?? "";
      return `It is for you to answer. Your word is ${quoted(word)}.`;
    }
    case "verdict": {
      const line = waitingLine(table);
      const word = table.objects[line?.object ?? -1]?.word ?? "";
      const judges = `It is for you to judge ${named(line?.asker ?? -1, people)}: your word is ${quoted(word)}`;
      return `${judges}. Is it the same?`;
    }
    case null: return "";
  }
}

export const story: StoryWords = { event, timedOut: "Time is up.", asked };
