// What was played for whoever was away, in French.
import { cards } from "./fr_cards";
import type { Words } from "./words";

export const did: Words["did"] = (action) => {
  switch (action.type) {
    case "write":
      return action.word === "" ? "Pas de mot." : `Mot envoyé : ${cards.word(action.word)}, ${cards.way(action)}.`;
    case "cross": return `Étoile barrée : ${cards.star(action.star)}.`;
    case "vote": return `Votes : ${action.yes.length} oui, ${action.no.length} non.`;
    case "timed_out": return "À la cloche, le mot écrit jusque-là compte ; un vote oublié est sans avis.";
    case "go_on":
    case "draw": return "";
  }
};
