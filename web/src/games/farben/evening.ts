// A game that is over, in numbers: where the points came from, who remembered best, whose stories stayed, and a card
// that nobody found. Spectators are shown the numbers; colours and stories stay with those who played.
import type { Colour } from "./colours";
import { type Answer, earned, type View } from "./facts";

export interface Account {
  readonly seat: number;
  readonly recalling: number; // points
  readonly remembered: number; // points
  readonly found: number; // cards, of those that were theirs to recall
  readonly asked: number; // how many those were
  readonly kept: number; // cards of theirs that others found
  readonly sought: number; // of how many
}

interface Made {
  readonly word: string;
  readonly owner: number;
  readonly recaller: number;
  readonly answer: Answer;
  readonly colour: Colour | null;
  readonly worth: ReturnType<typeof earned>;
}

const answersIn = ({ table }: View): readonly Made[] =>
  table.packets.flatMap((packet) =>
    packet.answers.flatMap((answer, owner): readonly Made[] => {
      if (!answer.is_made) return [];
      const { word, recaller } = packet;
      const colour = packet.cards[owner]?.colour ?? null;
      return [{ word, owner, recaller, answer, colour, worth: earned(packet, owner, answer) }];
    }));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** By seat. */
export function accounts(view: View): readonly Account[] {
  const made = answersIn(view);
  return view.table.scores.map((_, seat) => {
    const recalled = made.filter(({ recaller }) => recaller === seat);
    const sought = made.filter(({ owner, recaller }) => owner === seat && recaller !== seat);
    const right = (answers: readonly Made[]): number => answers.filter(({ answer }) => answer.is_right).length;
    return {
      seat,
      recalling: sum(recalled.map(({ worth }) => worth.recaller)),
      remembered: sum(sought.map(({ worth }) => worth.owner)),
      found: right(recalled),
      asked: recalled.length,
      kept: right(sought),
      sought: sought.length,
    };
  });
}

export interface Best {
  readonly seats: readonly number[];
  readonly count: number;
  readonly of: number;
}

/** Those with most of something; null if nobody has any. */
function most(all: readonly Account[], count: (each: Account) => number, of: (each: Account) => number): Best | null {
  const best = Math.max(...all.map(count));
  const first = all.filter((each) => count(each) === best);
  const [one] = first;
  return best === 0 || one === undefined ? null : { seats: first.map(({ seat }) => seat), count: best, of: of(one) };
}

export const bestMemory = (view: View): Best | null =>
  most(accounts(view), ({ found }) => found, ({ asked }) => asked);
export const bestKept = (view: View): Best | null =>
  most(accounts(view), ({ kept }) => kept, ({ sought }) => sought);

export interface Lost {
  readonly word: string;
  readonly owner: number;
  readonly colour: Colour;
  readonly answer: Answer;
}

/** The one that was looked for hardest: with a hint rather than without, with a colour named rather than none. */
export function lostCard(view: View): Lost | null {
  const effort = ({ answer }: Made): number => Number(answer.help === "given") * 2 + Number(answer.colour !== null);
  const wrong = answersIn(view).filter(({ answer }) => !answer.is_right).toSorted((a, b) => effort(b) - effort(a));
  const [first] = wrong;
  return first?.colour == null ? null : { ...first, colour: first.colour };
}
