// What the table says in French: whose turn, what is at stake, what happened.
import type { coloryam } from "../../../net/wire.gen";
import { capital, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { countsOf, type Face, faceOf } from "../dice";
import { facts } from "../objective";
import { type Ending, type Rank, type Story, type View, crossed, sumOf } from "../story";
import { hindrance, isFree, type Miss, type Why } from "../turn";
import { lines } from "./fr_lines";
import { isMe, nameOf } from "./people";
import type { TableWords, Verdict } from "./words";

type Line = coloryam.Line;

const name = (line: Line): string =>
  line.objective === null ? `Color’Yam ${line.coloryam}` : lines.short(line.objective);
const number = (line: number): string => `ligne ${line + 1}`;
const plural = (count: number): string => (count > 1 ? "s" : "");
const points = (count: number): string => `${count} point${plural(count)}`;
const face = (each: Face): string => `${each.number} ${lines.color[each.color]}`;

const pole = (which: number): string => ["Couleurs imposées", "Couleurs libres", "Comparaison"][which - 1] ?? "";

/** "Vous écrivez", "Nour écrit" */
const subject = (seat: number, people: People, you: string, they: string): string =>
  isMe(seat, people) ? `Vous ${you}` : `${nameOf(seat, people)} ${they}`;
const someone = (seat: number, people: People): string => (isMe(seat, people) ? "vous" : nameOf(seat, people));

/** "à la ligne 8", "en Color'Yam 2", "sur « Un seul marron »" */
function place(view: View, index: number): string {
  const line = view.board.rows[index]?.line;
  if (line === undefined) return "";
  if (line.objective === null) return `en ${name(line)}`;
  return isFree(view) ? `sur « ${name(line)} »` : `à la ${number(index)}`;
}

function goal(view: View): string {
  const { state, board } = view;
  if (state.phase === "beginning") return "La feuille et le premier tour sont tirés au sort";
  if (state.phase === "over") return "La feuille est pleine";
  if (state.phase === "choosing") return `Choisir une ligne pour ${board.turn.sum}`;
  if (isFree(view)) return "Lancer, puis choisir une ligne";
  const objective = board.rows[state.line]?.line.objective;
  if (objective) return lines.full(objective);
  return board.turn.minimum > 6 ? `Faire plus de ${board.turn.minimum - 1}` : "Faire la plus grande somme";
}

function goalLabel(view: View): string {
  const { state, board } = view;
  const line = board.rows[state.line]?.line;
  if (line === undefined) return "";
  if (isFree(view)) return `Tour ${state.line + 1} sur ${board.rows.length}`;
  if (line.objective === null) return `${capital(number(state.line))} · ${name(line)}`;
  return `Objectif de la ${number(state.line)}`;
}

function turn(reason: Why, seat: number, people: People): string {
  const to = `À ${someone(seat, people)}`;
  switch (reason.type) {
    case "drawn": return `${to} de commencer : le sort l’a voulu.`;
    case "host": return `${to} de commencer : la table l’a choisi.`;
    case "best_line": return `${to} de commencer : meilleur résultat à la ${number(reason.line)}.`;
    case "best_total": return `${to} de commencer : en tête après « ${pole(reason.pole)} ».`;
    case "tie_break": return `${to} de commencer : égalité en tête, les lignes d’avant départagent.`;
    case "nobody": return `${to} de commencer : rien d’écrit à la ${number(reason.line)}, les lignes d’avant décident.`;
    case "again": return `${to} de rejouer la ligne : seconde chance.`;
    case "order": return `${to}, dans l’ordre de la table.`;
  }
}

function freeVerdict({ board }: View): Verdict {
  const fitting = board.turn.fillable.flatMap((line) => board.rows[line] ?? []).map((row) => name(row.line));
  const count = fitting.length;
  if (count === 0) return { sign: "no", lead: "Rien ne convient :", reason: "il faudrait barrer une ligne." };
  const lead = count === 1 ? "Une ligne convient :" : `${capital(inLetters("fr", count))} lignes conviennent :`;
  return { sign: "ok", lead, reason: `${fitting.join(" · ")}.` };
}

function verdict(view: View): Verdict | null {
  const { state, board } = view;
  const { sum, minimum, is_met, counts } = board.turn;
  if (state.throws === 0) return null;
  if (isFree(view)) return freeVerdict(view);
  const objective = board.rows[state.line]?.line.objective;
  if (objective) {
    const reason = lines.facts(facts(objective, counts));
    if (state.phase === "missed") return { sign: "no", lead: is_met ? "Déclaré manqué :" : "Manqué :", reason };
    return is_met ? { sign: "ok", lead: "C’est bon :", reason } : { sign: "no", lead: "Pas encore :", reason };
  }
  if (!is_met) return { sign: "no", lead: "Pas encore :", reason: `il faut plus de ${minimum - 1}.` };
  const reason = minimum > 6 ? `${sum} dépasse ${minimum - 1}.` : "toute somme compte, la plus grande l’emporte.";
  return { sign: "ok", lead: "C’est bon :", reason };
}

function stake(each: Miss, view: View): string {
  const { state, board } = view;
  const line = board.rows[state.line]?.line;
  if (isFree(view)) return "";
  if (board.turn.is_met) return `En vous arrêtant, vous écrivez ${board.turn.sum} ${place(view, state.line)}.`;
  if (line?.objective === null) return board.turn.minimum > 6 ? "Sinon la case est barrée : 0 point." : "";
  if (each.type === "crossed") return "Si c’est manqué : la ligne est barrée, 0 point.";
  const from = each.minimum > 6 ? `, dès ${each.minimum}` : "";
  return `Si c’est manqué : seconde chance en ${name(each.box)}${from}.`;
}

function cannotFill(view: View, index: number): string {
  const { state, board } = view;
  const objective = board.rows[index]?.line.objective;
  if (objective) return capital(lines.facts(facts(objective, board.turn.counts)));
  const other = hindrance(view, index);
  const box = other === null ? undefined : board.rows[other.line]?.line;
  if (other === null || box === undefined) return "";
  const value = state.entries[state.turn]?.[other.line] ?? 0;
  return `Il faut ${other.isAbove ? "plus" : "moins"} de ${value}, à cause de ${name(box)}.`;
}

function ended(ending: Ending, view: View, people: People): Verdict {
  const { seat, entry, how, sum, line, playedLine } = ending;
  const writes = subject(seat, people, "écrivez", "écrit");
  const played = view.board.rows[playedLine]?.line;
  const shown = played?.objective ? lines.facts(facts(played.objective, countsOf(view.state.dice))) : "";
  const colon = shown === "" ? "." : " :";
  const there = `${entry} ${place(view, line)}`;
  if (how === "written") return { sign: "ok", lead: `${writes} ${there}${colon}`, reason: shown };
  if (how === "second_chance") {
    const later = isMe(seat, people) ? "vous rejouerez" : "la ligne sera rejouée";
    return { sign: "ok", lead: "Seconde chance :", reason: `${writes} ${there}, ${later}.` };
  }
  if (played?.objective === null) {
    const makes = subject(seat, people, "faites", "fait");
    return { sign: "no", lead: `${makes} ${sum}, trop peu :`, reason: `${name(played)} est barré.` };
  }
  const what = played !== undefined && isFree(view) ? `« ${name(played)} »` : `la ${number(line)}`;
  return { sign: "no", lead: `${subject(seat, people, "barrez", "barre")} ${what}${colon}`, reason: shown };
}

function ties(ranks: readonly Rank[], people: People): readonly string[] {
  return ranks
    .filter((rank) => rank.sharedWith.length > 0 && rank.sharedWith.every((other) => other > rank.seat))
    .map((rank) => {
      const names = [rank.seat, ...rank.sharedWith].map((seat) => someone(seat, people));
      return `Égalité à ${rank.entry} entre ${inList("fr", names)} : la plus basse des places partagées compte.`;
    });
}

function story(told: Story, view: View, people: People): string {
  const parts: string[] = [];
  if (told.timedOut) parts.push("Temps écoulé.");
  if (told.thrown !== null) {
    const faces = told.thrown.flatMap((die) => faceOf(die, view.state.dice[die] ?? 0) ?? []).map(face);
    const who = isMe(told.seat, people) ? "Vous" : nameOf(told.seat, people);
    parts.push(`${who} : ${inList("fr", faces)}. Somme ${sumOf(view.state.dice)}.`);
    const found = told.ending === null ? verdict(view) : null;
    if (found !== null) parts.push(`${found.lead} ${found.reason}`);
  }
  if (told.ending !== null) {
    const { lead, reason } = ended(told.ending, view, people);
    parts.push(`${lead} ${reason}`.trim());
    for (const line of told.ending.closed) parts.push(closed(view, line, people));
  }
  return parts.join(" ");
}

function closed(view: View, line: number, people: People): string {
  const all = view.board.rows[line]?.points ?? [];
  const each = all.map((count, seat) => `${someone(seat, people)} ${points(count)}`);
  return `Résultat ${isFree(view) ? place(view, line) : `de la ${number(line)}`} : ${each.join(", ")}.`;
}

export const table: TableWords = {
  title: "Les dés",
  line: name,
  number,
  goalLabel,
  goal,
  pole,

  toPlay: (seat, people) => (isMe(seat, people) ? "À vous." : `À ${nameOf(seat, people)}.`),
  turn,
  verdict,
  stake,

  face,
  die: (die, shown, state) => {
    const words = { kept: ", gardé", again: ", à relancer", lying: "" };
    return `Dé ${die + 1} : ${shown === null ? "pas encore lancé" : `${face(shown)}${words[state]}`}`;
  },
  diceLabel: "Les six dés",
  tapToThrow: "Touchez les dés à relancer",
  toThrow: (faces) => {
    const named = inList("fr", faces.map((each) => `le ${face(each)}`));
    return `À relancer : ${faces.length === 6 ? "les six dés" : named}.`;
  },
  odds: (chance) => `Vous avez ${Math.round(chance / 100)} % de chances d’atteindre l’objectif.`,
  sum: "Somme",
  throwsLabel: "Lancers",
  throwsMade: (made) => `${made} lancer${plural(made)} sur 3`,
  keys: "Clavier : 1 à 6 pour choisir les dés, 0 pour tous, Espace pour lancer, S pour s’arrêter.",

  actions: "Vos choix",
  toPodium: "Voir le podium",
  pickFirst: "Choisir des dés",
  firstThrow: "Trois lancers au plus. Le premier prend les six dés.",
  space: "Espace",
  throwSix: "Lancer les six dés",
  throwAgain: (dice) => (dice === 6 ? "Relancer les six dés" : `Relancer ${dice} dé${plural(dice)}`),
  stop: (sum) => `S’arrêter à ${sum}`,
  toBeat: (sum) => `à battre : ${sum}`,
  ahead: (sum) => `devant ${sum}`,
  declareMiss: "Déclarer manqué",
  waiting: (seat, people) => `${nameOf(seat, people)} joue.`,
  watching: "Vous regardez la partie.",

  missedTitle: "C’est manqué. À vous de choisir.",
  takeChance: (sum, box) => ({
    title: "Seconde chance",
    cost: `Écrire ${sum} en ${name(box)}, puis rejouer la ligne après les autres.`,
  }),
  crossLine: { title: "Barrer la ligne", cost: "0 point ici ; le Color’Yam reste à jouer." },

  chooseLine: "Choisir une ligne",
  chooseHint: "Écrire la somme sur une ligne éclairée de la feuille, ou barrer une ligne.",
  fillLine: (sum, line) => `Écrire ${sum} sur « ${name(line)} »`,
  crossThis: (line) => `Barrer « ${name(line)} »`,
  crossSure: (line) => ({ title: `Barrer « ${name(line)} »`, cost: "0 point, et la case est perdue." }),
  cancel: "Annuler",
  cannotFill,

  ended,
  rankTitle: (view, index) => {
    const line = view.board.rows[index]?.line;
    return line === undefined ? "" : `${capital(number(index))} · ${name(line)}`;
  },
  ties,
  seeRanking: (line) => `Classement de « ${name(line)} »`,
  points,
  close: "Fermer",
  story,

  sheet: "Feuille de score",
  theSheet: "La feuille",
  sheetNumber: (sheet) => `Feuille ${sheet}`,
  you: "Vous",
  total: "Total",
  entry: (entry) => (entry === crossed ? "barré" : String(entry)),
  stillToPlay: "à jouer",
  provisional: (sum) => `${sum} ?`,
  early: "écrit d’avance",
  bestColorYam: "Meilleur Color’Yam",
  twin: "La table en mots",
};
