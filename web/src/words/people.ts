// The words of the screens about people, in both languages; only those screens load them.
import { enPeople } from "./en_people";
import { frPeople } from "./fr_people";
import type { Lang } from "./words";

export type PeopleWords = typeof frPeople;
export const peopleWords: { readonly [L in Lang]: PeopleWords } = { fr: frPeople, en: enPeople };
