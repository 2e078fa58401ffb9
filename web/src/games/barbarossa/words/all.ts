// Barbarossa's words by language.
import type { Lang } from "../../../words/words";
import { words as en } from "./en";
import { words as fr } from "./fr";
import type { Words } from "./words";

export const words: { readonly [L in Lang]: Words } = { fr, en };
