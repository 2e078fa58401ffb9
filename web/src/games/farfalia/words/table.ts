// What the table itself says: its areas, its choices, its hints. Built from the facts of ../table.ts.
import type { People } from "../../game";
import type { Card, Family, Suit, Trump } from "../cards";
import type { HowWon, Player, View } from "../story";
import type { Hand, Role, Side, Trick, WhyLeft, WhyNot } from "../table";

/** A sentence whose beginning is what matters. */
export interface Said {
  readonly lead: string;
  readonly rest: string;
}

/** A choice that says what it gives. */
export interface Choice {
  readonly title: string;
  readonly line: string;
}

export interface TableWords {
  readonly twin: string; // title of the table in words
  readonly close: string;

  // Who is who.
  readonly sitter: (hand: Hand, people: People) => string; // on a plate: "Nour", "Votre mort"
  readonly seeRule: string; // after a label that opens its rule
  readonly plate: (role: Role, isDealer: boolean, score: number | null) => string; // "Donneur, seul · 12 pts"
  readonly voids: (suits: readonly Suit[]) => string; // "n’a plus de poisson"
  readonly lacks: string; // before the signs of these suits
  readonly staked: string; // beside who doubles this deal
  readonly dealerMark: string; // one letter
  readonly side: (side: Side, people: People) => string; // "Vous et Ocre"
  readonly sideShort: (side: Side, people: People) => string;

  // The proposal.
  readonly proposal: string;
  readonly hidden: (view: View) => string; // it is not turned up yet
  readonly progress: (count: number, points: readonly number[]) => string; // "2 sur 5 · 3 pts"
  readonly stakeWorth: (side: Side, people: People) => string; // whose points count double; empty if nobody's
  readonly missing: (family: Family) => string;
  readonly scale: string; // before the points of 1 to 5 subjects
  readonly points: (points: number) => string;

  // The trick.
  readonly trick: string;
  readonly led: string; // label of the suit
  readonly trump: string;
  readonly leads: string; // who has the best card so far
  readonly takes: string; // who won
  readonly won: (how: HowWon, player: Player, people: People) => string; // a sentence: who, and by what
  readonly opened: string;
  readonly yours: string; // where my card will lie
  readonly plays: string; // where somebody's card will lie
  readonly burnt: string; // after the name of a card
  readonly early: (view: View) => string; // nothing is kept of this trick; empty if something may be
  readonly situation: (view: View, people: People) => Said;
  readonly watching: string;

  // The hand and the dummies.
  readonly hand: string;
  readonly covers: string; // of a dummy's card
  readonly whyNot: (why: WhyNot) => string;
  readonly jokerStays: string; // it cannot be put aside
  readonly burns: (family: Family) => string; // what a joker in the hand does
  readonly pickCard: string; // on the button while no card is chosen
  readonly play: (card: Card) => string;
  readonly discard: (cards: readonly Card[], wanted: number) => string;
  readonly aside: (cards: readonly Card[]) => string; // what I put aside

  // Choices.
  readonly naming: string;
  readonly trumpChoice: (trump: Trump, held: number) => Choice;
  readonly name: (trump: Trump | null) => string; // on the button
  readonly staking: string;
  readonly stakingHelp: string;
  readonly stake: string;
  readonly noStake: string;
  readonly stakes: (view: View, seat: number) => string; // how a player stands with his jokers
  readonly capture: string;
  readonly keep: (card: Card) => string; // on the button
  readonly keptAs: (card: Card, side: Side, view: View) => Choice; // what it brings
  readonly pickKeep: string;
  readonly leave: string;
  readonly whyLeft: (why: WhyLeft, card: Card, view: View) => string;

  // Looking back.
  readonly lastTrick: string;
  readonly noLastTrick: string;
  readonly tookTrick: (trick: Trick, open: View["open"], people: People) => string;
  readonly sheet: string;
  readonly total: (points: number) => string; // mine
  readonly openHands: string; // in a replay
  readonly dealOver: (view: View) => string; // title over the sheet when a deal has ended
  readonly nextDeal: (view: View, people: People) => string; // below it: the next deal as it is about to begin
  readonly goOn: string; // closes it
  readonly awaitYou: (names: readonly string[]) => string; // they have gone on
  readonly awaited: (names: readonly string[]) => string; // they still read

  readonly preferences: {
    readonly title: string;
    readonly oneTouch: { readonly label: string; readonly help: string };
    readonly confirm: { readonly label: string; readonly help: string };
    readonly autoKeep: { readonly label: string; readonly help: string };
  };

  // For those who do not see it.
  readonly sayTrump: (trump: Trump) => string;
  readonly sayProposal: (subjects: readonly Family[]) => string;
  readonly saySide: (side: Side, people: People) => string;
  readonly sayTrick: (view: View, people: People) => string;
  readonly sayHand: (cards: readonly Card[]) => string;
  readonly sayDummy: (hand: Hand, people: People) => string;
  readonly sayScores: (view: View, people: People) => string;
}
