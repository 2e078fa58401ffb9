// Small pictures of sculptures, for shelves: one hidden stage takes them all, one after another, and each is kept. A
// browser gives a page only a handful of WebGL canvases, and a table has twelve objects.
import { fromText, openClay } from "../../../clay/clay";
import { looksNow } from "./island";
import { front } from "./orbit";
import type { Stage } from "./stage";

const side = 192;
const keptMax = 60;
const kept = new Map<string, Promise<string | null>>();
let stage: Promise<Stage | null> | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function openStage(): Promise<Stage | null> {
  try {
    const { Stage } = await import("./stage");
    const made = new Stage(document.createElement("canvas"), 0, looksNow(), true);
    made.resize(side, side);
    return made;
  } catch {
    return null;
  }
}

async function take(clay: string, seat: number, isDark: boolean): Promise<string | null> {
  const hidden = await (stage ??= openStage());
  if (hidden === null) return null;
  const opened = await openClay(fromText(clay), 64);
  opened.clay.close();
  hidden.clear();
  hidden.dress(seat, isDark);
  hidden.lay(opened.patches);
  hidden.settle();
  hidden.orbit = front;
  return hidden.picture();
}

/** An address for an <img>; null where no picture can be made. */
export function portraitOf(clay: string, seat: number, isDark: boolean): Promise<string | null> {
  const key = `${seat} ${isDark} ${clay}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const taken = queue.then(() => take(clay, seat, isDark)).catch(() => null);
  queue = taken;
  kept.set(key, taken);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return taken;
}
