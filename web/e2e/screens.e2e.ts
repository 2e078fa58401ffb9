// Every screen in both sizes, themes and languages: nothing for axe to find, nothing sticking out, and a picture
// of each in build/screens/ to be looked at.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { all } from "../src/games/all";
import type { GameName } from "../src/games/game";
import { defaultsOf } from "../src/setup/fields";
import { usualLevel } from "../src/setup/level";
import { words } from "../src/words/words";
import {
  expectAccessible, expectNoSidewaysScroll, houseFor, misfits, outOfSight, type PersonOptions, screenshot, wrongWith,
} from "./harness";
import { cardOf, codeOf, sitAt, unfoldOptions } from "./steps";

const house = houseFor({ botDelayMs: 0 });

interface Look extends PersonOptions {
  readonly phone: boolean;
  readonly theme: "light" | "dark";
  readonly lang: "fr" | "en";
}
const looks: readonly Look[] = [
  { phone: false, theme: "light", lang: "fr" },
  { phone: true, theme: "light", lang: "fr" },
  { phone: false, theme: "dark", lang: "en" },
  { phone: true, theme: "dark", lang: "en" },
];
const nameOf = ({ phone, theme, lang }: Look): string => `${phone ? "phone" : "laptop"}-${theme}-${lang}`;

describe.each(looks.map((look) => ({ look, name: nameOf(look) })))("$name", ({ look, name }) => {
  const said = words[look.lang];

  async function lookAt(page: Page, screen: string, isWhole = false): Promise<void> {
    await expectNoSidewaysScroll(page);
    await screenshot(page, `${screen}-${name}`, isWhole);
    await expectAccessible(page);
  }
  async function openRoom(page: Page): Promise<void> {
    await cardOf(page).getByRole("button", { name: said.shelf.friends }).click();
    await page.getByRole("button", { name: said.room.stand }).waitFor();
  }

  it("the shelf, and what lies over it", async () => {
    const page = await house.person("/", look);
    await page.getByRole("article").first().waitFor();
    await lookAt(page, "shelf-new", true);
    await cardOf(page).getByRole("button", { name: said.shelf.play }).click();
    await page.getByRole("dialog").waitFor();
    await lookAt(page, "name");
    await page.keyboard.press("Escape");
    await cardOf(page).getByRole("button", { name: said.shelf.choose }).click();
    await page.getByRole("radio").last().waitFor();
    await lookAt(page, "bots");
  });

  it("the waiting room, as host and as guest", async () => {
    const host = await house.named("Camille", "/", look);
    await openRoom(host);
    await host.getByRole("button", { name: said.room.addBotAt(3) }).click();
    await host.getByRole("dialog").waitFor();
    await lookAt(host, "bot");
    await host.getByRole("button", { name: said.room.botPut }).click();
    const guest = await house.named("Nour", `/t/${codeOf(host)}`, look);
    await guest.getByRole("button", { name: said.room.sitDown }).waitFor();
    await lookAt(guest, "visitor");
    await guest.getByRole("button", { name: said.room.sitDown }).click();
    await host.getByText(said.room.start(3)).waitFor();
    await lookAt(host, "room", true);
    await lookAt(host, "room-top");
    await guest.getByText(said.room.waitForHost("Camille")).waitFor();
    await lookAt(guest, "room-guest");
  });

  it("the table, its rules and its menu, the end and the replay", async () => {
    const page = await house.named("Camille", "/", look);
    await cardOf(page).getByRole("button", { name: said.shelf.choose }).click();
    await page.getByRole("group", { name: said.play.howMany }).getByText("3").click();
    await page.getByRole("button", { name: said.play.go }).click();
    await page.getByRole("heading", { level: 1, name: "Color’Yam" }).waitFor();
    await expect.poll(() => page.title(), { timeout: 30_000 }).toContain(said.table.yourTurn);
    await lookAt(page, "table");
    await page.getByRole("button", { name: said.table.rules }).click();
    await page.getByRole("dialog").waitFor();
    await lookAt(page, "rules");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: said.table.menu, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await lookAt(page, "menu");
    await page.getByRole("button", { name: said.table.coverMe }).click();
    await page.getByRole("heading", { name: said.end.fair }).waitFor({ timeout: 50_000 });
    await lookAt(page, "end", true);
    await lookAt(page, "end-top");
    await page.getByRole("button", { name: said.end.review }).click();
    await page.getByRole("slider").fill("60");
    await lookAt(page, "replay");
    await page.goto(house.origin());
    await page.getByRole("link", { name: /Color’Yam/ }).waitFor();
    await lookAt(page, "shelf", true);
  }, 180_000);

  it("a table that does not exist", async () => {
    const page = await house.person("/t/nulle0000", look);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await lookAt(page, "unknown");
  });
});

interface Need extends PersonOptions {
  readonly name: string;
}
const needs: readonly Need[] = [
  { name: "large", isLarge: true },
  { name: "forced", isForced: true, theme: "dark" },
];
const phone = { width: 360, height: 640 };
const turned = { width: 640, height: 360 };
const laptop = { width: 1366, height: 768 };
const games = Object.keys(all) as GameName[];
/** On a phone this opens the game's score sheet. */
const ownSheets: { readonly [G in GameName]?: RegExp } = {
  coloryam: /^Feuille de score/, farfalia: /^Feuille de score/, colorwords: /^Grilles/,
};

describe.each(needs)("text at 200 % and forced colours, $name", ({ name, ...options }) => {
  const said = words.fr;
  const isForced = options.isForced === true;

  /** Axe looks once: what it finds does not hang on the size. */
  async function expectWhole(page: Page, screen: string, isTurned = true): Promise<void> {
    for (const { width, height } of isTurned ? [phone, turned] : [phone]) {
      await page.setViewportSize({ width, height });
      await screenshot(page, `${screen}-${name}-${width}x${height}`);
      expect([...(await outOfSight(page)), ...(await misfits(page))], `${screen} at ${width}x${height}`).toEqual([]);
    }
    await page.setViewportSize(laptop);
    await screenshot(page, `${screen}-${name}-laptop`);
    expect(await wrongWith(page, isForced), `${screen} on a laptop`).toEqual([]);
  }
  async function expectSheetWhole(page: Page, screen: string): Promise<void> {
    await page.getByRole("dialog").waitFor();
    await expectWhole(page, screen);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }

  it("the shelf, the waiting room, and what lies over them", async () => {
    const page = await house.named("Camille", "/", options);
    await page.getByRole("article").first().waitFor();
    await expectWhole(page, "shelf");
    await page.goto(`${house.origin()}/compte`);
    await page.getByRole("button", { name: said.name.again }).click();
    await expectSheetWhole(page, "name");
    await page.goto(house.origin());
    await cardOf(page).getByRole("button", { name: said.shelf.choose }).click();
    await page.getByRole("radio").last().waitFor();
    await expectSheetWhole(page, "bots");
    await cardOf(page).getByRole("button", { name: said.shelf.friends }).click();
    await page.getByRole("button", { name: said.room.stand }).waitFor();
    await unfoldOptions(page);
    await expectWhole(page, "room");
    await page.getByRole("button", { name: said.room.addBotAt(2) }).click();
    await expectSheetWhole(page, "bot");
    if (isForced) await expectStatesShown(page);
  }, 120_000);

  it("what people say to each other and of each other, and how they leave", async () => {
    const page = await house.named("Camille", "/", options);
    await cardOf(page).getByRole("button", { name: said.shelf.friends }).click();
    await page.getByRole("button", { name: said.room.stand }).waitFor();
    const guest = await house.named("Nour", `/t/${codeOf(page)}`);
    await guest.getByRole("button", { name: said.room.sitDown }).click();
    await page.getByRole("button", { name: said.chat.title }).click();
    await expectSheetWhole(page, "chat");
    await page.getByRole("button", { name: said.voice.title }).click();
    await expectSheetWhole(page, "voice");
    await page.getByRole("button", { name: said.table.menu, exact: true }).click();
    await page.getByRole("button", { name: said.report.openFor("Nour") }).click();
    await expectSheetWhole(page, "report");
    await page.goto(house.origin());
    await page.getByRole("button", { name: said.shelf.leave("Color’Yam") }).click();
    await expectSheetWhole(page, "leave");
  }, 120_000);

  it.each(games)("a table of %s, its rules, its menu, its keys and its sheet", async (game) => {
    const page = await house.named("Camille", "/", { ...options, expectedErrors: /GL Driver Message/ });
    const { usualSeats: seats, card } = all[game];
    const bots = Array.from({ length: seats - 1 }, () => usualLevel(game, () => null));
    await sitAt(page, house.origin(), { game, seats, config: defaultsOf(game), bots });
    await page.getByRole("heading", { level: 1, name: card.fr.title }).waitFor();
    await page.locator("main button:visible").first().waitFor();
    await expectWhole(page, game, game !== "barbarossa"); // the studio's own tests turn the phone
    for (const size of [phone, turned]) {
      await page.setViewportSize(size);
      expect(await page.locator(".bar .ttl p").evaluate(statusCut), `how ${game} stands`).toEqual([]);
    }
    await page.setViewportSize(laptop);
    await page.getByRole("button", { name: said.table.rules }).click();
    await expectSheetWhole(page, `${game}-rules`);
    await page.getByRole("button", { name: said.table.menu, exact: true }).click();
    await expectSheetWhole(page, `${game}-menu`);
    await page.keyboard.press("?");
    await expectSheetWhole(page, `${game}-keys`);
    const own = ownSheets[game];
    if (own === undefined) return;
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: own }).click();
    await expectSheetWhole(page, `${game}-sheet`);
  }, 120_000);
});

/** In the page: what does not stand whole in this line, a round or a deal among it. */
function statusCut(line: HTMLElement | SVGElement): readonly (string | null)[] {
  const { top, bottom, right } = line.getBoundingClientRect();
  return [...line.children].filter((each) => {
    const box = each.getBoundingClientRect();
    const isOut = box.top < top - 1 || box.bottom > bottom + 1 || box.right > right + 1;
    return isOut || each.scrollWidth > each.clientWidth + 1;
  }).map((each) => each.textContent);
}

/** What is chosen looks unlike what is not, and a camera can read the code. */
async function expectStatesShown(page: Page): Promise<void> {
  await page.getByRole("switch").first().click();
  const fills = await page.evaluate(() => {
    const fill = (selector: string): string =>
      getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
    return {
      segments: [fill(".seg label:has(:checked)"), fill(".seg label:not(:has(:checked))")],
      switches: [fill('[aria-checked="true"] .tog'), fill('[aria-checked="false"] .tog')],
      code: [fill(".qr"), "rgb(0, 0, 0)"],
    };
  });
  for (const [on, off] of Object.values(fills)) expect(on).not.toBe(off);
}
