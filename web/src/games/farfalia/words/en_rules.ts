// The rules of Farfalia in English, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";

const basics: readonly Rule[] = [
  {
    id: "aim",
    title: "The aim",
    text: [
      "In every deal five subjects are asked for: the proposal. By winning tricks your side keeps cards that answer " +
        "it. The more it gathers, the more the deal is worth.",
      "Many tricks are worth nothing if what you still need is not in them.",
    ],
  },
  {
    id: "cards",
    title: "The cards",
    text: [
      "52 cards: strawberries, leaves, fish and shells, from 1 to 13, the 13 being the strongest.",
      "In a trick a card counts by its suit and number. For the proposal it counts by its family: every 8, 10 and 12 " +
        "is a butterfly, the others belong to their suit.",
      "So the 10 of strawberries is played as a strawberry, and kept as a butterfly.",
    ],
    Figure: figures.families,
  },
  {
    id: "trick",
    title: "A trick",
    text: [
      "The dealer’s left neighbour leads the first trick, then play goes round the table. Whoever wins a trick leads " +
        "the next.",
      "You must follow the suit that was led. If you cannot, play what you like: you never have to trump.",
      "The highest trump wins; if there is none, the highest card of the suit that was led.",
      "Example: fish led, shells are trumps. The 2 of shells wins.",
    ],
    Figure: figures.trick,
  },
  {
    id: "capture",
    title: "Keeping a card",
    text: [
      "Whoever wins the trick may keep one of its cards, face up, if its family is still missing on their side. Only " +
        "one, and its number does not matter.",
      "What the partner kept counts too: a proposal with a single fish wants one fish a side.",
      "You may keep nothing. The other cards of the trick are lost to everybody.",
    ],
  },
  {
    id: "partners",
    title: "Between partners",
    text: [
      "Cards are played and kept without asking each other, neither aloud nor in writing: what is laid down says it " +
        "all. Otherwise talk as you like.",
    ],
  },
  {
    id: "points",
    title: "Points of a deal",
    text: [
      "For one to five subjects a side gets 1, 3, 6, 10 or 15 points. Each partner gets them in full, and everybody " +
        "has a total of their own.",
      "Option: 0, 0, 5, 10, 15 instead.",
    ],
    Figure: figures.points,
  },
  {
    id: "proposal",
    title: "The proposal",
    text: [
      "Twenty-five subject cards, five of each family. Five are turned up in every deal; a family may come up more " +
        "than once.",
      "They are drawn on from deal to deal, and all are shuffled again when fewer than five are left. Option: " +
        "shuffle for every deal.",
    ],
  },
];

const fivePlayers: readonly Rule[] = [
  {
    id: "discard",
    title: "Five players: putting aside",
    seats: [5],
    text: [
      "Ten cards each, twelve for the dealer, who looks at them and puts two aside, face down: nobody will see them.",
    ],
  },
  {
    id: "trump",
    title: "Five players: trumps",
    seats: [5],
    text: [
      "After putting cards aside, and before seeing the proposal, the dealer names trumps, or plays without any.",
      "Then the five subjects are turned up. Ten tricks, and cards are kept from the first one on.",
    ],
  },
  {
    id: "beginner",
    title: "Five players: the beginners’ game",
    seats: [5],
    text: [
      "Three deals. The dealer plays alone; the others pair up crosswise: counting the dealer as first, the second " +
        "plays with the fourth, the third with the fifth.",
      "The dealer changes: of the four others, whoever has the fewest points deals next; of several, the nearest to " +
        "the dealer’s left. Options: the fewest of all, even twice running, or the left neighbour.",
      "The third deal counts double (option). The two highest totals win together, even if they differ; whoever " +
        "equals the second wins as well.",
    ],
    Figure: figures.crosswise,
  },
  {
    id: "chinkway",
    title: "Five players: Chinkway",
    seats: [5],
    text: [
      "Ten deals; the deal moves on one place each time, and the dealer always plays alone. Deals 1 to 5: neighbours " +
        "pair up, the second place with the third, the fourth with the fifth.",
      "Deals 6 to 10: crosswise, as in the beginners’ game. Everybody deals twice, and plays twice with everybody.",
      "No deal is doubled. The highest total wins; level totals share the victory.",
      "An eleventh deal, the decider, ends the game. Options: stop after ten deals, or after five.",
    ],
    Figure: figures.neighbours,
  },
  {
    id: "chinkway-extra",
    title: "Five players: Chinkway’s decider",
    seats: [5],
    text: [
      "In the eleventh deal you sit by rank. The first deals and plays alone, the second joins the " +
        "fourth, the third joins the fifth. Of equals, whoever comes first from the last dealer goes first.",
      "It counts once, or twice if you decided so.",
    ],
  },
];

const fewer: readonly Rule[] = [
  {
    id: "four",
    title: "Four players",
    seats: [4],
    text: [
      "Two sides for the whole game: those who sit opposite each other. Thirteen cards each, nothing is put aside.",
      "The first subject turned up sets trumps; a butterfly means no trumps.",
      "Four, eight or twelve deals, everybody deals in turn, and the last one counts double (option). The side with " +
        "more points wins.",
      "Or to 30 or 60 points each: the game ends as soon as a side, its two totals together, has twice that and " +
        "leads. Nothing is doubled, and it ends after 24 deals at the latest.",
    ],
  },
  {
    id: "first-tricks",
    title: "The first three tricks",
    seats: [2, 3, 4],
    text: [
      "With two, three or four players nothing is kept from the first three tricks: they are played for the lead, or " +
        "to get rid of a suit. From the fourth on, cards are kept.",
    ],
  },
  {
    id: "dummy",
    title: "The dummy",
    seats: [2, 3],
    text: [
      "A hand without a player, laid out on the table: six cards face down, six face up on top of them, and one " +
        "beside.",
      "Its partner plays for it, and keeps for it. Only cards that lie face up can be played; it must follow if " +
        "one of those is of the suit that was led.",
      "After a trick the card that was uncovered is turned up.",
    ],
    Figure: figures.dummy,
  },
  {
    id: "three",
    title: "Three players",
    seats: [3],
    text: [
      "The dealer plays with the dummy, which sits opposite; the other two are partners. Otherwise as with four: " +
        "thirteen cards, the first subject sets trumps, nothing from the first three tricks.",
      "Six deals, everybody deals twice. Everybody gets their side’s points; the last deal counts double (option). " +
        "The highest total wins.",
    ],
  },
  {
    id: "quick",
    title: "Three players: the quick game",
    seats: [3],
    text: [
      "Three deals with the dummy, then a last one without, everybody alone. Whoever has the fewest points deals: " +
        "seventeen cards each, eighteen for the dealer.",
      "The dealer names trumps, then puts one card aside in secret; only then is the proposal turned up. Seventeen " +
        "tricks, nothing from the first three. It counts double (option).",
    ],
  },
  {
    id: "two",
    title: "Two players",
    seats: [2],
    text: [
      "Each plays with a dummy that sits opposite: the opponent, the dealer’s dummy, the opponent’s dummy, the " +
        "dealer. Otherwise as with four.",
      "Four deals, dealt in turn, and the last one counts double (option). The highest total wins.",
    ],
  },
];

const variants: readonly Rule[] = [
  {
    id: "double-you",
    title: "Variant: Double You",
    text: [
      "Two jokers each for the whole game. Before the cards are dealt everybody says in turn, the dealer last, " +
        "whether to spend one: their points of this deal count double. Theirs only, not their partner’s.",
      "One a deal at most, and never by whoever is in the lead, unless everybody is level. On a deal that is doubled " +
        "anyway it makes four times.",
    ],
  },
  {
    id: "burning",
    title: "Variant: Burnin’ Down the House",
    text: [
      "A secret joker each, in every deal; dummies get none. It can be played at any time, even if you could follow " +
        "suit, but it never leads a trick.",
      "It cannot win or be kept: it burns all cards of its family in this trick. The trick is won as usual, but a " +
        "burnt card cannot be kept.",
      "The butterfly joker burns every 8, 10 and 12; the strawberry joker, the other strawberries. At the end of the " +
        "deal everybody has one card left.",
    ],
  },
  {
    id: "time",
    title: "At this table",
    text: [
      "Out of time: the lowest legal card is played, the first useful card is kept, the lowest cards are put aside, " +
        "the longest suit becomes trumps, no joker is spent.",
    ],
  },
];

export const rules: readonly Rule[] = [...basics, ...fivePlayers, ...fewer, ...variants];
