// Color Words in the browser, on the real server: six at a table, alone on either grid, a vote, a way drawn by hand,
// keyboard alone, a reload and a lost line in mid-word, more time; every moment in both sizes, themes and languages.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { answer, castVotes, drag, fitting, on, playOut, sitDown, situation, type Situation, tap, type Table, type,
  writeWord } from "./colorwords_steps";
import { expectAccessible, expectNoSidewaysScroll, houseFor, lineLost, plain, screenshot } from "./harness";
import { cardOf, codeOf, openMenu, press, unfoldOptions, until } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const gameMs = 150_000;
const bots = (count: number): readonly string[] => Array.from({ length: count }, () => "random");

/** Nothing sticks out, there is a picture to be looked at, and axe finds nothing. */
const lookAt = (page: Page, name: string) => async (at: Situation): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await screenshot(page, `colorwords-${at}-${name}`, at === "end");
  await expectAccessible(page);
};

/** The draft has reached the server: it is what the next page is shown. */
const untilKept = (table: Table, word: string): Promise<void> =>
  until(`the draft ${word} is kept`, async () => table.view().draft.word === word);

describe("a game of Color Words", () => {
  it("for six is played by thumb on a small phone", async () => {
    const page = await house.named("Camille", "/", { phone: true, isHurried: true });
    const table = await sitDown(page, house.origin(), { seats: 6, bots: bots(5) });
    const seen = await playOut(table, lookAt(page, "phone-six"), tap);
    expect(seen.has("writing") && seen.has("reviewing")).toBe(true);
    expect(await page.getByRole("list", { name: "Le podium" }).getByRole("listitem").count()).toBe(6);
    const cut = await page.locator(".fits").evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
    expect(cut, "names that are cut").toEqual([]);
    await page.getByRole("heading", { name: "Le hasard était honnête" }).waitFor();
  }, gameMs);

  it.each(["a", "b"] as const)("is played alone on grid %s, and played again", async (grid) => {
    const page = await house.named("Camille", "/", { isHurried: true });
    const table = await sitDown(page, house.origin(), { seats: 1, bots: [], config: { grid } });
    const seen = await playOut(table, lookAt(page, `solo-${grid}`));
    expect(seen.has("crossing")).toBe(grid === "b");
    const [total] = table.view().board.totals;
    const title = plain(await page.getByRole("heading", { level: 1 }).textContent());
    expect(title).toBe(`${total} point${total! > 1 ? "s" : ""} en solo.`);
    expect(await page.getByRole("list", { name: "Le podium" }).count()).toBe(0);
    await page.getByRole("heading", { name: "Le hasard était honnête" }).waitFor();
    await page.getByRole("button", { name: "Revoir" }).click();
    await page.getByRole("status").filter({ hasText: "Coup" }).waitFor();
    await page.goBack();
    const code = codeOf(page);
    await page.getByRole("button", { name: "Rejouer", exact: true }).click();
    await until("another table", async () => codeOf(page) !== code);
    expect(await situation(table)).toBe(grid === "b" ? "crossing" : "writing");
  }, gameMs);

  it("is begun alone from the shelf", async () => {
    const page = await house.named("Camille");
    await cardOf(page, "Color Words").getByRole("button", { name: "Choisir les robots" }).click();
    await page.getByText("Seul", { exact: true }).click();
    await page.getByRole("radio", { name: /^Découverte/, checked: true }).waitFor();
    await unfoldOptions(page);
    await page.getByRole("combobox", { name: "Grille" }).selectOption("b");
    expect(await page.getByRole("combobox", { name: "Couleurs des grilles" }).count()).toBe(0); // there is one sheet
    await page.getByRole("radio", { name: /^Course aux étoiles/, checked: true }).waitFor();
    const pace = page.getByRole("combobox", { name: "Temps par coup" });
    expect(await pace.inputValue()).toBe("90");
    await pace.selectOption("180");
    await expectAccessible(page);
    await screenshot(page, "colorwords-quick-game");
    const opening = page.waitForRequest("**/api");
    await page.getByRole("button", { name: "Commencer" }).click();
    const { setup, bots: asked, start } = (await opening).postDataJSON();
    expect([setup.seats, setup.config.grid, setup.pace.move_seconds, asked, start]).toEqual([1, "b", 180, [], true]);
    await page.getByRole("heading", { level: 1, name: "Color Words" }).waitFor();
  });

  it("is begun at once against apprentices, and later against whom one chose", async () => {
    const page = await house.named("Camille");
    const botsOf = async (press: () => Promise<void>): Promise<readonly string[]> => {
      const opening = page.waitForRequest((request) => /open_table/.test(request.postData() ?? ""));
      await press();
      const { bots: asked } = (await opening).postDataJSON();
      await page.getByRole("heading", { level: 1, name: "Color Words" }).waitFor();
      await page.goto(house.origin());
      return asked;
    };
    const card = cardOf(page, "Color Words");
    const playNow = () => card.getByRole("button", { name: "Jouer maintenant" }).click();
    expect(await botsOf(playNow)).toEqual(["apprenti", "apprenti"]);
    await card.getByRole("button", { name: "Choisir les robots" }).click();
    await page.getByRole("radio", { name: "Maître" }).check();
    expect(await botsOf(() => page.getByRole("button", { name: "Commencer" }).click())).toEqual(["maitre", "maitre"]);
    expect(await botsOf(playNow)).toEqual(["maitre", "maitre"]);
  });
});

describe("two people at one table", () => {
  /** Both at a running table that asks about words it does not know. */
  async function pair(): Promise<readonly [Table, Table]> {
    const host = await house.named("Camille", "/", { isHurried: true });
    const mine = await sitDown(host, house.origin(), { seats: 2, bots: [], start: false, config: { unknown: "ask" } });
    const guest = await house.named("Nour", "/", { isHurried: true });
    const theirs = on(guest);
    await guest.goto(`${house.origin()}/t/${codeOf(host)}`);
    await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await host.getByRole("button", { name: "Commencer à deux" }).click();
    await Promise.all([mine.writing.waitFor(), theirs.writing.waitFor()]);
    return [mine, theirs];
  }

  it("vote on a word that no dictionary has, and refuse it", async () => {
    const [mine, theirs] = await pair();
    await writeWord(mine, type, ["WXQZ"]);
    await mine.change.waitFor();
    expect(await theirs.page.getByText(/WXQZ/i).count()).toBe(0);
    await writeWord(theirs);
    expect(await situation(theirs)).toBe("voting");
    await theirs.page.getByRole("heading", { name: /WXQZ/i }).waitFor();
    await castVotes(theirs, "no");
    await mine.page.getByText("refusé par la table").first().waitFor();
    expect(mine.view().board.totals[0]).toBe(0);
    expect(mine.view().board.sheets[0]).not.toMatch(/[A-Z]/);
  }, gameMs);

  it("may change what they sent until the last has sent", async () => {
    const [mine, theirs] = await pair();
    await writeWord(mine);
    await mine.change.waitFor();
    await press("the wish to change", mine.change, async () => !(await mine.change.isVisible()));
    await mine.page.keyboard.press("Escape");
    await writeWord(mine, type, ["ET", "DE", "UN"]);
    await mine.change.waitFor();
    await writeWord(theirs);
    await mine.reviewing.waitFor();
    expect(mine.view().open.rounds[0]!.results[0]!.entry.word).toMatch(/^(ET|DE|UN)$/);
  }, gameMs);
});

describe("a word", () => {
  it("is drawn as a way with the mouse", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    const table = await sitDown(page, house.origin(), { seats: 1, bots: [] });
    await situation(table);
    await writeWord(table, drag);
    await table.reviewing.waitFor();
  });

  it("and the rest of a round are done with the keyboard alone", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    const table = await sitDown(page, house.origin(), { seats: 1, bots: [] });
    await situation(table);
    const fit = (await fitting(table))!;
    for (let i = 0; !(await page.evaluate(() => document.activeElement?.role === "gridcell")); ++i) {
      expect(i, "Tabs to the grid").toBeLessThan(40);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type(fit.word);
    await table.send.waitFor();
    await page.keyboard.press("Enter");
    await table.reviewing.waitFor();
    for (let i = 0; !(await table.reviewing.evaluate((button) => button === document.activeElement)); ++i) {
      expect(i, "Tabs to the button").toBeLessThan(40);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await until("the second round", async () => table.view().open.round === 1);
  });

  it("that is half written outlives a reload", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    const table = await sitDown(page, house.origin(), { seats: 2, bots: bots(1) });
    await situation(table);
    const fit = (await fitting(table))!;
    await type(table, fit);
    await untilKept(table, fit.word);
    await page.reload();
    await page.getByRole("button", { name: new RegExp(`^Envoyer .*${fit.word}`, "i") }).waitFor();
  });

  it("that is half written outlives a lost line", async () => {
    const page = await house.named("Camille", "/", { isHurried: true, expectedErrors: lineLost });
    const table = await sitDown(page, house.origin(), { seats: 1, bots: [] });
    await situation(table);
    const fit = (await fitting(table))!;
    await type(table, fit);
    await untilKept(table, fit.word);
    await page.context().setOffline(true);
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor();
    await page.context().setOffline(false);
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor({ state: "detached" });
    const send = page.getByRole("button", { name: new RegExp(`^Envoyer .*${fit.word}`, "i") });
    await press("the word", send, () => table.reviewing.first().isVisible());
  });

  it("that nobody knows is refused with the reason, and stays to be mended", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    const table = await sitDown(page, house.origin(), { seats: 1, bots: [] });
    await situation(table);
    // In a round with a theme it may be a name: alone, one judges that oneself.
    const isAsked = table.view().board.bonuses.at(-1)?.asks.type === "theme";
    await type(table, { word: "WXQZ", cells: [0, 1, 2, 3] });
    await page.getByRole("gridcell", { name: /^D1.*lettre Z/ }).waitFor();
    await page.getByText(isAsked ? table.said.table.unknown(true) : /n’est pas dans le dictionnaire/).first().waitFor();
    if (isAsked) await untilKept(table, "WXQZ");
    else {
      await page.waitForTimeout(500); // longer than it takes here to keep a word, if it could be kept
      expect([table.view().draft.word, table.view().open.phase]).toEqual(["", "writing"]);
    }
  });
});

describe("who needs more time", () => {
  it("says so once, and everybody sees a mark", async () => {
    const host = await house.named("Camille");
    const table = await sitDown(host, house.origin(), { seats: 2, bots: [], start: false, seconds: 90 });
    const guest = await house.named("Nour", `/t/${codeOf(host)}`);
    await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await host.getByRole("group", { name: "Mon temps" }).getByText("× 2").click();
    await guest.getByText(/Temps ×\s2/).waitFor();
    await expectAccessible(host);
    await screenshot(host, "colorwords-room-time");
    await host.getByRole("button", { name: "Commencer à deux" }).click();
    await situation(table);
    await openMenu(guest);
    await guest.getByRole("dialog").getByText(/Temps ×\s2/).waitFor();
    await guest.getByRole("group", { name: "Mon temps" }).getByText("× 3").click();
    await expectAccessible(guest);
    await screenshot(guest, "colorwords-menu-time");
    const next = on(guest);
    await sitDown(guest, house.origin(), { seats: 2, bots: bots(1), seconds: 90 });
    await situation(next);
    await openMenu(guest);
    await guest.getByRole("dialog").getByText(/Temps ×\s3/).waitFor();
  });
});

describe.each([
  { name: "laptop-light-fr", look: { phone: false, theme: "light", lang: "fr" } },
  { name: "phone-light-fr", look: { phone: true, theme: "light", lang: "fr" } },
  { name: "laptop-dark-en", look: { phone: false, theme: "dark", lang: "en" } },
  { name: "phone-dark-en", look: { phone: true, theme: "dark", lang: "en" } },
] as const)("every moment of a round, $name", ({ name, look }) => {
  it("has nothing for axe to find, and nothing sticks out", async () => {
    const page = await house.named("Camille", "/", { ...look, isHurried: true });
    const config = { grid: "b", unknown: "ask", lexicon: look.lang === "fr" ? "french" : "english" } as const;
    const table = await sitDown(page, house.origin(), { seats: 1, bots: [], config, seconds: 180 }, look.lang);
    expect(await situation(table)).toBe("crossing");
    await lookAt(page, name)("crossing");
    await answer(table, "crossing");
    expect(await situation(table)).toBe("writing");
    const fit = (await fitting(table, ["WXQZ"]))!;
    await (look.phone ? tap : type)(table, fit);
    await table.send.waitFor();
    await lookAt(page, name)("writing");
    await press("the word", table.send, () => table.voting.first().isVisible());
    expect(await situation(table)).toBe("voting");
    await lookAt(page, name)("voting");
    await answer(table, "voting");
    expect(await situation(table)).toBe("reviewing");
    await lookAt(page, name)("reviewing");
    await page.getByRole("button", { name: look.lang === "fr" ? "Règles" : "Rules" }).click();
    await page.getByRole("dialog").waitFor();
    await screenshot(page, `colorwords-rules-${name}`);
    await expectAccessible(page);
  }, gameMs);
});
