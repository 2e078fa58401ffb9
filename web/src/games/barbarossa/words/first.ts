// For who plays for the first time: by what is asked of them.
import type { FirstLines } from "../../game";
import type { View } from "../facts";
import { type Asked, askedOf } from "../flow";

export type FirstWords = { readonly aim: string } & {
  readonly [A in Exclude<Asked, null> | "wait"]: Pick<FirstLines, "now" | "brings">;
};

export const firstLines = (words: FirstWords) => ({ view }: { readonly view: View }): FirstLines =>
  ({ aim: words.aim, ...words[askedOf(view) ?? "wait"] });
