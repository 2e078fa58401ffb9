// What is asked by a form: a letter at a place, or a word. The same on an elf, in a series and with a curse.
import { type Action, positionMax } from "./facts";

/** Which letter: the first, the third, the last but one. */
export interface LetterAt {
  readonly count: number; // from 1
  readonly isFromEnd: boolean;
}

export const positionOf = ({ count, isFromEnd }: LetterAt): number => (isFromEnd ? -count : count);

export const letterAt = (position: number): LetterAt => ({ count: Math.abs(position), isFromEnd: position < 0 });

export const isPlace = ({ count }: LetterAt): boolean => Number.isInteger(count) && count >= 1 && count <= positionMax;

export const letterOf = (object: number, at: LetterAt, is_curse: boolean): Action =>
  ({ type: "letter", object, position: positionOf(at), is_curse });
