// Where the steps came from, and the album, in French.
import { capital, inLetters, inList } from "../../../words/format";
import type { Told } from "../evening";
import type { Line } from "../facts";
import type { AlbumWords } from "./album";
import { counted, letterAt, named, of, plural, quoted, signed, together, who } from "./fr_people";
import { table } from "./fr_table";
import type { SheetWords } from "./sheet";

/** « tasse », de Nour; without the word for who may not read it. */
const nameOfThing = ({ thing }: Told, people: Parameters<SheetWords["keptLine"]>[1]): string =>
  thing.word === "" ? capital(table.object.short(thing, people)) : `${quoted(thing.word)}, ${of(thing.owner, people)}`;

export const sheet: SheetWords = {
  title: "D’où viennent les pas",
  player: "Joueur",
  guesses: "Mots trouvés",
  objects: "Ses objets",
  hazards: "Dragons, fantôme",
  penalties: "Pertes",
  total: "Case",
  start: (space) => `Tous les chapeaux partaient de la case ${space}.`,
  found: ({ found, tried }) => `${counted(found, "mot")} en ${counted(tried, "essai")}`,
  me: "Vous",
  steps: (count) => (count === 0 ? "0" : signed(count)),
  best: "L’œil le plus vif",
  bestLine: (seats, found, people) =>
    `${capital(together(seats, people))} : ${found} mot${plural(found)} trouvé${plural(found)}.`,
  quick: "Vite deviné",
  quickLine: (told, people) => {
    const after = told.questions === 0 ? "sans une question" : `après ${counted(told.questions, "question")}`;
    return `${nameOfThing(told, people)} : trouvé ${after}.`;
  },
  kept: "L’énigme qui a tenu",
  keptLine: (told, people) => {
    const asked = told.questions === 0 ? "aucune question" : counted(told.questions, "question");
    return `${nameOfThing(told, people)} : ${asked}, aucune flèche.`;
  },
};

const curse = ({ is_curse }: Line): string => (is_curse ? ", par maléfice" : "");

const what = ({ kind, text, position }: Line): string => {
  if (kind === "letter") return letterAt(position);
  return kind === "guess" ? `la proposition ${quoted(text)}` : `la question ${quoted(text)}`;
};

export const album: AlbumWords = {
  title: "L’album",
  cover: ({ names }) => inList("fr", names),
  count: (objects) => `${capital(inLetters("fr", objects))} objets, et ce qu’ils voulaient dire.`,
  contents: "Tous les objets",
  entry: ({ word, owner, number }, people) =>
    [word === "" ? `Objet ${number + 1}` : quoted(word), of(owner, people)].join(", "),
  by: ({ owner, number }, people) => `${capital(of(owner, people))} · objet ${number + 1}`,
  theme: (theme) => `Thème : ${quoted(theme)}`,
  found: ({ line, points }, people) => `Trouvé par ${who(line.asker, people)}${curse(line)} : ${signed(points)}`,
  notFound: "Personne ne l’a trouvé.",
  notInBook: (bot, people) => `${who(bot, people)} : « Ce mot n’est pas dans mon livre. Bien trouvé ! »`,
  cost: (points) => `${signed(points)} à la fin pour son auteur`,
  picture: (thing, people) =>
    `${album.entry(thing, people)}. ${table.object.description(thing)}`,
  film: "Voir le modelage",
  turn: "Prendre en main",
  talk: (count) => (count === 1 ? "Une seule demande" : `${count} demandes`),
  noTalk: "Personne n’a rien demandé sur cet objet.",
  notes: "Vos notes",
  asker: (line, people) => `${named(line.asker, people)}${curse(line)}`,
  letter: ({ position }) => capital(letterAt(position)),
  given: ({ text }) => (text === "" ? "aucune" : text.toLocaleUpperCase()),
  guess: ({ text }) => quoted(text),
  verdict: ({ answer }) => (answer === "yes" ? "C’est ça" : answer === "no" ? "Non" : "Sans réponse"),
  disputes: "Une réponse vous semble fausse ? Contestez-la : cela se voit, et ne change aucun pas.",
  dispute: (isMine) => (isMine ? "Retirer" : "Contester"),
  disputeLabel: (line, isMine) => isMine ? `Retirer ma contestation : ${what(line)}` : `Contester : ${what(line)}`,
  disputed: (seats, people) => `Contestée par ${together(seats, people)}`,
};
