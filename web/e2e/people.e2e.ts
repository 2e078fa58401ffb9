// Oneself on two devices: keeping a guest's games, coming back by passkey, password, code and link, being shut out;
// wrong ones refused in words. And two people of one name at one table.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { houseFor, plain } from "./harness";
import { Device, enterByPassword, keepByKey, keepByPassword, people, said } from "./people_steps";
import { cardOf, codeOf, letBotsFinish, playNow } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const password = "une phrase assez longue";
const refused = { expectedErrors: /40[0-9]/ }; // a browser notes each refusal

describe("a guest who keeps their games", () => {
  it("with a passkey has the same tables on another device, and loses them there when it is shut", async () => {
    const laptop = await house.named("Camille", "/");
    const key = await Device.of(laptop);
    await cardOf(laptop).getByRole("button", { name: said.shelf.friends }).click();
    await laptop.getByRole("button", { name: said.room.stand }).waitFor();
    const code = codeOf(laptop);
    await keepByKey(laptop, house.origin());

    const phone = await house.person("/entrer", { phone: true, ...refused });
    await (await Device.of(phone)).take(key);
    await phone.getByRole("button", { name: people.enter.key }).click();
    await phone.getByRole("link", { name: /Color’Yam/ }).click();
    await phone.getByRole("button", { name: said.room.stand }).waitFor(); // one's own seat
    expect(codeOf(phone)).toBe(code);

    await laptop.goto(`${house.origin()}/compte`);
    await laptop.getByRole("button", { name: people.devices.endOthers }).click();
    await laptop.getByRole("button", { name: people.devices.endOthers }).waitFor({ state: "detached" });
    await phone.goto(house.origin());
    await phone.getByRole("link", { name: said.house.enter }).waitFor(); // nobody again
  });

  it("with a passkey that this device has not, or no longer, is told so in words", async () => {
    const page = await house.person("/entrer", refused);
    const device = await Device.of(page);
    await keepOnAnother(device);
    await page.getByRole("button", { name: people.enter.key }).click();
    await page.getByText(said.reasons.unknown_passkey).waitFor();
    expect(await page.getByRole("button", { name: people.enter.key }).isEnabled()).toBe(true);
  });

  it("with a password comes back, takes a guest's games along, and a wrong one is refused in words", async () => {
    const first = await house.named("Zoé", "/");
    const login = await keepByPassword(first, house.origin(), password);
    expect(login).toMatch(/^zoe-\d+$/);

    const second = await house.named("Passante", "/", refused);
    await cardOf(second).getByRole("button", { name: said.shelf.friends }).click();
    await second.getByRole("button", { name: said.room.stand }).waitFor();
    await second.goto(`${house.origin()}/entrer`);
    await enterByPassword(second, login, "une autre phrase longue");
    await second.getByText(said.reasons.wrong_password).waitFor();
    await enterByPassword(second, login, password);
    await second.getByRole("heading", { name: people.enter.hello("Zoé") }).waitFor();
    await second.getByRole("button", { name: people.enter.claim }).click();
    await second.getByRole("link", { name: /Color’Yam/ }).waitFor();
    await first.goto(house.origin());
    await first.getByRole("link", { name: /Color’Yam/ }).waitFor(); // the same person's
  });

  it("has codes that are shown once and open once", async () => {
    const page = await house.named("Lou", "/");
    await keepByPassword(page, house.origin(), password);
    await page.goto(`${house.origin()}/compte`);
    await page.getByRole("button", { name: people.codes.make }).click();
    const code = (await page.getByRole("list", { name: people.codes.list }).locator("li").first().textContent()) ?? "";
    expect(code).not.toBe("");
    await page.reload();
    await page.getByText(people.codes.left(2).split(" ").slice(0, 4).join(" ")).waitFor();
    expect(await page.getByText(code).count()).toBe(0);

    const other = await house.person("/entrer", refused);
    const enter = async (): Promise<void> => {
      await other.getByText(people.enter.code).click();
      await other.getByLabel(people.enter.codeLabel).fill(code);
      await other.locator("details").getByRole("button", { name: people.enter.go }).click();
    };
    await enter();
    await other.getByRole("link", { name: /Lou/ }).waitFor();
    await other.goto(`${house.origin()}/entrer`);
    await enter();
    await other.getByText(said.reasons.wrong_code).waitFor();
  });

  it("shows another device a link that opens once", async () => {
    const page = await house.named("Inès", "/compte");
    await page.getByRole("button", { name: people.link.make }).click();
    await page.getByRole("img", { name: people.link.qr }).waitFor();
    await page.getByRole("button", { name: people.link.copy, exact: true }).click();
    await page.getByText(said.room.copied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/entrer#lien=/);

    const other = await house.person(link.slice(house.origin().length), refused);
    await other.getByRole("button", { name: people.enter.linkedGo }).click();
    await other.getByRole("link", { name: /Inès/ }).waitFor();
    const third = await house.person(link.slice(house.origin().length), refused);
    await third.getByRole("button", { name: people.enter.linkedGo }).click();
    await third.getByText(said.reasons.old_link).waitFor();
  });

  async function keepOnAnother(device: Device): Promise<void> {
    const other = await house.named("Théo", "/");
    const key = await Device.of(other);
    await keepByKey(other, house.origin());
    await device.take(key);
    await alsoByPassword(other);
    await other.getByRole("button", { name: people.keys.remove }).first().click();
    await other.getByText(people.keys.none).waitFor();
  }
  /** The last way in cannot be removed, so there must be another. */
  async function alsoByPassword(page: Page): Promise<void> {
    await page.goto(`${house.origin()}/compte`);
    await page.getByText(people.keys.last).waitFor();
    await page.getByLabel(people.password.fresh).fill(password);
    await page.getByRole("button", { name: people.password.set }).click();
    await page.getByText(people.keys.last).waitFor({ state: "detached" });
  }
});

describe("who one is to others", () => {
  it("two Léas at one table differ by their cloths, and who passes for a robot is marked", async () => {
    const host = await house.named("Léa", "/");
    await cardOf(host).getByRole("button", { name: said.shelf.friends }).click();
    await host.getByRole("button", { name: said.room.stand }).waitFor();
    const guest = await house.named("Léa", `/t/${codeOf(host)}`);
    await guest.getByRole("button", { name: said.room.sitDown }).click();
    const pips = host.locator("main .pip:has(.stitch)");
    await expect.poll(() => pips.count()).toBe(2);
    const drawn = await pips.evaluateAll((all) =>
      all.map((pip) => [...pip.querySelectorAll("path")].map((path) => path.getAttribute("d")).join()));
    expect(drawn[0]).not.toBe(drawn[1]);
    const trickster = await house.named("Маître", `/t/${codeOf(host)}`); // with a Cyrillic М
    await trickster.getByRole("button", { name: said.room.sitDown }).click();
    await host.getByText(said.room.notA.robot).waitFor();
  });

  it("a cloth is chosen, shown on one's page, and a stranger becomes a friend when both wish it", async () => {
    const page = await house.named("Maud", "/compte");
    await page.getByLabel(people.cloth.warp).selectOption("pluses");
    await page.getByLabel(people.cloth.weft).selectOption("diamonds");
    await page.getByRole("button", { name: people.cloth.keep }).click();
    await page.getByRole("button", { name: people.cloth.keep }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: people.cloth.page }).click();
    await page.getByText("plus et losanges").waitFor();
    await page.getByText(people.person.you).waitFor();

    const other = await house.named("Sacha", new URL(page.url()).pathname);
    await other.getByRole("button", { name: people.friends.add("Maud") }).click();
    await other.getByText(people.person.wished).waitFor();
    await page.goto(`${house.origin()}/compte`);
    await page.getByRole("button", { name: people.friends.acceptOf("Sacha") }).click();
    await page.getByRole("button", { name: people.friends.remove("Sacha") }).waitFor();
    await other.reload();
    await other.getByText(people.person.friends).waitFor();
  });

  it("a game that ended is in one's history and on one's page, is found by game, and leads to its podium", async () => {
    const page = await house.named("Garance", "/", { isHurried: true });
    await playNow(page);
    await letBotsFinish(page);
    await page.goto(`${house.origin()}/parties`);
    const game = page.locator("main").getByRole("link", { name: /Color’Yam/ });
    await game.waitFor();
    await page.getByLabel(people.history.game).selectOption("farben");
    await page.getByText(people.history.noneSo).waitFor();
    await page.getByLabel(people.history.game).selectOption("coloryam");
    await game.click();
    await page.getByRole("list", { name: said.end.podium }).waitFor();
    await page.goto(`${house.origin()}/compte`);
    await page.getByRole("link", { name: people.cloth.page }).click();
    await page.getByRole("rowheader", { name: "Color’Yam" }).waitFor();
  });

  it("an account is deleted only by its name, and then is nobody's", async () => {
    const page = await house.named("Octave", "/compte", refused);
    await page.getByRole("button", { name: people.data.remove }).click();
    await page.goBack(); // closes the dialog and stays
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: people.data.remove }).click();
    await page.getByLabel(people.data.removeType).fill("Oktave");
    await page.getByRole("button", { name: people.data.removeGo }).click();
    await page.getByText(said.reasons.wrong_name).waitFor();
    await page.getByLabel(people.data.removeType).fill("Octave");
    await page.getByRole("button", { name: people.data.removeGo }).click();
    await page.getByRole("link", { name: said.house.enter }).waitFor();
    expect(plain(await page.locator("header").textContent())).not.toContain("Octave");
  });
});
