// Who sits at a table, ready to be named in a sentence. Bots have names of their own, made here from their
// seat, and the same in each language: people who talk about one of them may read different ones.
import type { People } from "../games/game";
import type { Cloth } from "../house/cloth";
import { timePercentOf } from "../house/settings";
import type { server } from "../net/wire.gen";
import type { Words } from "../words/words";
import { airOf, readAlike } from "./alike";

const botNames: readonly string[] = ["Ocre", "Indigo", "Garance", "Sienne", "Céladon", "Safran"];

const nameOf = (seat: server.SeatBrief, index: number): string =>
  seat.sitter === "bot" ? (botNames[index % botNames.length] ?? "") : seat.name;

const same = (a: string | undefined, b: string | undefined): boolean =>
  a?.localeCompare(b ?? "", undefined, { sensitivity: "base" }) === 0;

/** A seat at a table, or as lists show it, where nobody tells who came first. */
type Named = server.SeatBrief & Partial<Pick<server.SeatInfo, "person">>;

/** By seat, no two alike: who came to the table later and whose name reads the same has a number. An open seat has the
    name of whom it is kept for. */
export function namesOf(seats: readonly Named[]): readonly string[] {
  const names = seats.map(nameOf);
  const rank = ({ sitter, person }: Named): number => (sitter === "bot" ? Infinity : (person ?? 0));
  const order = seats.map((_, index) => index).filter((index) => seats[index]!.sitter !== "open")
    .toSorted((a, b) => (rank(seats[a]!) === rank(seats[b]!) ? a - b : rank(seats[a]!) - rank(seats[b]!)));
  order.forEach((index, at) => {
    const taken = order.slice(0, at).map((other) => names[other]!);
    const own = names[index]!;
    const isTaken = (): boolean => taken.some((other) => readAlike(other, names[index]!));
    for (let count = 2; isTaken(); ++count) names[index] = `${own} ${count}`;
  });
  return names;
}

/** What somebody who is or was at the table is called there. */
export function nameAt(room: server.Room | null, person: server.PersonId, name: string): string {
  const seat = room?.seats.findIndex((each) => each.person === person && each.sitter === "person") ?? -1;
  return room === null || seat < 0 ? name : (namesOf(room.seats)[seat] ?? name);
}

/** By public id, what is known of those who are or were at the table. */
export type Cards = ReadonlyMap<string, server.PersonCard>;

/** What somebody who is or was at the table wears; null until it is known. */
export const clothAt = (room: server.Room | null, cards: Cards, person: server.PersonId): Cloth | null =>
  cards.get(room?.people[person] ?? "")?.cloth ?? null;

/** A word on a person whose name makes believe that they are a robot or the host; empty for all others. */
export function airMark({ sitter, name, is_host }: server.SeatBrief, { room }: Words): string {
  const air = sitter === "person" ? airOf(name, botNames) : null;
  return air === null || (air === "host" && is_host) ? "" : room.notA[air];
}

/** The mark of a seat that takes more time than the table's; empty for all others. */
export function timeMark({ time_percent }: server.SeatInfo, { room }: Words): string {
  const percent = timePercentOf(time_percent);
  return percent === 100 ? "" : room.takesTime(room.times[percent]);
}

/** The others for whom a bot plays. */
export const coveredIn = ({ seats, status, me }: server.Room): readonly number[] =>
  seats.flatMap(({ sitter, bot }, seat) =>
    status === "playing" && sitter === "person" && bot !== "" && seat !== me ? [seat] : [],
  );

export function peopleOf(room: server.Room): People {
  return {
    names: namesOf(room.seats),
    // A game that is over belongs to those who sat down to it, whoever covered for them.
    isBot: room.seats.map((seat) => (room.status === "over" ? seat.sitter === "bot" : seat.bot !== "")),
    me: room.me,
  };
}

const lettersOf = (name: string): readonly string[] => name.match(/\p{L}|\p{N}/gu) ?? [];

/** One letter is enough beside a name; people who share it get the first other letter that tells them apart. */
export function initialOf(name: string, among: readonly string[] = []): string {
  const [first, ...more] = lettersOf(name);
  if (first === undefined) return "·";
  const rivals = among.filter((other) => other !== name).map(lettersOf).filter((letters) => same(letters[0], first));
  const telling = more.find((letter, i) => rivals.every((letters) => !same(letters[i + 1], letter)));
  return first.toLocaleUpperCase() + (rivals.length === 0 ? "" : (telling ?? more[0] ?? "").toLocaleLowerCase());
}
