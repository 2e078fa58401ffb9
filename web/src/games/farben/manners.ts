// What whoever sits here may do about the words of others: report them, and no longer read them; and silence bots that
// comment on stories.
import type { TableProps } from "../game";

type Props = TableProps<"farben">;

export interface Manners {
  readonly report: Props["report"] | undefined; // not in a replay
  readonly mute: Props["mute"] | undefined;
  readonly muted: readonly boolean[]; // by seat
  readonly aside: Props["aside"]; // the last one; null once bots are silenced
  readonly hush: () => void; // the bots, for tonight
}
