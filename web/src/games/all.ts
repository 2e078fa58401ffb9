// Every game's face. A game in the C++ list that is missing here does not compile.
import { coloryam } from "./coloryam/coloryam";
import type { GameName, GameUi } from "./game";

export const all: { readonly [G in GameName]: GameUi<G> } = { coloryam };

export const isGame = (name: string): name is GameName => name in all;
