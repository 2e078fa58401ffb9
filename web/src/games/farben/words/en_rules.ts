// The rules of Farben in English, in the order one meets them.
import type { Rule } from "../../game";
import { figures } from "../figures";

const stories: readonly Rule[] = [
  {
    id: "aim",
    title: "The aim",
    text: [
      "To find, in the end, who gave which colour to which word: the highest total of points wins.",
      "First ten words (five for a short evening), and for each of them a colour from everybody, with a reason. Then " +
        "the memories.",
      "You win by remembering the others, and by telling in such a way that they remember you.",
    ],
  },
  {
    id: "round",
    title: "A round",
    text: [
      "One word, a secret colour from everybody; then each in turn shows theirs and tells why. There are ten " +
        "rounds, or five for a short evening.",
      "Who begins is drawn by lot, or chosen by the host. That role moves one place to the left after every round.",
    ],
  },
  {
    id: "word",
    title: "The word",
    text: [
      "Whoever begins the round sees both sides of the card and keeps one of the two words. The other is not used.",
      "There are 59 cards, that is 118 words, in the language of the table.",
    ],
  },
  {
    id: "colours",
    title: "Choosing a colour",
    text: [
      "Everybody holds the same twelve: eleven plain colours and a multicolour. All choose at the same time, face " +
        "down. Two people may take the same.",
      "A colour that was played does not come back. In ten rounds you will play ten of the twelve; in five, five.",
      "If time runs out, a colour of your hand is drawn by lot.",
    ],
    Figure: figures.colours,
  },
  {
    id: "telling",
    title: "Telling",
    text: [
      "One after the other, starting left of whoever picked the word, who speaks last. The teller’s colour is open " +
        "to all.",
      "Typed, in 600 characters at most, or aloud. A memory, a picture, a reason: it is what will lead the others " +
        "back to your colour.",
      "If time runs out, the card goes under the word without a story.",
    ],
    Figure: figures.order,
  },
  {
    id: "forgetting",
    title: "The card is gone",
    text: [
      "Once everybody has read the story, or it was told aloud, the card slides under the word, face down. Neither " +
        "colour nor story can be read again before it is turned up: not here, not in any history, not by loading " +
        "the page again.",
      "All you still see are the colours left in your hand. No notes: this is a game of memory.",
    ],
    Figure: figures.covered,
  },
];

const memories: readonly Rule[] = [
  {
    id: "packets",
    title: "The packets",
    text: [
      "After the rounds each word and its colours make a packet. With three players everybody recalls three; with " +
        "four or five, two; after five rounds, one. Packets left over stay closed until the end.",
      "Whoever picked the last word begins, then play goes to the left. The right-hand neighbour picks the packet " +
        "that is to be recalled.",
    ],
    Figure: figures.packets,
  },
  {
    id: "recalling",
    title: "Remembering",
    text: [
      "The backs of the cards say whose they are. Take them in any order, your own among them: name a colour, and " +
        "the card is turned up, its story with it. Everybody reads it in peace before the game goes on.",
      "You may also say that you no longer know: the card is turned up, for no point.",
    ],
  },
  {
    id: "hints",
    title: "Hints",
    text: [
      "Before you name a colour you may ask whoever laid the card for a hint, once a card. You must then name the " +
        "colour of that very card.",
      "A hint is a single word of the story, never the name of the colour. Capitals and accents do not matter. A " +
        "story told aloud cannot be checked: it is taken on trust.",
      "Who no longer remembers may say so, and nobody answers for them. The card then keeps its full worth. There " +
        "is no hint for one’s own card.",
    ],
  },
  {
    id: "points",
    title: "Points",
    text: [
      "Somebody else’s card, found without a hint: 2 points for you, 1 for them. With a hint: 1 point each. Your own " +
        "card: 2 points. A mistake costs nothing, and brings nothing.",
    ],
    Figure: figures.points,
  },
  {
    id: "end",
    title: "The end",
    text: [
      "When everybody has recalled their packets, the highest total wins. A tie is a shared victory.",
      "Then everything is open: the album gathers the words, the colours and the stories. It stays with those who " +
        "played; a link opens it to others only if every person at the table agrees.",
    ],
  },
];

export const rules: readonly Rule[] = [...stories, ...memories];
