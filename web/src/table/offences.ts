// What somebody can be reported for at a table, and where it stands: only what its game has.
import { infoOf } from "../games/catalogue";
import type { server } from "../net/wire.gen";

export const offencesAt = (game: string): readonly server.Offence[] => [
  "insult", "hate", "sexual", "harassment", "personal_data", "stalling",
  ...(infoOf(game).has_secrets ? ["cheating" as const] : []), // else chance and the server leave nothing to cheat with
  "other",
];

/** How somebody plays, which stands nowhere in particular. */
export const isOfPlay = (offence: server.Offence | null): boolean => offence === "stalling" || offence === "cheating";

export const aboutsAt = (game: string): readonly server.About[] => [
  "name", "chat",
  ...(infoOf(game).has_words ? ["word" as const] : []),
  ...(infoOf(game).has_bulk ? ["sculpture" as const] : []),
  "other",
];
