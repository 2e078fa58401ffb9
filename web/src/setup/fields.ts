// A game's options as a form sees them: which of them matter at a table, and their words. The type of the game
// is forgotten here, since every game's Config is switches and choices by name (core/game.hpp).
import { infoOf } from "../games/catalogue";
import type { AnyFace } from "../games/game";
import type { games } from "../net/wire.gen";
import type { Lang } from "../words/words";

export interface Config {
  readonly [field: string]: unknown;
}
interface FieldWords {
  readonly label: string;
  readonly help?: string;
  readonly choices?: { readonly [choice: string]: string };
}
export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Matters = (field: string, config: Config, seats: number) => boolean;

/** As the game proposes them. */
export const defaultsOf = (game: string): Config =>
  Object.fromEntries(infoOf(game).config.map(({ name, initial }) => [name, initial]));

/** The options that make a difference for one of these numbers of seats. */
export function fieldsFor(
  game: string, face: AnyFace, config: Config, seats: readonly number[],
): readonly games.Field[] {
  const matters = (face.matters ?? (() => true)) as unknown as Matters; // its own game's config is what it is given
  const { config: fields, min_seats } = infoOf(game);
  const counts = seats.filter((count) => count >= min_seats); // fewer cannot begin
  return fields.filter(({ name }) => counts.some((count) => matters(name, config, count)));
}

/** The options that say which game so many people play, if there are several. */
export function modesFor(game: string, face: AnyFace, seats: number): readonly games.Field[] {
  const names = (face.modes?.(seats) ?? []) as readonly string[];
  return infoOf(game).config.filter(({ name }) => names.includes(name));
}

export const wordsOf = (face: AnyFace, lang: Lang, field: string): FieldWords =>
  (face.words[lang].options as { readonly [field: string]: FieldWords })[field] ?? { label: field };

/** The seat that a choice names; negative if it names none. */
const seatNamed = ({ choices, seats }: games.Field, choice: unknown): number =>
  seats[choices.indexOf(String(choice))] ?? -1;

/** At a table of so many seats; nobody can be asked for who has no place there. */
export const choicesOf = (
  face: AnyFace, lang: Lang, field: games.Field, seats: number,
): readonly Choice[] =>
  field.choices
    .filter((value) => seatNamed(field, value) < seats)
    .map((value) => ({ value, label: wordsOf(face, lang, field.name).choices?.[value] ?? value }));

/** What changes in the options at a table of so many seats: whatever names a missing seat is as the game proposes. */
export function fitted(game: string, config: Config, seats: number): Config {
  const misfits = infoOf(game).config.filter((field) => seatNamed(field, config[field.name]) >= seats);
  return Object.fromEntries(misfits.map(({ name, initial }) => [name, initial]));
}

/** The same options once everybody has moved up so that `seat` is the first: what named a person still does. */
export function movedUp(game: string, config: Config, seat: number, seats: number): Config {
  const moved = infoOf(game).config.flatMap((field) => {
    const named = seatNamed(field, config[field.name]);
    return named < 0 ? [] : [[field.name, field.choices[field.seats.indexOf((named - seat + seats) % seats)]]];
  });
  return { ...config, ...Object.fromEntries(moved) };
}
