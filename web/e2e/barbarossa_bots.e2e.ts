// Barbarossa with one person among three bots, on a small phone in the dark: sculpting by the form and the keyboard
// alone, some rounds by thumb with the bots' questions answered, and a bot that plays on for whoever leaves.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Answer, answers } from "../src/games/barbarossa/facts";
import { inSoftware, playOn, seated, type Table, toPodium } from "./barbarossa_steps";
import { expectAccessible, expectNoSidewaysScroll, houseFor, screenshot } from "./harness";
import { until } from "./steps";

const house = houseFor({ botDelayMs: 0 }, inSoftware);
const gameMs = 400_000;
const tabsMax = 60;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((each) => each === document.activeElement));

async function tabTo({ page }: Table, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let i = 0; !(await isFocused(target)); ++i) {
    expect(i, "Tabs on the way").toBeLessThan(tabsMax);
    await page.keyboard.press("Tab");
  }
}
async function pressAt(table: Table, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(table, target);
  await table.page.keyboard.press(key);
}
async function typeAt(table: Table, target: Locator, text: string): Promise<void> {
  await tabTo(table, target);
  await table.page.keyboard.press("Control+a");
  await table.page.keyboard.type(text);
}

/** A snowman: a ball, and a smaller one on it. */
async function buildByForm(table: Table, index: number, word: string): Promise<void> {
  const { page, said: { form, label } } = table;
  await pressAt(table, table.tab(index));
  await typeAt(table, table.word, word);
  const place = table.button(form.place(false));
  const size = (axis: number): Locator => page.getByLabel(form.axes.size[axis]!, { exact: true });
  for (const axis of [0, 1, 2]) await typeAt(table, size(axis), "0");
  await page.getByText(form.range("size"), { exact: true }).waitFor(); // what cannot be is said at once
  for (const axis of [2, 1, 0]) await typeAt(table, size(axis), "36");
  await pressAt(table, place);
  await until("a ball is there", async () => (await table.parts.count()) === 1);
  await tabTo(table, page.getByLabel(form.where, { exact: true }));
  await page.keyboard.press("ArrowDown"); // above the one before
  for (const axis of [0, 1, 2]) await typeAt(table, size(axis), "20");
  await pressAt(table, place);
  await until("another is on it", async () => (await table.parts.count()) === 2);
  expect(await table.word.inputValue()).toBe(word);
  await page.getByText(label.faults.not_one_word).waitFor({ state: "detached" });
}

/** The next thing to do is under the thumb: nothing has to be looked for. */
async function expectInReach({ main, page }: Table): Promise<void> {
  const height = page.viewportSize()!.height;
  await until("the main button is in reach", async () => { // once the table has been drawn anew
    const box = await main.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  });
}

describe("one person among three bots", () => {
  it("builds by the form with the keyboard alone, plays rounds by thumb, and may leave the rest to a bot", async () => {
    const [table] = (await seated(house, {
      people: [{ name: "Camille", phone: true, theme: "dark", lang: "en" }], bots: ["apprenti", "habitue", "maitre"],
      config: { language: "english" },
    })) as [Table];
    const { page, said } = table;
    await pressAt(table, table.button(said.tools.byForm));
    await buildByForm(table, 0, "snowman");
    await buildByForm(table, 1, "pear");
    await expectNoSidewaysScroll(page);
    await screenshot(page, "barbarossa-form-phone-dark-en");
    await expectAccessible(page);
    await table.saved.waitFor();
    await pressAt(table, table.ready);
    await until("play begins", async () => table.view().table.phase !== "sculpting");

    // Some rounds: every turn of mine, and every question about what I made.
    const done = { move: 0, answer: 0 };
    const isEnough = (): boolean => done.move >= 3 && done.answer >= 2;
    for (let given = 0; !isEnough() && table.view().table.phase !== "over"; ++given) {
      await until("something is asked of me", async () => table.asked() !== null || table.view().table.phase === "over",
        60_000);
      const asked = table.asked();
      if (asked === null) continue;
      await expectNoSidewaysScroll(page);
      await table.main.waitFor();
      await expectInReach(table);
      if (asked === "answer" && done.answer === 0) {
        await screenshot(page, "barbarossa-answering-phone-dark-en");
        await expectAccessible(page);
      }
      await playOn(table, answers[given % answers.length] as Answer);
      if (asked === "move" || asked === "answer") ++done[asked];
    }
    expect(table.view().table.phase === "over" || isEnough()).toBe(true);
    expect(table.view().table.talk.some(({ asker }) => asker !== 0)).toBe(true);

    await page.getByRole("button", { name: said.shell.table.menu, exact: true }).click();
    await page.getByRole("button", { name: said.shell.table.coverMe }).click();
    await table.button(said.table.toPodium).waitFor({ timeout: 120_000 });
    await toPodium(table);
    await page.getByRole("heading", { name: said.shell.end.fair }).waitFor({ timeout: 60_000 });
    await expectNoSidewaysScroll(page);
    await screenshot(page, "barbarossa-end-phone-dark-en", true);
    await expectAccessible(page);
    await table.openAlbum.click();
    await page.getByRole("heading", { name: "snowman" }).waitFor();
    await expectNoSidewaysScroll(page);
    await screenshot(page, "barbarossa-album-phone-dark-en");
    await expectAccessible(page);
  }, gameMs);
});
