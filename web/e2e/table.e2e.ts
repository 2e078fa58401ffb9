// At a table: what may happen to a page while a game goes on. What is played is each game's own test.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../src/setup/fields";
import { houseFor, lineLost, startServer } from "./harness";
import { atRunningTable, cardOf, codeOf, openMenu, playNow, sitAt } from "./steps";

const house = houseFor({ botDelayMs: 50 });

describe("a page", () => {
  it("reloaded is at the same table, in the same seat", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    await page.reload();
    await atRunningTable(page);
    await openMenu(page);
    await page.getByRole("dialog").getByText("Camille (vous)").waitFor();
  });

  it("goes back to the shelf and forth to the table", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Quelle couleur, ce soir ?" }).waitFor();
    await page.goForward();
    await atRunningTable(page);
  });

  it("closes what is open before it goes back, the game's own sheet too, and lists its keys", async () => {
    const page = await house.named("Camille", "/", { phone: true });
    await playNow(page);
    await page.getByRole("button", { name: /^Feuille de score/ }).click();
    await page.getByRole("dialog", { name: "Feuille de score" }).waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await atRunningTable(page);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Raccourcis clavier" }).getByText("Cette liste").waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await atRunningTable(page);
    await openMenu(page);
    await page.keyboard.press("Escape"); // a sheet that was closed is no step back
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Quelle couleur, ce soir ?" }).waitFor();
  });

  it("keeps the tempo that was chosen", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    await openMenu(page);
    await page.getByRole("radio", { name: "Lent" }).check({ force: true });
    await page.reload();
    await openMenu(page);
    await expect.poll(() => page.getByRole("radio", { name: "Lent" }).isChecked()).toBe(true);
  });

  it("in a second tab shows the same table", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await atRunningTable(second);
    await openMenu(second);
    await second.getByRole("button", { name: "Laisser un robot jouer pour moi" }).click();
    await page.getByText("Un robot joue à votre place.").waitFor();
    await page.getByRole("button", { name: "Reprendre ma place" }).click();
    await second.getByText("Un robot joue à votre place.").waitFor({ state: "detached" });
  });

  it("says when the network is gone, and is whole again when it is back", async () => {
    const page = await house.named("Camille", "/", { expectedErrors: lineLost });
    await playNow(page);
    const room = await page.getByRole("main").boundingBox();
    await page.context().setOffline(true);
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor();
    expect(await page.getByRole("main").boundingBox()).toEqual(room); // no banner takes room from the table
    await page.context().setOffline(false);
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor({ state: "detached" });
    await openMenu(page);
    await page.getByRole("dialog").getByText("Camille (vous)").waitFor();
  });

  it("made for another server asks to be reloaded", async () => {
    const context = await house.context();
    await context.addInitScript(() => {
      const Real = WebSocket;
      globalThis.WebSocket = class extends Real {
        constructor(url: string | URL) {
          super(String(url).replace(/wire=.*/, "wire=00000000"));
        }
      };
    });
    const host = await house.named("Camille");
    await playNow(host);
    const page = await context.newPage();
    await page.goto(host.url());
    await page.getByRole("heading", { level: 1, name: "Palette vient de changer" }).waitFor();
    await page.getByRole("button", { name: "Recharger" }).waitFor();
  });

  it("at a table that does not exist leads back to the shelf", async () => {
    const page = await house.person("/t/nulle0000");
    await page.getByRole("heading", { level: 1, name: "Cette table n’existe pas" }).waitFor();
    await page.getByRole("button", { name: "Retour à l’étagère" }).click();
    await page.getByRole("heading", { level: 1, name: "Quelle couleur, ce soir ?" }).waitFor();
  });

  it("survives the server: killed and started again, it goes on", async () => {
    const data = mkdtempSync(join(tmpdir(), "palette-e2e-"));
    const first = await startServer({ botDelayMs: 50, data });
    const context = await house.context({ expectedErrors: /ERR_CONNECTION_REFUSED|WebSocket/ });
    const page = await context.newPage();
    await page.goto(first.origin);
    await cardOf(page).getByRole("button", { name: "Jouer maintenant" }).click();
    await page.getByRole("button", { name: "C’est parti" }).click();
    await atRunningTable(page);
    await first.stop();
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor();
    const again = await startServer({ botDelayMs: 50, data, port: Number(new URL(first.origin).port) });
    await page.getByText("Connexion perdue. On se reconnecte…").waitFor({ state: "detached" });
    await atRunningTable(page);
    await again.stop();
  });
});

describe("the rules at the table", () => {
  it("are found by a word, whatever its accents", async () => {
    const page = await house.named("Camille");
    await playNow(page);
    await page.getByRole("button", { name: "Règles" }).click();
    const drawer = page.getByRole("dialog", { name: "Règles" });
    const all = await drawer.getByRole("heading", { level: 3 }).count();
    expect(all).toBeGreaterThan(5);
    await drawer.getByLabel("Chercher dans les règles").fill("EGALITE");
    await expect.poll(() => drawer.getByRole("heading", { level: 3 }).count()).toBeLessThan(all);
    expect(await drawer.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(0);
    await drawer.getByLabel("Chercher dans les règles").fill("xylophone");
    await drawer.getByText("Rien sur «\u202fxylophone\u202f».").waitFor();
  });
});

describe("the bar", () => {
  it("lets the way past a move stand in the name's place on a phone, and never pale", async () => {
    const page = await house.named("Camille", "/", { phone: true });
    const config = { ...defaultsOf("coloryam"), first: "seat_2" };
    await sitAt(page, house.origin(), { game: "coloryam", seats: 3, config, bots: ["apprenti", "apprenti"] });
    await page.locator(".skip").waitFor();
    const seen = await page.evaluate(() => ["h1", ".ttl p", ".skip"].map((each) =>
      getComputedStyle(document.querySelector(`.bar ${each}`)!).opacity));
    expect(seen).toEqual(["0", "0", "1"]);
  });
});

describe("somebody who plays", () => {
  it("takes another name at the table, and all see it", async () => {
    const page = await house.named("Camile");
    await playNow(page);
    const watcher = await house.person(`/t/${codeOf(page)}`);
    await atRunningTable(watcher);
    await openMenu(page);
    await page.getByRole("button", { name: "Changer de nom" }).click();
    await page.getByLabel("Votre nom").fill("Camille");
    await page.getByRole("button", { name: "Garder ce nom" }).click();
    await openMenu(page);
    await page.getByRole("dialog").getByText("Camille (vous)").waitFor();
    await openMenu(watcher);
    await watcher.getByRole("dialog").getByText("Camille", { exact: true }).waitFor();
  });
});

describe("those who watch", () => {
  it("see the table and may not act", async () => {
    const host = await house.named("Camille");
    await playNow(host);
    const watcher = await house.person(`/t/${codeOf(host)}`);
    await atRunningTable(watcher);
    await watcher.getByText("Vous regardez la partie").waitFor();
    await openMenu(host);
    await host.getByText("Une personne regarde").waitFor();
  });
});
