// The two languages of the page. French is the model: English has the same keys by type, and every reason
// the server may give has words in both. What a game says is in games/<game>/.
import type { server } from "../net/wire.gen";
import { en } from "./en";
import { fr } from "./fr";

export type Lang = "fr" | "en";
export const langs: readonly Lang[] = ["fr", "en"];

export type Words = typeof fr;
export const words: { readonly [L in Lang]: Words } = { fr, en };

/** Why something did not happen, besides the reasons of each game. */
export type ReasonWords = { readonly [R in server.Reason | "unreachable"]: string };

/** In words, whatever the code: the game's own reasons come first, for they know the situation better. */
export function why(spoken: Words, illegal: { readonly [code: string]: string } | undefined, code: string): string {
  const reasons: { readonly [code: string]: string | undefined } = spoken.reasons;
  return illegal?.[code] ?? reasons[code] ?? spoken.reasons.malformed;
}
