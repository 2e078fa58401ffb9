// What may be done now, as buttons: the main one last. What is missing is said when one is pressed all the same.
import type { Act } from "./Dock.svelte";
import { type Action, answers, barredTo, steps, type View } from "./facts";
import type { Asked } from "./flow";
import { isPlace, letterOf, positionOf } from "./request";
import { signOfAnswer } from "./signs";
import type { Turn } from "./turn.svelte";
import type { TableWords } from "./words/table";

interface Moment {
  readonly asked: Asked;
  readonly view: View;
  readonly turn: Turn;
  readonly words: TableWords;
  readonly act: (action: Action) => void;
}

export function actsFor(moment: Moment): readonly Act[] {
  const { asked, words, act } = moment;
  switch (asked) {
    case "move": return moves(moment);
    case "letter": return letters(moment);
    case "question": return [stop(moment, false), question(moment)];
    case "guess": return guesses(moment);
    case "answer":
      return answers.map((answer) => ({
        label: words.answer[answer], icon: signOfAnswer[answer], kind: "plain",
        take: () => act({ type: "reply", answer }),
      }));
    case "verdict":
      return [false, true].map((is_right) => ({
        label: is_right ? words.reply.right : words.reply.wrong, icon: is_right ? "check" : "cross", kind: "plain",
        take: () => act({ type: "judge", is_right }),
      }));
    default: return [];
  }
}

/** Whether something can be asked about the object in hand. */
const isOpen = ({ view, turn }: Moment): boolean => {
  const thing = view.table.objects[turn.inHand];
  return thing !== undefined && barredTo(thing, view.me, turn.isGuessing) === null;
};

const stop = ({ words, act }: Moment, isSecond: boolean): Act =>
  ({
    label: words.ask.stop(isSecond), short: words.ask.stopShort(isSecond), kind: "stop",
    take: () => act({ type: "stop" }),
  });

function moves({ view, turn, words, act }: Moment): readonly Act[] {
  const me = view.table.players[view.me];
  const step = steps(me?.space ?? 0, me?.gems ?? 0).find(({ spaces }) => spaces === turn.spaces);
  if (step === undefined) return [{ label: words.move.roll, kind: "main", take: () => act({ type: "roll" }) }];
  return [
    { label: words.move.dieInstead, kind: "quiet", isHere: true, take: () => (turn.spaces = null) },
    {
      label: words.move.pay(step), short: words.move.payShort(step), kind: "main",
      take: () => act({ type: "pay", spaces: step.spaces }),
    },
  ];
}

function letters(moment: Moment): readonly Act[] {
  const { turn, words, act } = moment;
  const isReady = isOpen(moment) && isPlace(turn.letter);
  return [
    { label: words.letter.no, kind: "stop", take: () => act({ type: "stop" }) },
    {
      label: words.letter.ask(positionOf(turn.letter)), short: words.ask.ask, kind: "main",
      take: isReady ? () => act(letterOf(turn.inHand, turn.letter, false)) : null,
    },
  ];
}

function question(moment: Moment): Act {
  const { turn, words, act } = moment;
  const ask = isOpen(moment) ? turn.toAsk() : null;
  return {
    label: words.ask.ask, kind: "main", missing: () => (turn.isNudged = true),
    take: ask === null ? null : () => act(ask),
  };
}

function guesses(moment: Moment): readonly Act[] {
  const { turn, words, act } = moment;
  if (!turn.isGuessing) {
    const toGuess: Act = {
      label: words.ask.toGuess, kind: "plain", isHere: true, take: () => (turn.isGuessing = true),
    };
    return [stop(moment, true), toGuess, question(moment)];
  }
  const guess = isOpen(moment) ? turn.toGuess() : null;
  return [
    stop(moment, true),
    { label: words.ask.toAsk, kind: "plain", isHere: true, take: () => (turn.isGuessing = false) },
    {
      label: words.ask.guess, kind: "main", missing: () => (turn.isNudged = true),
      take: guess === null ? null : () => act(guess),
    },
  ];
}
