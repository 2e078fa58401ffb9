// What happens at a table of Farben, told in French.
import type { People } from "../../game";
import { cardsLeft, packetNow, type View } from "../facts";
import { askedOf } from "../flow";
import type { Event } from "../story";
import { colours } from "./fr_colours";
import { does, named, of, points, quoted, who, yours } from "./fr_people";
import { isMe, nameOf } from "./people";
import type { StoryWords } from "./words";

function drawn({ round, first, sides }: Extract<Event, { type: "drawn" }>, people: People): string {
  const start = `Manche ${round + 1}.`;
  const [one, other] = sides;
  if (one === undefined || other === undefined) return `${start} ${nameOf(first, people)} choisit le mot.`;
  return `${start} Votre carte : ${quoted(one)} ou ${quoted(other)}.`;
}

function turned(event: Extract<Event, { type: "turned" }>, people: People): string {
  const { owner, recaller, colour, answer } = event;
  const whose = yours(owner, people, "Votre carte", "La carte");
  const said = answer.colour === null ? "n’annonce rien" : `annonce ${colours.name[answer.colour]}`;
  const says = isMe(recaller, people) ? said.replace("annonce", "annoncez") : said;
  const is = `${named(recaller, people)} ${says}. ${whose} : ${colours.name[colour]}`;
  if (!answer.is_right) return `${is}. ${answer.colour === null ? "Aucun point" : "Faux"}.`;
  const ours = `${points(event.points.recaller)} pour ${who(recaller, people)}`;
  const theirs = event.points.owner > 0 ? `, ${event.points.owner} pour ${who(owner, people)}` : "";
  return `${is}. Juste, ${ours}${theirs}.`;
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "begun": return `${does(event.first, people, "commencez", "commence")}.`;
    case "drawn": return drawn(event, people);
    case "worded": return `Le mot est ${quoted(event.word)}.`;
    case "chose":
      if (isMe(event.seat, people) && event.colour !== null) return `Vous posez ${colours.name[event.colour]}.`;
      return `${does(event.seat, people, "avez", "a")} choisi.`;
    case "covered": return `${yours(event.seat, people, "Votre carte", "La carte")} passe sous le mot, face cachée.`;
    case "shows": return `${does(event.seat, people, "montrez", "montre")} ${colours.name[event.colour]}.`;
    case "told": {
      const { colour, story } = event.card;
      if (isMe(event.seat, people)) return "Votre histoire est racontée.";
      return `${nameOf(event.seat, people)}, ${colour === null ? "" : colours.name[colour]} : ${quoted(story)}`;
    }
    case "remembering":
      return `${does(event.giver, people, "choisissez", "choisit")} un mot pour ${who(event.recaller, people)}.`;
    case "given": {
      const { giver, recaller, word } = event;
      if (isMe(recaller, people)) return `${nameOf(giver, people)} vous donne ${quoted(word)}.`;
      return `${does(giver, people, "donnez", "donne")} ${quoted(word)} à ${nameOf(recaller, people)}.`;
    }
    case "asked":
      return `${does(event.recaller, people, "demandez", "demande")} un indice à ${who(event.owner, people)}.`;
    case "hinted": return `${yours(event.owner, people, "Votre indice", "L’indice")} est ${quoted(event.word)}.`;
    case "forgot": return `${does(event.owner, people, "ne vous en souvenez plus", "ne s’en souvient plus")}.`;
    case "turned": return turned(event, people);
  }
}

function asked(view: View, people: People): string {
  const { table } = view;
  const packet = packetNow(table);
  switch (askedOf(view)) {
    case "side": return "À vous de choisir le mot.";
    case "colour": return "À vous : choisissez une couleur.";
    case "story": return "À vous de raconter.";
    case "listening": return "Dites quand vous avez lu.";
    case "packet": return `À vous : choisissez un mot pour ${nameOf(table.recaller, people)}.`;
    case "hint": return "À vous : donnez un mot de votre histoire, ou dites que vous ne vous en souvenez plus.";
    case "guess": {
      if (table.asked >= 0) return `À vous : annoncez la couleur ${of(table.asked, people)}.`;
      const left = packet === null ? 0 : cardsLeft(packet).length;
      return left === 1 ? "À vous : il reste une carte." : `À vous : il reste ${left} cartes.`;
    }
    case null: return "";
  }
}

export const story: StoryWords = { event, timedOut: "Temps écoulé.", asked };
