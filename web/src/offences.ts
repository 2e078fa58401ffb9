// What somebody can be reported for at a table, and where it stands: only what its game has.
import type { server } from "./wire.gen";

/** People write words, stories or questions in these games, not only in the chat. */
const written: readonly string[] = ["colorwords", "farben", "barbarossa"];

/** Where chance and the server leave nothing to cheat with. */
const watertight: readonly string[] = ["coloryam"];

export const offencesAt = (game: string): readonly server.Offence[] => [
  "insult", "hate", "sexual", "harassment", "personal_data", "stalling",
  ...(watertight.includes(game) ? [] : ["cheating" as const]),
  "other",
];

/** How somebody plays, which stands nowhere in particular. */
export const isOfPlay = (offence: server.Offence | null): boolean => offence === "stalling" || offence === "cheating";

export const aboutsAt = (game: string): readonly server.About[] => [
  "name", "chat",
  ...(written.includes(game) ? ["word" as const] : []),
  ...(game === "barbarossa" ? ["sculpture" as const] : []),
  "other",
];
