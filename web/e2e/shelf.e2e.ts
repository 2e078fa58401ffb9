// The shelf: what a newcomer meets, and what somebody who comes back finds.
import { describe, expect, it } from "vitest";
import { words } from "../src/words/words";
import { houseFor, plain } from "./harness";
import { atRunningTable, cardOf, codeOf, letBotsFinish, openRoom, sitAt } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const seatOneFirst = {
  sheet: "drawn", first: "seat_1", free_objectives: false, color_chance: false, pro: false, declared_miss: false,
  coach: true,
};
const firstLoadBytesMax = 150 * 1024;

describe("a large screen", () => {
  it("is used by shelf and waiting room: they grow with it", async () => {
    const page = await house.named("Camille");
    const widths = async (of: string): Promise<readonly [number, number]> => {
      const at = async (width: number, height: number): Promise<number> => {
        await page.setViewportSize({ width, height });
        return (await page.locator(of).first().boundingBox())!.width;
      };
      return [await at(1366, 768), await at(1920, 1080)];
    };
    const [card, largeCard] = await widths("article");
    expect(largeCard).toBeGreaterThan(1.25 * card);
    const [button, largeButton] = await widths("article .btn:not(.main)");
    expect(largeButton).toBeGreaterThan(1.15 * button);
    expect((await page.locator("article .btn:not(.main)").first().boundingBox())!.height).toBeLessThan(60);
    await openRoom(page);
    const [invitation, largeInvitation] = await widths(".qr");
    expect(largeInvitation).toBeGreaterThan(1.15 * invitation);
    expect(await page.evaluate(() => document.querySelector("main")!.clientWidth / innerWidth)).toBeGreaterThan(0.85);
  });
});

describe("a newcomer", () => {
  it("sees every game, and can play each at once", async () => {
    const page = await house.person();
    const cards = page.getByRole("article");
    await cards.first().waitFor();
    expect(await cards.getByRole("heading").allTextContents()).toEqual([
      "Farben", "Color’Yam", "Farfalia", "Barbarossa", "Color Words",
    ]);
    expect(await cards.getByRole("button", { name: "Jouer maintenant" }).count()).toBe(await cards.count());
    await page.getByText("Aucune table en cours").waitFor();
  });

  it("plays within two taps: the name is filled in already", async () => {
    const page = await house.person();
    await cardOf(page).getByRole("button", { name: "Jouer maintenant" }).click();
    const name = page.getByLabel("Votre nom");
    expect(await name.inputValue()).not.toBe("");
    await page.getByRole("button", { name: "C’est parti" }).click();
    await atRunningTable(page);
    // Who navigates by keyboard is taken along to the new screen.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  it("opens one table, however quickly the button is clicked again", async () => {
    const page = await house.person();
    await cardOf(page).getByRole("button", { name: "Jouer maintenant" }).click();
    await page.getByRole("button", { name: "C’est parti" }).dblclick();
    await atRunningTable(page);
    await page.goBack();
    const tables = page.getByRole("link", { name: /Color’Yam/ });
    await tables.first().waitFor();
    expect(await tables.count()).toBe(1);
  });

  it("chooses a name of their own, and is told when it cannot be", async () => {
    const page = await house.person("/", { expectedErrors: /400/ });
    await cardOf(page).getByRole("button", { name: "Avec des amis" }).click();
    await page.getByLabel("Votre nom").fill("\u200b\u200b");
    await page.getByRole("button", { name: "C’est parti" }).click();
    await page.getByRole("alert").getByText("Un nom compte de 1 à 24 caractères visibles.").waitFor();
    await page.getByLabel("Votre nom").fill("Zoé");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "La table de Zoé" }).waitFor();
  });

  it("may change their mind: Escape closes the question and gives the focus back", async () => {
    const page = await house.person();
    await cardOf(page).getByRole("button", { name: "Avec des amis" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Avec des amis");
  });

  it("plays with two presses of Enter: the question opens with its field in focus", async () => {
    const page = await house.person();
    await cardOf(page).getByRole("button", { name: "Jouer maintenant" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
  });

  it("waits for little: script and style of the first load stay within the budget", async () => {
    const page = await house.person();
    await page.getByRole("article").first().waitFor();
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(firstLoadBytesMax);
  });
});

describe("somebody who comes back", () => {
  it("finds the tables that wait for them above the games, and finished ones apart", async () => {
    const page = await house.named("Camille");
    await sitAt(page, house.origin(), { game: "coloryam", seats: 2, config: seatOneFirst, bots: ["apprenti"] });
    await atRunningTable(page);
    await page.getByRole("button", { name: /^Lancer/ }).waitFor();
    await page.goto(house.origin());
    const turn = page.getByRole("region", { name: "À vous de jouer" });
    const link = turn.getByRole("link", { name: /Color’Yam/ });
    await link.waitFor();
    expect(plain(await link.textContent())).toMatch(/avec Indigo/);
    const [row, card] = await Promise.all([link.boundingBox(), page.getByRole("article").first().boundingBox()]);
    expect(row!.y + row!.height + 28).toBeLessThan(card!.y);
    await link.click();
    await atRunningTable(page);
    await letBotsFinish(page);
    await page.goto(house.origin());
    await page.getByRole("region", { name: "Terminées" }).getByRole("link", { name: /Color’Yam/ }).waitFor();
    expect(await turn.count()).toBe(0);
    await page.getByRole("button", { name: "Retirer Color’Yam de la liste" }).click();
    await page.getByText("Aucune table en cours").waitFor();
  });

  it("leaves a table for good, once they know what it costs", async () => {
    const page = await house.named("Camille");
    await sitAt(page, house.origin(), { game: "coloryam", seats: 2, config: seatOneFirst, bots: ["apprenti"] });
    await atRunningTable(page);
    await page.goto(house.origin());
    const leave = page.getByRole("button", { name: "Quitter Color’Yam pour de bon" });
    await leave.click();
    await page.getByText("Un robot jouera à votre place jusqu’à la fin.").waitFor();
    expect(await page.locator("dialog .btn.main").allTextContents()).toEqual(["Rester"]); // what can be undone
    await page.getByRole("button", { name: "Rester" }).click();
    await leave.click();
    await page.getByRole("button", { name: "Quitter pour de bon" }).click();
    await page.getByText("Aucune table en cours").waitFor();
    await page.reload();
    await page.getByText("Aucune table en cours").waitFor();
  });

  it("is let in by a code, however it is typed; a wrong one is answered", async () => {
    const host = await house.named("Camille");
    await openRoom(host);
    const code = codeOf(host);
    const page = await house.named("Nour");
    const field = page.getByLabel("On vous a donné un code ?");
    await field.fill("quelle table");
    await field.press("Enter");
    await page.getByRole("alert").getByText("Un code est un mot suivi de chiffres").waitFor();
    await field.fill("rien000000");
    await field.press("Enter");
    await page.getByRole("heading", { name: "Cette table n’existe pas" }).waitFor();
    expect(await field.inputValue()).toBe("rien000000"); // to be put right
    await field.fill(` ${code.toUpperCase().replace(/(?=\d)/, " ")} `);
    await page.getByRole("button", { name: "Rejoindre" }).click();
    await page.getByRole("button", { name: "S’asseoir à cette table" }).waitFor();
  });

  it("changes their name, and the waiting room knows", async () => {
    const page = await house.named("Camile");
    await openRoom(page);
    await page.goBack();
    await page.getByRole("link", { name: /votre compte/ }).click();
    await page.getByRole("button", { name: "Changer de nom" }).click();
    await page.getByLabel("Votre nom").fill("Camille");
    await page.getByRole("button", { name: "Garder ce nom" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Palette", exact: true }).click();
    await page.getByRole("link", { name: /Color’Yam/ }).click();
    await page.getByRole("heading", { level: 1, name: "La table de Camille" }).waitFor();
  });

  it("chooses how many bots and how strong", async () => {
    const page = await house.named("Camille");
    await cardOf(page).getByRole("button", { name: "Choisir les robots" }).click();
    await page.getByRole("group", { name: "Combien de robots" }).getByText("4").click();
    await page.getByRole("radio", { name: "Apprenti" }).check();
    await page.getByRole("button", { name: "Commencer" }).click();
    await atRunningTable(page);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    expect(await page.getByRole("dialog").getByText("Robot, niveau Apprenti").count()).toBe(4);
  });
});

describe("an address that leads nowhere", () => {
  it("says so, and shows the way back", async () => {
    const page = await house.person("/nulle/part", { expectedErrors: /404/ });
    await page.getByRole("heading", { level: 1, name: "Cette page n’existe pas" }).waitFor();
    await page.getByRole("button", { name: /étagère/ }).click();
    await cardOf(page).waitFor();
  });
});

describe("language and theme", () => {
  it("change at once and are remembered", async () => {
    const page = await house.person();
    const root = page.locator("html");
    expect(await root.getAttribute("lang")).toBe("fr");
    await page.getByText("EN", { exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Which colour tonight?" }).waitFor();
    expect(await root.getAttribute("lang")).toBe("en");
    expect(await root.getAttribute("data-theme")).toBe("light");
    await page.getByRole("button", { name: /Theme/ }).click();
    await page.getByRole("button", { name: /Theme/ }).click();
    expect(await root.getAttribute("data-theme")).toBe("dark");
    await page.reload();
    expect(await root.getAttribute("data-theme")).toBe("dark");
    await page.getByRole("heading", { level: 1, name: "Which colour tonight?" }).waitFor();
  });

  it.each([
    ["en-GB", "en"], ["fr-CA", "fr"], ["de-DE", "fr"],
  ] as const)("the language follows a browser in %s", async (locale, lang) => {
    const page = await house.person("/", { locale });
    await page.getByRole("heading", { level: 1, name: words[lang].shelf.title }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  });

  it("the language that was chosen stays, whatever the browser asks for", async () => {
    const page = await house.person("/", { locale: "en-GB" });
    await page.getByText("FR", { exact: true }).click();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: words.fr.shelf.title }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });

  it("the theme follows the device unless told otherwise", async () => {
    const page = await house.person("/", { theme: "dark" });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
  });
});
