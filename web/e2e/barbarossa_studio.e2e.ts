// The studio where room is short: on phones upright and on their side, with text at 200 % and in the system's colours;
// and what a hand and a reload do there to what was made.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  expectStrokes, hold, inSoftware, leftOf, makeBall, resize, seated, stroke, type Table,
} from "./barbarossa_steps";
import { houseFor, type PersonOptions, screenshot, wrongWith } from "./harness";
import { until } from "./steps";

const house = houseFor({ botDelayMs: 0 }, inSoftware);
const bots = ["apprenti", "apprenti", "apprenti"];

const open = async (options: PersonOptions = {}): Promise<Table> =>
  (await seated(house, { people: [{ name: "Camille", ...options }], bots }))[0]!;

const upright = { width: 360, height: 640 }, onItsSide = { width: 640, height: 360 };
const wider = { width: 844, height: 390 }, widest = { width: 932, height: 430 };
const screens: readonly (PersonOptions & { readonly name: string })[] = [
  { name: "360x640-large", size: upright, isLarge: true },
  { name: "640x360-large", size: onItsSide, isLarge: true },
  { name: "844x390-large", size: wider, isLarge: true, theme: "dark" },
  { name: "360x640-forced", size: upright, isForced: true },
  { name: "640x360-forced", size: onItsSide, isForced: true, theme: "dark" },
  { name: "640x360", size: onItsSide, lang: "en" },
  { name: "844x390", size: wider },
  { name: "932x430", size: widest, theme: "dark" },
];

/** Whether it looks unlike the ground it lies on, half-way down, so far from its left to its right. */
async function isSeen(page: Page, target: Locator, places: readonly number[]): Promise<boolean> {
  const picture = (await target.screenshot()).toString("base64");
  return page.evaluate(async ([base64, along]) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext("2d")!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const at = (x: number, y: number): string => data.slice(4 * (y * width + x), 4 * (y * width + x) + 4).join();
    return along.every((place) => at(Math.floor(place * width), Math.floor(height / 2)) !== at(0, 0));
  }, [picture, places] as const);
}

describe.each(screens)("the studio at $name", ({ name, ...options }) => {
  const isForced = options.isForced === true;

  it("cuts no word, and everything can be reached", async () => {
    const table = await open({ ...options, phone: true });
    await screenshot(table.page, `barbarossa-studio-${name}`);
    expect(await wrongWith(table.page, isForced), "brushes").toEqual([]);
    await hold(table, "ball");
    await makeBall(table, 0, "chat");
    await screenshot(table.page, `barbarossa-studio-stamps-${name}`);
    expect(await wrongWith(table.page, isForced), "stamps").toEqual([]);
    const size = table.page.getByLabel(table.said.tools.size);
    await size.scrollIntoViewIfNeeded();
    expect(await isSeen(table.page, size, [0.05, 0.95]), "the slider's track").toBe(true);
    expect(await isSeen(table.page, table.left, [0.1, 0.5]), "the gauge").toBe(true);
    await table.button(table.said.tools.byForm).click();
    await screenshot(table.page, `barbarossa-studio-form-${name}`);
    expect(await wrongWith(table.page, isForced), "the form").toEqual([]);
  });
});

describe.each([onItsSide, wider, widest])("a shape on a phone of $width x $height", (size) => {
  it("lies on the clay, and while it is loose it grows and moves", async () => {
    const table = await open({ phone: true, size });
    const { bench } = table.said;
    await makeBall(table, 0, "chat");
    await hold(table, "ball");
    await resize(table, 12);
    await stroke(table, [0.5, 0.5], [0.5, 0.5], true);
    await table.page.getByText(bench.loose).waitFor();
    const lastPart = async (): Promise<string> => {
      await table.button(table.said.tools.byForm).click();
      const text = await table.parts.last().innerText();
      await table.button(table.said.tools.byForm).click();
      return text;
    };
    const [laid, left] = [await lastPart(), await leftOf(table)];
    await until("it is larger", async () => {
      await table.button(bench.larger).click();
      return (await leftOf(table)) < left;
    });
    await stroke(table, [0.5, 0.5], [0.6, 0.5], true); // it may still be growing
    await until("it lies elsewhere", async () => (await lastPart()) !== laid);
    await expectStrokes(table, 2); // moved, not doubled
    await table.button(bench.undo).click();
    await table.page.getByText(bench.loose).waitFor({ state: "hidden" });
  });
});

describe("what was made", () => {
  it("a shape that was set down comes along with the hand until the next stroke", async () => {
    const table = await open();
    await makeBall(table, 0, "chat");
    await hold(table, "ball");
    await resize(table, 14);
    await stroke(table, [0.42, 0.6]);
    await expectStrokes(table, 2);
    const form = table.button(table.said.tools.byForm);
    const lastPart = async (): Promise<string> => {
      await form.click();
      const text = await table.parts.last().innerText();
      await form.click();
      return text;
    };
    const before = await lastPart();
    await stroke(table, [0.42, 0.6], [0.55, 0.56]);
    await until("it lies elsewhere", async () => (await lastPart()) !== before);
    await expectStrokes(table, 2); // moved, not doubled
    await hold(table, "smooth");
    await stroke(table, [0.55, 0.56]);
    await expectStrokes(table, 3);
    await hold(table, "ball");
    await stroke(table, [0.55, 0.56], [0.45, 0.56]); // it has become part of the whole: this is another
    await expectStrokes(table, 4);
  });

  it("a word that was typed just before a reload is still there", async () => {
    const table = await open();
    await table.word.fill("escargot");
    await table.page.reload();
    await table.wheel.waitFor();
    expect(await table.word.inputValue()).toBe("escargot");
    await until("the table has it", async () => table.view().table.objects[0]!.word === "escargot");
  });
});
