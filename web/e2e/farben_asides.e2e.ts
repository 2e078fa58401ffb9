// What bots say to stories, on a phone: a line with the story and for a moment after, never from before, in no log of
// the page, and silenced for the evening by whoever does not care for it.
import { describe, expect, it } from "vitest";
import type { server } from "../src/net/wire.gen";
import { colourOf, type Plan, playUntil, seated } from "./farben_steps";
import { expectAccessible, expectNoSidewaysScroll, houseFor, plain, screenshot } from "./harness";
import { until } from "./steps";

const house = houseFor({ botDelayMs: 300 });
const plan: Plan = {
  colour: colourOf,
  tale: (round) => ({ story: `La barque prenait l’eau, le ${round}e été, et nous chantions.`, isAloud: false }),
  recall: () => ({ asks: false, colour: "black" }),
  hint: () => null,
};

describe("what bots say to a story", () => {
  it("is shown with it, then gone, and can be silenced", async () => {
    const said: server.Aside[] = [];
    const [table] = await seated(house, {
      names: ["Camille"], bots: ["apprenti", "habitue", "maitre"], options: { phone: true, isHurried: false },
      meet: (page) => page.on("websocket", (line) => line.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as server.ServerMessage;
        if (message.type === "aside") said.push(message);
      })),
    });
    const { page } = table!;
    const aside = page.locator(".aside");
    await playUntil([table!], plan, ({ table: { phase } }) => phase === "listening" && said.length > 0);
    await until("a line is on the screen", async () => (await aside.count()) === 1, 60_000);
    await screenshot(page, "farben-aside-360");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const line = said.at(-1)!;
    expect(plain(await aside.innerText())).toContain(plain(line.text));
    expect(plain(await page.getByRole("log").innerText())).not.toContain(plain(line.text));
    await aside.getByRole("button").click();
    await until("it is silenced", async () => (await aside.count()) === 0);
    const before = said.length;
    await playUntil([table!], plan, () => said.length > before + 2);
    expect(await aside.count()).toBe(0);
  }, 300_000);
});
