// What happens at a table of Farben, told in English.
import { capital } from "../../../words/format";
import type { People } from "../../game";
import { cardsLeft, packetNow, type View } from "../facts";
import { askedOf } from "../flow";
import type { Event } from "../story";
import { colours } from "./en_colours";
import { does, named, points, quoted, who, whose } from "./en_people";
import { isMe, nameOf } from "./people";
import type { StoryWords } from "./words";

function drawn({ round, first, sides }: Extract<Event, { type: "drawn" }>, people: People): string {
  const start = `Round ${round + 1}.`;
  const [one, other] = sides;
  if (one === undefined || other === undefined) return `${start} ${nameOf(first, people)} is picking the word.`;
  return `${start} Your card: ${quoted(one)} or ${quoted(other)}.`;
}

function turned(event: Extract<Event, { type: "turned" }>, people: People): string {
  const { owner, recaller, colour, answer } = event;
  const verb = isMe(recaller, people) ? "name" : "names";
  const says = `${named(recaller, people)} ${verb} ${answer.colour === null ? "nothing" : colours.name[answer.colour]}`;
  const is = `${says}. ${capital(whose(owner, people))} card is ${colours.name[colour]}`;
  if (!answer.is_right) return `${is}: ${answer.colour === null ? "no points" : "wrong"}.`;
  const ours = `${points(event.points.recaller)} for ${who(recaller, people)}`;
  const theirs = event.points.owner > 0 ? `, ${event.points.owner} for ${who(owner, people)}` : "";
  return `${is}: right, ${ours}${theirs}.`;
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "begun": return `${does(event.first, people, "begin", "begins")}.`;
    case "drawn": return drawn(event, people);
    case "worded": return `The word is ${quoted(event.word)}.`;
    case "chose":
      if (isMe(event.seat, people) && event.colour !== null) return `You lay down ${colours.name[event.colour]}.`;
      return `${does(event.seat, people, "have", "has")} chosen.`;
    case "covered": return `${capital(whose(event.seat, people))} card goes under the word, face down.`;
    case "shows": return `${does(event.seat, people, "show", "shows")} ${colours.name[event.colour]}.`;
    case "told": {
      const { colour, story } = event.card;
      if (isMe(event.seat, people)) return "Your story is told.";
      return `${nameOf(event.seat, people)}, ${colour === null ? "" : colours.name[colour]}: ${quoted(story)}`;
    }
    case "remembering":
      return `${does(event.giver, people, "are picking", "is picking")} a word for ${who(event.recaller, people)}.`;
    case "given":
      return `${does(event.giver, people, "give", "gives")} ${quoted(event.word)} to ${who(event.recaller, people)}.`;
    case "asked":
      return `${does(event.recaller, people, "ask", "asks")} ${who(event.owner, people)} for a hint.`;
    case "hinted": return `${capital(whose(event.owner, people))} hint is ${quoted(event.word)}.`;
    case "forgot": return `${does(event.owner, people, "no longer remember", "no longer remembers")}.`;
    case "turned": return turned(event, people);
  }
}

function asked(view: View, people: People): string {
  const { table } = view;
  const packet = packetNow(table);
  switch (askedOf(view)) {
    case "side": return "You pick the word.";
    case "colour": return "Your turn: choose a colour.";
    case "story": return "Your turn to tell.";
    case "listening": return "Say when you have read it.";
    case "packet": return `Your turn: pick a word for ${nameOf(table.recaller, people)}.`;
    case "hint": return "Your turn: give a word of your story, or say that you no longer remember.";
    case "guess": {
      if (table.asked >= 0) return `Your turn: name ${whose(table.asked, people)} colour.`;
      const left = packet === null ? 0 : cardsLeft(packet).length;
      return left === 1 ? "Your turn: one card is left." : `Your turn: ${left} cards are left.`;
    }
    case null: return "";
  }
}

export const story: StoryWords = { event, timedOut: "Time is up.", asked };
