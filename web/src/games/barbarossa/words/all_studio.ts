// The studio's words by language. Apart from the table's, so that pages which only show clay load no more than these.
import type { Lang } from "../../../words/words";
import { studio as en } from "./en_studio";
import { studio as fr } from "./fr_studio";
import type { StudioWords } from "./studio";

export const words: { readonly [L in Lang]: StudioWords } = { fr, en };
