// What has room at a table of Farfalia, and what lies over what: a tall phone, a laptop, large letters, a watcher.
import { describe, expect, it } from "vitest";
import { answer, on, playDeal, sitDown, situation } from "./farfalia_steps";
import { houseFor, screenshot } from "./harness";
import { codeOf } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const bots = (count: number): readonly string[] => Array.from({ length: count }, () => "random");

describe("the table of Farfalia", () => {
  it.each([[412, 915], [390, 844]])("leaves no band free above the hand on %i by %i", async (width, height) => {
    const page = await house.named("Camille", "/", { phone: true, size: { width, height }, isHurried: true });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4), config: { first: "seat_2" } });
    await on(page).playing.first().waitFor();
    await screenshot(page, `farfalia-tall-${width}`);
    const [says, card] = [await page.locator(".says").boundingBox(), await on(page).held.first().boundingBox()];
    expect(card!.y - says!.y - says!.height).toBeLessThan(40);
  });

  it("lays the leader's flag over the next card on a laptop", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4) });
    const layers = (): Promise<readonly string[]> => page.evaluate(() =>
      [...document.querySelectorAll(".spot")].filter((each) => each.querySelector(".crown") !== null)
        .map((each) => getComputedStyle(each).zIndex)); // of the others it is auto: in the order they were played
    let hasLed = false;
    for (let at = await situation(on(page)); at !== "account" && !hasLed; at = await situation(on(page))) {
      const flags = await layers();
      hasLed = flags.length > 0;
      expect(flags.filter((each) => each !== "1")).toEqual([]);
      await answer(on(page), at);
    }
    expect(hasLed).toBe(true);
  }, 120_000);

  it("says in the account when it goes on by itself, and cuts no name in large letters", async () => {
    const page = await house.named("Maximilienne", "/", { phone: true, isLarge: true, isHurried: true });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4), seconds: 600 });
    await playDeal(on(page), async () => undefined);
    await page.getByRole("timer").getByText(/^La table continue dans \d+\ss\.$/).waitFor();
    await screenshot(page, "farfalia-account-large");
    const cut = await page.locator("dialog .fits, .plate .fits").evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent));
    expect(cut).toEqual([]);
  }, 120_000);

  it("shows who only watches all five on a laptop, the one below too", async () => {
    const page = await house.named("Camille");
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4) });
    await situation(on(page));
    const watcher = await house.person(`/t/${codeOf(page)}`);
    await watcher.locator(".plate").first().waitFor();
    const names = await watcher.locator(".plate .who .fits").allTextContents();
    expect(names.length).toBe(5);
    expect(names).toContain("Camille");
    const hidden = await watcher.locator(".plate").evaluateAll((all) => all.filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return !each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }).map((each) => each.textContent));
    expect(hidden).toEqual([]);
  });
});
