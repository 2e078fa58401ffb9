// Every moment of Farben in both sizes, themes and languages: nothing for axe to find, nothing sticking out, a picture
// of each in build/screens/ to be looked at. And a round and a recall with the keyboard alone.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { widthOf } from "../src/games/farben/fit";
import { askedOf, momentOf } from "../src/games/farben/flow";
import { words } from "../src/words/words";
import {
  ask, cardsUpIn, choose, colourOf, give, guess, hint, pickSide, type Plan, playUntil, readAll, readOn, rush, seated,
  type Table, tellBy, toMemories, toPodium, turnTo,
} from "./farben_steps";
import { expectAccessible, expectNoSidewaysScroll, houseFor, screenshot, wrongWith } from "./harness";
import { expectOpensRule, openMenu, until } from "./steps";

const house = houseFor({ botDelayMs: 0 });
const gameMs = 400_000;
const longest = { word: "Misunderstanding", width: widthOf("Misunderstanding") }; // of all words, in both languages
const broad = { word: "Prénom", width: widthOf("Prénom") }; // for its few letters

const stories = {
  fr: "Le jour de la rentrée, ma sœur portait un ciré trop grand. Il sentait la pluie et la gomme neuve ; je " +
    "crois que jamais je n’avais trouvé quelqu’un aussi courageux.",
  en: "On the first day back my sister wore a raincoat far too big for her. It smelled of rain and new rubber; I " +
    "think I had never found anybody so brave.",
};
const planIn = (lang: "fr" | "en"): Plan => ({
  colour: colourOf,
  tale: () => ({ story: stories[lang], isAloud: false }),
  recall: (packet, owner) => ({ asks: false, colour: colourOf(packet, owner) }),
  hint: () => null,
});

// Two looks show every size, theme and language; all four would take three minutes.
describe.each([
  { name: "phone-light-fr", look: { phone: true, theme: "light", lang: "fr" } },
  { name: "laptop-dark-en", look: { phone: false, theme: "dark", lang: "en" } },
] as const)("every moment, $name", ({ name, look }) => {
  const { lang } = look;
  const said = words[lang];
  const plan = planIn(lang);
  const language = lang === "fr" ? "french" : "english";

  async function lookAt({ page }: { readonly page: Page }, moment: string, isWhole = false): Promise<void> {
    await expectNoSidewaysScroll(page);
    await screenshot(page, `farben-${moment}-${name}`, isWhole);
    await expectAccessible(page);
  }

  it("of a round", async () => {
    const bots = ["maitre", "maitre", "maitre"];
    const [mine] = (await seated(house, { names: ["Camille"], bots, options: look, config: { language } })) as [Table];
    await mine.side.first().waitFor();
    await lookAt(mine, "side");
    await pickSide(mine);
    await mine.chip("black").click();
    await lookAt(mine, "colour");
    await choose(mine, "black");
    await mine.button(mine.said.listen.done).waitFor();
    await lookAt(mine, "listening");
    if (look.phone) await mine.button(mine.said.tell.title(false)).click();
    await mine.page.locator("textarea").fill(stories[lang]);
    await lookAt(mine, "listening-writing");
    if (look.phone) await mine.page.keyboard.press("Escape");
    await playUntil([mine], plan, (view) => askedOf(view) === "story");
    await mine.editor.waitFor();
    await lookAt(mine, "telling");
    await mine.editor.fill("à".repeat(612));
    await lookAt(mine, "telling-too-long");
    await mine.page.getByRole("button", { name: said.table.rules }).click();
    await mine.page.getByRole("dialog").waitFor();
    await lookAt(mine, "rules");
  }, gameMs);

  it("of the memories, up to the album", async () => {
    const names = ["Camille", "Nour", "Ambre"];
    const tables = await seated(house, { names, options: look, config: { language } });
    const [mine, nour, ambre] = tables as [Table, Table, Table];
    await playUntil(tables, plan, ({ table: { phase } }) => phase === "choosing");
    await choose(mine, colourOf(0, 0));
    await mine.editor.waitFor();
    await lookAt(mine, "colour-laid");
    await playUntil(tables, plan, (view) => view.me === 0 && askedOf(view) === "story");
    await tellBy(mine, true);
    await mine.button(mine.said.tell.openVoice).waitFor(); // nobody is in it
    await lookAt(mine, "telling-aloud");
    await toMemories(tables, stories[lang]);
    await mine.page.locator(".packets").waitFor();
    await lookAt(mine, "packets-waiting");
    await give(ambre, 0);
    await turnTo(mine, 1);
    await mine.chip("red").click();
    await lookAt(mine, "guess");
    await mine.button(mine.said.recall.none).click();
    await mine.button(mine.said.recall.giveUp.yes).waitFor();
    await lookAt(mine, "giving-up");
    await mine.button(mine.said.recall.giveUp.no).press("Enter"); // it has the focus
    expect(cardsUpIn(mine.view())).toBe(0);
    await ask(mine, 1);
    await lookAt(mine, "guess-asked");
    await hint(nour, lang === "fr" ? "pluie" : "rain");
    await mine.page.locator(".given").waitFor();
    await lookAt(mine, "guess-hinted");
    await guess(mine, 1, colourOf(0, 1));
    await mine.goOn.first().waitFor();
    await lookAt(mine, "verdict-right");
    await readAll(tables);
    await guess(mine, 2, "red");
    await mine.goOn.first().waitFor();
    await lookAt(mine, "verdict-wrong");
    await readAll(tables);
    await guess(mine, 0, colourOf(0, 0));
    await readAll(tables);
    await readOn(mine, mine.packet(1));
    await mine.packet(1).click();
    await lookAt(mine, "packets");
    await give(mine, 1);
    await lookAt(mine, "watching");
    await ask(nour, 0);
    await mine.hint.fill(lang === "fr" ? "courageux" : "brave");
    await lookAt(mine, "hint");
    await rush(tables);
    await toPodium(mine);
    await lookAt(mine, "end", true);
    await lookAt(mine, "end-top");
    await mine.openAlbum.click();
    await mine.page.getByRole("article").first().waitFor();
    await lookAt(mine, "album-top");
    await mine.page.locator(".word").evaluateAll(write, longest);
    expect(await mine.page.locator(".word").evaluateAll(inTwo), "the longest word in two").toEqual([]);
    await mine.page.reload();
    await mine.page.getByRole("article").first().waitFor();
    await lookAt(mine, "album", true);
  }, gameMs);
});

/** In the page: what stands on two lines though it is one word. */
function inTwo(all: readonly Element[]): readonly string[] {
  return all.filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return !/[\s-]/.test(each.textContent) && new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
  }).map((each) => each.textContent);
}

/** In the page: as if this word had been drawn. */
function write(all: readonly (HTMLElement | SVGElement)[], { word, width }: typeof longest): void {
  for (const each of all) {
    each.textContent = word;
    each.style.setProperty("--width", String(width));
  }
}

const [upright, onItsSide] = [{ width: 360, height: 640 }, { width: 640, height: 360 }];

/** Whether two things lie over each other. */
async function areOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;
}

/** In large letters too: every colour, and the button, where nobody has scrolled. */
async function expectColoursOnLaptop({ page, main }: Table, before: typeof upright): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await screenshot(page, "farben-colour-large-laptop");
  const chips = page.locator(".hand .chip");
  const boxes = await Promise.all([...(await chips.all()), main].map((each) => each.boundingBox()));
  expect(Math.max(...boxes.map((box) => box!.y + box!.height)), "the last colour, or the button").toBeLessThan(768);
  await page.locator(".word").evaluateAll(write, longest);
  expect(await page.locator(".word").evaluateAll(inTwo), "the longest word in two").toEqual([]);
  await page.setViewportSize(before);
  expect(await page.locator(".word").evaluateAll(inTwo), "the longest word in two").toEqual([]);
}

describe.each([
  { name: "360x640", size: upright, isLarge: false }, { name: "640x360", size: onItsSide, isLarge: false },
  { name: "360x640-large", size: upright, isLarge: true }, { name: "640x360-large", size: onItsSide, isLarge: true },
])("on a phone, $name", ({ name, size, isLarge }) => {
  it("nothing is hidden, and the main button stays in sight", async () => {
    const options = { phone: true, size, isLarge };
    const bots = ["maitre", "maitre", "maitre"];
    const [table] = (await seated(house, { names: ["Camille"], bots, options })) as [Table];
    const { page } = table;
    const lookAt = async (moment: string): Promise<void> => {
      await screenshot(page, `farben-${moment}-${name}`);
      expect(await wrongWith(page, false), moment).toEqual([]);
      const box = (await table.main.boundingBox())!;
      expect([box.y >= 0, box.y + box.height <= size.height], moment).toEqual([true, true]);
    };
    await table.side.first().click();
    await lookAt("side");
    await pickSide(table);
    await table.chip("black").click();
    await lookAt("colour");
    if (isLarge) await expectColoursOnLaptop(table, size);
    await choose(table, "black");
    await table.button(table.said.listen.done).waitFor();
    await lookAt("listening");
    await page.locator("main").evaluate((each) => each.scrollTo(0, 0));
    expect(await areOver(page.locator(".slot .card"), page.locator(".story")), "the card over the story").toBe(false);
    await playUntil([table], planIn("fr"), (view) => view.table.phase === "recalling" && askedOf(view) === "guess");
    await table.chip("red").click();
    await lookAt("guess");
    await playUntil([table], planIn("fr"), (view) => askedOf(view) === "packet");
    await readOn(table, table.packet(1));
    await table.page.locator(".packets button:not(.taken)").first().click();
    await lookAt("packets");
    await page.locator(".word").evaluateAll(write, broad);
    expect(await page.locator(".word").evaluateAll(inTwo), "a short word in two").toEqual([]);
    const edges = await page.locator(".packet").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    expect(Math.min(...edges), "packets at the edge").toBeGreaterThanOrEqual(8);
  }, gameMs);
});

describe("a label", () => {
  it("opens its rule", async () => {
    const [table] = (await seated(house, { names: ["Camille"], bots: ["maitre", "maitre"] })) as [Table];
    await table.side.first().waitFor();
    await pickSide(table);
    await expectOpensRule(table.page, table.button(table.said.word.label), "Le mot");
    await expectOpensRule(table.page, table.button(table.said.choose.hand), "Choisir sa couleur");
  });
});

describe("with the keyboard alone", () => {
  const tabsMax = 60;
  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluateAll((all) => all.some((each) => each === document.activeElement));

  async function tabTo(table: Table, target: Locator): Promise<void> {
    await target.waitFor();
    for (let i = 0; !(await isFocused(target)); ++i) {
      expect(i, "Tabs on the way").toBeLessThan(tabsMax);
      await table.page.keyboard.press("Tab");
    }
  }
  /** Goes there and presses until it is taken; what was pressed may be gone before anybody hears of it. */
  async function pressThere(
    table: Table, target: Locator, keys: string, isTaken: () => Promise<boolean>,
  ): Promise<void> {
    await until(`${keys} is taken`, async () => {
      if (await isTaken()) return true;
      const isThere = await isFocused(target);
      await table.page.keyboard.press(isThere ? keys : "Tab");
      if (isThere) await table.page.waitForTimeout(100); // who presses a key waits and sees
      return false;
    }, 60_000);
  }
  async function enter(table: Table, keys = "Enter", target = table.main): Promise<void> {
    const before = momentOf(table.view());
    await pressThere(table, target, keys, async () => momentOf(table.view()) !== before);
  }
  const here = (group: Locator): Locator => group.and(group.page().locator("[tabindex='0']"));

  it("a round is played, and a packet recalled", async () => {
    const [table] = (await seated(house, { names: ["Camille"], bots: ["maitre", "maitre"] })) as [Table];
    const { keyboard } = table.page;
    await tabTo(table, here(table.side));
    await keyboard.press("ArrowRight");
    await keyboard.press("Space");
    const [, word] = table.view().sides;
    await enter(table);
    expect(table.view().table.packets[0]!.word).toBe(word);
    await tabTo(table, here(table.page.locator(".twelve button")));
    await keyboard.press("End");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    await table.button(table.said.choose.lay("pink")).waitFor();
    await enter(table);
    for (let i = 0; i < 2; ++i) {
      await table.button(table.said.listen.done).waitFor();
      await enter(table);
    }
    await table.button(table.said.tell.sendHint).waitFor();
    await tabTo(table, table.editor);
    await keyboard.type("Tout était rose, même la pluie.");
    await enter(table, "Control+Enter", table.editor);
    await until("the second round", async () => table.view().table.packets.length === 2);

    await toMemories([table]);
    await table.chip("black").waitFor(); // now it may be answered
    await tabTo(table, here(table.page.locator(".cards button")));
    await keyboard.press("Home");
    await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
    await table.ask(1).waitFor();
    await enter(table, "Enter", table.ask(1));
    await until("a hint, or none", async () => table.asked() === "guess");
    for (let up = 1; up <= 3; ++up) {
      await tabTo(table, here(table.page.locator(".twelve button")));
      await keyboard.press("Home");
      await keyboard.press("Enter");
      await table.button(table.said.recall.announce("black")).waitFor();
      await enter(table);
      await until("a card is turned up", async () => cardsUpIn(table.view()) >= up);
      await table.goOn.waitFor();
      await pressThere(table, table.goOn, "Enter", async () => !(await table.goOn.isVisible()));
    }
  }, gameMs);
});

describe("a story", () => {
  it("is reported where it stands, and whoever told it is no longer read", async () => {
    const tables = await seated(house, { names: ["Camille", "Nour", "Ambre"] });
    const [camille] = tables as [Table, Table, Table];
    const { page, said: { listen } } = camille;
    await playUntil(tables, planIn("fr"), ({ table: { phase } }) => phase === "listening");
    const story = page.locator(".story");
    await story.getByText(stories.fr).waitFor();
    const more = story.locator("summary", { hasText: listen.more(1, camille.people()) });
    await more.click();
    await camille.button(listen.report).click();
    const dialog = page.getByRole("dialog", { name: "Signaler Nour" });
    expect(await dialog.getByLabel("Où ?").inputValue()).toBe("word");
    await dialog.getByRole("radio", { name: "Des insultes" }).check();
    await dialog.getByRole("button", { name: "Envoyer" }).click();
    await dialog.getByText("Merci. C’est noté").waitFor();
    await page.keyboard.press("Escape");
    if (!(await camille.button(listen.mute(1, camille.people())).isVisible())) await more.click();
    await camille.button(listen.mute(1, camille.people())).click();
    await story.getByText(listen.muted(1, camille.people())).waitFor();
    expect(await story.innerText()).not.toContain(stories.fr);
    await camille.button(listen.open).click();
    await story.getByText(stories.fr).waitFor();
  }, gameMs);
});

describe("somebody who is removed", () => {
  it("takes their story along: the table says so, and so does the album", async () => {
    const names = ["Camille", "Nour", "Ambre"];
    const tables = await seated(house, { names, config: { first: "seat_1", rounds: "five" } });
    const [camille, , ambre] = tables as [Table, Table, Table];
    await playUntil(tables, planIn("fr"), ({ table: { phase } }) => phase === "listening");
    expect(camille.view().table.teller).toBe(1);
    await ambre.page.getByText(stories.fr).first().waitFor();
    await openMenu(camille.page);
    await camille.page.getByRole("button", { name: "Retirer Nour de la table" }).click();
    await camille.page.getByRole("button", { name: "Retirer pour de bon" }).click();
    const gone = ambre.said.listen.story("…");
    await ambre.page.locator(".story").getByText(gone).waitFor();
    expect(await ambre.page.locator("body").innerText()).not.toContain(stories.fr);
    await expectAccessible(ambre.page);
    await rush([camille, ambre]);
    await toPodium(ambre);
    await ambre.openAlbum.click();
    await ambre.page.getByRole("article").first().getByText(gone).waitFor();
  }, gameMs);
});
