// This game is played with one's memory (rules of Farben, R12). An evening of three people and somebody who looks on:
// after every move, all that their pages hold is searched for what lies face down, and so is all they were ever sent.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Update, View } from "../src/games/farben/facts";
import {
  cardsUpIn, colourOf, isOver, isRecall, on, type Plan, playUntil, rush, seated, type Table, toPodium,
} from "./farben_steps";
import {
  coloursIn, holdingsOf, isFaceUp, leaksIn, openTo, storiesIn, type Tap, tapOf, type Told, type Trace,
} from "./forgetting_search";
import { houseFor } from "./harness";
import { codeOf, until } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const eveningMs = 400_000;
const seats = [0, 1, 2];

/** Words that are in this story and nowhere else, at its beginning, in its middle and at its end. */
const marksOf = (round: number, seat: number): readonly string[] =>
  ["ka", "lo", "mi"].map((each) => `z${each}r${round + 1}s${seat}e`);
const rushMark = "zrush";

function toldIn(round: number, seat: number): Told {
  const marks = marksOf(round, seat);
  const [one, two, three] = marks;
  return { round, seat, marks, story: `${one} dormait au grenier, près du ${two} de mon oncle, sous un ${three}.` };
}
const rushedIn = (round: number, seat: number): Told => {
  const story = `${rushMark}r${round + 1}s${seat}e`;
  return { round, seat, story, marks: [story] };
};

const uiRounds: readonly number[] = [0, 1, 9];
const stories: readonly Told[] = Array.from({ length: 10 }, (_, round) => round).flatMap((round) =>
  seats.map((seat) => (uiRounds.includes(round) ? toldIn(round, seat) : rushedIn(round, seat))));

const plan: Plan = {
  colour: colourOf,
  tale: (round, seat) => ({ story: toldIn(round, seat).story, isAloud: round === 1 && seat !== 2 }),
  recall: (packet, owner) => ({ asks: owner === 1, colour: colourOf(packet, owner) }),
  hint: () => "grenier",
};

/** The bar's picture of the game, and the twelve colours, all of them or those I have left: no card shows in these. */
const harmless = [".bar .spine", ".twelve"];

/** Colours of the twelve that stand out. */
const raisedIn = (page: Page): Promise<readonly Trace[]> =>
  page.locator(".twelve .on").evaluateAll((all) => all.map((each) => ({ where: "the fan", text: each.outerHTML })));

/** What this page holds of what lies face down to whoever sits in front of it. */
async function heldBy({ page, said, view }: Table): Promise<readonly string[]> {
  const now = view();
  const down = stories.filter(({ round, seat }) => !isFaceUp(now, round, seat));
  const drawn = (await holdingsOf(page, harmless)).filter(({ where }) => where !== "cookies"); // which are random
  const rest = drawn.map(({ where, text }): Trace => ({ where, text: text.replace(said.say.hand(now), "") }));
  return [
    ...storiesIn(await holdingsOf(page), down),
    ...coloursIn([...rest, ...(await raisedIn(page))], openTo(now)),
  ];
}

/** Nothing is held anywhere; a page may need a moment to draw what it was told. */
async function expectForgotten(tables: readonly Table[]): Promise<void> {
  await until("all have heard of the same moment", async () => new Set(tables.map(({ move }) => move())).size === 1);
  for (const table of tables) {
    await expect.poll(() => heldBy(table), { timeout: 10_000, interval: 50, message: table.name() }).toEqual([]);
  }
}

interface Watched {
  readonly players: readonly Table[];
  readonly all: readonly Table[]; // and who looks on
  readonly taps: Tap[]; // of all, and of who comes later
}

async function evening(): Promise<Watched> {
  const taps: Tap[] = [];
  const meet = (page: Page): void => void taps.push(tapOf(page));
  const players = await seated(house, { names: ["Camille", "Nour", "Ambre"], meet });
  const code = codeOf(players[0]!.page);
  const visitor = await comesLate("Lou", code, meet);
  return { players, all: [...players, visitor], taps };
}

async function comesLate(name: string, code: string, meet: (page: Page) => void): Promise<Table> {
  const page = await house.named(name, "/", { isHurried: true });
  const table = on(page);
  meet(page);
  await page.goto(`${house.origin()}/t/${code}`);
  await page.getByText(table.said.watching).first().waitFor();
  return table;
}

/** The record is nobody's as long as the game runs. */
async function expectNoRecord({ page }: Table): Promise<void> {
  const data = { type: "get_record", code: codeOf(page) };
  const headers = { Origin: house.origin() };
  const answered = await page.context().request.post(`${house.origin()}/api`, { headers, data });
  expect(answered.ok()).toBe(false);
  expect(storiesIn([{ where: "the record", text: await answered.text() }], stories)).toEqual([]);
}

const roundIs = (round: number) => ({ table: { packets, phase } }: View): boolean =>
  packets.length > round && phase === "siding";

describe("what lies face down", () => {
  it("is held by no page and sent to nobody, until it is turned up", async () => {
    const { players, all, taps } = await evening();
    const code = codeOf(players[0]!.page);
    const look = (): Promise<void> => expectForgotten(all);

    await playUntil(players, plan, roundIs(1), look);
    await look();
    const [, nour, ambre, lou] = all as readonly [Table, Table, Table, Table];
    await Promise.all([nour.page.reload(), lou.page.reload()]);
    await ambre.page.goto(house.origin());
    await ambre.page.goBack();
    const late = await comesLate("Tard", code, (page) => void taps.push(tapOf(page)));
    const everybody = [...all, late];
    for (const { page } of everybody) await page.locator(".farben").waitFor();
    await expectForgotten(everybody);
    for (const table of everybody) await expectNoRecord(table);

    await playUntil(players, plan, roundIs(2), () => expectForgotten(everybody));
    await rush(players, 9, `${rushMark}#`);
    await expectForgotten(everybody);
    await playUntil(players, plan, isRecall, () => expectForgotten(everybody));
    await expectForgotten(everybody);
    for (const { page } of everybody) await page.reload();
    for (const { page } of everybody) await page.locator(".farben").waitFor();
    await expectForgotten(everybody);
    await playUntil(players, plan, (view) => cardsUpIn(view) === 4, () => expectForgotten(everybody));
    await expectForgotten(everybody);
    for (const { others } of taps) expect(storiesIn(others, stories)).toEqual([]);

    await rush(players);
    for (const table of everybody) await toPodium(table);
    for (const { page, view } of [lou, late]) {
      expect(isOver(view())).toBe(true);
      expect(storiesIn(await holdingsOf(page), stories)).toEqual([]);
      const drawn = await holdingsOf(page, [".bar .spine", ".pod"]); // a podium is painted, whatever was played
      expect(coloursIn(drawn.filter(({ where }) => where !== "cookies"))).toEqual([]);
    }
    const sent = taps.flatMap(({ updates }) => updates);
    expect(sent.length).toBeGreaterThan(300);
    expect(sent.flatMap((update) => leaksIn(update, stories))).toEqual([]);
    // And what was found nowhere was there to be found.
    const last = players[0]!.view();
    expect(storiesIn([{ where: "the end", text: JSON.stringify(last) }], stories)).toHaveLength(stories.length);
  }, eveningMs);
});

describe("the search", () => {
  const planted = toldIn(4, 1);
  const { story } = planted;

  it("finds a story wherever a browser can hold it", async () => {
    const page = await house.named("Camille");
    const places: { readonly [place: string]: (story: string) => unknown } = {
      text: (text) => document.body.append(text),
      attribute: (text) => document.body.setAttribute("aria-label", text.toUpperCase()),
      shadow: (text) => document.body.appendChild(document.createElement("p")).attachShadow({ mode: "open" })
        .append(text, document.createElement("b")),
      field: (text) => Object.assign(document.body.appendChild(document.createElement("textarea")), { value: text }),
      title: (text) => { document.title = text; },
      history: (text) => history.replaceState({ text }, ""),
      local: (text) => localStorage.setItem("kept", text),
      session: (text) => sessionStorage.setItem("kept", text),
      cookie: (text) => { document.cookie = `kept=${text.slice(0, 20)}`; },
      cache: async (text) => (await caches.open("kept")).put("/kept", new Response(text)),
      database: (text) => new Promise<void>((done) => {
        const opening = indexedDB.open("kept");
        opening.onupgradeneeded = () => opening.result.createObjectStore("told").put({ text }, 1);
        opening.onsuccess = () => { opening.result.close(); done(); };
      }),
    };
    for (const [place, plant] of Object.entries(places)) {
      await page.goto(house.origin());
      await page.getByRole("article").first().waitFor();
      expect(storiesIn(await holdingsOf(page), [planted]), `before ${place}`).toEqual([]);
      await page.evaluate(plant, story);
      expect(storiesIn(await holdingsOf(page), [planted]), place).not.toEqual([]);
      await page.context().clearCookies({ name: "kept" });
      await page.evaluate(async () => {
        history.replaceState(null, "");
        localStorage.removeItem("kept");
        sessionStorage.clear();
        await caches.delete("kept");
        await new Promise((done) => { indexedDB.deleteDatabase("kept").onsuccess = done; });
      });
    }
  });

  it.each([
    '<i class="sw h-violet"></i>', '<p style="--wash: var(--c-violet)"></p>', "<p title='Purple'></p>", "violettes",
    "Violet.",
  ])("finds a colour in %s", async (text) => {
    expect(coloursIn([{ where: "here", text }])).toHaveLength(1);
    expect(coloursIn([{ where: "here", text }], ["purple"])).toEqual([]);
  });

  it("finds no colour in what only looks like one", () => {
    const text = '<i class="h-violets ch-violet"></i> rosette redire verve Orage whitespace';
    expect(coloursIn([{ where: "here", text }])).toEqual([]);
  });

  it("finds a card that is face up in a message and should not be, and a story in what was done", async () => {
    const taps: Tap[] = [];
    const meet = (page: Page): void => void taps.push(tapOf(page));
    const players = await seated(house, { names: ["Camille", "Nour", "Ambre"], meet });
    await rush(players, 1, `${rushMark}#`);
    const last = taps[1]!.updates.findLast(({ view }) => view.table.phase === "siding")!;
    expect(leaksIn(last, stories)).toEqual([]);
    const withCard = (card: object): Update => {
      const copy = structuredClone(last) as Update;
      Object.assign(copy.view.table.packets[0]!.cards[2]!, card);
      return copy;
    };
    const told = rushedIn(0, 2);
    expect(leaksIn(withCard({ colour: "grey" }), [])).toHaveLength(1);
    expect(leaksIn(withCard({ story: told.story }), [told])).toHaveLength(1);
    expect(leaksIn({ ...last, action: { type: "tell", story: told.story, is_aloud: true } }, [told])).toHaveLength(1);
    expect(leaksIn({ ...last, action: { type: "choose", colour: "grey" }, actor: 2 }, [])).toHaveLength(1);

    await expectForgotten(players);
    const table = players[0]!; // who waits for a word
    const add = (html: string): Promise<void> =>
      table.page.locator(".farben").evaluate((each, more) => each.insertAdjacentHTML("beforeend", more), html);
    await add('<span class="twelve"><i class="on h-gris"></i></span>');
    expect(await heldBy(table)).toHaveLength(1);
    await add("<p hidden>Nour a montré gris</p>");
    expect(await heldBy(table)).toHaveLength(2);
    await table.page.evaluate((story) => sessionStorage.setItem("draft", story), toldIn(0, 2).story);
    expect(await heldBy(table)).toHaveLength(3);
  }, eveningMs);
});
