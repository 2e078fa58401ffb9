// Farfalia in English: options, refusals, bots, and the sentences the shell asks for.
import { capital, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { dealOf, type Decision, decision, type View } from "../story";
import { announce } from "./announce";
import { cards } from "./en_cards";
import { did } from "./en_did";
import { guide } from "./en_guide";
import { plural, points, together } from "./en_people";
import { rules } from "./en_rules";
import { story } from "./en_story";
import { table } from "./en_table";
import { isMe, nameOf } from "./people";
import type { SheetWords, Words } from "./words";

function status(view: View): string {
  const { open, board } = view;
  if (open.phase === "beginning" && open.deal === 0) return "The game begins";
  if (open.phase === "over") return "Game over";
  const number = dealOf(view) + 1;
  const deal = board.deals > 0 ? `Deal ${number} of ${board.deals}` : `Deal ${number}`;
  const isPlaying = open.phase === "playing" || open.phase === "capturing";
  const trick = Math.min(open.tricks + 1, board.tricks);
  return isPlaying ? `Deal ${number}, trick ${trick}/${board.tricks}` : deal; // short: it must fit a phone
}

/** One true sentence: who won, and by what. */
function ending(how: Decision, { open }: View, people: People): string {
  const whom = (seat: number): string => (isMe(seat, people) ? "you" : nameOf(seat, people));
  const scored = (seat: number): string => `${whom(seat)} (${open.scores[seat]})`;
  switch (how.type) {
    case "first_two": {
      const all = inList("en", how.seats.map(scored));
      if (how.seats.length === 2) return `The two highest totals win together: ${all}.`;
      const place = how.isLevel ? "at the top" : "for second place";
      return `Level ${place}, ${inLetters("en", how.seats.length)} totals win: ${all}.`;
    }
    case "pair":
      return `${together(how.seats, people)} win ${how.points} to ${how.theirs}, totals together.`;
    case "pairs_level": return `The two sides are level: ${how.points} each, totals together.`;
    case "lead": {
      const wins = isMe(how.seat, people) ? "You win" : `${nameOf(how.seat, people)} wins`;
      return `${wins} by ${inLetters("en", how.by)} point${plural(how.by)}.`;
    }
    case "shared":
      return `${capital(inList("en", how.seats.map(whom)))} share the victory with ${points(how.points)}.`;
  }
}

const sheet: SheetWords = {
  title: "Score sheet",
  deal: (deal) => `Deal ${deal + 1}`,
  dealer: (seat, people) => (isMe(seat, people) ? "you dealt" : `${nameOf(seat, people)} dealt`),
  isDealer: "dealt",
  dealerMark: "D",
  trump: (trump) => (trump === "none" ? "No trumps" : `Trumps: ${cards.trump[trump]}`),
  subjects: (subjects) => `Proposal: ${cards.subjects(subjects)}`,
  kept: (count) => (count === 1 ? "1 subject" : `${count} subjects`),
  doubled: "joker spent: points doubled",
  twice: "counts double",
  total: "Total",
  pair: "Together",
  you: "You",
  side: together,
  nothingYet: "No deal has been counted yet.",
};

export const words: Words = {
  options: {
    five: {
      label: "With five",
      choices: {
        beginner: "Beginners: 3 deals",
        chinkway: "Chinkway: 10 deals and a decider",
        chinkway_ten: "Chinkway without decider: 10 deals",
        chinkway_short: "Short Chinkway: 5 deals",
      },
    },
    four: {
      label: "With four",
      choices: {
        deals_4: "4 deals",
        deals_8: "8 deals",
        deals_12: "12 deals",
        points_30: "To 30 points each",
        points_60: "To 60 points each",
      },
    },
    three: {
      label: "With three",
      choices: { six_deals: "6 deals with a dummy", quick: "Quick: 3 deals, then all alone" },
    },
    jokers: {
      label: "Jokers",
      help: "Two variants, in which jokers do different things.",
      choices: {
        none: "No jokers",
        double_you: "Double You: two jokers each, to double one’s points of a deal",
        burning: "Burnin’ Down the House: a secret joker every deal that burns cards of a trick",
      },
    },
    first: {
      label: "First dealer",
      choices: {
        drawn: "At random",
        seat_1: "Seat 1",
        seat_2: "Seat 2",
        seat_3: "Seat 3",
        seat_4: "Seat 4",
        seat_5: "Seat 5",
      },
    },
    next_dealer: {
      label: "Next dealer",
      help: "In the beginners’ game: who deals after a deal.",
      choices: {
        lowest_other: "Fewest points, never twice running",
        lowest_score: "Fewest points, even twice running",
        left_neighbour: "The left neighbour",
      },
    },
    pack: {
      label: "Subjects of the proposal",
      choices: { drawn_on: "Drawn on from deal to deal", reshuffled: "Shuffled again every deal" },
    },
    points: {
      label: "Points of a deal",
      help: "For one, two, three, four and five subjects.",
      choices: { triangular: "1, 3, 6, 10, 15", arithmetic: "0, 0, 5, 10, 15" },
    },
    double_last_deal: { label: "Last deal doubled", help: "The points of the last deal count twice." },
    double_extra_deal: { label: "Decider doubled", help: "The eleventh deal of Chinkway counts twice." },
  },
  illegal: {
    not_your_turn: "It is not your turn.",
    not_your_action: "That is not for you to do.",
    no_such_seat: "There is no such seat at this table.",
    not_now: "Not now: the deal is at another point.",
    no_such_card: "There is no such card.",
    card_not_held: "This card is not in your hand.",
    must_follow: "You have the suit that was led: you must follow it.",
    joker_leads: "A joker cannot lead a trick.",
    wrong_count: "That is not the right number of cards to put aside.",
    joker_discarded: "A joker is not put aside.",
    already_discarded: "Your cards have been put aside.",
    already_named: "Trumps have been named.",
    too_early: "Too early: nothing is kept from the first tricks.",
    not_in_trick: "This card is not in the trick.",
    useless_card: "Your side does not need this card, or not any more.",
    burnt_card: "A joker burnt this card.",
    bad_draw: "Such a draw is not possible.",
  },
  bots: {
    random: { level: "Random", line: "Plays without thinking, within the rules." },
    apprenti: { level: "Apprentice", line: "Takes what comes, sometimes forgets the partner." },
    habitue: { level: "Regular", line: "Counts suits and keeps what is missing." },
    maitre: { level: "Master", line: "Imagines your hands and works out the end of the deal." },
  },
  rules,
  ...guide,
  status: ({ view }) => status(view),
  announce: announce(story),
  did,
  ending: ({ view, outcome }, people) => (outcome === null ? "" : ending(decision(view, outcome.places), view, people)),
  cards,
  story,
  sheet,
  table,
};
