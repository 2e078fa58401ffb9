// Talking at a table: chat, what is not read yet, no longer reading somebody, reporting, and a host who takes a seat.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { build, expectAccessible, expectNoSidewaysScroll, houseFor, lineLost, screenshot } from "./harness";
import { atRunningTable, codeOf, openMenu, openRoom } from "./steps";

const data = mkdtempSync(join(tmpdir(), "palette-talk-"));
const house = houseFor({ botDelayMs: 0, data });
afterAll(() => rmSync(data, { recursive: true, force: true }));

const reports = (): string => execFileSync(join(build, "palette"), ["reports", "--data", data], { encoding: "utf8" });
const chatButton = (page: Page): Locator => page.getByRole("button", { name: /^Discussion/ });
const drawer = (page: Page): Locator => page.getByRole("dialog", { name: "Discussion" });
const closeDialog = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Fermer" }).first().click();

/** What may be done about the first line of somebody else. */
const linesActions = (page: Page): Locator => drawer(page).locator("summary", { hasText: "message de Nour" }).first();

async function say(page: Page, text: string): Promise<void> {
  const box = drawer(page).getByLabel("Votre message");
  await box.fill(text);
  await box.press("Enter");
  await drawer(page).getByRole("listitem").filter({ hasText: text }).waitFor();
  await expect.poll(() => box.inputValue()).toBe("");
}

/** Camille is host, Nour sits beside her. */
async function two(nour: Parameters<typeof house.named>[2] = {}): Promise<[Page, Page]> {
  const host = await house.named("Camille");
  await openRoom(host);
  const guest = await house.named("Nour", `/t/${codeOf(host)}`, nour);
  await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
  await host.getByText("Nour", { exact: true }).waitFor();
  return [host, guest];
}

async function start(host: Page, guest: Page): Promise<void> {
  await host.getByRole("button", { name: "Commencer à deux" }).click();
  await Promise.all([atRunningTable(host), atRunningTable(guest)]);
}

describe("the chat", () => {
  it("is read by all, counts what is not read, and outlives a reload", async () => {
    const [host, guest] = await two({ phone: true });
    await chatButton(host).click();
    await say(host, "Bonsoir !");
    await chatButton(guest).getByText("1 message non lu").waitFor();
    await closeDialog(host);
    await start(host, guest);
    await chatButton(guest).click();
    await drawer(guest).getByText("Bonsoir !").waitFor();
    await say(guest, "Salut Camille");
    const [line, box] = await Promise.all([drawer(guest).getByText("Salut Camille"), drawer(guest).getByRole("textbox")]
      .map((each) => each.boundingBox()));
    expect(line!.y + line!.height).toBeLessThanOrEqual(box!.y); // the newest line is not behind the box
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
    await screenshot(guest, "talk-phone");
    await chatButton(host).getByText("1 message non lu").waitFor();
    await guest.reload();
    await atRunningTable(guest);
    await chatButton(guest).click();
    await drawer(guest).getByText("Salut Camille").waitFor();
    await closeDialog(guest);
    expect(await chatButton(guest).getByText("non lu").count()).toBe(0);
    await chatButton(host).click();
    await drawer(host).getByText("Salut Camille").waitFor();
    await screenshot(host, "talk-laptop");
  });

  it("keeps what was written while the line is down", async () => {
    const [other, guest] = await two({ expectedErrors: lineLost });
    await chatButton(guest).click();
    await guest.context().setOffline(true);
    const box = drawer(guest).getByLabel("Votre message");
    await box.fill("Je reviens");
    await box.press("Enter");
    await drawer(guest).getByText("Le serveur ne répond pas").waitFor();
    expect(await box.inputValue()).toBe("Je reviens");
    await guest.context().setOffline(false);
    await expect.poll(async () => {
      await box.press("Enter");
      return box.inputValue();
    }, { timeout: 20_000, interval: 1500 }).toBe("");
    await chatButton(other).getByText("1 message non lu").waitFor();
  });

  it("hides whom one no longer reads, in this browser", async () => {
    const [host, guest] = await two();
    await chatButton(guest).click();
    await say(guest, "Blabla");
    await chatButton(host).click();
    await linesActions(host).click();
    await drawer(host).getByRole("button", { name: "Ne plus lire Nour" }).click();
    await drawer(host).getByText("Vous ne lisez plus Nour").waitFor();
    expect(await drawer(host).getByText("Blabla").count()).toBe(0);
    await say(guest, "Encore moi");
    await host.reload();
    await chatButton(host).click();
    await drawer(host).getByText("Vous ne lisez plus Nour").waitFor();
    await drawer(host).getByRole("button", { name: "Relire Nour" }).click();
    await drawer(host).getByText("Encore moi").waitFor();
  });
});

describe("a report", () => {
  it("goes to the operator, and thanks", async () => {
    const [host, guest] = await two();
    await chatButton(guest).click();
    await say(guest, "Méchant mot");
    await chatButton(host).click();
    await linesActions(host).click();
    await drawer(host).getByRole("button", { name: "Signaler" }).click();
    const dialog = host.getByRole("dialog", { name: "Signaler Nour" });
    expect(await dialog.getByLabel("Où ?").inputValue()).toBe("chat");
    await dialog.getByRole("radio", { name: "Des insultes" }).check();
    await dialog.getByLabel("Un mot pour expliquer").fill("Pas gentil\ndu tout");
    await expectAccessible(host);
    await screenshot(host, "talk-report");
    await dialog.getByRole("button", { name: "Envoyer" }).click();
    await dialog.getByText("Merci. C’est noté").waitFor();
    expect(reports())
      .toMatch(/open {2}coloryam \w+ {2}insult, chat 1 of Nour, reported by Camille: Pas gentil du tout/);
  });

  it("of somebody who drags the game out comes from the table's menu", async () => {
    const [host, guest] = await two();
    await start(host, guest);
    await openMenu(guest);
    await guest.getByRole("button", { name: "Signaler Camille" }).click();
    const dialog = guest.getByRole("dialog");
    expect(await dialog.getByLabel("Où ?").locator("option").allTextContents()).toEqual([
      "Le nom", "La discussion", "Ailleurs", // nobody writes words in Color'Yam
    ]);
    await dialog.getByRole("radio", { name: "Fait traîner la partie" }).check();
    expect(await dialog.getByLabel("Où ?").count()).toBe(0);
    await dialog.getByRole("button", { name: "Envoyer" }).click();
    await guest.getByText("Merci. C’est noté").waitFor();
    expect(reports()).toMatch(/stalling, other of Camille, reported by Nour/);
  });
});

describe("the host", () => {
  it("removes somebody for good, who is told and may watch", async () => {
    const [host, guest] = await two();
    await start(host, guest);
    await chatButton(guest).click();
    await say(guest, "Na !");
    await closeDialog(guest);
    expect(await guest.getByRole("button", { name: /^Retirer/ }).count()).toBe(0);
    await openMenu(host);
    await host.getByRole("button", { name: "Retirer Nour de la table" }).click();
    await host.getByText("Un robot jouera à sa place jusqu’à la fin.").waitFor();
    await expectAccessible(host);
    await screenshot(host, "talk-remove");
    await host.getByRole("button", { name: "Retirer pour de bon" }).click();
    await guest.getByText("Votre place a été reprise par l’hôte.").waitFor();
    await guest.reload();
    await guest.getByText("Votre place a été reprise par l’hôte.").waitFor();
    await chatButton(guest).click();
    await drawer(guest).getByText("Pour écrire, il faut être assis").waitFor();
    await openMenu(host);
    await host.getByRole("dialog").getByText("Indigo", { exact: true }).waitFor();
  });
});
