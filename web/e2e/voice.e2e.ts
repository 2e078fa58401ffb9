// Voice at a table: real connections between real pages, and sound measured on every line.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, houseFor, lineLost, screenshot } from "./harness";
import { atRunningTable, letBotsFinish, until } from "./steps";
import {
  closeVoice, fakeMicrophone, gather, heardBy, isSilent, join, openVoice, patiently, untilAllHear, untilFocused,
} from "./voice_steps";

const house = houseFor({ botDelayMs: 0 }, fakeMicrophone);

describe("two people", () => {
  it("talk, fall silent when muted, and go on after a reload", patiently, async () => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"])) as [Page, Page];
    await join(ann);
    await bob.getByRole("button", { name: "Voix, une personne en conversation" }).waitFor();
    await join(bob);
    await untilAllHear([ann, bob]);

    await ann.getByRole("button", { name: "Couper mon micro" }).click();
    await until("Ann is not heard", async () => (await heardBy(bob)).every(isSilent));
    expect((await heardBy(ann)).some(isSilent)).toBe(false);
    await openVoice(bob);
    await bob.getByRole("listitem").filter({ hasText: "Ann" }).getByText("micro coupé").waitFor();
    await closeVoice(bob);
    await ann.getByRole("button", { name: "Rouvrir mon micro" }).click();
    await untilAllHear([ann, bob]);

    await bob.reload();
    await bob.getByRole("button", { name: "Voix, deux personnes en conversation" }).waitFor();
    await untilAllHear([ann, bob]);
  });

  it("see who is speaking, in the waiting room and at the table", patiently, async () => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"])) as [Page, Page];
    await join(ann);
    await join(bob);
    await openVoice(ann);
    const list = ann.getByRole("list", { name: "En conversation" });
    await list.getByRole("listitem").filter({ hasText: "Bob" }).getByText("parle", { exact: true }).waitFor();
    await list.getByRole("listitem").filter({ hasText: "Ann" }).getByText("parle", { exact: true }).waitFor();
    await closeVoice(ann);
    await ann.getByRole("button", { name: "Commencer à deux" }).click();
    await atRunningTable(bob);
    await untilAllHear([ann, bob]);
  });

  it("talk while a button or a key is held, and are silent otherwise", patiently, async () => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"], { expectedErrors: lineLost })) as [Page, Page];
    await join(ann);
    await join(bob);
    await openVoice(ann);
    await ann.getByText("À la demande").click();
    await closeVoice(ann);
    await until("Ann is not heard", async () => (await heardBy(bob)).every(isSilent));

    const hold = ann.getByRole("button", { name: "Maintenir pour parler" });
    await hold.hover();
    await ann.mouse.down();
    await until("Ann is heard", async () => !(await heardBy(bob)).some(isSilent));
    await ann.mouse.up();
    await until("Ann is not heard", async () => (await heardBy(bob)).every(isSilent));

    await hold.hover();
    await ann.mouse.down();
    await ann.context().setOffline(true);
    await ann.getByText("Connexion perdue").waitFor();
    await ann.mouse.up();
    await ann.context().setOffline(false);
    await hold.waitFor();
    await untilAllHear([ann], 1);
    expect((await heardBy(bob)).every(isSilent)).toBe(true);

    await ann.locator("main").focus();
    await ann.keyboard.down("Shift");
    await ann.keyboard.down("Space");
    await until("Ann is heard", async () => !(await heardBy(bob)).some(isSilent));
    await ann.keyboard.up("Space");
    await ann.keyboard.up("Shift");
    await until("Ann is not heard", async () => (await heardBy(bob)).every(isSilent));
  });

  it("leave and come back, choose another microphone, and keep talking when a line is lost", patiently, async () => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"], { expectedErrors: lineLost })) as [Page, Page];
    await join(ann);
    await join(bob);
    await untilAllHear([ann, bob]);

    await openVoice(bob);
    await bob.getByLabel("Micro", { exact: true }).selectOption({ label: "Fake Audio Input 2" });
    await untilAllHear([ann, bob]);
    await bob.getByRole("button", { name: "Quitter la conversation" }).click();
    await ann.getByRole("button", { name: "Voix, une personne en conversation" }).waitFor();
    await untilFocused(bob, "Rejoindre la conversation");
    await bob.keyboard.press("Enter");
    await untilFocused(bob, "Couper mon micro");
    await closeVoice(bob);
    await untilAllHear([ann, bob]);

    await bob.context().setOffline(true);
    await bob.getByText("Connexion perdue").waitFor();
    await bob.context().setOffline(false);
    await untilAllHear([ann, bob]);
  });

  it("hear without a microphone", patiently, async () => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"])) as [Page, Page];
    await bob.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotFoundError"));
    });
    await join(ann);
    await join(bob);
    await openVoice(bob);
    await bob.getByText("Aucun micro trouvé. Vous entendez les autres.").waitFor();
    await until("Bob hears Ann", async () => {
      const lines = await heardBy(bob);
      return lines.length === 1 && !lines.some(isSilent);
    });
    expect((await heardBy(ann)).every(isSilent)).toBe(true);
    await openVoice(ann);
    await ann.getByRole("listitem").filter({ hasText: "Bob" }).getByText("micro coupé").waitFor();
  });
});

describe("a conversation", () => {
  it("goes on after the game and at the next table", patiently, async () => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"], { isHurried: true })) as [Page, Page];
    await join(ann);
    await join(bob);
    await ann.getByRole("button", { name: "Commencer à deux" }).click();
    await atRunningTable(bob);
    await Promise.all([letBotsFinish(ann), letBotsFinish(bob)]);
    await untilAllHear([ann, bob]);
    await ann.getByRole("button", { name: "Rejouer ensemble" }).click();
    await bob.getByRole("button", { name: "Aller à la revanche" }).click();
    await Promise.all([ann, bob].map((page) => page.getByRole("button", { name: "Se lever" }).waitFor()));
    await untilAllHear([ann, bob]);
  });
});

describe("four people", () => {
  it("all hear each other, through a reload and a new start of one of them", patiently, async () => {
    const pages = await gather(house, ["Ann", "Bob", "Cléo", "Dan"]);
    for (const page of pages) await join(page);
    await untilAllHear(pages);
    await pages[1]!.reload();
    await untilAllHear(pages);
    await openVoice(pages[2]!);
    await pages[2]!.getByRole("button", { name: "Quitter la conversation" }).click();
    await untilAllHear(pages.filter((_, i) => i !== 2));
    await pages[2]!.getByRole("button", { name: "Rejoindre la conversation" }).click();
    await untilAllHear(pages);
  });
});

describe("one person", () => {
  it("is offered to go on where the browser does not remember the microphone", patiently, async () => {
    const [ann] = (await gather(house, ["Ann", "Bob"], { isAllowed: false })) as [Page, Page];
    await join(ann);
    await ann.reload();
    await ann.getByText("Vous étiez en conversation.").waitFor();
    await ann.getByRole("button", { name: "Reprendre" }).click();
    await ann.getByRole("button", { name: "Voix, une personne en conversation" }).waitFor();
    await ann.getByRole("button", { name: "Couper mon micro" }).click();
    await ann.reload();
    await ann.getByRole("button", { name: "Reprendre" }).click();
    await ann.getByRole("button", { name: "Rouvrir mon micro" }).waitFor(); // muted as it was
    await ann.reload();
    await ann.getByRole("button", { name: "Fermer" }).click();
    await ann.getByText("Vous étiez en conversation.").waitFor({ state: "detached" });
  });

  it("talks from the tab that joined last", patiently, async () => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"])) as [Page, Page];
    await join(bob);
    await join(ann);
    const second = await ann.context().newPage();
    await second.goto(ann.url());
    await join(second);
    await untilAllHear([second, bob]);
    await openVoice(ann);
    await ann.getByText("La conversation continue dans un autre onglet.").waitFor();
    await ann.getByRole("button", { name: "Rejoindre la conversation" }).waitFor();
  });

  it.each(["light", "dark"] as const)("finds everything on a phone, %s", patiently, async (theme) => {
    const [ann, bob] = (await gather(house, ["Ann", "Bob"], { phone: true, theme })) as [Page, Page];
    await openVoice(ann);
    await screenshot(ann, `voice-out-phone-${theme}`);
    await expectAccessible(ann);
    await closeVoice(ann);
    await join(ann);
    await join(bob);
    await openVoice(ann);
    await ann.getByText("parle", { exact: true }).first().waitFor();
    await screenshot(ann, `voice-in-phone-${theme}`);
    await expectAccessible(ann);
    await expectNoSidewaysScroll(ann);
    await closeVoice(ann);
    await screenshot(ann, `voice-room-phone-${theme}`);
    await ann.getByRole("button", { name: "Commencer à deux" }).click();
    await atRunningTable(ann);
    await screenshot(ann, `voice-table-phone-${theme}`);
    await expectAccessible(ann);
    await expectNoSidewaysScroll(ann);
  });
});
