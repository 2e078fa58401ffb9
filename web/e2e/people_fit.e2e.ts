// The screens about people at every size and need: nothing sticks out, everything can be pressed and read, axe finds
// nothing; in both languages, light and dark.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { houseFor, misfits, type PersonOptions, screenshot, wrongWith } from "./harness";
import { keepByPassword, people } from "./people_steps";

const house = houseFor({ botDelayMs: 0 });
const sizes = [{ width: 360, height: 640 }, { width: 640, height: 360 }, { width: 1366, height: 768 }];
const looks: readonly (PersonOptions & { readonly name: string })[] = [
  { name: "light", theme: "light" },
  { name: "dark-en", theme: "dark", lang: "en" },
  { name: "large", isLarge: true },
  { name: "forced", isForced: true, theme: "dark" },
];

describe.each(looks)("people, $name", ({ name, ...look }) => {
  async function expectWhole(page: Page, screen: string): Promise<void> {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await screenshot(page, `${screen}-${name}-${size.width}x${size.height}`, true);
      expect(await misfits(page), `${screen} at ${size.width}x${size.height}`).toEqual([]);
    }
    expect(await wrongWith(page, look.isForced === true), screen).toEqual([]);
  }
  const arrived = (page: Page): Promise<void> => page.locator("h1").first().waitFor();

  it("the door, and what is kept", async () => {
    const page = await house.person("/entrer", look);
    await arrived(page);
    await expectWhole(page, "enter");
    await page.goto(`${house.origin()}/confidentialite`);
    await arrived(page);
    await expectWhole(page, "privacy");
    const guest = await house.named("Maximilienne-Constance", "/garder", look);
    await arrived(guest);
    await expectWhole(guest, "keep");
  });

  it("the account, one's games and one's page", async () => {
    const page = await house.named("Maximilienne-Constance", "/", { ...look, lang: "fr" });
    await keepByPassword(page, house.origin(), "une phrase assez longue");
    await page.goto(`${house.origin()}/compte`);
    await page.getByRole("button", { name: people.link.make }).click();
    await page.getByRole("button", { name: people.codes.make }).click();
    await page.getByRole("list", { name: people.codes.list }).waitFor();
    await expectWhole(page, "account");
    await page.getByRole("button", { name: people.data.remove }).click();
    await page.getByRole("dialog").waitFor();
    await expectWhole(page, "delete");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: people.cloth.page }).click();
    await page.getByText(people.person.you).waitFor();
    await expectWhole(page, "person");
    await page.goto(`${house.origin()}/parties`);
    await page.getByText(people.history.none).waitFor();
    await expectWhole(page, "games");
  });
});
