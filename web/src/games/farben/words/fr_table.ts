// The table of Farben in French.
import { isRemoved } from "../../../kit/removed";
import { capital } from "../../../words/format";
import type { People } from "../../game";
import { isTaken, packetNow, quotaOf, recalledBy, tellersLeft, toldCard, type View } from "../facts";
import { colours as all } from "../colours";
import type { Hearing } from "../hearing";
import { colours } from "./fr_colours";
import { does, named, of, plural, points, quoted, together, who, yours } from "./fr_people";
import { recall, sayPacket } from "./fr_recall";
import { situation } from "./fr_situation";
import { nameOf } from "./people";
import type {
  AssignWords, ChooseWords, HintWords, ListenWords, SayWords, ScoreWords, TableWords, TellWords, WordWords,
} from "./table";

const word: WordWords = {
  label: "Le mot",
  none: "Un mot arrive",
  pick: "Quel mot pour cette manche ?",
  pickHelp: "Personne d’autre ne voit cette carte. L’autre côté ne servira pas.",
  pickFirst: "Choisissez un côté",
  side: (side) => `Choisir ${quoted(side)}`,
};

const choose: ChooseWords = {
  hand: "Vos couleurs",
  laid: (colour) => `${colours.name[colour]} est posé`,
  left: (count) => `${count} en main`,
  question: (of) => `${quoted(of)}, c’est quelle couleur ?`,
  help: "Un souvenir, un lieu, quelqu’un : prenez la couleur qui a une histoire.",
  card: (colour, isHeld, isLaid) => {
    const state = isLaid ? ", posé" : isHeld ? "" : ", déjà joué";
    return `${capital(colours.name[colour])}${state}`;
  },
  lay: (colour) => (colour === null ? "Choisissez une couleur" : `Poser ${quoted(colours.name[colour])}`),
  done: "Votre couleur est posée.",
};

/** Beside a name, in the order of telling. */
function role({ me, table }: View, seat: number): string {
  const { phase, teller, done } = table;
  const verb = (mine: string, theirs: string): string => (seat === me ? mine : theirs);
  if (phase === "siding") return seat === table.first ? verb("choisissez le mot", "choisit le mot") : "";
  if (phase === "choosing")
    return done.includes(seat) ? verb("avez choisi", "a choisi") : verb("choisissez", "choisit");
  if (phase !== "telling" && phase !== "listening") return "";
  if (seat === teller) return verb("racontez", "raconte");
  const place = tellersLeft(table).indexOf(seat);
  if (phase === "listening" && done.includes(seat)) return verb("avez lu", "a lu");
  if (phase === "listening" && place < 0) return verb("lisez", "lit");
  if (place < 0) return verb("avez raconté", "a raconté");
  if (place === 0) return "ensuite";
  if (seat === table.first) return "en dernier";
  return "puis";
}

function heard({ isIn, listeners, deaf }: Hearing, people: People): string {
  const beside = "seules les personnes à côté de vous vous entendront.";
  if (!isIn) return `Vous n’êtes pas dans la voix : ${beside}`;
  if (listeners.length === 0) return `Personne d’autre n’est dans la voix : ${beside}`;
  const hear = `${together(listeners, people)} vous ${listeners.length > 1 ? "entendent" : "entend"}.`;
  const not = deaf.length > 1 ? "ne sont pas dans la voix : laissez-leur" : "n’est pas dans la voix : laissez-lui";
  return deaf.length === 0 ? hear : `${hear} ${together(deaf, people)} ${not} une note.`;
}

const tell: TellWords = {
  order: "Qui raconte",
  role,
  title: (isMyTurn) => (isMyTurn ? "À vous de raconter" : "Votre histoire"),
  label: (of, colour) => `Pourquoi ${colours.name[colour]} pour ${quoted(of)} ?`,
  placeholder: "Une image, un moment, quelqu’un… Quelques phrases suffisent.",
  early: "Écrivez dès maintenant si vous voulez : rien ne part avant votre tour.",
  count: (chars) => `${chars} sur 600`,
  left: (chars) => `Encore ${chars} caractère${plural(chars)}.`,
  over: (chars) => `${chars} caractère${plural(chars)} de trop.`,
  send: "Raconter",
  sendHint: "Écrivez quelques mots",
  aloud: "Raconter de vive voix",
  aloudTitle: "De vive voix",
  aloudHelp: (hearing, people) => `${heard(hearing, people)}${hearing.hasBots ? " Les robots, eux, lisent." : ""}`,
  openVoice: "Ouvrir la voix",
  aloudDone: "J’ai fini",
  note: "Une note pour les autres (facultatif)",
  noteHelp: (isThere) => isThere
    ? "Quand vous aurez fini, tous la liront. Effacez-la pour ne rien montrer."
    : "Quelques mots qui restent pour l’album. Tous les liront quand vous aurez fini.",
  type: "Écrire plutôt",
  waiting: (seat, people) => `${nameOf(seat, people)} raconte, ou cherche ses mots…`,
};

const card = (seat: number, people: People): string => yours(seat, people, "votre carte", "la carte");

const listen: ListenWords = {
  story: (story) => (isRemoved(story) ? "Histoire retirée, avec qui l’avait racontée." : quoted(story)),
  readAloud: "Écouter",
  stop: "Arrêter",
  done: "J’ai lu",
  waiting: (seats, people) => `${together(seats, people)} ${seats.length > 1 ? "lisent" : "lit"} encore.`,
  teller: (seats, people) => `${together(seats, people)} ${seats.length > 1 ? "lisent" : "lit"} votre histoire.`,
  soon: (seat, people) =>
    `Prenez votre temps : quand chacun aura lu, ${card(seat, people)} se retourne, et l’histoire avec elle.`,
  soonShort: "Quand chacun aura lu, tout disparaît.",
  more: (seat, people) => `Signaler l’histoire ${of(seat, people)}, ou ne plus la lire`,
  report: "Signaler cette histoire",
  mute: (seat, people) => `Ne plus lire ${nameOf(seat, people)}`,
  muted: (seat, people) => `Vous ne lisez plus ${nameOf(seat, people)}.`,
  open: "Lire quand même",
  hush: "Faire taire les robots ce soir",
  unmute: (seat, people) => `Relire ${nameOf(seat, people)}`,
};

const assign: AssignWords = {
  title: (recaller, people) => `Quel mot pour ${who(recaller, people)} ?`,
  help: "Choisissez un paquet. Toutes ses couleurs seront à retrouver, la vôtre aussi.",
  packet: (packet, round, people) => ({
    title: packet.word,
    line: isTaken(packet) ? `rappelé par ${who(packet.recaller, people)}` : `manche ${round + 1}`,
  }),
  give: (given, recaller, people) =>
    given === null ? "Choisissez un paquet" : `Donner ${quoted(given)} à ${nameOf(recaller, people)}`,
};

const hint: HintWords = {
  title: ({ table }, people) =>
    `${nameOf(table.recaller, people)} cherche votre couleur pour ${quoted(packetNow(table)?.word ?? "")}`,
  label: "Un mot de votre histoire",
  help: "Un seul mot que vous avez dit, et jamais le nom de la couleur.",
  give: (said) => `Donner ${quoted(said)}`,
  oneWord: "Un seul mot, pas plus",
  giveHint: "Écrivez un mot",
  forgot: "Je ne m’en souviens plus",
  forgotHelp: "Sans indice, la carte garde toute sa valeur.",
};

const scores: ScoreWords = {
  title: "Scores",
  packets: (done, quota) => `${done} paquet${plural(done)} sur ${quota}`,
  gained: (gained) => `+${gained}`,
  track: (seat, total, people) => `${named(seat, people)} : ${points(total)}`,
};

const say: SayWords = {
  word: ({ table }) => {
    const now = packetNow(table)?.word ?? "";
    return now === "" ? "Le mot n’est pas encore choisi." : `Le mot : ${quoted(now)}.`;
  },
  told: ({ table }, people) => {
    const open = table.phase === "telling" || table.phase === "listening" ? toldCard(table) : null;
    if (open?.colour == null) return "";
    const shows = `${does(table.teller, people, "montrez", "montre")} ${colours.name[open.colour]}.`;
    return open.story === "" ? shows : `${shows} ${listen.story(open.story)}`;
  },
  hand: ({ hand }) => {
    const held = hand.map((place) => colours.name[all[place] ?? "black"]);
    return held.length === 0 ? "" : `Vos couleurs : ${held.join(", ")}.`;
  },
  order: (view, people) => {
    const { table } = view;
    if (table.phase !== "telling" && table.phase !== "listening") return "";
    const left = tellersLeft(table);
    const then = left.length === 0 ? "" : ` Ensuite : ${left.map((seat) => who(seat, people)).join(", ")}.`;
    return `${does(table.teller, people, "racontez", "raconte")}.${then}`;
  },
  packet: sayPacket,
  scores: ({ table }, people) => {
    const each = table.scores.map((score, seat) => {
      const done = recalledBy(table, seat).length;
      return `${who(seat, people)} ${score}${done > 0 ? ` (${done} paquet${plural(done)} sur ${quotaOf(table)})` : ""}`;
    });
    return `Scores : ${each.join(", ")}.`;
  },
};

export const table: TableWords = {
  twin: "La table en mots",
  close: "Fermer",
  situation,
  watching: "Vous regardez.",
  memories: "Le temps des souvenirs",
  you: "Vous",
  word, choose, tell, listen, assign, recall, hint, scores, say,
};
