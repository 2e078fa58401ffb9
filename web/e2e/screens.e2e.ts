// Every screen in both sizes, themes and languages: nothing for axe to find, nothing sticking out, and a picture
// of each in build/screens/ to be looked at.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { words } from "../src/words/words";
import { expectAccessible, expectNoSidewaysScroll, houseFor, type PersonOptions, screenshot } from "./harness";
import { cardOf, codeOf } from "./steps";

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

describe("zoomed to 200 %", () => {
  it("everything is still within reach", async () => {
    const page = await house.named("Camille", "/");
    await page.setViewportSize({ width: 683, height: 384 });
    await page.getByRole("article").first().waitFor();
    await expectNoSidewaysScroll(page);
    await cardOf(page).getByRole("button", { name: words.fr.shelf.friends }).click();
    await page.getByRole("button", { name: words.fr.room.stand }).waitFor();
    await expectNoSidewaysScroll(page);
    await screenshot(page, "room-zoomed");
    await page.goBack();
    await cardOf(page).getByRole("button", { name: words.fr.shelf.play }).click();
    await page.getByRole("heading", { level: 1, name: "Color’Yam" }).waitFor();
    await expectNoSidewaysScroll(page);
    await screenshot(page, "table-zoomed");
  });
});
