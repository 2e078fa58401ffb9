// Every game's face, by the list that was made from the C++ one: a game whose folder is missing here does not compile.
import { all } from "./all.gen";
import type { AnyFace, GameName } from "./game";

export { all };

/** As they stand on the shelf. */
export const shelf: readonly GameName[] =
  (Object.keys(all) as GameName[]).sort((one, other) => all[one].place - all[other].place);

export const isGame = (name: string): name is GameName => name in all;

/** The one place where a game's type is forgotten: what this face is given comes from a table of the same game. */
export const loadFace = (name: GameName): Promise<AnyFace> => all[name].load() as Promise<AnyFace>;
