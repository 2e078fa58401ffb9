// What happens at a table of Farfalia, told in French.
import { inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { familyOf, isJoker } from "../cards";
import { type Event, type Result, sidesIn, type View } from "../story";
import { cards } from "./fr_cards";
import { does, plural, points, together } from "./fr_people";
import { table } from "./fr_table";
import { isMe, nameOf, seated } from "./people";
import type { StoryWords } from "./words";

const number = (n: number): string => inLetters("fr", n);
const list = (items: readonly string[]): string => inList("fr", items);
const someCards = (count: number): string => (count === 1 ? "une carte" : `${number(count)} cartes`);
const subjects = (count: number): string => (count === 0 ? "rien" : `${number(count)} sujet${plural(count)}`);

function dealt({ deal, dealer, allies }: Extract<Event, { type: "dealt" }>, people: People): string {
  const deals = `Donne ${deal + 1}. ${does(seated(dealer), people, "donnez", "donne")}.`;
  if (allies === null) return deals;
  const names = allies.partners.map((seat) => nameOf(seat, people));
  const all = allies.hasDummy ? [...names, "votre mort"] : names;
  return `${deals} ${all.length === 0 ? "Vous jouez sans partenaire." : `Vous jouez avec ${list(all)}.`}`;
}

function scored(deal: number, result: Result, people: People): string {
  const sides = sidesIn(result).map(({ seats, kept }) => {
    const won = [...new Set(seats.map((seat) => result.points[seat] ?? 0))];
    const sum = won.length > 1 ? `${list(won.map(String))} points` : points(won[0] ?? 0);
    return `${together(seats, people)} : ${subjects(kept.length)}, ${sum}.`;
  });
  return [`Fin de la donne ${deal + 1}.`, ...sides].join(" ");
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "begun": return `${does(seated(event.dealer), people, "donnez", "donne")} en premier.`;
    case "staked": {
      const you = isMe(event.seat, people);
      if (!event.joker) return `${does(seated(event.seat), people, "ne misez pas", "ne mise pas")} de joker.`;
      const stakes = does(seated(event.seat), people, "misez", "mise");
      return `${stakes} un joker : ${you ? "vos" : "ses"} points de la donne comptent double.`;
    }
    case "dealt": return dealt(event, people);
    case "discarded": {
      const named = list(event.cards.map((card) => `le ${cards.card(card)}`));
      const what = named === "" ? someCards(event.count) : named;
      return `${does(seated(event.seat), people, "écartez", "écarte")} ${what}.`;
    }
    case "named":
      if (event.trump === "none") return `${does(seated(event.seat), people, "jouez", "joue")} sans atout.`;
      return `${does(seated(event.seat), people, "nommez", "nomme")} l’atout : ${cards.trump[event.trump]}.`;
    case "proposed": {
      const said = `La proposition : ${cards.subjects(event.subjects)}.`;
      if (event.turnedUp === null) return said;
      const none = "Le premier sujet est un papillon : on joue sans atout.";
      return `${said} ${event.turnedUp === "none" ? none : `Atout : ${cards.trump[event.turnedUp]}.`}`;
    }
    case "played": {
      const plays = `${does(event.player, people, "jouez", "joue")} le ${cards.card(event.card)}`;
      if (!isJoker(event.card)) return `${plays}.`;
      return `${plays} : les ${cards.family[familyOf(event.card)]}s du pli brûlent.`;
    }
    case "won": return table.won(event.how, event.player, people);
    case "kept": {
      const keeps = does(event.player, people, "gardez", "garde");
      return `${keeps} ${cards.aFamily[familyOf(event.card)]} : ${number(event.count)} sur cinq.`;
    }
    case "left": return `${does(event.player, people, "ne gardez", "ne garde")} rien.`;
    case "scored": return scored(event.deal, event.result, people);
  }
}

function asked({ open, board, me }: View): string {
  const hand = open.hands[open.turn];
  if (hand?.seat !== me) return "";
  switch (open.phase) {
    case "staking": return "À vous : misez-vous un joker ?";
    case "discarding": return `À vous : écartez ${someCards(board.discards)}.`;
    case "naming": return "À vous : nommez l’atout.";
    case "playing": return hand.is_dummy ? "À vous de jouer pour votre mort." : "À vous de jouer.";
    case "capturing": return "À vous : gardez une carte, ou rien.";
    default: return "";
  }
}

export const story: StoryWords = { event, timedOut: "Temps écoulé.", asked };
