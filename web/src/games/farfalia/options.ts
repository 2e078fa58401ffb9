// Which options make a difference at a table of so many seats, which one says what game is played there, and which of
// them go by one name.
import { farfalia as rules } from "../../net/facts.gen";
import type { farfalia } from "../../net/wire.gen";
import type { Preset } from "../game";

type Config = farfalia.Config;

export function matters(field: keyof Config, config: Config, seats: number): boolean {
  const table = rules.tables.find(({ seats: count, option, choice }) =>
    count === seats && (option === "" || config[option as keyof Config] === choice));
  return !table?.idle.includes(field);
}

export function modes(seats: number): readonly (keyof Config)[] {
  const option = rules.tables.find((table) => table.seats === seats)?.option ?? "";
  return option === "" ? [] : [option as keyof Config];
}

/** Ways to play for so many people; each settles what any of them names. */
export function presets(seats: number): readonly Preset<"farfalia">[] {
  const [short, whole] = lengths[seats] ?? [{}, {}];
  return [
    { id: "beginner", config: { ...short, jokers: "none" } },
    ...(seats === 2 ? [] : [{ id: "classic", config: { ...whole, jokers: "none" } } as const]),
    { id: "pro", config: { ...whole, jokers: "burning" } },
  ];
}
const lengths: { readonly [seats: number]: readonly [Partial<Config>, Partial<Config>] } = {
  5: [{ five: "beginner" }, { five: "chinkway" }],
  4: [{ four: "deals_4" }, { four: "deals_8" }],
  3: [{ three: "quick" }, { three: "six_deals" }],
};

/** Whether the points of a deal count twice for everybody. */
export function countsTwice(config: Config, seats: number, deals: number, deal: number): boolean {
  const isLast = deal === deals - 1; // of a game that the score ends, nobody knows which
  if (matters("double_extra_deal", config, seats)) return isLast && config.double_extra_deal;
  return isLast && config.double_last_deal && matters("double_last_deal", config, seats);
}
