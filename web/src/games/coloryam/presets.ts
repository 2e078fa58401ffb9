// Ways to play that have a name; which sheet, who begins and the coach are chosen beside them.
import type { Preset } from "../game";

const usual = { free_objectives: false, color_chance: false, pro: false, declared_miss: false };

export const presets: readonly Preset<"coloryam">[] = [
  { id: "debutant", config: { ...usual, free_objectives: true, color_chance: true } },
  { id: "classique", config: usual },
  { id: "pro", config: { ...usual, pro: true } },
];
