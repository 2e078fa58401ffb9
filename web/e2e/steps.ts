// What people do, said once: opening tables, sitting down, letting bots finish a game.
import type { Locator, Page } from "playwright-core";

/** Waits for what no locator can wait for, and says what it was if it does not come. */
export async function until(what: string, isSo: () => Promise<boolean>, ms = 20_000): Promise<void> {
  for (const end = performance.now() + ms; !(await isSo()); await new Promise((later) => setTimeout(later, 20))) {
    if (performance.now() > end) throw new Error(`waited ${ms / 1000} s in vain: ${what}`);
  }
}

/** Waits until one of these is in sight, and says which; the first of them if there are several. */
export async function situationIn<S extends string>(
  order: readonly S[], table: { readonly [Each in S]: Locator },
): Promise<S> {
  const look = async (): Promise<S | undefined> => {
    for (const each of order) if (await table[each].first().isVisible()) return each;
    return undefined;
  };
  let found: S | undefined;
  await until(`one of ${order.join(", ")}`, async () => {
    found = await look();
    return found !== undefined && found === (await look()); // the page may have been drawn between two questions
  }, 30_000);
  return found!;
}

const pressAgainMs = 400;

/** Presses until it is taken: a button that has only just come lets a press pass, and one may ask again. */
export async function press(what: string, button: Locator, isTaken: () => Promise<boolean>): Promise<void> {
  let next = 0;
  await until(`${what} is taken`, async () => {
    if (await isTaken()) return true;
    if (performance.now() < next || !(await button.first().isVisible())) return false;
    await button.first().click({ timeout: 2000 }).catch(() => undefined); // it left while it was looked for
    next = performance.now() + pressAgainMs;
    return false;
  }, 30_000);
}

/** From now on whatever this page says to its tables and hears from them takes so long. */
export async function delayLine(page: Page, ms: number): Promise<void> {
  await page.routeWebSocket(/\/ws\?/, (toPage) => {
    const toServer = toPage.connectToServer();
    toPage.onMessage((text) => void setTimeout(() => toServer.send(text), ms));
    toServer.onMessage((text) => void setTimeout(() => toPage.send(text), ms));
  });
}

/** A label that somebody may not understand opens the rules where they say it. */
export async function expectOpensRule(page: Page, label: Locator, rule: string): Promise<void> {
  await label.click();
  const drawer = page.getByRole("dialog");
  await drawer.locator("section.opened").getByRole("heading", { name: rule }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
}

/** Single options lie folded where a game has ways to play with a name. */
export async function unfoldOptions(page: Page): Promise<void> {
  const more = page.locator("details:not([open]) > summary", { hasText: "Plus d’options" });
  if (await more.isVisible()) await more.click();
}

export const codeOf = (page: Page): string => new URL(page.url()).pathname.slice("/t/".length);

/** A game's card on the shelf. */
export const cardOf = (page: Page, game = "Color’Yam"): Locator => page.getByRole("article", { name: game });

export interface Sitting {
  readonly game: string;
  readonly seats: number;
  readonly config: object;
  readonly bots: readonly string[];
  readonly start?: boolean;
  readonly seconds?: number; // to make a move
  readonly query?: string; // of its address: how the page shall be
}

/** Opens a table and goes there. */
export async function sitAt(page: Page, origin: string, sitting: Sitting): Promise<void> {
  const { game, seats, config, bots, start = true, seconds = 0, query = "" } = sitting;
  const setup = { seats, pace: { move_seconds: seconds }, config };
  const data = { type: "open_table", game, setup, bots, start };
  const opened = await page.context().request.post(`${origin}/api`, { headers: { Origin: origin }, data });
  const { code } = (await opened.json()) as { code: string };
  await page.goto(`${origin}/t/${code}${query}`);
}

/** From the shelf to a running game against two bots. */
export async function playNow(page: Page): Promise<void> {
  await cardOf(page).getByRole("button", { name: "Jouer maintenant" }).click();
  await page.waitForURL("**/t/*");
  await atRunningTable(page);
}

/** From the shelf to one's own waiting room. */
export async function openRoom(page: Page): Promise<void> {
  await cardOf(page).getByRole("button", { name: "Avec des amis" }).click();
  await page.waitForURL("**/t/*");
  await page.getByRole("button", { name: "Se lever" }).waitFor();
}

export async function addBot(page: Page, seat: number, level = "Habitué"): Promise<void> {
  await page.getByRole("button", { name: `Poser un robot à la place ${seat}` }).click();
  await page.getByRole("radio", { name: level }).check();
  await page.getByRole("button", { name: "Poser le robot" }).click();
}

export const atRunningTable = (page: Page): Promise<void> =>
  page.getByRole("heading", { level: 1, name: "Color’Yam" }).waitFor();

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
}

/** A bot plays for this person until the podium. */
export async function letBotsFinish(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: "Laisser un robot jouer pour moi" }).click();
  await page.getByRole("button", { name: "Voir le podium" }).click({ timeout: 50_000 });
  await page.getByRole("list", { name: "Le podium" }).waitFor();
}
