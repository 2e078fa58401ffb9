// After the game: the podium, the proof worked out in the page, the replay and the rematch.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { houseFor, plain } from "./harness";
import { addBot, atRunningTable, codeOf, letBotsFinish, openMenu, openRoom, playNow } from "./steps";

const house = houseFor({ botDelayMs: 0 });

describe("a game that is over", () => {
  it("has a podium, and proves that its dice were honest", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    await letBotsFinish(page);
    expect(await page.getByRole("list", { name: "Le podium" }).getByRole("listitem").count()).toBe(3);
    await page.getByRole("heading", { name: "Le hasard était honnête" }).waitFor();
    expect(plain(await page.getByText("tirages recalculés").textContent())).toMatch(/ \d{2,} tirages/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Télécharger la partie" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`palette-${codeOf(page)}.json`);
    const saved = readFileSync(await file.path(), "utf8");
    const check = (text: string): Promise<void> =>
      page.getByLabel("Vérifier un fichier").setInputFiles({
        name: "partie.json", mimeType: "application/json", buffer: Buffer.from(text),
      });
    await check(saved);
    await page.getByText("Ce fichier est bien cette partie").waitFor();
    await check(saved.replace(/"commitment":"../, '"commitment":"00'));
    await page.getByText("Ce fichier ne concorde pas avec son sceau").waitFor();
    await check("des notes");
    await page.getByText("Ce fichier n’est pas une partie enregistrée").waitFor();
  });

  it("is shown again step by step, by button, key and slider", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    await letBotsFinish(page);
    await page.getByRole("button", { name: "Revoir" }).click();
    const slider = page.getByRole("slider");
    await slider.waitFor();
    const step = page.getByRole("status").filter({ hasText: "Coup" });
    const last = Number(await slider.getAttribute("max"));
    expect(last).toBeGreaterThan(50);
    await page.getByText(`Coup 0 sur ${last}`).waitFor();
    await page.getByRole("button", { name: "Coup suivant" }).click();
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => plain(await step.textContent())).toContain(`Coup 2 sur ${last}`);
    await page.keyboard.press("ArrowLeft");
    await page.getByText(`Coup 1 sur ${last}`).waitFor();
    await page.keyboard.press("End");
    await page.getByText(`Coup ${last} sur ${last}`).waitFor();
    expect(await page.getByRole("button", { name: "Coup suivant" }).isDisabled()).toBe(true);
    await slider.fill("10");
    await page.getByText(`Coup 10 sur ${last}`).waitFor();
    await page.getByRole("button", { name: "Dérouler" }).click();
    await page.getByText(`Coup 12 sur ${last}`).waitFor();
    await page.getByRole("button", { name: "Arrêter" }).click();
    await page.getByRole("button", { name: "Fermer la revue" }).click();
    await page.getByRole("list", { name: "Le podium" }).waitFor();
    await page.goto(`${page.url().replace(/#.*/, "")}#replay`);
    await page.reload(); // and one's place is kept
    await page.getByText(/Coup 1\d sur/).waitFor();
    const seats = page.getByRole("combobox", { name: "Vu par" });
    await seats.selectOption("2");
    await page.reload();
    await expect.poll(() => seats.inputValue()).toBe("2");
  });

  it("is followed by another at once when the others are bots", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    await letBotsFinish(page);
    const over = page.url();
    await page.getByRole("button", { name: "Rejouer ensemble" }).click();
    await page.waitForURL((url) => url.href !== over);
    await atRunningTable(page);
    await openMenu(page);
    expect(await page.getByRole("dialog").getByText("Robot, niveau Habitué").count()).toBe(2);
  });

  it("is followed by another with the same people, each to their seat", async () => {
    const host = await house.named("Camille");
    await openRoom(host);
    await addBot(host, 2);
    const guest = await house.named("Nour", `/t/${codeOf(host)}`);
    await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await host.getByRole("button", { name: "Commencer à trois" }).click();
    await Promise.all([atRunningTable(host), atRunningTable(guest)]);
    await Promise.all([letBotsFinish(host), letBotsFinish(guest)]);
    const over = host.url();

    await guest.getByRole("button", { name: "Rejouer ensemble" }).click();
    await guest.waitForURL((url) => url.href !== over);
    await guest.getByRole("heading", { level: 1, name: "La table de Nour" }).waitFor();
    await host.getByText("La revanche est prête").waitFor();
    await host.getByRole("button", { name: "Aller à la revanche" }).click();
    await guest.getByText("Trois places prises sur trois").waitFor();
    await guest.getByRole("button", { name: "Commencer à trois" }).click();
    await atRunningTable(host);
  });
});
