// Every game's face. A game in the C++ list that is missing here does not compile.
import { barbarossa } from "./barbarossa/barbarossa";
import { colorwords } from "./colorwords/colorwords";
import { coloryam } from "./coloryam/coloryam";
import { farben } from "./farben/farben";
import { farfalia } from "./farfalia/farfalia";
import type { AnyFace, GameName, GameUi } from "./game";

export const all: { readonly [G in GameName]: GameUi<G> } = { coloryam, farfalia, colorwords, farben, barbarossa };

export const isGame = (name: string): name is GameName => name in all;

/** The one place where a game's type is forgotten: what this face is given comes from a table of the same game. */
export const loadFace = (name: GameName): Promise<AnyFace> => all[name].load() as Promise<AnyFace>;
