// What was played for whoever was away, in French.
import { inList } from "../../../words/format";
import { familyOf } from "../cards";
import { playedAgo } from "../table";
import { cards } from "./fr_cards";
import type { Words } from "./words";

export const did: Words["did"] = (action, view, _people, ago) => {
  switch (action.type) {
    case "stake": return action.joker ? "Un joker misé." : "Pas de joker misé.";
    case "discard": return `Écart : ${inList("fr", action.cards.map(cards.card))}.`;
    case "name": return action.trump === "none" ? "Sans atout." : `Atout nommé : ${cards.trump[action.trump]}.`;
    case "play": return `Joué : ${cards.card(action.card)}.`;
    case "keep": return `Gardé : ${cards.aFamily[familyOf(action.card)]}.`;
    case "leave": return "Rien de gardé.";
    case "timed_out": {
      const card = playedAgo(view, ago);
      return card === null ? "L’horloge choisit les plus petites cartes permises, et garde ce qui sert."
        : `Joué par l’horloge : ${cards.card(card)}.`;
    }
    case "begin":
    case "deal":
    case "propose": return "";
  }
};
