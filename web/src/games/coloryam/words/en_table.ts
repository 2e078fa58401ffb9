// What the table says in English: whose turn, what is at stake, what happened.
import type { coloryam } from "../../../net/wire.gen";
import { capital, inLetters, inList } from "../../../words/format";
import type { People } from "../../game";
import { countsOf, type Face, faceOf } from "../dice";
import { facts } from "../objective";
import { type Ending, type Rank, type Story, type View, crossed, sumOf } from "../story";
import { hindrance, isFree, type Miss, type Why } from "../turn";
import { lines } from "./en_lines";
import { isMe, nameOf } from "./people";
import type { TableWords, Verdict } from "./words";

type Line = coloryam.Line;

const name = (line: Line): string =>
  line.objective === null ? `Color’Yam ${line.coloryam}` : lines.short(line.objective);
const number = (line: number): string => `line ${line + 1}`;
const plural = (count: number): string => (count === 1 ? "" : "s");
const points = (count: number): string => `${count} point${plural(count)}`;
const face = (each: Face): string => `${lines.color[each.color]} ${each.number}`;

const pole = (which: number): string => ["Given colours", "Any colours", "Comparison"][which - 1] ?? "";

/** "You write", "Nour writes" */
const subject = (seat: number, people: People, you: string, they: string): string =>
  isMe(seat, people) ? `You ${you}` : `${nameOf(seat, people)} ${they}`;
const someone = (seat: number, people: People): string => (isMe(seat, people) ? "you" : nameOf(seat, people));

/** "on line 8", "in Color'Yam 2", "on “Just one brown”" */
function place(view: View, index: number): string {
  const line = view.board.rows[index]?.line;
  if (line === undefined) return "";
  if (line.objective === null) return `in ${name(line)}`;
  return isFree(view) ? `on “${name(line)}”` : `on ${number(index)}`;
}

function goal(view: View): string {
  const { state, board } = view;
  if (state.phase === "beginning") return "The sheet and the first turn are being drawn";
  if (state.phase === "over") return "The sheet is full";
  if (state.phase === "choosing") return `Choose a line for ${board.turn.sum}`;
  if (isFree(view)) return "Throw, then choose a line";
  const objective = board.rows[state.line]?.line.objective;
  if (objective) return lines.full(objective);
  return board.turn.minimum > 6 ? `Make more than ${board.turn.minimum - 1}` : "Make the highest sum";
}

function goalLabel(view: View): string {
  const { state, board } = view;
  const line = board.rows[state.line]?.line;
  if (line === undefined) return "";
  if (isFree(view)) return `Turn ${state.line + 1} of ${board.rows.length}`;
  if (line.objective === null) return `${capital(number(state.line))} · ${name(line)}`;
  return `Objective of ${number(state.line)}`;
}

function turn(reason: Why, seat: number, people: People): string {
  const begins = subject(seat, people, "begin", "begins");
  switch (reason.type) {
    case "drawn": return `${begins}: drawn by lot.`;
    case "host": return `${begins}: the table chose so.`;
    case "best_line": return `${begins}: best result on ${number(reason.line)}.`;
    case "best_total": return `${begins}: ahead after “${pole(reason.pole)}”.`;
    case "tie_break": return `${begins}: level at the top, the lines before decide.`;
    case "nobody": return `${begins}: nothing written on ${number(reason.line)}, the lines before decide.`;
    case "again": return `${subject(seat, people, "play", "plays")} the line again: second chance.`;
    case "order": return `${isMe(seat, people) ? "Your" : `${nameOf(seat, people)}’s`} turn, in table order.`;
  }
}

function freeVerdict({ board }: View): Verdict {
  const fitting = board.turn.fillable.flatMap((line) => board.rows[line] ?? []).map((row) => name(row.line));
  if (fitting.length === 0) return { sign: "no", lead: "Nothing fits:", reason: "a line would have to be crossed." };
  const lead = fitting.length === 1 ? "One line fits:" : `${capital(inLetters("en", fitting.length))} lines fit:`;
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
    if (state.phase === "missed") return { sign: "no", lead: is_met ? "Declared missed:" : "Missed:", reason };
    return is_met ? { sign: "ok", lead: "Done:", reason } : { sign: "no", lead: "Not yet:", reason };
  }
  if (!is_met) return { sign: "no", lead: "Not yet:", reason: `it takes more than ${minimum - 1}.` };
  const reason = minimum > 6 ? `${sum} is more than ${minimum - 1}.` : "any sum counts here, the highest wins.";
  return { sign: "ok", lead: "Done:", reason };
}

function stake(each: Miss, view: View): string {
  const { state, board } = view;
  const line = board.rows[state.line]?.line;
  if (isFree(view)) return "";
  if (board.turn.is_met) return `If you stop, you write ${board.turn.sum} ${place(view, state.line)}.`;
  if (line?.objective === null) return board.turn.minimum > 6 ? "Otherwise the box is crossed: 0 points." : "";
  if (each.type === "crossed") return "If it is missed: the line is crossed, 0 points.";
  const from = each.minimum > 6 ? `, from ${each.minimum} up` : "";
  return `If it is missed: second chance in ${name(each.box)}${from}.`;
}

function cannotFill(view: View, index: number): string {
  const { state, board } = view;
  const objective = board.rows[index]?.line.objective;
  if (objective) return capital(lines.facts(facts(objective, board.turn.counts)));
  const other = hindrance(view, index);
  const box = other === null ? undefined : board.rows[other.line]?.line;
  if (other === null || box === undefined) return "";
  const value = state.entries[state.turn]?.[other.line] ?? 0;
  return `It takes ${other.isAbove ? "more" : "less"} than ${value}, because of ${name(box)}.`;
}

function ended(ending: Ending, view: View, people: People): Verdict {
  const { seat, entry, how, sum, line, playedLine } = ending;
  const writes = subject(seat, people, "write", "writes");
  const played = view.board.rows[playedLine]?.line;
  const shown = played?.objective ? lines.facts(facts(played.objective, countsOf(view.state.dice))) : "";
  const colon = shown === "" ? "." : ":";
  const there = `${entry} ${place(view, line)}`;
  if (how === "written") return { sign: "ok", lead: `${writes} ${there}${colon}`, reason: shown };
  if (how === "second_chance") {
    const later = isMe(seat, people) ? "you will play again" : "the line will be played again";
    return { sign: "ok", lead: "Second chance:", reason: `${writes} ${there}, ${later}.` };
  }
  if (played?.objective === null) {
    const makes = subject(seat, people, "make", "makes");
    return { sign: "no", lead: `${makes} ${sum}, too few:`, reason: `${name(played)} is crossed.` };
  }
  const what = played !== undefined && isFree(view) ? `“${name(played)}”` : number(line);
  return { sign: "no", lead: `${subject(seat, people, "cross", "crosses")} ${what}${colon}`, reason: shown };
}

function ties(ranks: readonly Rank[], people: People): readonly string[] {
  return ranks
    .filter((rank) => rank.sharedWith.length > 0 && rank.sharedWith.every((other) => other > rank.seat))
    .map((rank) => {
      const names = [rank.seat, ...rank.sharedWith].map((seat) => someone(seat, people));
      return `${capital(inList("en", names))} are level at ${rank.entry}: the lowest of the places they share counts.`;
    });
}

function story(told: Story, view: View, people: People): string {
  const parts: string[] = [];
  if (told.timedOut) parts.push("Out of time.");
  if (told.thrown !== null) {
    const faces = told.thrown.flatMap((die) => faceOf(die, view.state.dice[die] ?? 0) ?? []).map(face);
    const who = isMe(told.seat, people) ? "You" : nameOf(told.seat, people);
    parts.push(`${who}: ${inList("en", faces)}. Sum ${sumOf(view.state.dice)}.`);
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
  return `Result ${isFree(view) ? place(view, line) : `of ${number(line)}`}: ${each.join(", ")}.`;
}

export const table: TableWords = {
  title: "The dice",
  line: name,
  number,
  goalLabel,
  goal,
  pole,

  toPlay: (seat, people) => (isMe(seat, people) ? "Your turn." : `${nameOf(seat, people)}’s turn.`),
  turn,
  verdict,
  stake,

  face,
  die: (die, shown, state) => {
    const words = { kept: ", kept", again: ", to throw again", lying: "" };
    return `Die ${die + 1}: ${shown === null ? "not thrown yet" : `${face(shown)}${words[state]}`}`;
  },
  diceLabel: "The six dice",
  tapToThrow: "Tap the dice to throw again",
  toThrow: (faces) => {
    const named = inList("en", faces.map((each) => `the ${face(each)}`));
    return `To throw again: ${faces.length === 6 ? "all six dice" : named}.`;
  },
  odds: (chance) => `You have a ${Math.round(chance / 100)}% chance to meet the objective.`,
  sum: "Sum",
  throwsLabel: "Throws",
  throwsMade: (made) => `${made} throw${plural(made)} of 3`,
  keys: "Keyboard: 1 to 6 pick dice, 0 all of them, Space throws, S stops.",

  actions: "Your choices",
  toPodium: "See the podium",
  pickFirst: "Pick dice",
  firstThrow: "Up to three throws. The first takes all six dice.",
  space: "Space",
  throwSix: "Throw the six dice",
  throwAgain: (dice) => (dice === 6 ? "Throw all six again" : `Throw ${dice} ${dice === 1 ? "die" : "dice"} again`),
  stop: (sum) => `Stop at ${sum}`,
  toBeat: (sum) => `to beat: ${sum}`,
  ahead: (sum) => `ahead of ${sum}`,
  declareMiss: "Declare a miss",
  waiting: (seat, people) => `${nameOf(seat, people)} is playing.`,
  watching: "You are watching.",

  missedTitle: "Missed. The choice is yours.",
  takeChance: (sum, box) => ({
    title: "Second chance",
    cost: `Write ${sum} in ${name(box)}, then play the line again after the others.`,
  }),
  crossLine: { title: "Cross out the line", cost: "0 points here; the Color’Yam stays open." },

  chooseLine: "Choose a line",
  chooseHint: "Write the sum on a lit line of the sheet, or cross a line out.",
  fillLine: (sum, line) => `Write ${sum} on “${name(line)}”`,
  crossThis: (line) => `Cross out “${name(line)}”`,
  crossSure: (line) => ({ title: `Cross out “${name(line)}”`, cost: "0 points, and the box is gone." }),
  cancel: "Cancel",
  cannotFill,

  ended,
  rankTitle: (view, index) => {
    const line = view.board.rows[index]?.line;
    return line === undefined ? "" : `${capital(number(index))} · ${name(line)}`;
  },
  ties,
  seeRanking: (line) => `Ranking of “${name(line)}”`,
  points,
  close: "Close",
  story,

  sheet: "Score sheet",
  theSheet: "The sheet",
  sheetNumber: (sheet) => `Sheet ${sheet}`,
  you: "You",
  total: "Total",
  entry: (entry) => (entry === crossed ? "crossed" : String(entry)),
  stillToPlay: "to play",
  provisional: (sum) => `${sum}?`,
  early: "written ahead",
  bestColorYam: "Best Color’Yam",
  twin: "The table in words",
};
