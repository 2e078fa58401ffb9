// What a person does at a table of Farfalia, in either language: waits until something is asked, and does it by
// mouse, by thumb or by keyboard.
import type { Locator, Page } from "playwright-core";
import { table as en } from "../src/games/farfalia/words/en_table";
import { table as fr } from "../src/games/farfalia/words/fr_table";
import type { farfalia } from "../src/wire.gen";
import { type Lang, words } from "../src/words/words";

export const defaults: farfalia.Config = {
  five: "beginner", four: "deals_4", three: "six_deals", jokers: "none", first: "seat_1", next_dealer: "lowest_score",
  pack: "drawn_on", points: "triangular", double_last_deal: true, double_extra_deal: false,
};

export interface Sitting {
  readonly seats: number;
  readonly config?: Partial<farfalia.Config>;
  readonly bots: readonly string[];
  readonly start?: boolean;
}

/** Opens a table and goes there. */
export async function sitDown(page: Page, origin: string, sitting: Sitting): Promise<void> {
  const { seats, config, bots, start = true } = sitting;
  const setup = { seats, pace: { move_seconds: 0 }, config: { ...defaults, ...config } };
  const data = { type: "open_table", game: "farfalia", setup, bots, start };
  const opened = await page.context().request.post(`${origin}/api`, { headers: { Origin: origin }, data });
  const { code } = (await opened.json()) as { code: string };
  await page.goto(`${origin}/t/${code}`);
}

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
    name: button(lang === "fr" ? /^(Nommer|Jouer sans)/ : /trumps$/),
    keep: button(lang === "fr" ? /^Garder/ : /^Keep the/),
    leave: button(opening(table.leave)),
    play: button(lang === "fr" ? /^Jouer le/ : /^Play the/),
  };
}
export type Table = ReturnType<typeof on>;

const order: readonly Situation[] = ["podium", "account", "staking", "discarding", "naming", "capturing", "playing"];

/** Waits until this person has something to do, or the game is over. */
export async function situation(table: Table): Promise<Situation> {
  await order.map((each) => table[each]).reduce((any, each) => any.or(each)).first().waitFor({ timeout: 30_000 });
  for (const each of order) if (await table[each].first().isVisible()) return each;
  return situation(table);
}

/** What is gone once an answer was taken: the table must not be asked about the same thing twice. */
async function gone(table: Table, at: Situation): Promise<Locator> {
  if (at !== "playing") return table[at].first();
  const card = table.playing.and(table.hand.page().locator("[aria-pressed=true]")).locator("[data-card]");
  const number = await card.first().getAttribute("data-card");
  return table.hand.page().locator(`:is(.hand, .dummy.mine) [data-card="${number}"]`);
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
  await asked.waitFor({ state: "detached" });
}

/** The same from the keyboard alone: to a card by arrows, chosen by Enter, played by another. */
export async function answerByKeys(table: Table, at: Situation): Promise<void> {
  if (at === "podium") return;
  const page = table.hand.page();
  if (at === "playing") {
    await page.locator(".on [tabindex='0']").first().focus();
    await page.keyboard.press("Home");
    const isShut = () => page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") !== "false");
    while (await isShut()) await page.keyboard.press("ArrowRight");
  } else await table[at].first().focus();
  const isChosen = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-pressed") !== "false");
  if (!(await isChosen())) await page.keyboard.press("Enter");
  const asked = await gone(table, at);
  await page.keyboard.press("Enter");
  await asked.waitFor({ state: "detached" });
}

/** Plays until the podium; `look` sees each situation when it first comes. */
export async function playOut(
  table: Table, look: (at: Situation) => Promise<void>, act: (table: Table, at: Situation) => Promise<void> = answer,
): Promise<ReadonlySet<Situation>> {
  const seen = new Set<Situation>();
  for (;;) {
    const at = await situation(table);
    if (!seen.has(at)) await look(at);
    seen.add(at);
    if (at === "podium") return seen;
    await act(table, at);
  }
}
