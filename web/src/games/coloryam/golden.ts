// For tests: the recorded games of games/coloryam/golden as the updates a page would get. Each move of such
// a text lists what changed in the view as `path=json`; folding them gives every view of a whole game.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Update } from "./story";

const folder = resolve(import.meta.dirname, "../../../../games/coloryam/golden");

export const goldenNames = [
  "two_seats", "five_seats", "bots", "free_objectives", "free_color_chance", "color_chance", "pro", "time_outs",
] as const;

type Json = { [key: string]: Json } & Json[];

export function goldenUpdates(name: (typeof goldenNames)[number]): readonly Update[] {
  const updates: Update[] = [];
  let view: Json | null = null;
  let move: { readonly actor: number; readonly action: unknown } = { actor: -1, action: null };
  for (const line of readFileSync(resolve(folder, `${name}.txt`), "utf8").split("\n")) {
    const played = /^\d+\. (nature|\d) (.*)$/.exec(line);
    const seen = /^ {3}all see (.*)$/.exec(line);
    if (line.startsWith("start ")) view = JSON.parse(line.slice("start ".length)) as Json;
    if (played !== null) {
      move = { actor: played[1] === "nature" ? -1 : Number(played[1]), action: JSON.parse(played[2] ?? "") };
    }
    if (view === null || (!line.startsWith("start ") && seen === null)) continue;
    if (seen?.[1] !== undefined) view = changed(view, seen[1]);
    const update = { type: "update", move: updates.length, ...move, view, to_act: [], clocks: [], outcome: null };
    updates.push(update as unknown as Update); // the text was written from the same types
  }
  return updates;
}

function changed(view: Json, changes: string): Json {
  const after = structuredClone(view);
  for (const [, path = "", value = ""] of changes.matchAll(/([a-z_.[\]0-9]+)=(.*?)(?= [a-z_]+[.[a-z_\]0-9]*=|$)/g)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== "");
    const last = keys.pop() ?? "";
    const owner = keys.reduce((part, key) => part[key] as Json, after);
    owner[last] = JSON.parse(value) as Json;
  }
  return after;
}
