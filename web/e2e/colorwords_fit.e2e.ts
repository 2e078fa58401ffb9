// The sheet of Color Words has the room: cells as large as a small phone allows with six at the table, no letter under
// its points, every key in sight on its side, letters twice as large, forced colours, and the whole of a large screen.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { answer, fitting, sitDown, situation, tap } from "./colorwords_steps";
import { expectAccessible, expectNoSidewaysScroll, houseFor, outOfSight, screenshot } from "./harness";
import { press } from "./steps";

const house = houseFor({ botDelayMs: 0 });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Measured {
  readonly cell: number;
  readonly sheet: Box;
  readonly keys: Box;
  readonly acts: Box;
  readonly hidden: readonly string[]; // letters under their points
  readonly cut: readonly string[]; // keys that do not hold their letter
  readonly window: readonly [number, number];
}

/** In the page: what is where. */
function measured(): Measured {
  const boxOf = (of: Element | Range): Box => {
    const { left, top, right, bottom } = of.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const one = (selector: string): Element => document.querySelector(selector)!;
  const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const ink = (of: Element): Box => { // a capital is lower than its line
    const range = document.createRange();
    range.selectNodeContents(of);
    const { left, right, top, bottom } = boxOf(range);
    const spare = 0.14 * (bottom - top);
    return { left, right, top: top + spare, bottom: bottom - spare };
  };
  const meet = (a: Box, b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const marked = all("[role=gridcell]").filter((cell) => cell.querySelector("em")?.checkVisibility());
  return {
    cell: one('[role="gridcell"]').getBoundingClientRect().width,
    sheet: boxOf(one('[role="grid"]')),
    keys: boxOf(one(".keys .keys")),
    acts: boxOf(one(".acts")),
    hidden: marked.filter((cell) => meet(ink(cell.querySelector("b")!), boxOf(cell.querySelector("em")!)))
      .map((cell) => cell.ariaLabel ?? ""),
    cut: all(".keys button").filter((key) => key.scrollWidth > key.clientWidth + 1).map((key) => key.innerText),
    window: [innerWidth, innerHeight],
  };
}

async function atSize(page: Page, name: string, width: number, height: number): Promise<Measured> {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(100);
  await expectNoSidewaysScroll(page);
  await screenshot(page, `colorwords-fit-${name}`);
  const found = await page.evaluate(measured);
  expect([found.hidden, found.cut], name).toEqual([[], []]);
  return found;
}

/** Sheet, keys and buttons stand below each other (or beside), whole, and nothing lies over anything. */
function expectInSight({ sheet, keys, acts, window: [width, height] }: Measured, name: string): void {
  for (const box of [sheet, keys, acts]) {
    expect(Math.min(box.left, box.top), name).toBeGreaterThanOrEqual(0);
    expect([box.right <= width + 0.5, box.bottom <= height + 0.5], name).toEqual([true, true]);
  }
  expect(keys.bottom, name).toBeLessThanOrEqual(acts.top + 0.5);
  expect(sheet.bottom <= keys.top || sheet.right <= keys.left, name).toBe(true);
}

describe("six at a table of Color Words", () => {
  it("have cells as large as the screen allows, and every key in sight", async () => {
    const page = await house.named("Camille", "/", { phone: true });
    const bots = Array.from({ length: 5 }, () => "random");
    const table = await sitDown(page, house.origin(), { seats: 6, bots, seconds: 600 });
    await situation(table);
    await tap(table, (await fitting(table))!);
    await table.send.waitFor();
    const least = [
      { name: "phone", size: [360, 640], cell: 40 }, { name: "side", size: [640, 360], cell: 36 },
      { name: "tall", size: [412, 915], cell: 50 },
    ] as const;
    for (const { name, size: [width, height], cell } of least) {
      const found = await atSize(page, name, width, height);
      expectInSight(found, name);
      expect(found.cell, name).toBeGreaterThanOrEqual(cell);
    }
    expect((await atSize(page, "large", 1920, 1080)).cell).toBeGreaterThanOrEqual(105);

    await page.emulateMedia({ forcedColors: "active" });
    await atSize(page, "forced", 360, 640);
    await atSize(page, "forced-laptop", 1366, 768);
    await page.emulateMedia({ forcedColors: "none" });

    await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    const doubled = await atSize(page, "doubled", 360, 640);
    expect(doubled.cell).toBeGreaterThanOrEqual(30);
    expect(doubled.acts.bottom).toBeLessThanOrEqual(640.5);
    await atSize(page, "doubled-laptop", 1366, 768);
    await expectAccessible(page);
  }, 120_000);
});

describe("two after the bell", () => {
  it("see their sheets as large as the screen allows", async () => {
    const page = await house.named("Camille");
    await situation(await sitDown(page, house.origin(), { seats: 2, bots: ["random"] }));
    await page.getByRole("button", { name: "Pas de mot" }).click();
    const [pass, next] = ["Passer la manche", "Manche suivante"].map((name) => page.getByRole("button", { name }));
    await press("a round without a word", pass!, () => next!.isVisible());
    const sheets = [".sheet-of-mine", ".others ul > li"].map((each) => page.locator(each).first());
    const widths = async (): Promise<readonly number[]> =>
      Promise.all(sheets.map(async (sheet) => (await sheet.boundingBox())!.width));
    const laptop = await widths();
    await page.setViewportSize({ width: 1920, height: 1080 });
    const large = await widths();
    expect(large.map((width, i) => width > 1.4 * laptop[i]!)).toEqual([true, true]);
  });

  it("read what a word brought whole in letters twice as large", async () => {
    const page = await house.named("Camille", "/", { phone: true, isLarge: true });
    const table = await sitDown(page, house.origin(), { seats: 2, bots: ["random"] });
    await answer(table, await situation(table), tap);
    const next = await situation(table);
    if (next === "voting") await answer(table, next); // the bot says that its word fits a theme
    await table.reviewing.waitFor();
    await screenshot(page, "colorwords-review-large");
    expect(await outOfSight(page)).toEqual([]);
    const out = await page.locator(".own .head *, .own .word li *").evaluateAll((all) =>
      all.filter((each) => each.clientWidth !== 1 && each.getBoundingClientRect().right > innerWidth)
        .map((each) => each.textContent));
    expect(out).toEqual([]);
  });
});
