// Ways to play that have a name. A preset settles every option that any preset of its table names; what none of them
// names (a language, who begins) is nobody's but the host's, and fits with all of them.
import type { AnyFace } from "../games/game";
import type { Lang } from "../words/words";
import { type Config, defaultsOf } from "./fields";

export interface NamedWay {
  readonly id: string;
  readonly label: string;
  readonly line: string;
  readonly config: Config; // every option that it settles
}

/** From the plainest to the fullest; none where a game has none for so many people. */
export function waysFor(game: string, face: AnyFace, lang: Lang, seats: number): readonly NamedWay[] {
  const presets: readonly { readonly id: string; readonly config: Config }[] = face.presets?.(seats) ?? [];
  const initial = defaultsOf(game);
  const settled = [...new Set(presets.flatMap(({ config }) => Object.keys(config)))];
  return presets.map(({ id, config }) => {
    const { label, line, alone = line } = face.words[lang].presets?.[id] ?? { label: id, line: "" };
    const whole = Object.fromEntries(settled.map((field) => [field, config[field] ?? initial[field]]));
    return { id, label, line: seats === 1 ? alone : line, config: whole };
  });
}

/** The way that these options are; undefined if they have no name. */
export const wayOf = (ways: readonly NamedWay[], config: Config): NamedWay | undefined =>
  ways.find((way) => Object.entries(way.config).every(([field, value]) => config[field] === value));

/** What follows for the options when as many people play as `after` is for: the way one chose stays the same way. */
export function carriedOver(before: readonly NamedWay[], after: readonly NamedWay[], config: Config): Config {
  const chosen = wayOf(before, config)?.id;
  return after.find(({ id }) => id === chosen)?.config ?? {};
}
