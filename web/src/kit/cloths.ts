// Who wears which cloth at this table. Badges stand deep inside every game and know a name; at a table no two names are
// alike (table/people.ts), so the table says once what each name wears.
import { getContext, setContext } from "svelte";
import type { Cloth } from "../house/cloth";

type Wardrobe = (name: string) => Cloth | null;
const key = Symbol("cloths");

export const dress = (wardrobe: Wardrobe): void => void setContext(key, wardrobe);
export const wardrobe = (): Wardrobe => getContext<Wardrobe | undefined>(key) ?? (() => null);
