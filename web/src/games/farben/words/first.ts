// For whoever plays Farben for the first time: what one plays for, what to do now, and what that brings.
import type { FirstLines, People } from "../../game";
import type { Update, View } from "../facts";
import { type Asked, askedOf, isRecalling } from "../flow";

export interface FirstWords {
  readonly aim: string;
  readonly now: { readonly [A in NonNullable<Asked>]: string };
  readonly brings: { readonly stories: string; readonly memories: string };
}

export const firstLines = ({ aim, now, brings }: FirstWords, situation: (view: View, people: People) => string) =>
  ({ view }: Update, people: People): FirstLines => {
    const asked = askedOf(view);
    return {
      aim,
      now: asked === null ? situation(view, people) : now[asked],
      brings: isRecalling(view) ? brings.memories : brings.stories,
    };
  };
