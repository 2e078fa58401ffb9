// Color'Yam in the browser: whole games by thumb, by mouse and by keyboard alone, against bots on the real
// server; what a choice says before it is made; reloading in mid-turn; watching without a hand in it.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectInReach, on, type Situation, situation } from "./coloryam_steps";
import { expectAccessible, expectNoSidewaysScroll, houseFor, plain, screenshot, unreachable } from "./harness";
import { atRunningTable } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const gameMs = 240_000;

const defaults = {
  sheet: "drawn", first: "seat_1", free_objectives: false, color_chance: false, pro: false, declared_miss: false,
  coach: false,
};

interface Table {
  readonly config?: Partial<typeof defaults>;
  readonly bots?: readonly string[];
}

/** From anywhere to a running game against these bots. */
async function sitDown(page: Page, { config = {}, bots = ["habitue"] }: Table = {}): Promise<void> {
  const setup = { seats: bots.length + 1, pace: { move_seconds: 0 }, config: { ...defaults, ...config } };
  const data = { type: "open_table", game: "coloryam", setup, bots, start: true };
  const origin = house.origin();
  const opened = await page.context().request.post(`${origin}/api`, { headers: { Origin: origin }, data });
  const { code } = (await opened.json()) as { code: string };
  await page.goto(`${origin}/t/${code}`);
  await atRunningTable(page);
}

describe("a game of Color'Yam", () => {
  it("is played by thumb on a small phone, from the first throw to the podium", async () => {
    const page = await house.named("Camille", "/", { phone: true, isHurried: true });
    await sitDown(page, { config: { sheet: "sheet_1" } });
    const table = on(page);
    const seen = new Set<Situation>();
    for (let at = await situation(page); at !== "over"; at = await situation(page)) {
      const isNew = !seen.has(at);
      seen.add(at);
      if (isNew) await expectNoSidewaysScroll(page);
      if (isNew) await expectAccessible(page);
      if (at === "throwSix") {
        if (isNew) await expectInReach(page, table.throwSix);
        await table.throwSix.click();
      } else if (at === "chance") {
        if (isNew) await screenshot(page, "coloryam-choice-phone");
        await expectInReach(page, table.chance);
        await table.chance.click();
      } else {
        await expectInReach(page, table.stop);
        if (!isNew) {
          await table.stop.click();
          continue;
        }
        await table.dice.first().click();
        await expectInReach(page, table.again);
        await expectAccessible(page);
        await screenshot(page, "coloryam-picked-phone");
        await table.again.click();
      }
    }
    await expectAccessible(page);
    await screenshot(page, "coloryam-last-line-phone");
    await page.getByRole("heading", { name: /^Ligne 10 · Color’Yam 4/ }).waitFor(); // how it was scored is read first
    await table.toPodium.click();
    await table.podium.waitFor();
    await expectAccessible(page);
    await screenshot(page, "coloryam-end-phone", true);
    expect(seen.has("throwSix") && seen.has("stop")).toBe(true);
  }, gameMs);

  it("is played with the keyboard alone", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await sitDown(page, { config: { sheet: "sheet_2" } });
    const table = on(page);
    let isPicked = false;
    for (let at = await situation(page); at !== "over"; at = await situation(page)) {
      if (at === "throwSix") await page.keyboard.press("Space");
      else if (at === "chance") {
        await table.cross.focus();
        await page.keyboard.press("Enter");
      } else if (!isPicked) {
        await page.keyboard.press("1");
        await page.keyboard.press("6");
        await page.getByRole("button", { name: "Relancer 2 dés" }).waitFor();
        await page.keyboard.press("6");
        await page.getByRole("button", { name: "Relancer 1 dé" }).waitFor();
        await page.keyboard.press("Enter");
        isPicked = true;
      } else await page.keyboard.press("s");
      await page.waitForTimeout(30);
    }
    await expectAccessible(page);
  }, gameMs);

  it("throws again when Space is pressed, wherever the focus is, and ends nothing by it", async () => {
    const page = await house.named("Camille");
    await sitDown(page, { config: { declared_miss: true } });
    const table = on(page);
    const thrown = (throws: number) => table.throws(throws).waitFor({ state: "attached" });
    await situation(page);
    await table.throwSix.click();
    await thrown(1);
    await page.waitForFunction(() => document.activeElement?.textContent?.includes("Choisir des dés"));
    await table.stop.focus();
    await page.keyboard.press("Space"); // no die is chosen: there is nothing to throw, and nothing is stopped
    await page.keyboard.press("1");
    await table.again.waitFor();
    await page.keyboard.press("Space");
    await thrown(2);
    await table.dice.nth(1).click(); // the focus is on a die now
    await page.getByRole("button", { name: "Règles" }).click();
    await page.keyboard.press("Space"); // over the table, it is the drawer's
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await table.throws(2).count()).toBe(1);
    await page.keyboard.press("Space"); // on the button that opened the rules
    await table.throws(2).waitFor({ state: "detached" });
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("says on a laptop in one line that a line was missed, in English too", async () => {
    const page = await house.named("Camille", "/", { lang: "en" });
    await sitDown(page, { config: { declared_miss: true } });
    // A throw may meet its line at once; then it is the next line that is missed.
    const buttons = ["Declare a miss", /^Stop/, /^Throw/].map((name) => page.getByRole("button", { name }));
    for (let tries = 0; tries < 100 && !(await page.locator(".missed").isVisible()); ++tries) {
      for (const button of buttons) {
        if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
        await button.click();
        break;
      }
      await page.waitForTimeout(100);
    }
    const { height, line } = await page.locator(".missed").evaluate((each) =>
      ({ height: each.clientHeight, line: parseFloat(getComputedStyle(each).lineHeight) }));
    expect(height).toBeLessThan(1.5 * line);
  });

  it("never gives the focus by itself to what cannot be undone", async () => {
    const page = await house.named("Camille");
    await sitDown(page, { config: { declared_miss: true } });
    const table = on(page);
    for (let at = await situation(page); at !== "chance"; at = await situation(page)) {
      if (at === "throwSix") await table.throwSix.click();
      else if (await table.declareMiss.isVisible()) await table.declareMiss.click();
      else await table.stop.click();
    }
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Vos choix");
    for (const key of ["Space", "Enter"]) await page.keyboard.press(key);
    expect(await situation(page)).toBe("chance");
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => document.activeElement?.textContent?.includes("Barrer la ligne"));
  });

  it("gives the focus back when the turn comes round", async () => {
    const page = await house.named("Camille");
    await sitDown(page);
    const table = on(page);
    await situation(page);
    await table.throwSix.focus();
    await page.keyboard.press("Enter");
    await table.stop.focus();
    await page.keyboard.press("Enter");
    for (let at = await situation(page); at !== "throwSix"; at = await situation(page)) await table.cross.click();
    await page.waitForFunction(() => document.activeElement?.textContent?.includes("Lancer les six dés"));
  });

  it("throws dice that are seen to fly, and tells nothing before they lie", async () => {
    const page = await house.named("Camille");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await sitDown(page);
    await situation(page);
    await on(page).throwSix.click();
    await page.locator("li.spot.flying").nth(5).waitFor();
    expect(await on(page).stop.count()).toBe(0);
    await on(page).stop.waitFor();
    expect(await page.locator("li.spot.flying").count()).toBe(0);
  });

  it("keeps its main action in reach at 200 % and on a phone on its side", async () => {
    const page = await house.named("Camille");
    await sitDown(page);
    await situation(page);
    for (const [width, height] of [[683, 384], [844, 390], [900, 1100], [1024, 700]] as const) {
      await page.setViewportSize({ width, height });
      await expectInReach(page, on(page).throwSix);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });

  it.each([{ isLarge: true }, { isForced: true }])("lies open in mid-turn in any size: %o", async (need) => {
    const page = await house.named("Camille", "/", need);
    await sitDown(page);
    await situation(page);
    await on(page).throwSix.click();
    await on(page).throws(1).waitFor({ state: "attached" });
    await page.keyboard.press("3");
    await on(page).again.waitFor();
    for (const [width, height] of [[360, 640], [640, 360], [412, 915], [1366, 768]] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
      expect(await unreachable(page), `${width}x${height}`).toEqual([]);
    }
    const fills = await page.locator(".throws i").evaluateAll((all) => all.map((i) => getComputedStyle(i).background));
    expect(fills[0]).not.toBe(fills[1]); // one throw is made, and seen to be
  });

  it("uses the room of a tall phone and of a large screen", async () => {
    const page = await house.named("Camille");
    await sitDown(page);
    await situation(page);
    await on(page).throwSix.click();
    await on(page).dice.first().waitFor();
    const sizes = [[360, 640], [412, 915], [1366, 768], [1920, 1080]] as const;
    const dice: number[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300); // dice move to their places
      dice.push((await on(page).dice.first().boundingBox())!.width);
    }
    const [small, tall, laptop, large] = dice as [number, number, number, number];
    expect(tall).toBeGreaterThan(1.4 * small);
    expect(large).toBeGreaterThan(1.3 * laptop);
  });

  it("closes the ranking of a line with Escape, and gives the focus back to its row", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await sitDown(page);
    const table = on(page);
    const row = page.getByRole("row").locator("button[aria-expanded]").first();
    for (let at = await situation(page); !(await row.isVisible()); at = await situation(page)) {
      await { over: table.toPodium, throwSix: table.throwSix, stop: table.stop, chance: table.cross, choose: row }[at]
        .click();
    }
    if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
    const ranking = page.getByRole("region", { name: /^Ligne 1 · / });
    await ranking.getByRole("button", { name: "Fermer" }).focus();
    await page.keyboard.press("Escape");
    await ranking.waitFor({ state: "detached" });
    expect(await row.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it("counts every die: the label, the sum and the sheet agree", async () => {
    const page = await house.named("Camille");
    await sitDown(page);
    const table = on(page);
    expect(await situation(page)).toBe("throwSix");
    await table.throwSix.click();
    await table.dice.first().waitFor();
    const labels = await table.dice.evaluateAll((all) => all.map((die) => die.getAttribute("aria-label") ?? ""));
    const kept = /: (\d) (bleu|vert|jaune|orange|rose|marron), gardé$/;
    const numbers = labels.map((label) => Number(kept.exec(plain(label))?.[1]));
    const sum = numbers.reduce((a, b) => a + b);
    await page.getByRole("button", { name: `S’arrêter à ${sum}` }).waitFor();
    expect(plain(await page.getByRole("row").filter({ hasText: "?" }).textContent())).toContain(`${sum} ?`);
    await table.dice.nth(2).click();
    await page.getByRole("button", { name: new RegExp(`^Dé 3 .* à relancer$`) }).waitFor();
    await table.dice.nth(2).click();
    await page.getByRole("button", { name: new RegExp(`^Dé 3 .* gardé$`) }).waitFor();
  });

  it("shows the coach's odds for the dice about to be thrown, where the table has one", async () => {
    const page = await house.named("Camille");
    await sitDown(page, { config: { coach: true, sheet: "sheet_1" } });
    const table = on(page);
    await situation(page);
    await table.throwSix.click();
    await table.dice.first().click();
    await page.getByText(/Vous avez \d+.% de chances d’atteindre l’objectif\./).waitFor();
  });
});

describe("a missed objective", () => {
  it("says what each choice gives and costs, and a second chance writes where it said", async () => {
    const page = await house.named("Camille");
    await sitDown(page, { config: { sheet: "sheet_6", declared_miss: true } });
    const table = on(page);
    for (let at = await situation(page); at !== "chance"; at = await situation(page)) {
      expect(at).not.toBe("over");
      if (at === "throwSix") await table.throwSix.click();
      else if (await table.declareMiss.isVisible()) await table.declareMiss.click();
      else await table.stop.click();
    }
    await expectAccessible(page);
    const offered = plain(await table.chance.textContent());
    const [, sum, box] = /Écrire (\d+) en Color’Yam (\d), puis rejouer la ligne après les autres\./.exec(offered) ?? [];
    expect(plain(await table.cross.textContent())).toContain("0 point");
    await screenshot(page, "coloryam-choice-laptop");
    await table.chance.click();
    await page.getByText(`Vous écrivez ${sum} en Color’Yam ${box}`).first().waitFor();
    const row = page.getByRole("row").filter({ hasText: `Color’Yam ${box}` });
    expect(plain(await row.getByRole("cell").first().textContent())).toMatch(new RegExp(`^${sum}`));
  }, gameMs);
});

describe("variants", () => {
  it("free objectives: write on a lit line, cross another in two steps", async () => {
    const page = await house.named("Camille", "/", { phone: true });
    await sitDown(page, { config: { free_objectives: true } });
    const table = on(page);
    const choose = page.getByRole("button", { name: "Choisir une ligne", exact: true });
    const turn = async (): Promise<void> => {
      expect(await situation(page, choose)).toBe("throwSix");
      await table.throwSix.click();
      await table.stop.click();
      await expectInReach(page, choose);
      await choose.click();
    };
    await turn();
    await expectAccessible(page);
    await screenshot(page, "coloryam-free-phone");
    await page.getByRole("button", { name: /^Écrire \d+ sur « Color’Yam 1 »/ }).click();
    await turn();
    await page.getByRole("dialog").getByRole("button", { name: /^Barrer « / }).first().click();
    await page.getByRole("button", { name: "Annuler" }).click();
    await choose.click();
    await page.getByRole("dialog").getByRole("button", { name: /^Barrer « / }).first().click();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Barrer « .* 0 point, et la case est perdue\.$/ }).click();
    expect(await situation(page)).toBe("throwSix");
    await page.getByRole("button", { name: /^Feuille de score/ }).click();
    await page.getByRole("cell", { name: /^barré/ }).first().waitFor();
  }, gameMs);

  it("Pro has thirteen lines and no totals in between", async () => {
    const page = await house.named("Camille");
    await sitDown(page, { config: { pro: true } });
    await page.getByRole("table").waitFor();
    expect(await page.getByRole("row").count()).toBe(1 + 13 + 1);
    await page.getByRole("rowheader", { name: "Color’Yam 7" }).waitFor();
  });
});

describe("at the same table", () => {
  it("a reload in mid-turn brings back the same dice", async () => {
    const page = await house.named("Camille");
    await sitDown(page);
    const table = on(page);
    await situation(page);
    await table.throwSix.click();
    await table.dice.first().waitFor();
    const names = () => table.dice.evaluateAll((all) => all.map((die) => die.getAttribute("aria-label")));
    const before = await names();
    await page.reload();
    await table.dice.first().waitFor();
    expect(await names()).toEqual(before);
    await table.stop.waitFor();
  });

  it("somebody who only watches sees the dice and has no buttons for them", async () => {
    const player = await house.named("Camille");
    await sitDown(player);
    await situation(player);
    const watcher = await house.named("Zoé", new URL(player.url()).pathname);
    await atRunningTable(watcher);
    await on(player).throwSix.click();
    await on(player).dice.first().waitFor();
    const shown = await on(player).dice.first().getAttribute("aria-label");
    const seen = watcher.getByRole("list", { name: "Les six dés" }).getByRole("listitem").first();
    await watcher.waitForFunction((text) => document.querySelector("li.spot")?.textContent?.includes(text), shown!);
    expect(plain(await seen.textContent())).toContain(plain(shown));
    expect(await on(watcher).dice.count()).toBe(0);
    const { throwSix, stop, again } = on(watcher);
    for (const action of [throwSix, stop, again]) expect(await action.count()).toBe(0);
    await watcher.getByText("Vous regardez la partie.").first().waitFor();
    await expectAccessible(watcher);
  });

  it("English letters and words stand on the dice", async () => {
    const page = await house.named("Camille", "/", { lang: "en" });
    await sitDown(page);
    await page.getByRole("button", { name: "Throw the six dice" }).click();
    const dice = page.getByRole("list", { name: "The six dice" }).getByRole("button");
    await dice.first().waitFor();
    const labels = await dice.evaluateAll((all) => all.map((die) => die.getAttribute("aria-label") ?? ""));
    const letters = await page.locator("li.spot .letter").allTextContents();
    const names = labels.map((label) => /: (\w+) \d/.exec(label)?.[1] ?? "");
    expect(letters).toEqual(names.map((name) => (name === "brown" ? "N" : name.charAt(0).toUpperCase())));
    await expectAccessible(page);
  });

  it("is dark where dark is wanted, and still readable", async () => {
    const page = await house.named("Camille", "/", { theme: "dark" });
    await sitDown(page);
    await situation(page);
    await on(page).throwSix.click();
    await on(page).dice.first().waitFor();
    await expectAccessible(page);
    await screenshot(page, "coloryam-laptop-dark");
  });
});
