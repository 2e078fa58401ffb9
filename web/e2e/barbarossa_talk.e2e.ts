// What is said at a table of Barbarossa: a bot tells whether it understood, words of somebody whom one does not read
// are folded away, and labels open their rule.
import { describe, expect, it } from "vitest";
import { answer, ask, inSoftware, pay, sculptAll, seated, stop, type Table } from "./barbarossa_steps";
import { expectAccessible, houseFor, screenshot } from "./harness";
import { expectOpensRule, openMenu, until } from "./steps";

const house = houseFor({ botDelayMs: 0 }, inSoftware);
const gameMs = 200_000;

describe("a bot", () => {
  const baffling = [
    { lang: "fr", asked: "De quelle couleur est-ce ?", nearest: "Est-ce rouge ?" }, // made of what was asked
    { lang: "fr", asked: "Le schmilblick fait-il broubrou ?", nearest: "Est-ce vivant ?" }, // nothing is near
    { lang: "en", asked: "What colour is it?", nearest: "Is it red?" },
  ] as const;
  it.each(baffling)("does not understand “$asked”; the page offers “$nearest”", async ({ lang, asked, nearest }) => {
    const bots = ["apprenti", "apprenti", "apprenti"];
    const config = { language: lang === "fr" ? "french" : "english" } as const;
    const [table] = (await seated(house, { people: [{ name: "Camille", lang }], bots, config })) as [Table];
    await sculptAll([table]);
    const { page, said: { table: said } } = table;
    const ofBot = table.view().table.objects.findIndex(({ owner }) => owner === 1);
    await pay(table, 3);
    await ask(table, ofBot, asked);
    await until("the answer", async () => table.view().table.talk.at(-1)?.answer === "unclear");
    await table.talk.getByText(said.answer.unclear, { exact: true }).waitFor();
    const help = page.getByText(said.ask.baffled(1, table.people()));
    await help.waitFor();
    const way = page.locator(".baffled").getByRole("button", { name: nearest, exact: true });
    await way.waitFor();
    await screenshot(page, `barbarossa-unclear-laptop-light-${lang}`);
    await expectAccessible(page);
    await way.click();
    const written = await page.getByLabel(said.ask.to(table.thing(ofBot), table.people())).inputValue();
    expect(written.replace(/\s/g, " ")).toBe(nearest);
  }, gameMs);
});

describe("somebody who is not read", () => {
  it("is reported where they ask, and asks all the same: the owner answers, and may open the question", async () => {
    const people = [{ name: "Camille" }, { name: "Nour", phone: true }, { name: "Ambre" }];
    const tables = await seated(house, { people });
    const [camille, nour, ambre] = tables as [Table, Table, Table];
    await sculptAll(tables);
    const rude = "Est-ce aussi laid que toi ?";
    await pay(camille, 3);
    await ask(camille, 3, "Est-ce vivant ?");
    await answer(nour, "yes");
    await nour.page.getByRole("button", { name: nour.said.shell.chat.more("Camille") }).first().click();
    await nour.talk.getByRole("button", { name: nour.said.shell.report.open }).click();
    expect(await nour.dialog.getByLabel("Où ?").inputValue()).toBe("word");
    await nour.dialog.getByRole("radio", { name: "Des insultes" }).check();
    await nour.dialog.getByRole("button", { name: "Envoyer" }).click();
    await nour.dialog.getByText("Merci. C’est noté").waitFor();
    await nour.page.keyboard.press("Escape");
    await nour.page.getByRole("button", { name: nour.said.shell.chat.mute("Camille") }).click();
    await ask(camille, 3, rude);
    await until("Nour is asked", async () => nour.asked() === "answer");
    const open = nour.button(nour.said.table.talk.open);
    await open.waitFor();
    await screenshot(nour.page, "barbarossa-unread-phone-light-fr");
    await expectAccessible(nour.page);
    expect(await nour.page.locator("body").innerText()).not.toContain(rude);
    await ambre.talk.getByText(rude).waitFor(); // others read her
    await open.click();
    await nour.page.locator("blockquote").getByText(rude).waitFor();
    await answer(nour, "unknown");
    await ask(camille, 4, rude); // the next one is folded again
    await open.waitFor();
    await answer(nour, "no"); // unread
    await stop(camille);
  }, gameMs);
});

describe("somebody who is removed", () => {
  it("takes their question along, and the talk says so", async () => {
    const people = [{ name: "Camille" }, { name: "Nour" }];
    const tables = await seated(house, { people, bots: ["apprenti"], config: { first: "seat_3" } });
    const [camille, nour] = tables as [Table, Table];
    await sculptAll(tables);
    await pay(nour, 3);
    await ask(nour, 0, "Est-ce laid ?");
    await camille.talk.getByText("Est-ce laid ?").waitFor();
    await openMenu(camille.page);
    await camille.page.getByRole("button", { name: "Retirer Nour de la table" }).click();
    await camille.page.getByRole("button", { name: "Retirer pour de bon" }).click();
    const gone = camille.said.table.talk.question({ ...camille.view().table.talk[0]!, text: "…" });
    await camille.talk.getByText(gone).waitFor();
    await camille.page.locator("blockquote").getByText(gone).waitFor(); // she is still asked
    expect(await camille.page.locator("body").innerText()).not.toContain("Est-ce laid ?");
  }, gameMs);
});

describe("a label", () => {
  it("opens its rule", async () => {
    const bots = ["apprenti", "apprenti", "apprenti"];
    const [table] = (await seated(house, { people: [{ name: "Camille" }], bots })) as [Table];
    await sculptAll([table]);
    const { page, said: { table: said } } = table;
    await expectOpensRule(page, table.button(said.gems.title), "Avancer");
    await expectOpensRule(page, table.button(said.hats.title), "Les flèches");
    await expectOpensRule(page, table.button(said.situation(table.view(), table.people()).lead), "Avancer");
  }, gameMs);
});
