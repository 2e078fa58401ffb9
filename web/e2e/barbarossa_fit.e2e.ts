// The table of Barbarossa where room is short: on phones upright and on their side, with text at 200 % and in the
// system's colours. At every moment all can be read and pressed, and nothing is scrolled to but what is there.
import { describe, expect, it } from "vitest";
import {
  answer, ask, guess, inSoftware, isAsked, judge, pay, playOn, sculptAll, seated, stop, type Table,
} from "./barbarossa_steps";
import { houseFor, type PersonOptions, screenshot, wrongWith } from "./harness";
import { until } from "./steps";

const house = houseFor({ botDelayMs: 0 }, inSoftware);
const gameMs = 200_000;

const upright = { width: 360, height: 640 }, onItsSide = { width: 640, height: 360 };
const screens: readonly (PersonOptions & { readonly name: string })[] = [
  { name: "360x640", size: upright },
  { name: "640x360", size: onItsSide, lang: "en" },
  { name: "360x640-large", size: upright, isLarge: true },
  { name: "640x360-large", size: onItsSide, isLarge: true, theme: "dark" },
  { name: "844x390-forced", size: { width: 844, height: 390 }, isForced: true },
];

/** How far one can scroll beyond the last thing that is drawn. */
const emptyBelow = ({ page }: Table): Promise<number> => page.evaluate(() => {
  const main = document.querySelector("main")!;
  main.scrollTo(0, main.scrollHeight);
  const bottomOf = (each: Element): number => each.getBoundingClientRect().bottom;
  const last = Math.max(...[...main.querySelectorAll(".board > *, .side > *")].map(bottomOf));
  return Math.round(bottomOf(main) - last);
});

describe.each(screens)("the table at $name", ({ name, ...options }) => {
  async function look(table: Table, moment: string): Promise<void> {
    await table.main.waitFor();
    await screenshot(table.page, `barbarossa-${moment}-${name}`);
    const wrong = await wrongWith(table.page, options.isForced === true);
    expect(wrong.filter((each) => each !== "“Barbarossa” is cut"), moment).toEqual([]); // the bar is the shell's
    expect(await emptyBelow(table), `empty, ${moment}`).toBeLessThanOrEqual(1);
    for (const button of await table.page.locator(".dock .btn").all()) {
      const box = (await button.boundingBox())!;
      expect([box.y >= 0, box.y + box.height <= options.size!.height], await button.innerText()).toEqual([true, true]);
    }
  }

  it("cuts no word, and what may be done is in sight", async () => {
    const people = [{ ...options, name: "Camille", phone: true }, { name: "Nour" }];
    const tables = await seated(house, { people, bots: ["apprenti"] });
    const [camille, nour] = tables as [Table, Table];
    await sculptAll(tables);
    await isAsked(camille, "move");
    await look(camille, "move");
    const cell = camille.page.locator(".hats .cells span").first();
    const border = await cell.evaluate((each) => getComputedStyle(each).borderStyle);
    expect(border !== "none", "in the system’s colours the way of the hats is drawn").toBe(options.isForced === true);
    const arrow = camille.page.locator(".stage .arrows i").first();
    const frame = await arrow.evaluate((each) => getComputedStyle(each).borderStyle);
    expect(frame !== "none", "and so is room for arrows").toBe(options.isForced === true);
    const xOf = async (part: string): Promise<number> => (await camille.page.locator(part).boundingBox())!.x;
    const isWide = options.size!.width > options.size!.height && options.isLarge !== true;
    expect((await xOf(".panel")) > (await xOf(".stage")), "the talk beside the objects").toBe(isWide);
    await pay(camille, 3);
    await look(camille, "asking");
    const nours = camille.view().table.objects.findIndex(({ owner }) => owner === nour.view().me);
    await ask(camille, nours, "Est-ce vivant ?");
    await answer(nour, "no");
    await isAsked(camille, "guess");
    await look(camille, "guessing");
    await stop(camille);
    await until("the bot has played", async () => {
      for (const each of tables) if (each.asked() !== "move") await playOn(each, "no");
      return nour.asked() === "move";
    }, 60_000);
    await pay(nour, 3);
    await ask(nour, 0, "Est-ce vivant ?");
    await isAsked(camille, "answer");
    await look(camille, "answering");
    await answer(camille, "no");
    await guess(nour, 0, "matou");
    await isAsked(camille, "verdict");
    await look(camille, "judging");
    await judge(camille, false);
  }, gameMs);
});
