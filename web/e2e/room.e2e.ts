// The waiting room: people gather by a link, the host arranges the table, the game begins.
import { describe, expect, it } from "vitest";
import { houseFor } from "./harness";
import { addBot, atRunningTable, codeOf, delayLine, openRoom, unfoldOptions } from "./steps";

const house = houseFor({ botDelayMs: 0 });

describe("the host", () => {
  it("cannot start alone, and is told why", async () => {
    const page = await house.named("Camille");
    await openRoom(page);
    await page.getByText("Une place prise sur cinq. On commence dès deux.").waitFor();
    const start = page.getByRole("button", { name: "Commencer" });
    expect(await start.getAttribute("aria-disabled")).toBe("true");
    await page.getByText("Il faut être au moins deux").waitFor();
    await start.click({ force: true });
    await page.getByRole("heading", { level: 1, name: "La table de Camille" }).waitFor();
  });

  it("adds, changes and removes bots, then starts", async () => {
    const page = await house.named("Camille");
    await openRoom(page);
    await addBot(page, 2, "Apprenti");
    await page.getByText("Robot, niveau Apprenti").waitFor();
    await addBot(page, 3, "Maître");
    await page.getByText("Trois places prises sur cinq").waitFor();

    await page.getByRole("button", { name: "Changer Indigo" }).click();
    await page.getByRole("radio", { name: "Maître" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Changer" }).click();
    await expect.poll(() => page.getByText("Robot, niveau Maître").count()).toBe(2);

    await page.getByRole("button", { name: "Changer Garance" }).click();
    await page.getByRole("button", { name: "Retirer le robot" }).click();
    await page.getByText("Deux places prises sur cinq").waitFor();
    await page.getByRole("button", { name: "Commencer à deux" }).click();
    await atRunningTable(page);
  });

  it("copies the link", async () => {
    const page = await house.named("Camille");
    await openRoom(page);
    await page.getByRole("button", { name: "Copier" }).click();
    await page.getByText("Lien copié.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${house.origin()}/t/${codeOf(page)}`);
    await page.getByRole("img", { name: "Code QR du lien de la table" }).waitFor();
  });

  it("stands up and sits down elsewhere", async () => {
    const page = await house.named("Camille");
    await openRoom(page);
    await page.getByRole("button", { name: "Se lever" }).click();
    await page.getByText("Aucune place prise sur cinq").waitFor();
    await page.getByRole("button", { name: "S’asseoir", exact: true }).nth(2).click();
    await page.getByText("Une place prise sur cinq").waitFor();
    await page.getByText("Hôte de la table").waitFor();
  });
});

describe("on a slow line", () => {
  it("no change is lost, none jumps back, and the game begins with all of them", async () => {
    const host = await house.named("Camille");
    await delayLine(host, 500);
    await openRoom(host);
    await addBot(host, 2);
    await host.getByText("Robot, niveau Habitué").waitFor();
    await unfoldOptions(host);
    const guest = await house.named("Nour", `/t/${codeOf(host)}`);
    await unfoldOptions(guest);
    const pro = host.getByRole("switch", { name: "Pro" });
    const chance = host.getByRole("switch", { name: "Des Color’Yam dans n’importe quel ordre" });
    const sheet = host.getByLabel("Feuille");
    await pro.click();
    await host.getByLabel("Temps par coup").selectOption("180");
    await sheet.selectOption("sheet_3");
    await chance.click();
    await chance.click();
    await chance.click();
    const shown = async () => [
      await pro.getAttribute("aria-checked"), await sheet.inputValue(), await chance.getAttribute("aria-checked"),
      await host.getByLabel("Temps par coup").inputValue(),
    ];
    const wanted = ["true", "sheet_3", "true", "180"];
    for (const end = performance.now() + 2500; performance.now() < end;) expect(await shown()).toEqual(wanted);
    await expect.poll(() => guest.getByLabel("Feuille").inputValue()).toBe("sheet_3");
    await host.getByRole("group", { name: "Places" }).getByText("3", { exact: true }).click();
    await host.getByRole("switch", { name: "Choisir sa ligne après les lancers" }).click();
    await host.getByRole("button", { name: "Commencer à deux" }).click(); // before any of it was answered
    await atRunningTable(guest);
    await guest.getByText("Tour 1 sur 13").first().waitFor(); // free objectives, and Pro
  });
});

describe("friends", () => {
  it("come by the link, choose a name, sit, and see the options change", async () => {
    const host = await house.named("Camille");
    await openRoom(host);
    const guest = await house.person(`/t/${codeOf(host)}`);
    await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await guest.getByLabel("Votre nom").fill("Nour");
    await guest.getByRole("button", { name: "C’est parti" }).click();
    await host.getByText("Nour", { exact: true }).waitFor();
    await guest.getByText("Camille lancera la partie.").waitFor();

    await Promise.all([unfoldOptions(host), unfoldOptions(guest)]);
    const pro = guest.getByRole("switch", { name: "Pro" });
    expect(await pro.isDisabled()).toBe(true);
    await host.getByRole("switch", { name: "Pro" }).click();
    await expect.poll(() => pro.getAttribute("aria-checked")).toBe("true");
    await host.getByLabel("Feuille").selectOption("sheet_3");
    await expect.poll(() => guest.getByLabel("Feuille").inputValue()).toBe("sheet_3");
    await host.getByLabel("Temps par coup").selectOption("180");
    await expect.poll(() => guest.getByLabel("Temps par coup").inputValue()).toBe("180");
    await host.getByRole("group", { name: "Places" }).getByText("3", { exact: true }).click();
    await guest.getByText("Deux places prises sur trois").waitFor();

    await host.getByRole("button", { name: "Commencer à deux" }).click();
    await Promise.all([atRunningTable(host), atRunningTable(guest)]);
    await guest.getByRole("timer").waitFor();
  });

  it("can be asked to leave their seat, and watch when there is none", async () => {
    const host = await house.named("Camille");
    await openRoom(host);
    await host.getByRole("group", { name: "Places" }).getByText("2", { exact: true }).click();
    const guest = await house.named("Nour", `/t/${codeOf(host)}`);
    await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
    const late = await house.named("Camille", `/t/${codeOf(host)}`);
    await late.getByText("Toutes les places sont prises").waitFor();
    await host.getByText("Une personne regarde").waitFor();
    await host.getByRole("button", { name: "Libérer la place de Nour" }).click();
    await host.getByRole("dialog").getByText("se rasseoir à une place libre").waitFor();
    await host.getByRole("dialog").getByRole("button", { name: "Libérer la place" }).click();
    await guest.getByText("L’hôte a libéré votre place.").waitFor();
    await late.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await host.getByText("Camille 2", { exact: true }).waitFor(); // not two people of one name
    await host.getByRole("button", { name: "Commencer à deux" }).click();
    await atRunningTable(guest);
    await guest.getByText("Vous regardez la partie").waitFor();
  });
});

describe("somebody who goes away", () => {
  it("is waited for, then a bot may play; back again, they are told what it did", async () => {
    const host = await house.named("Camille");
    await openRoom(host);
    const guest = await house.named("Nour", `/t/${codeOf(host)}`);
    await guest.getByRole("button", { name: "S’asseoir à cette table" }).click();
    await unfoldOptions(host);
    await host.getByLabel("Qui commence").selectOption("seat_2");
    await host.getByRole("button", { name: "Commencer à deux" }).click();
    await atRunningTable(guest);
    await guest.goto(house.origin());
    await host.getByText("Nour n’est plus là.").waitFor();
    await host.getByText("On lui laisse le temps de revenir").waitFor();
    const cover = host.getByRole("button", { name: "Laisser un robot jouer", exact: true });
    expect(await cover.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => cover.getAttribute("aria-disabled"), { timeout: 25_000 }).toBe("false");
    await cover.click();
    await host.getByText("Un robot joue pour Nour.").waitFor();
    await expect.poll(() => host.title(), { timeout: 20_000 }).toContain("À vous de jouer");
    await guest.goBack();
    const told = guest.locator(".banner", { hasText: "Pendant votre absence, un robot a joué" });
    await told.getByText(/Les six dés lancés|Arrêt|Seconde chance|Ligne barrée/).waitFor(); // and what
    await guest.getByRole("button", { name: "J’ai vu" }).click();
    await guest.getByText("Pendant votre absence").waitFor({ state: "detached" });
  });
});
