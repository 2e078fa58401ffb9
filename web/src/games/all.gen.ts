// Made from the C++ types by tools/emit_ts.cpp; not to be edited.
import { coloryam } from "./coloryam/coloryam";
import { farfalia } from "./farfalia/farfalia";
import { colorwords } from "./colorwords/colorwords";
import { farben } from "./farben/farben";
import { barbarossa } from "./barbarossa/barbarossa";
import type { GameName, GameUi } from "./game";

export const all: { readonly [G in GameName]: GameUi<G> } = { coloryam, farfalia, colorwords, farben, barbarossa };
