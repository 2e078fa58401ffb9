// Farfalia in the browser: whole games by thumb, by mouse and by keyboard alone, against bots on the real server;
// two people at one table who never see each other's hand; every moment of a deal in both sizes and languages.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, houseFor, lineLost, plain, screenshot } from "./harness";
import {
  answer, answerByKeys, on, playDeal, playOut, prefer, sitDown, situation, type Situation,
} from "./farfalia_steps";
import { cardOf, codeOf, openMenu, unfoldOptions } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const gameMs = 150_000;
const bots = (count: number): readonly string[] => Array.from({ length: count }, () => "random");

/** No card and no word sticks out of the table, no label out of its button, no bot's name out of its place. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.locator(".table, .acts .btn, .useful button, .chip, .fits").evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
  expect(cut).toEqual([]);
}

/** Nothing sticks out, and there is a picture to be looked at. */
const glanceAt = (page: Page, name: string) => async (at: Situation): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);
  await screenshot(page, `farfalia-${at}-${name}`, at === "podium");
};
/** And axe finds nothing. */
const lookAt = (page: Page, name: string) => async (at: Situation): Promise<void> => {
  await glanceAt(page, name)(at);
  await expectAccessible(page);
};

describe("a game of Farfalia", () => {
  it("for five beginners is played by thumb on a small phone, and two win", async () => {
    const page = await house.named("Camille", "/", { phone: true, isHurried: true });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4) });
    let accounts = 0;
    const seen = await playOut(on(page), glanceAt(page, "phone"), async (table, at) => {
      accounts += Number(at === "account");
      await answer(table, at);
    });
    expect(accounts, "accounts of three deals, the last one before the podium").toBe(3);
    await expectAccessible(page);
    expect([...seen].sort()).toEqual(["account", "capturing", "discarding", "naming", "playing", "podium"]);
    const places = (await page.getByRole("listitem").filter({ hasText: "1re" }).allTextContents()).length;
    expect(places).toBeGreaterThanOrEqual(2);
    const feet = await page.locator(".rise").evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().bottom));
    expect(new Set(feet).size, "lines that the bars of the podium stand on").toBe(1);
    await page.getByText(/gagnent ensemble|totaux gagnent/).first().waitFor();
    expect(await page.getByRole("table").getByRole("row").count()).toBe(1 + 3 + 1);
  }, gameMs);

  it("for four is played by mouse in pairs, and a pair wins", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await sitDown(page, house.origin(), { seats: 4, bots: bots(3) });
    const seen = await playOut(on(page), glanceAt(page, "laptop-four"));
    await expectAccessible(page);
    expect(seen.has("discarding") || seen.has("naming")).toBe(false);
    await page.getByText(/gagn(ez|ent) \d+ à \d+|à égalité/).first().waitFor();
    const me = page.getByRole("listitem").filter({ hasText: /Camille.*avec Garance/ });
    expect(plain(await me.first().textContent())).toMatch(/Camille [12](re|e) (place|ex æquo) · avec Garance/);
    expect(await page.getByRole("row", { name: /^À deux/ }).getByRole("cell").count()).toBe(2);
  }, gameMs);

  it("for two, a dummy each, is played with the keyboard alone", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await sitDown(page, house.origin(), { seats: 2, bots: bots(1) });
    const seen = await playOut(on(page), lookAt(page, "laptop-two"), answerByKeys);
    expect(seen.has("capturing") && seen.has("account")).toBe(true);
    await page.getByText(/gagnez? de .* points?\.|Victoire partagée/).waitFor();
  }, gameMs);

  it("for five is played from button to button: a stake, two discards, trumps, and every card confirmed", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await prefer(page, "confirm");
    await sitDown(page, house.origin(), { seats: 5, config: { jokers: "double_you" }, bots: bots(4) });
    const table = on(page);
    const seen = await playDeal(table, async () => undefined, answerByKeys);
    await answerByKeys(table, "account");
    // Whether there is a card to keep is luck.
    expect([...seen].filter((at) => at !== "capturing").sort()).toEqual(["discarding", "naming", "playing", "staking"]);
  }, gameMs);

  it.each([
    ["three, quickly", 3, { three: "quick", jokers: "burning" }, 4],
    ["five, Chinkway with a decider", 5, { five: "chinkway", jokers: "double_you" }, 11],
  ] as const)("for %s is shown to the end while bots play", async (_, seats, config, deals) => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await sitDown(page, house.origin(), { seats, config, bots: bots(seats - 1) });
    await situation(on(page));
    await openMenu(page);
    await page.getByRole("switch", { name: "Jouer d’un seul toucher" }).waitFor();
    await page.getByRole("button", { name: "Laisser un robot jouer pour moi" }).click();
    const { account, podium } = on(page);
    for (let read = 0; read < deals; ++read) { // nobody is taken past the end of a deal
      await account.or(podium).first().waitFor({ timeout: 90_000 });
      if (await account.isVisible()) await account.click();
      await account.waitFor({ state: "detached" });
    }
    await podium.waitFor({ timeout: 90_000 });
    expect(await page.getByRole("table").getByRole("row").count()).toBe(1 + deals + 1);
    await page.getByRole("heading", { name: "Le hasard était honnête" }).waitFor();
    await expectAccessible(page);
  }, gameMs);
});

describe("before the game", () => {
  it("the mode of a quick game is chosen with the bots", async () => {
    const page = await house.named("Camille");
    await cardOf(page, "Farfalia").getByRole("button", { name: "Choisir les robots" }).click();
    await page.getByRole("radio", { name: /^Classique/ }).check();
    await expectAccessible(page);
    await screenshot(page, "farfalia-quick-game");
    const opening = page.waitForRequest("**/api");
    await page.getByRole("button", { name: "Commencer" }).click();
    const { setup, bots } = (await opening).postDataJSON();
    expect([setup.seats, setup.config.five, bots.length]).toEqual([5, "chinkway", 4]);
    await page.getByRole("heading", { level: 1, name: "Farfalia" }).waitFor();
  });

  it("the waiting room asks what matters for the seats there are", async () => {
    const page = await house.named("Camille");
    await cardOf(page, "Farfalia").getByRole("button", { name: "Avec des amis" }).click();
    const field = (name: string) => page.getByRole("combobox", { name });
    await page.getByRole("radio", { name: /^Débutant/ }).waitFor();
    await unfoldOptions(page);
    await field("À cinq").waitFor();
    expect(await field("À quatre").count()).toBe(0);
    await page.getByRole("group", { name: "Places" }).getByText("4", { exact: true }).click();
    await field("À quatre").selectOption("points_30");
    expect(await field("À cinq").count()).toBe(0);
    await page.getByRole("switch", { name: /^Dernière donne doublée/ }).waitFor({ state: "detached" });
    await screenshot(page, "farfalia-room", true);
    await expectAccessible(page);
  });
});

describe("a card that was played", () => {
  it("lies in the trick at once, unsure until it is answered", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    let isHeld = false;
    await page.routeWebSocket(/\/ws/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        isHeld ||= String(message).includes('"act"');
        if (!isHeld) server.send(message);
      });
    });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4), config: { first: "seat_5" } });
    const table = on(page);
    expect(await situation(table)).toBe("playing");
    const held = await table.held.count();
    await table.playing.first().click();
    await table.play.click();
    await page.locator(".trick .unsure [data-card]").waitFor();
    expect(await table.held.count()).toBe(held - 1);
    await screenshot(page, "farfalia-unsure");
  });
});

describe("a card that cannot be played", () => {
  it("says why, and stays", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4) });
    const table = on(page);
    const shut = page.locator(".hand .shut");
    for (let at = await situation(table); (await shut.count()) === 0; at = await situation(table)) {
      await answer(table, at);
    }
    const held = await table.held.count();
    await shut.first().click({ force: true }); // it is announced as shut, and still answers
    await page.getByRole("status").getByText(/demandée?\s: vous en avez, il faut en jouer une?\./).waitFor();
    expect(await table.held.count()).toBe(held);
    await expectAccessible(page);
  }, gameMs);
});

/** Everything a person may press is in sight at once, without scrolling. */
async function expectInSight(page: Page, what: string): Promise<void> {
  const hidden = await page.locator(what).evaluateAll((all) => all.flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom <= innerHeight && right <= innerWidth && each.contains(middle) ? [] : [each.textContent];
  }));
  expect(hidden).toEqual([]);
}

describe("on a screen of another kind", () => {
  const large = houseFor({ botDelayMs: 0 }, ["--blink-settings=defaultFontSize=32"]);

  it("a phone on its side has all cards, the trumps and the proposal in sight", async () => {
    const page = await house.named("Camille", "/", { phone: true, isHurried: true });
    await page.setViewportSize({ width: 640, height: 360 });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4), config: { first: "seat_2" } });
    expect(await situation(on(page))).toBe("playing");
    await expectInSight(page, ".hand button, .acts button, .chip, .slots li");
    await glanceAt(page, "phone-on-its-side")("playing");
    await expectAccessible(page);
  });

  it.each([[1366, 768], [1920, 1080], [412, 915]])("%sx%s in large letters shows the hand", async (...size) => {
    const page = await house.named("Camille", "/", { isLarge: true, isHurried: true });
    await page.setViewportSize({ width: size[0], height: size[1] });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4), config: { first: "seat_2" } });
    expect(await situation(on(page))).toBe("playing");
    await expectInSight(page, ".acts button, .chip, .hand button");
    await glanceAt(page, `large-${size[0]}`)("playing");
  });

  it("a banner leaves two dummies and the hand in sight on a small phone", async () => {
    const page = await house.named("Camille", "/", { phone: true, isHurried: true });
    await page.setViewportSize({ width: 360, height: 592 }); // what a banner of one line leaves
    await sitDown(page, house.origin(), { seats: 2, bots: bots(1), config: { first: "seat_2" } });
    expect(await situation(on(page))).toBe("playing");
    await expectInSight(page, ".acts button, .hand button, .dummy button");
    await expectNoSidewaysScroll(page);
    await screenshot(page, "farfalia-playing-phone-banner");
  });

  it("letters twice as large leave every button whole", async () => {
    const page = await large.named("Camille", "/", { phone: true, isHurried: true });
    await sitDown(page, large.origin(), { seats: 5, bots: bots(4), config: { first: "seat_2" } });
    expect(await situation(on(page))).toBe("playing");
    await expectInSight(page, ".acts button, .chip");
    await on(page).playing.first().click();
    await expectInSight(page, ".acts button");
    await screenshot(page, "farfalia-playing-phone-large");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

describe("at somebody's own table", () => {
  it("nobody who leaves waits for cards in motion", async () => {
    const page = await house.named("Camille", "/", { phone: true });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4), config: { first: "seat_2" } });
    expect(await situation(on(page))).toBe("playing");
    await page.getByRole("button", { name: "Feuille de score" }).click();
    const left = await page.evaluate(() => { // in one breath: what still moves would be gone by the next question
      history.pushState(null, "", "/");
      dispatchEvent(new PopStateEvent("popstate"));
      return new Promise((later) => setTimeout(() => later(document.querySelectorAll("main, dialog").length)));
    });
    expect(left, "screens and sheets").toBe(1);
  });

  it("a choice half made outlives a lost line", async () => {
    const page = await house.named("Camille", "/", { isHurried: true, expectedErrors: lineLost });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4) });
    const table = on(page);
    expect(await situation(table)).toBe("discarding");
    await table.held.first().click();
    await page.getByRole("button", { name: "Écarter : 1 sur 2" }).waitFor();
    await page.context().setOffline(true);
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor();
    await page.context().setOffline(false);
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Écarter : 1 sur 2" }).waitFor();
  });

  it("the second click of a double click plays nothing", async () => {
    const page = await house.named("Camille", "/", { isHurried: true });
    await prefer(page, "oneTouch");
    await sitDown(page, house.origin(), { seats: 4, bots: bots(3) });
    const table = on(page);
    expect(await situation(table)).toBe("playing");
    const held = await table.held.count();
    const touch = async (clickCount: number): Promise<void> => {
      await table.playing.first().hover();
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.waitForTimeout(400); // a card that is played has left the hand by then
    };
    await touch(2);
    expect(await table.held.count()).toBe(held);
    await touch(1);
    expect(await table.held.count()).toBe(held - 1);
  });
});

describe("a bot that stands in", () => {
  const slow = houseFor({ botDelayMs: 150 }); // so that this page has time to do what it should not

  it("is not sent away by what the page does by itself", async () => {
    const page = await slow.named("Camille", "/", { isHurried: true });
    await prefer(page, "autoKeep");
    await sitDown(page, slow.origin(), { seats: 5, bots: bots(4) });
    await situation(on(page));
    await openMenu(page);
    await page.getByRole("button", { name: "Laisser un robot jouer pour moi" }).click();
    await on(page).account.waitFor({ timeout: 60_000 });
    await page.getByText("Un robot joue à votre place.").waitFor();
  }, gameMs);
});

describe("two people at one table", () => {
  it("never find the other's hand anywhere in their page", async () => {
    const host = await house.named("Camille", "/", { isHurried: true });
    await sitDown(host, house.origin(), { seats: 5, bots: bots(3), start: false });
    const guest = await house.named("Nour", `/t/${codeOf(host)}`, { isHurried: true });
    await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await host.getByRole("button", { name: "Commencer à cinq" }).click();
    const [mine, theirs] = [on(host), on(guest)];
    await Promise.all([mine.held.first().waitFor(), theirs.held.first().waitFor()]);
    let compared = 0;
    while (!(await mine.account.isVisible())) {
      compared += await compareHands(host, guest);
      expect(await mine.podium.isVisible(), "a deal whose account was not shown").toBe(false);
      for (const table of [mine, theirs]) {
        const { discarding, naming, capturing, playing } = table;
        const asked = discarding.or(naming).or(capturing).or(playing).first();
        if (await asked.isVisible()) await answer(table, await situation(table));
      }
    }
    expect(compared).toBeGreaterThan(20);
  }, gameMs);
});

const cardsIn = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(`${within} [data-card]`).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["card"]!));

/**
 * How many cards were held against the other's page; none of them may be there. A card that was played meanwhile may be
 * seen, and where one page is at the end of a deal and the other is not, the same cards are other cards.
 */
async function compareHands(one: Page, other: Page): Promise<number> {
  const pages = [one, other] as const;
  const isAtAnEnd = async () => (await Promise.all(pages.map((page) => on(page).account.isVisible()))).includes(true);
  const hands = async () => [await cardsIn(one, ".hand"), await cardsIn(other, ".hand")] as const;
  if (await isAtAnEnd()) return 0;
  const before = await hands();
  const [shown, seen] = [await cardsIn(one, "body"), await cardsIn(other, "body")];
  const after = await hands();
  if (await isAtAnEnd()) return 0;
  const [mine, theirs] = [0, 1].map((i) => after[i as 0 | 1].filter((card) => before[i as 0 | 1].includes(card)));
  expect(mine!.filter((card) => seen.includes(card))).toEqual([]);
  expect(theirs!.filter((card) => shown.includes(card))).toEqual([]);
  return mine!.length + theirs!.length;
}

describe.each([
  { name: "laptop-light-fr", look: { phone: false, theme: "light", lang: "fr" }, jokers: "double_you" },
  { name: "phone-light-fr", look: { phone: true, theme: "light", lang: "fr" }, jokers: "burning" },
  { name: "laptop-dark-en", look: { phone: false, theme: "dark", lang: "en" }, jokers: "burning" },
  { name: "phone-dark-en", look: { phone: true, theme: "dark", lang: "en" }, jokers: "double_you" },
] as const)("every moment of a deal, $name", ({ name, look, jokers }) => {
  it("has nothing for axe to find, and nothing sticks out", async () => {
    const page = await house.named("Camille", "/", { ...look, isHurried: true });
    await sitDown(page, house.origin(), { seats: 5, bots: bots(4), config: { jokers } });
    const table = on(page, look.lang);
    const seen = await playDeal(table, lookAt(page, name));
    await lookAt(page, name)("account");
    await table.account.click();
    await page.getByRole("button", { name: look.lang === "fr" ? "Règles" : "Rules" }).click();
    await page.getByRole("dialog").waitFor();
    await screenshot(page, `farfalia-rules-${name}`);
    await expectAccessible(page);
    expect(seen.has("discarding") && seen.has("naming") && seen.has("playing")).toBe(true);
    expect(seen.has("staking")).toBe(jokers === "double_you");
  }, gameMs);
});
