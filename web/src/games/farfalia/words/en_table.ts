// The table of Farfalia in English.
import { capital, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { type Card, familyOf, isButterfly, isJoker, noCard, type Suit, suitOf } from "../cards";
import { howWon, type HowWon, type Player, type View } from "../story";
import {
  actingHand, isNamedFirst, ledSuit, type Role, type Side, type Trick, type WhyLeft, type WhyNot,
} from "../table";
import { cards as named } from "./en_cards";
import { does, plural, points, together, who } from "./en_people";
import { isMe, nameOf } from "./people";
import type { Said, TableWords } from "./table";

const short = (count: number): string => `${count} pt${plural(count)}`;
const unit = (counts: readonly number[]): string => `pt${plural(Math.max(...counts))}`;

/** "the 13 of fish", "the butterfly joker" */
const the = (card: Card): string => {
  const name = named.card(card).replace(", butterfly", "");
  return `the ${isJoker(card) ? name.toLocaleLowerCase() : name}`;
};

function role(which: Role, isDealer: boolean): string {
  switch (which) {
    case "partner": return isDealer ? "Dealer, your partner" : "Your partner";
    case "alone": return isDealer ? "Dealer, alone" : "Alone against all";
    case "me":
    case "my_dummy":
    case "opponent": return isDealer ? "Dealer" : "";
  }
}

function members({ hands }: Side, people: People): readonly string[] {
  const mine = hands.toSorted((a, b) => Number(isMe(b.seat, people)) - Number(isMe(a.seat, people)));
  return mine.map((hand) => {
    if (!hand.is_dummy) return isMe(hand.seat, people) ? "you" : nameOf(hand.seat, people);
    return isMe(hand.seat, people) ? "your dummy" : "dummy";
  });
}
/** Who wins a trick, and by what. */
function won(how: HowWon, player: Player, people: People): string {
  if (how.type === "trumped") return `${does(player, people, "trump and win", "trumps and wins")} the trick.`;
  const best = how.type === "highest_trump" ? "trump" : named.suit[how.suit];
  return `${does(player, people, "win", "wins")} the trick with the highest ${best}.`;
}

const side = (which: Side, people: People): string =>
  capital(inList("en", members(which, people))) + (which.isAlone ? ", alone against all" : "");

const asked = (suit: Suit): string => `${capital(named.suits[suit])} led`;

function whyNot(why: WhyNot): string {
  switch (why.type) {
    case "other_hand": return why.isDummy ? "It is your dummy’s turn." : "It is your own hand’s turn.";
    case "joker_leads": return "A joker cannot lead a trick.";
    case "must_follow": {
      const has = why.isDummy ? "it has some" : "you have some";
      return `${asked(why.suit)}: ${has}, so one must be played.`;
    }
  }
}

/** What whoever is to play a card should know. */
function toPlay(view: View, people: People): Said {
  const { open, playable } = view;
  const hand = open.hands[open.turn];
  if (hand === undefined) return { lead: "", rest: "" };
  const winner = open.hands[open.trick.winner];
  if (winner !== undefined) {
    return { lead: won(howWon(open.trick, open.hands.length, open.trump), winner, people), rest: "" };
  }
  const suit = ledSuit(open.trick);
  if (!isMe(hand.seat, people)) {
    return { lead: `${capital(who(hand, people))} to play.`, rest: suit === null ? "" : `${asked(suit)}.` };
  }
  const lead = suit === null
    ? `${capital(who(hand, people))} to lead.`
    : hand.is_dummy ? "Play for your dummy." : "Your turn.";
  if (suit === null) return { lead, rest: "Play any card." };
  const follows = playable.some((card) => !isJoker(card) && suitOf(card) === suit);
  if (follows) {
    const rule = whyNot({ type: "must_follow", suit, isDummy: hand.is_dummy });
    return { lead, rest: playable.some(isJoker) ? rule.replace(/\.$/, ", or your joker.") : rule };
  }
  return { lead, rest: `${asked(suit)}: ${hand.is_dummy ? "it has" : "you have"} none, play any card.` };
}

function situation(view: View, people: People): Said {
  const { open, board } = view;
  const hand = open.hands[actingHand(view)];
  const mine = hand !== undefined && isMe(hand.seat, people);
  switch (open.phase) {
    case "beginning":
      return { lead: open.deal > 0 ? `Deal ${open.deal} is counted.` : "The first dealer is drawn.", rest: "" };
    case "dealing": return { lead: "The cards are dealt.", rest: "" };
    case "proposing": return { lead: "The proposal is turned up.", rest: "" };
    case "over": return { lead: "The game is over.", rest: "" };
    case "playing": return toPlay(view, people);
  }
  if (hand === undefined) return { lead: "", rest: "" };
  const next = isNamedFirst(view) ? "You put a card aside" : "The proposal is turned up";
  const count = `${inLetters("en", board.discards)} card${plural(board.discards)}`;
  switch (open.phase) {
    case "staking":
      return mine
        ? { lead: "Your turn.", rest: "Will you stake a joker on this deal?" }
        : { lead: `${nameOf(hand.seat, people)} decides.`, rest: "A joker on this deal, or not." };
    case "discarding":
      if (mine) {
        const then = isNamedFirst(view) ? "The proposal is turned up next." : "You name trumps next.";
        return { lead: `Put ${count} aside.`, rest: `Nobody will see ${board.discards > 1 ? "them" : "it"}. ${then}` };
      }
      return { lead: `${nameOf(hand.seat, people)} puts ${count} aside.`, rest: "" };
    case "naming":
      return mine
        ? { lead: "Name trumps.", rest: `${next} right after.` }
        : { lead: `${nameOf(hand.seat, people)} names trumps.`, rest: "" };
    case "capturing":
      return {
        lead: won(howWon(open.trick, open.hands.length, open.trump), hand, people),
        rest: mine ? "Choose the card to keep." : `${nameOf(hand.seat, people)} chooses a card to keep.`,
      };
  }
}

function whyLeft(why: WhyLeft, card: Card, { open }: View): string {
  const family = familyOf(card);
  switch (why) {
    case "joker": return "a joker is not kept";
    case "burnt": return "burnt by a joker";
    case "unasked": return `no ${named.family[family]} in the proposal`;
    case "enough": {
      const wanted = open.proposal.filter((subject) => subject === family).length;
      return `your side already has ${named.count(family, wanted)}`;
    }
  }
}

function stakes({ open, board }: View, seat: number): string {
  const left = open.doublings[seat] ?? 0;
  const jokers = `${left} joker${plural(left)} left`;
  if (open.doubled.includes(seat)) return left > 0 ? `Doubles this deal, ${jokers}` : "Doubles this deal";
  if (left === 0) return "No joker left";
  return board.barred.includes(seat) ? "In the lead: may not double" : capital(jokers);
}

function tookTrick(trick: Trick, { hands, trump }: View["open"], people: People): string {
  const winner = hands[trick.winner];
  if (winner === undefined) return "";
  const took = won(howWon(trick, hands.length, trump), winner, people);
  if (trick.kept === noCard) return `${took} Nothing of it is kept.`;
  const as = isButterfly(trick.kept) ? ", as a butterfly" : "";
  return `${took} ${does(winner, people, "keep", "keeps")} ${the(trick.kept)}${as}.`;
}

/** Who deals next, and with whom I play then. */
function nextDeal(view: View, people: People): string {
  const hands = view.board.next;
  const dealer = hands[0]?.seat;
  if (dealer === undefined) return "";
  const deals = `Next, ${isMe(dealer, people) ? "you deal" : `${nameOf(dealer, people)} deals`}`;
  const mine = hands.find((hand) => isMe(hand.seat, people) && !hand.is_dummy);
  if (mine === undefined) return `${deals}.`;
  const partner = hands.find((hand) => hand.side === mine.side && hand !== mine);
  return `${deals} and you play ${partner === undefined ? "against all" : `with ${who(partner, people)}`}.`;
}

function sayTrick({ open, board }: View, people: People): string {
  const { leader, cards, winner } = open.trick;
  if (cards.length === 0) return "No card in the middle.";
  const played = cards.map((card, i) => {
    const hand = open.hands[(leader + i) % open.hands.length];
    const burnt = board.burnt.includes(card) ? ", burnt" : "";
    return `${hand === undefined ? "" : who(hand, people)} ${named.card(card)}${burnt}`;
  });
  const won = open.hands[winner];
  return `The trick: ${played.join("; ")}.${won === undefined ? "" : ` ${does(won, people, "win", "wins")}.`}`;
}

export const table: TableWords = {
  twin: "The table in words",
  close: "Close",

  sitter: (hand, people) => {
    if (!hand.is_dummy || isMe(hand.seat, people) || people.me < 0) return capital(who(hand, people));
    return people.names.length === 2 ? "Their dummy" : "The dummy"; // plates are narrow, and there is but one other
  },
  seeRule: "see the rule",
  voids: (suits) => `has no ${suits.map((suit) => named.suits[suit]).join(" or ")} left`,
  lacks: "Out of",
  staked: "joker staked: own points count twice",
  plate: (which, isDealer, score) =>
    [role(which, isDealer), score === null ? "" : short(score)].filter((part) => part !== "").join(" · "),
  dealerMark: "D",
  side,
  sideShort: (which, people) => capital(members(which, people).join(" + ").replace("your dummy", "dummy")),

  proposal: "The proposal",
  hidden: (view) => {
    const named = isNamedFirst(view) ? "a card is put aside" : "trumps are named";
    return `It is turned up once ${view.board.discards > 0 ? named : "the cards are dealt"}.`;
  },
  progress: (count, worth) => (count === 0 ? "0 of 5" : `${count} of 5 · ${worth.join(" / ")} ${unit(worth)}`),
  stakeWorth: ({ doubled }, people) =>
    doubled.length === 0 ? "" : `Joker staked, points doubled: ${together(doubled, people)}.`,
  missing: (family) => `${named.family[family]} to find`,
  scale: "Subjects",
  points,

  trick: "The trick",
  led: "Led",
  trump: "Trumps",
  leads: "winning",
  takes: "wins",
  won,
  opened: "led",
  yours: "Your card",
  plays: "to play",
  burnt: "burnt",
  early: ({ open, board }) => {
    const isEarly = open.phase !== "over" && open.tricks < board.captures_from;
    return isEarly ? `Nothing to keep before trick ${board.captures_from + 1}.` : "";
  },
  situation,
  watching: "You are watching.",

  hand: "Your hand",
  covers: "covers a card",
  whyNot,
  jokerStays: "A joker is not put aside.",
  burns: (family) => `burns every ${named.family[family]}`,
  pickCard: "Choose a card",
  play: (card) => `Play ${the(card)}`,
  discard: (cards, wanted) => {
    const [card, other] = cards;
    if (wanted > 1 && other === undefined) return `Put aside: ${cards.length} of ${wanted}`;
    if (wanted > 1) return "Put these two cards aside";
    return card === undefined ? "Choose a card to put aside" : `Put ${the(card)} aside`;
  },
  aside: (cards) => `Put aside: ${inList("en", cards.map(the))}.`,

  naming: "Which trumps?",
  trumpChoice: (trump, count) => ({
    title: capital(named.trump[trump]),
    line: trump === "none" ? "highest card led wins" : `${count} card${plural(count)} in hand`,
  }),
  name: (trump) => {
    if (trump === null) return "Choose trumps";
    return trump === "none" ? "Play without trumps" : `Name ${named.suits[trump]} trumps`;
  },
  staking: "A joker on this deal?",
  stakingHelp: "Your points of the deal count twice. Whoever leads the game may not.",
  stake: "Stake a joker",
  noStake: "Not this time",
  stakes,
  capture: "Which card do you keep?",
  keep: (card) => `Keep ${the(card)}`,
  keptAs: (card, { count }, { board }) => ({
    title: capital(named.aFamily[familyOf(card)]),
    line: points(board.points[count + 1] ?? 0),
  }),
  pickKeep: "Choose a card",
  leave: "Keep nothing",
  whyLeft,

  lastTrick: "Last trick",
  noLastTrick: "No trick has been played yet.",
  tookTrick,
  sheet: "Score sheet",
  total: (count) => `Your total: ${points(count)}`,
  openHands: "All hands",
  dealOver: ({ open }) => (open.phase === "over" ? "End of the last deal" : `End of deal ${open.deal}`),
  nextDeal,
  goOn: "Go on",
  awaitYou: (names) =>
    `${inList("en", names)} ${names.length > 1 ? "have gone on and wait" : "has gone on and waits"} for you.`,
  awaited: (names) => (names.length === 0 ? "Going on…" : `Waiting for ${inList("en", names)}.`),

  preferences: {
    title: "Playing a card",
    oneTouch: { label: "Play with one touch", help: "A card you touch is played at once." },
    confirm: { label: "Confirm every card", help: "Only the button plays the chosen card." },
    autoKeep: {
      label: "Keep automatically when the choice is obvious",
      help: "When all useful cards are of one family.",
    },
  },

  sayTrump: (trump) => (trump === "none" ? "No trumps." : `${capital(named.trump[trump])} are trumps.`),
  sayProposal: (subjects) => `Proposal: ${named.subjects(subjects)}.`,
  saySide: (which, people) => {
    const got = which.slots.filter((card) => card !== null).map((card) => named.card(card));
    const kept = `${side(which, people)}: ${which.count} of 5${got.length > 0 ? ` (${got.join("; ")})` : ""}.`;
    const staked = table.stakeWorth(which, people);
    return staked === "" ? kept : `${kept} ${staked}`;
  },
  sayTrick,
  sayHand: (cards) => `Your hand: ${cards.map(named.card).join("; ")}.`,
  sayDummy: (hand, people) => {
    const up = hand.columns.filter(({ card }) => card !== noCard);
    const hidden = up.filter(({ covers }) => covers).length;
    const shown = up.map(({ card }) => named.card(card)).join("; ");
    return `${capital(who(hand, people))}: ${shown}${hidden > 0 ? `, and ${hidden} face down` : ""}.`;
  },
  sayScores: ({ open }, people) => {
    const scores = open.scores.slice(0, open.seats);
    return `Scores: ${scores.map((score, seat) => `${nameOf(seat, people)} ${score}`).join(", ")}.`;
  },
};
