// Letters, colours, places and bonus cards in French. Colours agree with "case": une case bleue, deux cases bleues.
import { inList } from "../../../words/format";
import { type Bonus, type Colour, colours, columnName, coordinate, side } from "../grid";
import { spelt } from "../spelling";
import { plural, points } from "./fr_people";
import type { CardWords, Theme } from "./words";

const colour: { readonly [C in Colour]: string } = { blue: "bleu", yellow: "jaune", red: "rouge" };
const ofCell: { readonly [C in Colour]: string } = { blue: "bleue", yellow: "jaune", red: "rouge" };

const theme: { readonly [T in Theme]: string } = {
  cinema: "cinéma, télé, YouTube",
  literature: "livres, BD, mangas",
  sports: "sports",
  fashion: "mode, vêtements",
  travel: "voyages, géographie",
  nature: "nature, plantes, animaux",
  science: "sciences, techniques",
  music: "musique",
  games: "jeux",
  cooking: "cuisine",
  history: "histoire",
  people: "personnages célèbres, réels ou fictifs",
};

function bonus({ asks }: Bonus): string {
  switch (asks.type) {
    case "theme": return `Thème : ${theme[asks.theme as Theme]}`;
    case "first_letter": return `Commence par ${asks.letter}`;
    case "straight": return asks.direction === "right" ? "Tout droit, vers la droite" : "Tout droit, vers le bas";
    case "size": return `Exactement ${asks.letters} lettres`;
    case "turn": return `Un tournant sur une case ${asks.colour === "none" ? "" : ofCell[asks.colour]}`;
    case "covers": {
      const wanted = colours.flatMap((each, i) => {
        const count = asks.cells[i] ?? 0;
        return count > 0 ? [[count, `${ofCell[each]}${plural(count)}`] as const] : [];
      });
      const cells = wanted.map(([count, coloured], i) => `${count} ${i === 0 ? "cases " : ""}${coloured}`);
      return `Au moins ${inList("fr", cells)}`;
    }
  }
}

const star = (at: number): string => (at < side ? `ligne ${at + 1}` : `colonne ${columnName(at - side)}`);

export const cards: CardWords = {
  colour,
  ofCell,
  theme,
  bonus,
  bonusPoints: (card) => `${bonus(card)}${card.asks.type === "theme" ? "," : " :"} +${card.points}`,
  points,
  short: (count) => `${count} pt${plural(count)}`,
  word: (word) => `« ${spelt(word)} »`,
  way: ({ cells }) => `de ${coordinate(cells[0] ?? 0)} à ${coordinate(cells.at(-1) ?? 0)}`,
  star,
  ofStar: (at) => `de la ${star(at)}`,
};
