// The first game of each kind in a browser that has never been here: three lines say what one plays for, and hide
// nothing that one plays with.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { all } from "../src/games/all";
import type { GameName } from "../src/games/game";
import { words } from "../src/words/words";
import { houseFor, misfits, outOfSight, screenshot } from "./harness";
import { cardOf } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const said = words.fr;
const phones = [[360, 640], [640, 360], [844, 390]] as const;

/** From the front door: a name is asked for, then the game begins. */
async function playFirst(page: Page, game: GameName): Promise<void> {
  const { title } = all[game].card.fr;
  await cardOf(page, title).getByRole("button", { name: said.shelf.play }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Camille");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: title, includeHidden: true }).waitFor();
}

/** Back where everything was before somebody looked for what lies further down. */
const toTop = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll("*").forEach((each) => (each.scrollTop = 0)));

describe.each(Object.keys(all) as GameName[])("the first game of %s", (game) => {
  it.each([["", false], [" in large letters", true]] as const)(
    "opens on a phone with a sheet that goes when it is read%s", async (name, isLarge) => {
      const options = { phone: true, isNewcomer: true, isLarge, expectedErrors: /GL Driver Message/ };
      const page = await house.person("/", options);
      await playFirst(page, game);
      const sheet = page.getByRole("dialog", { name: said.first.title });
      await sheet.waitFor();
      for (const [width, height] of phones) {
        await page.setViewportSize({ width, height });
        await toTop(page);
        await screenshot(page, `first-${game}-${width}x${height}${isLarge ? "-large" : ""}`);
        expect([...(await outOfSight(page)), ...(await misfits(page))], `${width}x${height}${name}`).toEqual([]);
      }
      const { aim, now, brings } = said.first;
      expect(await sheet.getByRole("term").allTextContents()).toEqual([aim, now, brings]);
      await page.setViewportSize({ width: 360, height: 640 });
      await sheet.getByRole("button", { name: said.first.done }).click();
      await sheet.waitFor({ state: "detached" });
      await toTop(page);
      expect(await outOfSight(page), `the table${name}`).toEqual([]);
      await page.reload();
      await page.getByRole("heading", { level: 1, name: all[game].card.fr.title }).waitFor();
      expect(await page.getByText(aim, { exact: true }).count()).toBe(0);
    }, 90_000);

  it("has a line of its own on a laptop, above the table; in large letters it is a sheet too", async () => {
    const page = await house.person("/", { isNewcomer: true, expectedErrors: /GL Driver Message/ });
    await playFirst(page, game);
    const lines = page.getByRole("complementary", { name: said.first.title });
    await lines.waitFor();
    await screenshot(page, `first-${game}-laptop`);
    const [line, table] = [await lines.boundingBox(), await page.getByRole("main").boundingBox()];
    expect(line!.y + line!.height).toBeLessThanOrEqual(table!.y + 0.5);
    expect(await misfits(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.setViewportSize({ width: 1365, height: 768 });
    await page.getByRole("dialog", { name: said.first.title }).getByRole("button", { name: said.first.done }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await toTop(page);
    expect([...(await outOfSight(page)), ...(await misfits(page))]).toEqual([]);
  });
});
