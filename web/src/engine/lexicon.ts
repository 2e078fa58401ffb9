// The words of a language, for the engine in the page: they are most of a megabyte, so they are fetched when a game
// first needs them and given to the engine once. Which games do, and by which option, is in the catalogue.
import { catalogue, type lexicon } from "../net/wire.gen";

type Language = lexicon.Language;

/** The words of a language are not here and could not be fetched: the page is offline, or the server has none. */
export class NoWords extends Error {
  constructor(language: Language) {
    super(`the ${language} words could not be fetched`);
  }
}

/** Where words come from: the server for a page, a file for a test. Fails with NoWords. */
export type Library = (language: Language) => Promise<Uint8Array<ArrayBuffer>>;

export const fromServer: Library = async (language) => {
  const response = await fetch(`/lexicon/${language}.dawg`).catch(() => undefined);
  const bytes = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined;
  if (!bytes) throw new NoWords(language);
  return new Uint8Array(bytes);
};

/** How words are spelled that are not simply their letters in small: lexicon/make/spellings.hpp has the layout. */
export type Spellings = Readonly<Record<string, string>>;

export const spellingsFromServer = async (language: Language): Promise<Spellings> => {
  const response = await fetch(`/lexicon/${language}.json`);
  if (!response.ok) throw new NoWords(language);
  return response.json() as Promise<Spellings>;
};

type Options = { readonly [option: string]: unknown };
type Holder = { readonly [part in "open" | "state"]?: Holder } & { readonly config?: Options };

/**
 * The language a game is played in, by what is told of it: an opening or a record holds its config, a view holds it in
 * what is open. Undefined if the game needs no words.
 */
export function languageOf(game: string, told: unknown): Language | undefined {
  const info = catalogue.find(({ name }) => name === game);
  const option = info?.config.find(({ name }) => name === info.lexicon);
  if (!option) return undefined;
  const holder = (told ?? {}) as Holder;
  const config = holder.config ?? holder.open?.config ?? holder.state?.config;
  return (config?.[option.name] ?? option.initial) as Language;
}

/** As the engine numbers them. */
export const numberOf: Readonly<Record<Language, number>> = { french: 0, english: 1 };
