// Letters, colours, places and bonus cards in English.
import { inList } from "../../../words/format";
import { type Bonus, type Colour, colours, columnName, coordinate, side } from "../grid";
import { spelt } from "../spelling";
import { plural, points } from "./en_people";
import type { CardWords, Theme } from "./words";

const colour: { readonly [C in Colour]: string } = { blue: "blue", yellow: "yellow", red: "red" };

const theme: { readonly [T in Theme]: string } = {
  cinema: "film, TV, YouTube",
  literature: "books, comics, manga",
  sports: "sports",
  fashion: "fashion, clothes",
  travel: "travel, geography",
  nature: "nature, plants, animals",
  science: "science, technology",
  music: "music",
  games: "games",
  cooking: "cooking",
  history: "history",
  people: "famous people, real or fictional",
};

function bonus({ asks }: Bonus): string {
  switch (asks.type) {
    case "theme": return `Theme: ${theme[asks.theme as Theme]}`;
    case "first_letter": return `Begins with ${asks.letter}`;
    case "straight": return asks.direction === "right" ? "Straight to the right" : "Straight down";
    case "size": return `Exactly ${asks.letters} letters`;
    case "turn": return `Turns on a ${asks.colour} cell`;
    case "covers": {
      const wanted = colours.flatMap((each, i) => {
        const count = asks.cells[i] ?? 0;
        return count > 0 ? [`${count} ${colour[each]}`] : [];
      });
      return `At least ${inList("en", wanted)} cells`;
    }
  }
}

const star = (at: number): string => (at < side ? `row ${at + 1}` : `column ${columnName(at - side)}`);

export const cards: CardWords = {
  colour,
  ofCell: colour,
  theme,
  bonus,
  bonusPoints: (card) => `${bonus(card)}${card.asks.type === "theme" ? "," : ":"} +${card.points}`,
  points,
  short: (count) => `${count} pt${plural(count)}`,
  word: (word) => `“${spelt(word)}”`,
  way: ({ cells }) => `from ${coordinate(cells[0] ?? 0)} to ${coordinate(cells.at(-1) ?? 0)}`,
  star,
  ofStar: (at) => `of ${star(at)}`,
};
