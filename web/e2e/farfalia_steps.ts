// What a person does at a table of Farfalia, in either language: waits until something is asked, and does it by
// mouse, by thumb or by keyboard.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Preferences } from "../src/games/farfalia/preferences.svelte";
import { table as en } from "../src/games/farfalia/words/en_table";
import { table as fr } from "../src/games/farfalia/words/fr_table";
import type { farfalia } from "../src/net/wire.gen";
import { type Lang, words } from "../src/words/words";
import { sitAt, type Sitting, situationIn, until } from "./steps";

export const defaults: farfalia.Config = {
  five: "beginner", four: "deals_4", three: "six_deals", jokers: "none", first: "seat_1", next_dealer: "lowest_other",
  pack: "drawn_on", points: "triangular", double_last_deal: true, double_extra_deal: false,
};

type Chosen = Omit<Sitting, "game" | "config"> & { readonly config?: Partial<farfalia.Config> };

export const sitDown = (page: Page, origin: string, sitting: Chosen): Promise<void> =>
  sitAt(page, origin, { ...sitting, game: "farfalia", config: { ...defaults, ...sitting.config } });

export type Situation = "podium" | "account" | "staking" | "discarding" | "naming" | "capturing" | "playing";

/** The beginning of a text, before what changes; spaces as a browser reads them. */
const opening = (text: string): RegExp => new RegExp(`^${text.replace(/\s/g, "\\s").replace(/[?.]/g, "\\$&")}`);

export function on(page: Page, lang: Lang = "fr") {
  const table = { fr, en }[lang];
  const button = (name: RegExp): Locator => page.getByRole("button", { name, disabled: false });
  const hand = page.getByRole("group", { name: table.hand });
  return {
    podium: page.getByRole("list", { name: words[lang].end.podium }),
    account: page.getByRole("button", { name: table.goOn }),
    staking: button(opening(table.noStake)),
    discarding: page.getByRole("button", { name: lang === "fr" ? /^Écarter/ : /aside/ }),
    naming: page.getByRole("region", { name: opening(table.naming) }).getByRole("button"),
    capturing: page.getByRole("region", { name: opening(table.capture) }).getByRole("button"),
    hand,
    held: hand.getByRole("button"),
    playing: page.locator('.hand button[aria-disabled="false"], .dummy.mine button[aria-disabled="false"]'),
    name: button(lang === "fr" ? /^(Atout|Jouer sans)/ : /trumps$/),
    keep: button(lang === "fr" ? /^Garder/ : /^Keep the/),
    leave: button(opening(table.leave)),
    play: button(lang === "fr" ? /^Jouer le/ : /^Play the/),
  };
}
export type Table = ReturnType<typeof on>;

const order: readonly Situation[] = ["podium", "account", "staking", "discarding", "naming", "capturing", "playing"];

/** Waits until this person has something to do, or the game is over. */
export const situation = (table: Table): Promise<Situation> => situationIn(order, table);

/** What is gone once an answer was taken: the table must not be asked about the same thing twice. */
async function gone(table: Table, at: Situation): Promise<Locator> {
  if (at !== "playing") return table[at].first();
  const card = table.playing.and(table.hand.page().locator("[aria-pressed=true]")).locator("[data-card]");
  const number = await card.first().getAttribute("data-card");
  return table.hand.page().locator(`:is(.hand, .dummy.mine) [data-card="${number}"]`);
}

/** Waits until an answer was taken. A deal that is over is as good a sign: the card may be in the next hand again. */
async function taken(table: Table, at: Situation, asked: Locator): Promise<void> {
  const isDealOver = async () => at === "playing" && (await table.account.or(table.podium).count()) > 0;
  const isTaken = async () => (await asked.count()) === 0 || (await isDealOver());
  await until(`what was answered while ${at} is taken`, isTaken);
}

/** Chooses what is asked for: the first card that may be played, the first that may be kept. */
async function choose(table: Table, at: Situation): Promise<void> {
  if (at === "discarding") {
    const isShort = async () => (await table.discarding.getAttribute("aria-disabled")) === "true";
    for (let i = 0; await isShort(); ++i) await table.held.nth(i).click();
  } else if (at === "naming" || at === "capturing" || at === "playing") {
    const first = table[at].first();
    if ((await first.getAttribute("aria-pressed")) !== "true") await first.click();
  }
}

/** Chooses, presses the button, and waits until it is done. */
export async function answer(table: Table, at: Situation): Promise<void> {
  if (at === "podium") return;
  await choose(table, at);
  const asked = await gone(table, at);
  const { account, staking, discarding, name: naming, keep: capturing, play: playing } = table;
  await { account, staking, discarding, naming, capturing, playing }[at].click();
  await taken(table, at, asked);
}

/** Tab by Tab until the focus is on one of these, as somebody goes there who has no mouse. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  const isThere = () => there.evaluateAll((all) => all.some((each) => each === document.activeElement));
  for (let i = 0; !(await isThere()); ++i) {
    expect(i).toBeLessThan(60);
    await page.keyboard.press("Tab");
  }
}

const cardsMax = 20; // more than any hand holds

const focused = (page: Page, attribute: string): Promise<string | null> =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);

/** The keyboard is never left nowhere; only the podium, a screen of its own, takes the focus with its first frame. */
async function expectFocus(table: Table, after: Situation): Promise<void> {
  const page = table.hand.page();
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  if (!(await isLost())) return;
  expect(await table.podium.isVisible(), `the focus was lost after ${after}, and this is no podium`).toBe(true);
  await until("the podium has the focus", async () => !(await isLost()), 1000);
}

/** Picks cards along the row until there are enough of them. */
async function discardByKeys(table: Table): Promise<void> {
  const page = table.hand.page();
  await tabTo(page, page.locator(".hand [tabindex='0']"));
  for (let i = 0; (await table.discarding.getAttribute("aria-disabled")) === "true"; ++i) {
    expect(i, "cards tried").toBeLessThan(cardsMax);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
  }
  await tabTo(page, table.discarding);
}

/** The same from the keyboard alone: Tab to the row and arrows to the card, Enter to choose it, another to play. */
export async function answerByKeys(table: Table, at: Situation): Promise<void> {
  if (at === "podium") return;
  const page = table.hand.page();
  if (at === "playing") {
    await tabTo(page, page.locator(".on [tabindex='0']"));
    await page.keyboard.press("Home");
    for (let i = 0; (await focused(page, "aria-disabled")) !== "false"; ++i) {
      expect(i, "cards tried").toBeLessThan(cardsMax);
      await page.keyboard.press("ArrowRight");
    }
  } else if (at === "discarding") await discardByKeys(table);
  else await tabTo(page, table[at]);
  if ((await focused(page, "aria-pressed")) === "false") await page.keyboard.press("Enter");
  const asked = await gone(table, at);
  // Whoever confirms every card has a button to go to.
  const button = { playing: table.play, naming: table.name, capturing: table.keep }[at as string];
  if (button !== undefined && (await prefers(page, "confirm"))) await tabTo(page, button);
  await page.keyboard.press("Enter");
  await taken(table, at, asked);
  await expectFocus(table, at);
}

const keyOf = (preference: keyof Preferences): string => `palette.farfalia.${preference}`;
const prefers = (page: Page, which: keyof Preferences): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) === "yes", keyOf(which));

/** From the next table on. */
export const prefer = (page: Page, which: keyof Preferences): Promise<void> =>
  page.evaluate((key) => localStorage.setItem(key, "yes"), keyOf(which));

/** Plays until the first deal is over; `look` sees each situation when it first comes. */
export async function playDeal(
  table: Table, look: (at: Situation) => Promise<void>, act: (table: Table, at: Situation) => Promise<void> = answer,
): Promise<ReadonlySet<Situation>> {
  const seen = new Set<Situation>();
  for (let at = await situation(table); at !== "account"; at = await situation(table)) {
    expect(at, "a deal whose account was not shown").not.toBe("podium");
    if (!seen.has(at)) await look(at);
    seen.add(at);
    await act(table, at);
  }
  return seen;
}

const answersMax = 1000; // more than any game takes

/** Plays until the podium; `look` sees each situation when it first comes. */
export async function playOut(
  table: Table, look: (at: Situation) => Promise<void>, act: (table: Table, at: Situation) => Promise<void> = answer,
): Promise<ReadonlySet<Situation>> {
  const seen = new Set<Situation>();
  for (let answers = 0; answers < answersMax; ++answers) {
    const at = await situation(table);
    if (!seen.has(at)) await look(at);
    seen.add(at);
    if (at === "podium") return seen;
    await act(table, at);
  }
  throw new Error(`no podium after ${answersMax} answers`);
}
