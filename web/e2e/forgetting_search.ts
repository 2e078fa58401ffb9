// Looks for what should be forgotten, everywhere a browser can hold it. Stories are looked for by words that occur
// nowhere else; colours by name in both languages and by the classes and custom properties that draw them.
import type { Page } from "playwright-core";
import { type Colour, colours, hueOf } from "../src/games/farben/colours";
import { type Answer, tellingOrder, type Update, type View } from "../src/games/farben/facts";
import { colours as en } from "../src/games/farben/words/en_colours";
import { colours as fr } from "../src/games/farben/words/fr_colours";
import type { server } from "../src/net/wire.gen";

/** Something a client holds or was sent, and where. */
export interface Trace {
  readonly where: string;
  readonly text: string;
}

/** Runs in the page: all that it and its storage hold. Elements that `without` matches are left out. */
async function held(without: readonly string[]): Promise<Trace[]> {
  const traces: Trace[] = [];
  const note = (where: string, text: unknown): void => {
    traces.push({ where, text: typeof text === "string" ? text : (JSON.stringify(text) ?? "") });
  };
  const walk = (root: ParentNode, where: string): void => {
    const inert = document.implementation.createHTMLDocument("");
    const copy = inert.createElement("div");
    for (const child of root.childNodes) copy.append(inert.importNode(child, true));
    for (const found of without.length === 0 ? [] : copy.querySelectorAll(without.join())) found.remove();
    note(where, copy.innerHTML.replaceAll("&nbsp;", "\u00a0"));
    for (const each of root.querySelectorAll<HTMLElement>("*")) {
      if (each.shadowRoot !== null) walk(each.shadowRoot, `${where}, shadow of ${each.localName}`);
      const { value } = each as { value?: unknown }; // of fields: it is in no markup
      if (typeof value === "string" && value !== "") note(`${where}, value of ${each.localName}`, value);
    }
  };
  walk(document.documentElement, "document");
  note("title", document.title);
  note("address", location.href);
  note("history", history.state);
  note("window name", window.name);
  note("cookies", document.cookie);
  note("localStorage", { ...localStorage });
  note("sessionStorage", { ...sessionStorage });
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) {
      note(`cache ${name}`, `${request.url} ${await (await caches.match(request))?.text()}`);
    }
  }
  for (const { name = "" } of await indexedDB.databases()) {
    const opened = await new Promise<IDBDatabase>((done, failed) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    });
    note("indexedDB", name);
    for (const store of opened.objectStoreNames) {
      const all = await new Promise<unknown[]>((done, failed) => {
        const asked = opened.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => failed(asked.error);
      });
      note(`indexedDB ${name} ${store}`, all);
    }
    opened.close();
  }
  return traces;
}

/** What a page holds now, with the cookies that scripts cannot see. */
export async function holdingsOf(page: Page, without: readonly string[] = []): Promise<readonly Trace[]> {
  const cookies = await page.context().cookies();
  return [...(await page.evaluate(held, without)), { where: "cookies", text: JSON.stringify(cookies) }];
}

/** Everything that was sent to a page since this was called: its line, message by message, and all other answers. */
export interface Tap {
  readonly updates: Update[];
  readonly others: Trace[]; // that say nothing of how the game stands
}

export function tapOf(page: Page): Tap {
  const tap: Tap = { updates: [], others: [] };
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as server.ServerMessage;
      if (message.type === "update") tap.updates.push(message as Update);
      else tap.others.push({ where: `${message.type} by socket`, text: String(payload) });
    }));
  page.on("response", (answer) => {
    const isText = /json|html|text/.test(answer.headers()["content-type"] ?? "");
    if (!isText) return;
    const where = `answer of ${answer.url()}`;
    void answer.text().then((text) => tap.others.push({ where, text }), () => undefined); // of a page that was left
  });
  return tap;
}

/** A story that was told, and the words that only it has. */
export interface Told {
  readonly round: number;
  readonly seat: number;
  readonly story: string;
  readonly marks: readonly string[];
}

const lower = (text: string): string => text.toLowerCase();

/** Where any mark of these stories is found. */
export const storiesIn = (traces: readonly Trace[], stories: readonly Told[]): readonly string[] =>
  traces.flatMap(({ where, text }) =>
    stories.flatMap(({ round, seat, marks }) =>
      marks.some((mark) => lower(text).includes(lower(mark))) ? [`story ${round} of seat ${seat} in ${where}`] : []));

const patternOf = (colour: Colour): RegExp => {
  const names = [fr.name[colour], fr.label[colour], en.name[colour], en.label[colour]].join("|");
  const forms = `(?:${names})(?:e|s|es|ne|nes|te|tes)?`;
  return new RegExp(`(?<![\\p{L}\\p{N}-])${forms}(?![\\p{L}\\p{N}])|(?<![\\w])[hc]-${hueOf[colour]}(?![\\w-])`, "iu");
};
const patterns = colours.map((colour) => [colour, patternOf(colour)] as const);

/** Which colours are named or drawn, but for those that may be. */
export const coloursIn = (traces: readonly Trace[], allowed: readonly Colour[] = []): readonly string[] =>
  traces.flatMap(({ where, text }) =>
    patterns.flatMap(([colour, pattern]) => {
      const found = allowed.includes(colour) ? null : pattern.exec(text);
      if (found === null) return [];
      return [`${colour} in ${where}: ${text.slice(Math.max(0, found.index - 60), found.index + 40)}`];
    }));

/** Whether this reader may see that card now (R12): the teller's, one's own that was not told yet, those turned up. */
export function isFaceUp({ me, table }: View, round: number, seat: number): boolean {
  const { phase, packets, teller, first } = table;
  if (phase === "over") return me >= 0; // R23: it stays with those who played
  if (packets[round]?.answers[seat]?.is_made === true) return true;
  if (round !== packets.length - 1) return false;
  if (phase === "choosing") return seat === me;
  if (phase !== "telling" && phase !== "listening") return false;
  const order = tellingOrder(table, first);
  const isUntold = order.indexOf(seat) > order.indexOf(teller);
  return seat === teller || (seat === me && isUntold);
}

/** Colours that lie open to this reader, or were announced. */
export const openTo = (view: View): readonly Colour[] =>
  view.table.packets.flatMap(({ cards, answers }, round) => [
    ...cards.flatMap(({ colour }, seat) => (colour !== null && isFaceUp(view, round, seat) ? [colour] : [])),
    ...answers.flatMap(({ colour }) => (colour === null ? [] : [colour])),
  ]);

const isColour = (text: string): boolean => (colours as readonly string[]).includes(text);

/** Every text in a message, and the way to it. */
function textsIn(value: unknown, way: string): readonly Trace[] {
  if (typeof value === "string") return [{ where: way, text: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, way === "" ? key : `${way}.${key}`));
}

const isAnnounced = ({ me, table }: View, answer: Answer | undefined): boolean =>
  answer?.is_made === true && (me >= 0 || table.phase !== "over");

/** Where a message may name a colour. */
function mayName({ view, action, actor }: Update): ReadonlySet<string> {
  const ways = view.table.packets.flatMap(({ cards, answers }, round) =>
    [...cards.keys()].flatMap((seat) => [
      ...(isFaceUp(view, round, seat) ? [`view.table.packets.${round}.cards.${seat}.colour`] : []),
      ...(isAnnounced(view, answers[seat]) ? [`view.table.packets.${round}.answers.${seat}.colour`] : []),
    ]));
  const chooser = action?.type === "choose" ? actor : action?.type === "choose_for" ? action.seat : null;
  const isOpen = action?.type === "guess" || chooser === view.me;
  return new Set(isOpen ? [...ways, "action.colour"] : ways);
}

/** What a message gives away: a colour or a story where its own view has the card face down, or anywhere else. */
export function leaksIn(update: Update, stories: readonly Told[]): readonly string[] {
  const { view, move } = update;
  const texts = textsIn(update, "");
  const named = texts.filter(({ where, text }) => isColour(text) && !mayName(update).has(where));
  const down = stories.filter(({ round, seat }) => !isFaceUp(view, round, seat));
  return [
    ...named.map(({ where, text }) => `move ${move}: ${text} in ${where}`),
    ...storiesIn(texts, down).map((leak) => `move ${move}: ${leak}`),
  ];
}
