// What happens at a table of Color Words, told in English.
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import { colours, type Entry, type View } from "../grid";
import { isAlone, isRefused, mayJudge, pointsOf } from "../review";
import type { Event, Result, Verdict } from "../story";
import { cards } from "./en_cards";
import { does, plural, points, who } from "./en_people";
import { isMe } from "./people";
import type { StoryWords } from "./words";

const named = (seat: number, people: People): string => capital(who(seat, people));

function shown(entry: Entry, seat: number, people: People): string {
  const what = entry.word === "" ? "no word" : `${cards.word(entry.word)}, ${cards.way(entry)}`;
  return `${named(seat, people)}: ${what}.`;
}

function scored(result: Result, seat: number, people: People): string {
  const { entry, bonus } = result;
  if (entry.word === "") return `${named(seat, people)}: no word.`;
  const name = `${named(seat, people)}: ${cards.word(entry.word)}`;
  if (isRefused(result)) return `${name}, ${people.names.length > 1 ? "refused by the table" : "refused"}.`;
  return `${name}, ${points(pointsOf(result))}${bonus > 0 ? `, ${bonus} of them bonus` : ""}.`;
}

function judged({ ballot, entry, isAccepted }: Verdict): string {
  const word = cards.word(entry.word);
  if (ballot.question === "word") return `${word} ${isAccepted ? "is accepted" : "is refused"}.`;
  return `${word} ${isAccepted ? "fits the theme" : "does not count for the theme"}.`;
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "crossed": return `You cross out the star ${cards.ofStar(event.star)}.`;
    case "drawn": {
      const trays = event.trays.map((letter, i) => `${letter} on ${cards.colour[colours[i] ?? "blue"]}`);
      const bonus = `Bonus. ${cards.bonus(event.bonus)}, ${points(event.bonus.points)}.`;
      return `Round ${event.round + 1}. ${trays.join(", ")}. ${bonus}`;
    }
    case "sent": {
      if (event.isAgain) return `${does(event.seat, people, "have", "has")} changed words.`;
      return isMe(event.seat, people) ? "Your word is sent." : `${named(event.seat, people)} has sent a word.`;
    }
    case "rung": {
      if (!isMe(event.seat, people)) return "";
      return event.word === ""
        ? "Time is up: no word of yours counts."
        : `Time is up: ${cards.word(event.word)} counts.`;
    }
    case "revealed":
      return ["The words are shown.", ...event.entries.map((entry, seat) => shown(entry, seat, people))].join(" ");
    case "voted": return `${does(event.seat, people, "have", "has")} voted.`;
    case "judged": return event.verdicts.map(judged).join(" ");
    case "scored": {
      const results = event.results.map((result, seat) => scored(result, seat, people));
      return [`End of round ${event.round + 1}.`, ...results].join(" ");
    }
    case "ringed": {
      const stars = inList("en", event.stars.map(cards.star));
      const what = event.stars.length > 1 ? "the stars" : "the star";
      return `${does(event.seat, people, "ring", "rings")} ${what} of ${stars}.`;
    }
  }
}

function asked(view: View): string {
  const { open, me } = view;
  if (me < 0 || open.done.includes(me)) return "";
  switch (open.phase) {
    case "crossing": return "Your turn: cross out a star.";
    case "writing": return "Your turn: write a word.";
    case "voting": {
      const count = open.ballots.filter((ballot) => mayJudge(view, ballot, me)).length;
      if (count === 0) return "The others are voting on your word.";
      return isAlone(view) ? "You decide." : `Your vote: ${count} question${plural(count)}.`;
    }
    case "reviewing": return "Go on whenever you like.";
    default: return "";
  }
}

export const story: StoryWords = { event, asked };
