// The table of Farfalia in French.
import { capital, de, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { type Card, type Family, familyOf, isButterfly, isJoker, noCard, type Suit, suitOf } from "../cards";
import { howWon, type HowWon, type Player, type View } from "../story";
import {
  actingHand, type Hand, isNamedFirst, ledSuit, type Role, type Side, type Trick, type WhyLeft, type WhyNot,
} from "../table";
import { cards as named } from "./fr_cards";
import { does, plural, points, together, who } from "./fr_people";
import { isMe, nameOf } from "./people";
import type { Said, TableWords } from "./table";

const short = (count: number): string => `${count} pt${plural(count)}`;
const unit = (counts: readonly number[]): string => `pt${plural(Math.max(...counts))}`;
const isFeminine = (suit: Family): boolean => suit === "strawberry" || suit === "leaf";

/** "À vous", "Pour votre mort, à vous", "À Nour", "Au mort de Nour" */
function to(hand: Hand, people: People): string {
  if (isMe(hand.seat, people)) return hand.is_dummy ? "Pour votre mort, à vous" : "À vous";
  return hand.is_dummy ? `Au mort ${de(nameOf(hand.seat, people))}` : `À ${nameOf(hand.seat, people)}`;
}
/** "le 13 de poissons", "le joker papillon" */
const the = (card: Card): string => `le ${named.card(card).replace(", papillon", "")}`;

function role(which: Role, isDealer: boolean): string {
  const dealer = isDealer ? "Donneur" : "";
  switch (which) {
    case "partner": return dealer === "" ? "Votre partenaire" : "Donneur, votre partenaire";
    case "alone": return dealer === "" ? "Seul contre tous" : "Donneur, seul";
    case "me":
    case "my_dummy":
    case "opponent": return dealer;
  }
}

function members({ hands }: Side, people: People): readonly string[] {
  const mine = hands.toSorted((a, b) => Number(isMe(b.seat, people)) - Number(isMe(a.seat, people)));
  return mine.map((hand) => {
    if (!hand.is_dummy) return isMe(hand.seat, people) ? "vous" : nameOf(hand.seat, people);
    return isMe(hand.seat, people) ? "votre mort" : "son mort";
  });
}
/** Who wins a trick, and by what. */
function won(how: HowWon, player: Player, people: People): string {
  if (how.type === "trumped") return `${does(player, people, "coupez et gagnez", "coupe et gagne")} le pli.`;
  const best = how.type === "highest_trump" ? "l’atout le plus fort" : theBest(how.suit);
  return `${does(player, people, "gagnez", "gagne")} le pli avec ${best}.`;
}
const theBest = (suit: Suit): string => `${isFeminine(suit) ? "la plus forte" : "le plus fort"} ${named.suit[suit]}`;

const side = (which: Side, people: People): string =>
  capital(inList("fr", members(which, people))) + (which.isAlone ? ", seul contre tous" : "");

const asked = (suit: Suit): string => `${capital(named.suit[suit])} demandé${isFeminine(suit) ? "e" : ""}`;
const one = (suit: Suit): string => (isFeminine(suit) ? "une" : "un");

function whyNot(why: WhyNot): string {
  switch (why.type) {
    case "other_hand": return why.isDummy ? "C’est à votre mort de jouer." : "C’est à votre main de jouer.";
    case "joker_leads": return "Un joker ne peut pas ouvrir un pli.";
    case "must_follow": {
      const has = why.isDummy ? "il en a" : "vous en avez";
      return `${asked(why.suit)} : ${has}, il faut en jouer ${one(why.suit)}.`;
    }
  }
}

/** What whoever is to play a card should know. */
function toPlay(view: View, people: People): Said {
  const { open, playable } = view;
  const hand = open.hands[open.turn];
  if (hand === undefined) return { lead: "", rest: "" };
  const winner = open.hands[open.trick.winner];
  if (winner !== undefined) {
    return { lead: won(howWon(open.trick, open.hands.length, open.trump), winner, people), rest: "" };
  }
  const suit = ledSuit(open.trick);
  if (!isMe(hand.seat, people)) return { lead: `${to(hand, people)}.`, rest: suit === null ? "" : `${asked(suit)}.` };
  const lead = `${to(hand, people)}${suit === null ? " d’ouvrir le pli" : ""}.`;
  if (suit === null) return { lead, rest: "Jouez la carte de votre choix." };
  const follows = playable.some((card) => !isJoker(card) && suitOf(card) === suit);
  if (follows) {
    const rule = whyNot({ type: "must_follow", suit, isDummy: hand.is_dummy });
    return { lead, rest: playable.some(isJoker) ? rule.replace(/\.$/, ", ou votre joker.") : rule };
  }
  const has = hand.is_dummy ? "il n’en a pas" : "vous n’en avez pas";
  return { lead, rest: `${asked(suit)} : ${has}, jouez la carte de votre choix.` };
}

function situation(view: View, people: People): Said {
  const { open, board } = view;
  const hand = open.hands[actingHand(view)];
  const mine = hand !== undefined && isMe(hand.seat, people);
  switch (open.phase) {
    case "beginning":
      return { lead: open.deal > 0 ? `La donne ${open.deal} est comptée.` : "Le donneur est tiré au sort.", rest: "" };
    case "dealing": return { lead: "On distribue les cartes.", rest: "" };
    case "proposing": return { lead: "La proposition se dévoile.", rest: "" };
    case "over": return { lead: "La partie est terminée.", rest: "" };
    case "playing": return toPlay(view, people);
  }
  if (hand === undefined) return { lead: "", rest: "" };
  const count = `${inLetters("fr", board.discards)} carte${plural(board.discards)}`;
  const next = isNamedFirst(view) ? "Vous écarterez une carte" : "La proposition se dévoile";
  const aside = board.discards > 1 ? "Personne ne les verra." : "Personne ne la verra.";
  const then = isNamedFirst(view) ? "La proposition se dévoile ensuite." : "Vous nommerez ensuite l’atout.";
  switch (open.phase) {
    case "staking":
      return mine
        ? { lead: "À vous.", rest: "Misez-vous un joker sur cette donne ?" }
        : { lead: `À ${nameOf(hand.seat, people)}.`, rest: "Un joker sur cette donne, ou pas." };
    case "discarding":
      if (mine) return { lead: `Écartez ${count.replace(/^un /, "une ")}.`, rest: `${aside} ${then}` };
      return { lead: `${nameOf(hand.seat, people)} écarte ${count.replace(/^un /, "une ")}.`, rest: "" };
    case "naming":
      return mine
        ? { lead: "Nommez l’atout.", rest: `${next} juste après.` }
        : { lead: `${nameOf(hand.seat, people)} choisit l’atout.`, rest: "" };
    case "capturing":
      return {
        lead: won(howWon(open.trick, open.hands.length, open.trump), hand, people),
        rest: mine ? "Choisissez la carte à garder." : `${nameOf(hand.seat, people)} choisit une carte à garder.`,
      };
  }
}

function whyLeft(why: WhyLeft, card: Card, { open }: View): string {
  const family = familyOf(card);
  switch (why) {
    case "joker": return "un joker ne se garde pas";
    case "burnt": return "brûlé par un joker";
    case "unasked": return `pas de ${named.family[family]} dans la proposition`;
    case "enough": {
      const wanted = open.proposal.filter((subject) => subject === family).length;
      return `votre camp a déjà ${named.count(family, wanted)}`;
    }
  }
}

function stakes({ open, board }: View, seat: number): string {
  const left = open.doublings[seat] ?? 0;
  const jokers = `${left} joker${plural(left)} restant${plural(left)}`;
  if (open.doubled.includes(seat)) return left > 0 ? `Double cette donne, ${jokers}` : "Double cette donne";
  if (left === 0) return "Plus de joker";
  return board.barred.includes(seat) ? "En tête : ne peut pas doubler" : capital(jokers);
}

function tookTrick(trick: Trick, { hands, trump }: View["open"], people: People): string {
  const winner = hands[trick.winner];
  if (winner === undefined) return "";
  const took = won(howWon(trick, hands.length, trump), winner, people);
  if (trick.kept === noCard) return `${took} Rien n’en est gardé.`;
  const as = isButterfly(trick.kept) ? ", comme papillon" : "";
  return `${took} ${does(winner, people, "gardez", "garde")} ${the(trick.kept)}${as}.`;
}

/** Who deals next, and with whom I play then. */
function nextDeal(view: View, people: People): string {
  const hands = view.board.next;
  const dealer = hands[0]?.seat;
  if (dealer === undefined) return "";
  const deals = `Ensuite, ${isMe(dealer, people) ? "vous donnez" : `${nameOf(dealer, people)} donne`}`;
  const mine = hands.find((hand) => isMe(hand.seat, people) && !hand.is_dummy);
  if (mine === undefined) return `${deals}.`;
  const partner = hands.find((hand) => hand.side === mine.side && hand !== mine);
  return `${deals} et vous jouez ${partner === undefined ? "contre tous" : `avec ${who(partner, people)}`}.`;
}

function discard(cards: readonly Card[], wanted: number): string {
  const [card, other] = cards;
  if (wanted > 1) return other === undefined ? `Écarter : ${cards.length} sur ${wanted}` : "Écarter ces deux cartes";
  return card === undefined ? "Choisissez une carte à écarter" : `Écarter ${the(card)}`;
}

function sayTrick({ open, board }: View, people: People): string {
  const { leader, cards, winner } = open.trick;
  if (cards.length === 0) return "Aucune carte au milieu.";
  const played = cards.map((card, i) => {
    const hand = open.hands[(leader + i) % open.hands.length];
    const burnt = board.burnt.includes(card) ? ", brûlé" : "";
    return `${hand === undefined ? "" : who(hand, people)} ${named.card(card)}${burnt}`;
  });
  const won = open.hands[winner];
  return `Le pli : ${played.join(" ; ")}.${won === undefined ? "" : ` ${does(won, people, "gagnez", "gagne")}.`}`;
}

export const table: TableWords = {
  twin: "La table en mots",
  close: "Fermer",

  sitter: (hand, people) => {
    if (isMe(hand.seat, people)) return hand.is_dummy ? "Votre mort" : "Vous";
    if (!hand.is_dummy) return nameOf(hand.seat, people);
    // Plates are narrow, and for whoever plays there is but one other dummy.
    if (people.me < 0) return `Mort ${de(nameOf(hand.seat, people))}`;
    return people.names.length === 2 ? "Son mort" : "Le mort";
  },
  seeRule: "voir la règle",
  voids: (suits) => `n’a plus de ${suits.map((suit) => named.suit[suit]).join(" ni de ")}`,
  lacks: "Plus de",
  staked: "joker misé : ses points comptent double",
  plate: (which, isDealer, score) =>
    [role(which, isDealer), score === null ? "" : short(score)].filter((part) => part !== "").join(" · "),
  dealerMark: "D",
  side,
  sideShort: (which, people) => capital(members(which, people).join(" + ").replace(/(votre|son) mort/, "mort")),

  proposal: "La proposition",
  hidden: (view) => {
    const named = isNamedFirst(view) ? "la carte écartée" : "l’atout nommé";
    return `Elle se dévoile une fois ${view.board.discards > 0 ? named : "les cartes données"}.`;
  },
  progress: (count, worth) => (count === 0 ? "0 sur 5" : `${count} sur 5 · ${worth.join(" / ")} ${unit(worth)}`),
  stakeWorth: ({ doubled }, people) =>
    doubled.length === 0 ? "" : `Joker misé, points doublés : ${together(doubled, people)}.`,
  missing: (family) => `${named.family[family]} à trouver`,
  scale: "Sujets",
  points,

  trick: "Le pli",
  led: "Demandé",
  trump: "Atout",
  leads: "mène",
  takes: "gagne",
  won,
  opened: "ouvre",
  yours: "Votre carte",
  plays: "joue",
  burnt: "brûlé",
  early: ({ open, board }) => {
    const isEarly = open.phase !== "over" && open.tricks < board.captures_from;
    return isEarly ? `Rien à garder avant le pli ${board.captures_from + 1}.` : "";
  },
  situation,
  watching: "Vous regardez.",

  hand: "Votre main",
  covers: "couvre une carte",
  whyNot,
  jokerStays: "Un joker ne s’écarte pas.",
  burns: (family) => `brûle les ${named.family[family]}s`,
  pickCard: "Choisissez une carte",
  play: (card) => `Jouer ${the(card)}`,
  discard,
  aside: (cards) => `Écarté : ${inList("fr", cards.map(the))}.`,

  naming: "Quel atout ?",
  trumpChoice: (trump, count) => ({
    title: capital(named.trump[trump]),
    line: trump === "none" ? "la plus forte de la couleur demandée" : `${count} carte${plural(count)} en main`,
  }),
  name: (trump) => {
    if (trump === null) return "Choisissez l’atout";
    return trump === "none" ? "Jouer sans atout" : `Atout ${named.suit[trump]}`;
  },
  staking: "Un joker sur cette donne ?",
  stakingHelp: "Vos points de la donne comptent double. Le premier au score ne peut pas.",
  stake: "Miser un joker",
  noStake: "Pas cette fois",
  stakes,
  capture: "Quelle carte garder ?",
  keep: (card) => `Garder ${the(card)}`,
  keptAs: (card, { count }, { board }) => ({
    title: capital(named.aFamily[familyOf(card)]),
    line: points(board.points[count + 1] ?? 0),
  }),
  pickKeep: "Choisissez une carte",
  leave: "Ne rien garder",
  whyLeft,

  lastTrick: "Dernier pli",
  noLastTrick: "Aucun pli n’est encore joué.",
  tookTrick,
  sheet: "Feuille de score",
  total: (count) => `Votre total : ${points(count)}`,
  openHands: "Toutes les mains",
  dealOver: ({ open }) => (open.phase === "over" ? "Fin de la dernière donne" : `Fin de la donne ${open.deal}`),
  nextDeal,
  goOn: "Continuer",
  awaitYou: (names) =>
    `${inList("fr", names)} ${names.length > 1 ? "ont continué et vous attendent" : "a continué et vous attend"}.`,
  awaited: (names) => (names.length === 0 ? "On continue…" : `On attend ${inList("fr", names)}.`),

  preferences: {
    title: "Jouer une carte",
    oneTouch: { label: "Jouer d’un seul toucher", help: "Une carte touchée est jouée aussitôt." },
    confirm: { label: "Confirmer chaque carte", help: "Seul le bouton joue la carte choisie." },
    autoKeep: {
      label: "Garder automatiquement quand le choix est évident",
      help: "Quand toutes les cartes utiles sont de la même famille.",
    },
  },

  sayTrump: (trump) => (trump === "none" ? "Sans atout." : `Atout ${named.trump[trump]}.`),
  sayProposal: (subjects) => `Proposition : ${named.subjects(subjects)}.`,
  saySide: (which, people) => {
    const got = which.slots.filter((card) => card !== null).map((card) => named.card(card));
    const kept = `${side(which, people)} : ${which.count} sur 5${got.length > 0 ? ` (${got.join(" ; ")})` : ""}.`;
    const staked = table.stakeWorth(which, people);
    return staked === "" ? kept : `${kept} ${staked}`;
  },
  sayTrick,
  sayHand: (cards) => `Votre main : ${cards.map(named.card).join(" ; ")}.`,
  sayDummy: (hand, people) => {
    const up = hand.columns.filter(({ card }) => card !== noCard);
    const hidden = up.filter(({ covers }) => covers).length;
    const shown = up.map(({ card }) => named.card(card)).join(" ; ");
    const beneath = hidden > 0 ? `, et ${hidden} carte${plural(hidden)} face cachée` : "";
    return `${capital(who(hand, people))} : ${shown}${beneath}.`;
  },
  sayScores: ({ open }, people) => {
    const scores = open.scores.slice(0, open.seats);
    return `Score : ${scores.map((score, seat) => `${nameOf(seat, people)} ${score}`).join(", ")}.`;
  },
};
