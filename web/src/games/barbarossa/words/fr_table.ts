// What the table says in French while people play.
import { isRemoved } from "../../../kit/removed";
import { capital, de, inList } from "../../../words/format";
import type { People } from "../../game";
import {
  arrowsMax, closedTo, goal, isSecret, isUnread, leaders, type Line, ring as spaces, spaceAt, type Thing, type Worth,
} from "../facts";
import { lettersGiven, patternOf, written } from "../letters";
import { counted, does, letterAt, named, of, plural, quoted, signed, together, who } from "./fr_people";
import { situation } from "./fr_situation";
import { isMe, nameOf } from "./people";
import type {
  AskWords, CurseWords, HatWords, LetterWords, MoveWords, ObjectWords, ReplyWords, RingWords, SayWords, TableWords,
  TalkWords,
} from "./table";

const answer: TableWords["answer"] = {
  yes: "Oui", no: "Non", probably: "Probablement", unknown: "Je ne sais pas", unclear: "Pas compris",
};

const shares = ({ guesser, owner: change }: Worth, { owner }: Thing, people: People): string =>
  `${signed(guesser)} pour vous, ${signed(change)} pour ${who(owner, people)}`;

const object: ObjectWords = {
  shelf: "Les objets",
  title: ({ owner }, people) => (isMe(owner, people) ? "Votre énigme" : `L’énigme ${of(owner, people)}`),
  line: ({ number, arrows }, people) => {
    const planted = arrows.length === 0 ? "pas encore de flèche" :
      `${counted(arrows.length, "flèche")}, ${de(together(arrows, people))}`;
    return `Objet ${number + 1} · ${planted}`;
  },
  short: ({ owner, number }, people) =>
    isMe(owner, people) ? `votre objet ${number + 1}` : `l’objet ${number + 1} ${of(owner, people)}`,
  label: (thing, closed, people) =>
    [
      capital(object.short(thing, people)),
      thing.arrows.length === 0 ? "sans flèche" :
        `${counted(thing.arrows.length, "flèche")} ${de(together(thing.arrows, people))}`,
      closed === "guessed" ? "vous l’avez déjà trouvé" : "",
    ].filter((each) => each !== "").join(", "),
  description: ({ description }) => {
    if (isRemoved(description)) return "Description retirée, avec qui l’avait écrite.";
    return description === "" ? "Pas de description." : description;
  },
  closed: (closed, { arrows }, people) => {
    if (closed === "own") return "C’est le vôtre : prenez-en un autre en main.";
    if (closed === "guessed") return "Vous l’avez déjà trouvé.";
    return `Deux flèches y sont plantées, par ${together(arrows, people)}.`;
  },
  worth: (worth, thing, people) => `Trouver ce mot : ${shares(worth, thing, people)}.`,
  brought: (worth, thing, people) => `Trouvé : ${shares(worth, thing, people)}.`,
  secret: (word) => `Votre mot : ${quoted(word)}`,
  laidOpen: (word) => `C’était ${quoted(word)}`,
  theme: (theme, seat, people) =>
    `${isMe(seat, people) ? "Votre thème" : `Le thème ${of(seat, people)}`} : ${quoted(theme)}`,
  turn: "Tourner",
  closer: "Plus près",
  farther: "Plus loin",
  loading: "On apporte l’objet…",
  none: "Cet objet ne peut pas être montré ici.",
};

const ring: RingWords = {
  title: "L’anneau et les gemmes",
  spaces: "L’anneau",
  name: { elf: "Elfe", gem: "Gemme", dragon: "Dragon", question: "Questions", ghost: "Fantôme" },
  line: {
    elf: "une lettre",
    gem: "une gemme de plus",
    dragon: "un pas pour les autres",
    question: "deux séries de questions",
    ghost: "deux pas pour les autres",
  },
  space: (index, here, people) => {
    const kind = spaceAt(index);
    const there = here.length === 0 ? "" : ` : ${together(here, people)}`;
    return `Case ${index + 1}, ${ring.name[kind]}, ${ring.line[kind]}${there}`;
  },
  die: (number) => `Le dé : ${number}`,
  go: ({ spaces: count, kind }) => `Payer ${counted(count, "gemme")} jusqu’à la case ${ring.name[kind]}`,
};

const hats: HatWords = {
  title: "Chapeaux",
  lead: (view, people) => {
    const first = leaders(view.table);
    const left = Math.max(0, goal - (view.table.players[first[0] ?? 0]?.hat ?? 0));
    if (first.length === view.table.seats) return `Tout le monde à ${left} pas du but`;
    if (left === 0) return `${capital(together(first, people))} au but`;
    const lead = first.length > 1 ? "mènent" : isMe(first[0] ?? -1, people) ? "menez" : "mène";
    return `${capital(together(first, people))} ${lead}, à ${left} pas du but`;
  },
  start: "Départ",
  goal: "But",
  mark: (seat, hat, people) => `${named(seat, people)} : case ${hat} sur ${goal}`,
};

const talk: TalkWords = {
  live: "En direct",
  notebook: "Carnet",
  none: "Personne n’a encore rien demandé. Prenez les objets en main en attendant.",
  noneAbout: "Rien n’a encore été demandé sur cet objet.",
  all: (count) => `Tout l’échange (${count})`,
  asks: (asker, { owner, number }, people) =>
    `${named(asker, people)} à ${who(owner, people)}, objet ${number + 1}`,
  question: ({ text }) => (isRemoved(text) ? "Question retirée, avec qui l’avait posée." : text),
  deed: (line, people) => {
    const { kind, asker, position, text } = line;
    if (kind === "letter") return `${does(asker, people, "demandez", "demande")} ${letterAt(position)}.`;
    if (isSecret(line, people)) return `${does(asker, people, "proposez", "propose")} un mot.`;
    return `${does(asker, people, "proposez", "propose")} ${quoted(text)}.`;
  },
  letter: ({ text, is_hidden }) =>
    is_hidden ? "Réponse secrète" : text === "" ? "Pas de lettre là" : `C’est ${text.toLocaleUpperCase()}`,
  guess: ({ answer: said, asker }, people) =>
    said === "yes" ? (isMe(asker, people) ? "Trouvé" : "C’est ça") : "Ce n’est pas ça",
  thinking: (seat, people) => `${does(seat, people, "réfléchissez", "réfléchit")}…`,
  curse: "par maléfice",
  muted: "Question que vous ne lisez plus.",
  open: "Lire quand même",
};

const move: MoveWords = {
  roll: "Lancer le dé",
  dieInstead: "Plutôt le dé",
  payShort: ({ spaces: count }) => `Payer ${counted(count, "gemme")}`,
  pay: ({ spaces: count, kind }) => `Payer ${counted(count, "gemme")} · ${ring.name[kind]}`,
  help: (gems) =>
    gems === 0 ? "Vous n’avez plus de gemme : le dé décide." : `Vous avez ${counted(gems, "gemme")}.`,
  choices: "Payer des gemmes",
  leads: (space) => `${ring.name[space]} : ${ring.line[space]}.`,
};

const letter: LetterWords = {
  from: "En comptant",
  start: "du début",
  end: "de la fin",
  less: "Une place avant",
  more: "Une place après",
  which: (position) => capital(letterAt(position)),
  ask: (position) => `Demander ${letterAt(position)}`,
  no: "Sans lettre",
  pattern: ({ start, end, length, below }) => {
    const say = (at: number, known: string | null): string =>
      known === null ? "" : `${letterAt(at)} est ${known.toLocaleUpperCase()}`;
    const all = [
      ...start.map((known, i) => say(i + 1, known)), ...end.map((known, i) => say(i - end.length, known)),
    ].filter((each) => each !== "");
    const size = length !== null ? `le mot a ${counted(length, "lettre")}` : below === null ? "" : letter.below(below);
    return capital(inList("fr", size === "" ? all : [...all, size]));
  },
  known: (letters) => `Vos lettres : ${letters}`,
  below: (letters) => `moins de ${letters} lettres`,
};

const ask: AskWords = {
  to: ({ owner, number }, people) => `À ${nameOf(owner, people)}, sur son objet ${number + 1}`,
  guessing: ({ owner, number }, people) => `Le mot ${of(owner, people)}, objet ${number + 1}`,
  placeholder: "Est-ce plus grand qu’une main ?",
  baffled: (bot, people) => `${nameOf(bot, people)} n’a pas compris. Essayez plutôt :`,
  guessHelp: "La personne qui l’a modelé sera seule à lire votre proposition.",
  noLetters: "À cette table, on ne parle pas des lettres du mot.",
  ask: "Demander",
  guess: "Proposer",
  toGuess: "Deviner",
  toAsk: "Une question",
  stop: (isSecond) => (isSecond ? "Finir mon tour" : "À la seconde série"),
  stopShort: (isSecond) => (isSecond ? "Finir" : "Passer"),
  missing: (isGuess) => (isGuess ? "Écrivez d’abord le mot." : "Écrivez d’abord votre question."),
  over: (chars) => `${counted(chars, "caractère")} de trop`,
  count: (chars, max) => `${chars} sur ${max}`,
};

const reply: ReplyWords = {
  asks: ({ asker }, people) => `${does(asker, people, "demandez", "vous demande")}`,
  word: (word) => `Votre mot : ${quoted(word)}`,
  help: "Répondez sincèrement, du mieux que vous pouvez. Après un non, la série s’arrête.",
  guesses: ({ asker }, people) => does(asker, people, "proposez", "propose"),
  yours: "Votre mot",
  judge: "Est-ce la même chose ?",
  right: "Oui, c’est ça",
  wrong: "Non",
};

const curse: CurseWords = {
  title: "Maléfice",
  button: "Maléfice",
  left: (count) => (count === 0 ? "plus aucun" : `encore ${count}`),
  open: (count) => `Maléfice, ${counted(count, "restant")}`,
  help: (count) =>
    "Un maléfice offre une lettre ou une proposition, même pendant le tour des autres. " +
    (count === 0 ? "Vous n’en avez plus." : `Il vous en reste ${count}.`),
  what: "Ce que vous voulez",
  letter: "Une lettre",
  guess: "Deviner",
  word: "Votre proposition",
  send: (what) => (what === "letter" ? "Dépenser pour cette lettre" : "Dépenser pour ce mot"),
  why: (why, { table }, people) => {
    switch (why) {
      case "none_left": return "Vous n’avez plus de maléfice.";
      case "asked": return "On vous questionne : fermez ceci et répondez d’abord.";
      case "waiting": return "Attendez la réponse en cours.";
      case "second_series": return `Pas pendant la seconde série ${of(table.turn, people)}.`;
      case "not_now": return "Ce n’est pas le moment.";
    }
  },
  again: "Un autre maléfice",
  refill: "Reprendre trois maléfices",
};

/** What a screen reader says of a line of a notebook. */
function lineSaid(line: Line, people: Parameters<SayWords["object"]>[2]): string {
  if (line.kind === "question") {
    const said = line.answer === "none" ? "sans réponse encore" : answer[line.answer].toLocaleLowerCase("fr");
    const text = isUnread(line, people) ? talk.muted : talk.question(line);
    return `${text} ${named(line.asker, people)}, réponse : ${said}.`;
  }
  if (line.kind === "letter") return `${talk.deed(line, people)} ${talk.letter(line, people)}.`;
  return line.answer === "none" ? talk.deed(line, people) : `${talk.deed(line, people)} ${talk.guess(line, people)}.`;
}

const say: SayWords = {
  object: (view, index, people) => {
    const thing = view.table.objects[index];
    if (thing === undefined) return "";
    const lines = view.table.talk.filter((line) => line.object === index).map((line) => lineSaid(line, people));
    const known = patternOf(lettersGiven(view.table, index));
    const letters = written(known) === "" ? "" : `${letter.known(letter.pattern(known))}.`;
    const own = thing.owner === view.me && thing.word !== "" ? `${object.secret(thing.word)}.` : "";
    return [
      `${object.label(thing, closedTo(thing, view.me), people)}.`, object.description(thing), own, letters, ...lines,
    ].filter((each) => each !== "").join(" ");
  },
  ring: ({ table }, people) =>
    spaces.map((_, index) => {
      const here = table.players.flatMap(({ space }, seat) => (space === index ? [seat] : []));
      return `${ring.space(index, here, people)}.`;
    }).join(" "),
  scales: ({ table }, people) =>
    table.players.map(({ gems, hat }, seat) =>
      `${named(seat, people)} : ${counted(gems, "gemme")}, chapeau sur la case ${hat} sur ${goal}.`).join(" ") +
    ` ${counted(table.arrows, "flèche")} sur ${arrowsMax(table)}.`,
  curses: ({ players, spent_curses }, people) =>
    players.map(({ curses }, seat) => `${named(seat, people)} : ${counted(curses, "maléfice")}.`).join(" ") +
    ` ${counted(spent_curses, "maléfice")} dépensé${plural(spent_curses)} en tout.`,
};

export const table: TableWords = {
  twin: "La table en mots",
  close: "Fermer",
  watching: "Vous regardez cette partie.",
  toPodium: "Voir le podium",
  answer,
  situation,
  object,
  ring,
  gems: {
    title: "Gemmes",
    mine: (count) => `${count} pour vous`,
    mark: (seat, count, people) => `${named(seat, people)} : ${counted(count, "gemme")}`,
  },
  hats,
  talk,
  move,
  letter,
  ask,
  reply,
  curse,
  notes: {
    label: "Vos notes",
    help: "Personne d’autre ne les lit.",
    placeholder: "Ce que vous en pensez…",
  },
  say,
};
