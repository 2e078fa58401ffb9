// What was played for somebody while they were away, in a few words: the last of it, nothing twice.
import type { AnyAction } from "../games/game";
import type { server } from "../net/wire.gen";

const sentencesMax = 3; // a banner is small

export function toldOf(moves: readonly server.MissedMove[], say: (action: AnyAction, move: number) => string): string {
  const said = moves.flatMap(({ action, move }) => (action === null ? [] : [say(action as AnyAction, move)]));
  const worthSaying = said.filter((text, i) => text !== "" && said.lastIndexOf(text) === i);
  return worthSaying.slice(-sentencesMax).join(" ");
}
