// What happens at a table of Color Words, told in French.
import { capital, inList } from "../../../words/format";
import type { People } from "../../game";
import { colours, type Entry, type View } from "../grid";
import { isAlone, isRefused, mayJudge, pointsOf } from "../review";
import type { Event, Result, Verdict } from "../story";
import { cards } from "./fr_cards";
import { does, plural, points, who } from "./fr_people";
import { isMe } from "./people";
import type { StoryWords } from "./words";

const named = (seat: number, people: People): string => capital(who(seat, people));

function shown(entry: Entry, seat: number, people: People): string {
  const what = entry.word === "" ? "pas de mot" : `${cards.word(entry.word)}, ${cards.way(entry)}`;
  return `${named(seat, people)} : ${what}.`;
}

function scored(result: Result, seat: number, people: People): string {
  const { entry, bonus } = result;
  if (entry.word === "") return `${named(seat, people)} : pas de mot.`;
  const name = `${named(seat, people)} : ${cards.word(entry.word)}`;
  if (isRefused(result)) return `${name}, ${people.names.length > 1 ? "refusé par la table" : "refusé"}.`;
  return `${name}, ${points(pointsOf(result))}${bonus > 0 ? `, dont ${bonus} de bonus` : ""}.`;
}

function judged({ ballot, entry, isAccepted }: Verdict): string {
  const word = cards.word(entry.word);
  if (ballot.question === "word") return `${word} ${isAccepted ? "est accepté" : "est refusé"}.`;
  return `${word} ${isAccepted ? "va avec le thème" : "ne compte pas pour le thème"}.`;
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "crossed": return `Vous barrez l’étoile ${cards.ofStar(event.star)}.`;
    case "drawn": {
      const trays = event.trays.map((letter, i) => `${letter} sur le ${cards.colour[colours[i] ?? "blue"]}`);
      const bonus = `Bonus. ${cards.bonus(event.bonus)}, ${points(event.bonus.points)}.`;
      return `Manche ${event.round + 1}. ${trays.join(", ")}. ${bonus}`;
    }
    case "sent": {
      if (event.isAgain) return `${does(event.seat, people, "avez", "a")} changé de mot.`;
      return isMe(event.seat, people) ? "Votre mot est envoyé." : `${named(event.seat, people)} a envoyé son mot.`;
    }
    case "rung": {
      if (!isMe(event.seat, people)) return "";
      return event.word === ""
        ? "Le temps est écoulé : aucun mot de vous ne compte."
        : `Le temps est écoulé : ${cards.word(event.word)} compte.`;
    }
    case "revealed":
      return ["Les mots sont dévoilés.", ...event.entries.map((entry, seat) => shown(entry, seat, people))].join(" ");
    case "voted": return `${does(event.seat, people, "avez", "a")} voté.`;
    case "judged": return event.verdicts.map(judged).join(" ");
    case "scored": {
      const results = event.results.map((result, seat) => scored(result, seat, people));
      return [`Fin de la manche ${event.round + 1}.`, ...results].join(" ");
    }
    case "ringed": {
      const stars = inList("fr", event.stars.map(cards.ofStar));
      const what = event.stars.length > 1 ? "les étoiles" : "l’étoile";
      return `${does(event.seat, people, "entourez", "entoure")} ${what} ${stars}.`;
    }
  }
}

function asked(view: View): string {
  const { open, me } = view;
  if (me < 0 || open.done.includes(me)) return "";
  switch (open.phase) {
    case "crossing": return "À vous : barrez une étoile.";
    case "writing": return "À vous : écrivez un mot.";
    case "voting": {
      const count = open.ballots.filter((ballot) => mayJudge(view, ballot, me)).length;
      if (count === 0) return "Les autres votent sur votre mot.";
      return isAlone(view) ? "À vous de dire." : `À vous de voter : ${count} question${plural(count)}.`;
    }
    case "reviewing": return "Continuez quand vous voulez.";
    default: return "";
  }
}

export const story: StoryWords = { event, asked };
