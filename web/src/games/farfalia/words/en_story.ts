// What happens at a table of Farfalia, told in English.
import { inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { familyOf, isJoker } from "../cards";
import { type Event, type Result, sidesIn, type View } from "../story";
import { cards } from "./en_cards";
import { does, plural, points, together } from "./en_people";
import { table } from "./en_table";
import { isMe, nameOf, seated } from "./people";
import type { StoryWords } from "./words";

const number = (n: number): string => inLetters("en", n);
const list = (items: readonly string[]): string => inList("en", items);
const someCards = (count: number): string => (count === 1 ? "a card" : `${number(count)} cards`);

const subjects = (count: number): string => (count === 0 ? "nothing" : `${number(count)} subject${plural(count)}`);

function dealt({ deal, dealer, allies }: Extract<Event, { type: "dealt" }>, people: People): string {
  const deals = `Deal ${deal + 1}. ${does(seated(dealer), people, "deal", "deals")}.`;
  if (allies === null) return deals;
  const names = allies.partners.map((seat) => nameOf(seat, people));
  const all = allies.hasDummy ? [...names, "your dummy"] : names;
  return `${deals} ${all.length === 0 ? "You play without a partner." : `You play with ${list(all)}.`}`;
}

function scored(deal: number, result: Result, people: People): string {
  const sides = sidesIn(result).map(({ seats, kept }) => {
    const won = [...new Set(seats.map((seat) => result.points[seat] ?? 0))];
    const sum = won.length > 1 ? `${list(won.map(String))} points` : points(won[0] ?? 0);
    return `${together(seats, people)}: ${subjects(kept.length)}, ${sum}.`;
  });
  return [`End of deal ${deal + 1}.`, ...sides].join(" ");
}

function event(event: Event, people: People): string {
  switch (event.type) {
    case "begun": return `${does(seated(event.dealer), people, "deal", "deals")} first.`;
    case "staked": {
      const you = isMe(event.seat, people);
      if (!event.joker) return `${does(seated(event.seat), people, "spend", "spends")} no joker.`;
      const spends = does(seated(event.seat), people, "spend", "spends");
      return `${spends} a joker: ${you ? "your" : "their"} points of this deal count double.`;
    }
    case "dealt": return dealt(event, people);
    case "discarded": {
      const named = list(event.cards.map((card) => `the ${cards.card(card)}`));
      const what = named === "" ? someCards(event.count) : named;
      return `${does(seated(event.seat), people, "put", "puts")} ${what} aside.`;
    }
    case "named":
      if (event.trump === "none") return `${does(seated(event.seat), people, "play", "plays")} without trumps.`;
      return `${does(seated(event.seat), people, "make", "makes")} ${cards.trump[event.trump]} trumps.`;
    case "proposed": {
      const said = `The proposal: ${cards.subjects(event.subjects)}.`;
      if (event.turnedUp === null) return said;
      const none = "The first subject is a butterfly: no trumps.";
      return `${said} ${event.turnedUp === "none" ? none : `Trumps: ${cards.trump[event.turnedUp]}.`}`;
    }
    case "played": {
      const plays = `${does(event.player, people, "play", "plays")} the ${cards.card(event.card)}`;
      if (!isJoker(event.card)) return `${plays}.`;
      return `${plays}: it burns this family in the trick.`;
    }
    case "won": return table.won(event.how, event.player, people);
    case "kept": {
      const keeps = does(event.player, people, "keep", "keeps");
      return `${keeps} ${cards.aFamily[familyOf(event.card)]}: ${number(event.count)} of five.`;
    }
    case "left": return `${does(event.player, people, "keep", "keeps")} nothing.`;
    case "scored": return scored(event.deal, event.result, people);
  }
}

function asked({ open, board, me }: View): string {
  const hand = open.hands[open.turn];
  if (hand?.seat !== me) return "";
  switch (open.phase) {
    case "staking": return "Your turn: spend a joker?";
    case "discarding": return `Your turn: put ${someCards(board.discards)} aside.`;
    case "naming": return "Your turn: name trumps.";
    case "playing": return hand.is_dummy ? "Your turn to play for your dummy." : "Your turn to play.";
    case "capturing": return "Your turn: keep a card, or nothing.";
    default: return "";
  }
}

export const story: StoryWords = { event, timedOut: "Out of time.", asked };
