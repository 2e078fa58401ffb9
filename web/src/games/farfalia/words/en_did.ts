// What was played for whoever was away, in English.
import { inList } from "../../../words/format";
import { familyOf } from "../cards";
import { playedAgo } from "../table";
import { cards } from "./en_cards";
import type { Words } from "./words";

export const did: Words["did"] = (action, view, _people, ago) => {
  switch (action.type) {
    case "stake": return action.joker ? "A joker staked." : "No joker staked.";
    case "discard": return `Put aside: ${inList("en", action.cards.map(cards.card))}.`;
    case "name": return action.trump === "none" ? "No trumps." : `Trumps named: ${cards.trump[action.trump]}.`;
    case "play": return `Played: ${cards.card(action.card)}.`;
    case "keep": return `Kept: ${cards.aFamily[familyOf(action.card)]}.`;
    case "leave": return "Nothing kept.";
    case "timed_out": {
      const card = playedAgo(view, ago);
      return card === null ? "The clock picks the lowest cards allowed, and keeps what is of use."
        : `Played by the clock: ${cards.card(card)}.`;
    }
    case "begin":
    case "deal":
    case "propose": return "";
  }
};
