// Who would hear a story that is told aloud. People in one room hear each other without the voice, so nobody is kept
// from it; but nobody should tell a story to an empty line without knowing.
import type { People } from "../game";

export interface Hearing {
  readonly isIn: boolean; // I am in the voice
  readonly listeners: readonly number[]; // other people who are
  readonly deaf: readonly number[]; // other people who are not
  readonly hasBots: boolean; // who read, and never hear
}

export function hearingOf({ isBot, me }: People, inVoice: readonly boolean[]): Hearing {
  const others = isBot.flatMap((isOne, seat) => (isOne || seat === me ? [] : [seat]));
  return {
    isIn: inVoice[me] === true,
    listeners: others.filter((seat) => inVoice[seat] === true),
    deaf: others.filter((seat) => inVoice[seat] !== true),
    hasBots: isBot.some((isOne) => isOne),
  };
}

/** There is somebody to tell it to. */
export const hasEars = ({ listeners, deaf }: Hearing): boolean => listeners.length + deaf.length > 0;
