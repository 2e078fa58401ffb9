// Farben in the browser, on the real server: a whole evening of three people up to an album for strangers, one person
// among bots, what is refused and stays in its box, reloads, tabs and lost lines, the keyboard alone.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { toldCard } from "../src/games/farben/facts";
import { words } from "../src/words/words";
import {
  ask, cardsUpIn, colourOf, give, guess, hint, isOver, on, type Plan, playUntil, seated, type Table, type Tale,
  tell, toMemories, toPodium,
} from "./farben_steps";
import { expectAccessible, houseFor, lineLost, type PersonOptions, plain } from "./harness";
import { codeOf, delayLine, press, until } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const gameMs = 400_000;
const seats = [0, 1, 2];
const { album } = words.fr;

const storyOf = (round: number, seat: number): string =>
  `En ${1980 + 3 * round + seat}, un matin, la grange sentait le foin.\nOn riait, l’année ${round}${seat}.`;

/** In the middle of the evening they speak; what one of them says is written down, what another says is not. */
function taleOf(round: number, seat: number): Tale {
  const isAloud = (round > 1 && round < 9) || (round === 1 && seat === 1);
  return { story: isAloud && (round !== 2 || seat !== 0) ? "" : storyOf(round, seat), isAloud };
}
const isWritten = (round: number, seat: number): boolean => taleOf(round, seat).story !== "";

/** The first two packets have something of everything, the others are remembered well. */
const plan: Plan = {
  colour: colourOf,
  tale: taleOf,
  recall: (packet, owner, recaller) => {
    const right = { asks: false, colour: colourOf(packet, owner) };
    if (packet === 0) return { ...right, asks: owner !== recaller };
    if (packet > 1) return right;
    if (owner === recaller) return { asks: false, colour: colourOf(packet + 1, owner) };
    return owner === (recaller + 1) % 3 ? { asks: true, colour: "black" } : { asks: false, colour: null };
  },
  hint: (packet, owner) => (packet === 0 && owner === 1 ? null : "MATIN"),
};

/** By the rules' own table, from what was planned. */
function pointsOf(recallers: readonly number[]): readonly number[] {
  const points = seats.map(() => 0);
  for (const [packet, recaller] of recallers.entries()) {
    for (const owner of recaller < 0 ? [] : seats) {
      const { asks, colour } = plan.recall(packet, owner, recaller);
      if (colour !== colourOf(packet, owner)) continue;
      points[recaller]! += asks && plan.hint(packet, owner) !== null ? 1 : 2;
      if (owner !== recaller) points[owner]! += 1;
    }
  }
  return points;
}

/** Every story that was typed; those of packets that nobody was asked for too. */
async function expectWholeAlbum(page: Page): Promise<void> {
  await page.getByText(plain(storyOf(9, 2))).waitFor();
  const read = plain(await page.locator("main").innerText());
  for (let round = 0; round < 10; ++round) {
    for (const seat of seats) {
      expect(read.includes(plain(storyOf(round, seat))), `${round} ${seat}`).toBe(isWritten(round, seat));
    }
  }
  expect(await page.getByRole("article").count()).toBe(10);
}

describe("an evening of three people", () => {
  it("is told, remembered, counted, re-read, and shown to a stranger when all agree", async () => {
    const tables = await seated(house, { names: ["Camille", "Nour", "Ambre"] });
    const [camille, nour] = tables as readonly [Table, Table, Table];
    await playUntil(tables, plan, isOver);
    await Promise.all(tables.map(toPodium));
    const { packets, scores } = camille.view().table;
    const expected = pointsOf(packets.map(({ recaller }) => recaller));
    expect(expected.some((points) => points !== expected[0])).toBe(true);
    expect(scores).toEqual(expected);
    for (const { page } of tables) {
      const podium = plain(await page.getByRole("list", { name: "Le podium" }).innerText());
      for (const [seat, name] of ["Camille", "Nour", "Ambre"].entries()) {
        expect(podium).toContain(`${expected[seat]} points ${name[0]} ${name}`);
      }
      await page.getByRole("heading", { name: "Le hasard était honnête" }).waitFor();
    }

    const stranger = await house.person(`/t/${codeOf(camille.page)}#album`);
    await stranger.getByText(album.private).waitFor();
    for (const { page } of tables) {
      expect(await stranger.content()).not.toContain("la grange");
      await page.getByRole("button", { name: album.open }).click();
      await expectWholeAlbum(page);
      await page.getByRole("switch", { name: album.agree }).click();
    }
    await camille.page.getByText(album.shared).waitFor();
    await camille.page.getByRole("button", { name: album.copy }).click();
    const link = await camille.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${house.origin()}/t/${codeOf(camille.page)}#album`);
    await expectWholeAlbum(stranger);
    const other = await house.person(new URL(link).pathname + new URL(link).hash);
    await expectWholeAlbum(other);
    await other.getByText("Un album que Camille, Nour et Ambre partagent avec vous.").waitFor();
    await expectAccessible(other);

    await nour.page.getByRole("switch", { name: album.agree }).click();
    await other.getByText(album.private).waitFor();
    expect(await other.content()).not.toContain("la grange");
  }, gameMs);
});

describe("one person among bots", () => {
  const typed: Plan = { ...plan, tale: (round, seat) => ({ story: storyOf(round, seat), isAloud: false }) };

  it("is told stories that differ, and plays a short evening to the end by thumb on a small phone", async () => {
    const bots = ["apprenti", "maitre"];
    const [table] = await seated(house, {
      names: ["Camille"], bots, options: { phone: true }, config: { rounds: "five" },
    });
    const heard: string[] = [];
    const page = table!.page;
    await playUntil([table!], typed, isOver, async ({ asked, view }) => {
      if (asked() === "story") expect(await table!.button(table!.said.tell.aloud).count(), "bots hear nothing").toBe(0);
      if (asked() !== "listening") return;
      const told = toldCard(view().table)!.story;
      heard.push(told);
      await page.getByText(told).first().waitFor();
    });
    await toPodium(table!);
    expect(heard).toHaveLength(10);
    expect(new Set(heard).size).toBe(10);
    expect(heard.every((story) => story.length > 20)).toBe(true);
    await page.getByRole("heading", { name: "Le hasard était honnête" }).waitFor();
    await table!.openAlbum.click();
    await page.getByText(heard[0]!).waitFor();
    await page.getByText(album.shared).waitFor({ state: "detached" });
    await page.getByRole("switch", { name: album.agree }).click();
    await page.getByText(album.shared).waitFor(); // bots have nothing to hide
    await expectSharedOnSlowLine(page);
  }, gameMs);
});

/** Sharing is at the album's top, and two clicks within one round trip are two changes. */
async function expectSharedOnSlowLine(page: Page): Promise<void> {
  await delayLine(page, 250);
  await page.reload();
  const agree = page.getByRole("switch", { name: album.agree });
  await agree.waitFor();
  const [sharing, evening] = [await agree.boundingBox(), await page.getByRole("article").first().boundingBox()];
  expect(sharing!.y + sharing!.height).toBeLessThan(Math.min(page.viewportSize()!.height, evening!.y));
  const isOn = (): Promise<string | null> => agree.getAttribute("aria-checked");
  await agree.click();
  expect(await isOn()).toBe("false");
  await agree.click();
  for (const end = performance.now() + 1500; performance.now() < end;) expect(await isOn()).toBe("true");
  await page.getByText(album.shared).waitFor();
}

/** Alone with bots, my colour laid, and the first to tell. */
async function aboutToTell(options: PersonOptions = {}): Promise<Table> {
  const company = { names: ["Camille"], bots: ["apprenti", "apprenti"], config: { first: "seat_3" }, options } as const;
  const [table] = await seated(house, company);
  await playUntil([table!], plan, ({ table: { phase } }) => phase === "telling");
  await table!.editor.waitFor();
  return table!;
}
/** Whoever sits there still has the word. */
const isTelling = ({ view }: Table): boolean => view().table.phase === "telling" && view().table.teller === view().me;

describe("what cannot be told", () => {
  const unhurried = { isHurried: false }; // what is refused is said for a moment only

  it("stays in its box, and the page says why", async () => {
    const table = await aboutToTell(unhurried);
    const { editor, page, said } = table;
    await table.button(said.tell.sendHint).waitFor();
    for (const [text, why] of [
      ["", said.tell.count(0)],
      ["  \n ", said.tell.count(0)],
      ["à".repeat(601), said.tell.over(1)],
      ["🙂".repeat(650), said.tell.over(50)],
    ] as const) {
      await editor.fill(text);
      await page.locator(".count").getByText(why).waitFor();
      await editor.press("Control+Enter");
      await table.main.click({ force: true });
      expect([await editor.inputValue(), await table.main.getAttribute("aria-disabled")]).toEqual([text, "true"]);
    }
    await expectAccessible(page);
    await editor.fill("Un bip\u0007.");
    await press("a story that is no text", table.button(said.tell.send), () =>
      page.getByRole("status").getByText(/caractères qui ne s’écrivent pas/).isVisible());
    expect([await editor.inputValue(), isTelling(table)]).toEqual(["Un bip\u0007.", true]);
    await tell(table, { story: "🙂".repeat(600), isAloud: false });
  }, gameMs);

  it("as a hint stays in its box too, until a word fits", async () => {
    const names = ["Camille", "Nour", "Ambre"];
    const tables = await seated(house, { names, config: { first: "seat_2" }, options: unhurried });
    const [camille, nour] = tables as readonly [Table, Table, Table];
    await toMemories(tables, "Un matin noir, au grenier.");
    await give(camille, 0);
    await ask(nour, 0);
    for (const [word, why] of [
      ["tracteur", /Ce mot n’est pas dans votre histoire/],
      ["noir", /Un indice ne nomme jamais la couleur/],
    ] as const) {
      await camille.hint.fill(word);
      await press(word, camille.button(camille.said.hint.give(word)), () =>
        camille.page.getByRole("status").getByText(why).isVisible());
      expect([await camille.hint.inputValue(), camille.view().table.phase]).toEqual([word, "hinting"]);
    }
    await camille.hint.fill("un matin");
    await camille.button(camille.said.hint.oneWord).waitFor();
    await until("two words are refused", async () => {
      await camille.hint.press("Enter");
      return camille.page.getByRole("status").getByText("Un indice est un seul mot.").isVisible();
    });
    expect(await camille.hint.inputValue()).toBe("un matin");
    await expectAccessible(camille.page);
    await hint(camille, "Grenier");
    await nour.page.getByText("Grenier").first().waitFor();
    await guess(nour, 0, "black");
    await nour.page.getByText("Un matin noir, au grenier").first().waitFor();
    await until("a point each", async () => String(camille.view().table.scores) === "1,1,0");
  }, gameMs);
});

describe("a story that is half written", () => {
  const half = "Dans la cuisine de ma grand-mère,\nil y avait";

  it("outlives a reload, a look at the shelf and a lost line, and is gone when it is told", async () => {
    const table = await aboutToTell({ expectedErrors: lineLost });
    const { editor, page } = table;
    const expectKept = async (): Promise<void> => {
      await editor.waitFor();
      await expect.poll(() => editor.inputValue()).toBe(half);
    };
    await editor.fill(half);
    await page.reload();
    await expectKept();
    await page.getByRole("button", { name: words.fr.back }).click();
    await page.getByRole("article").first().waitFor();
    await page.goBack();
    await expectKept();
    await page.context().setOffline(true);
    await page.getByText(words.fr.table.lost).waitFor();
    await expectKept();
    await page.context().setOffline(false);
    await page.getByText(words.fr.table.lost).waitFor({ state: "detached" });
    await expectKept();
    await tell(table, { story: `${half} un bol.`, isAloud: false });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("grand-mère");
  }, gameMs);

  it("is dropped by this tab when the same person tells in another", async () => {
    const table = await aboutToTell();
    await table.editor.fill(half);
    const other = on(await table.page.context().newPage());
    await other.page.goto(table.page.url());
    await other.editor.waitFor();
    expect(await other.editor.inputValue()).toBe("");
    await tell(other, { story: "Autre chose.", isAloud: false });
    await table.page.getByText(half).waitFor({ state: "detached" });
    expect(await table.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("grand-mère");
    await Promise.all([table, other].map(({ button, said }) => button(said.listen.done).waitFor()));
  }, gameMs);
});

describe("a colour that is picked and not announced", () => {
  it("outlives a lost line", async () => {
    const [table] = await seated(house, {
      names: ["Camille"], bots: ["apprenti", "apprenti"], options: { expectedErrors: lineLost },
    });
    await toMemories([table!]);
    const { page, said } = table!;
    await table!.chip("pink").click();
    await page.context().setOffline(true);
    await page.getByText(words.fr.table.lost).waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.fr.table.lost).waitFor({ state: "detached" });
    await press("the colour", table!.button(said.recall.announce("pink")), async () => cardsUpIn(table!.view()) === 1);
  }, gameMs);
});
