// Barbarossa in the browser, on the real server: three people who sculpt by hand and guess each other's words up to the
// album; one person among bots who builds with the keyboard alone; what is refused and said; a line that is lost.
import { describe, expect, it } from "vitest";
import type { Tool } from "../src/clay/clay";
import { tintOf } from "../src/games/barbarossa/clay/colours";
import {
  answer, ask, type At, curse, expectStrokes, fingers, guess, handIn, hold, inSoftware, judge, leftOf, letter,
  makeBall, name, openCurse, pay, resize, roll, seated, stop, stroke, type Table, write,
} from "./barbarossa_steps";
import { expectAccessible, expectNoSidewaysScroll, houseFor, lineLost, plain, screenshot } from "./harness";
import { press, until } from "./steps";

const house = houseFor({ botDelayMs: 0 }, inSoftware);
const gameMs = 400_000;

/** Of each seat, as the table counts objects: three each. */
const secrets = [
  ["girafe", "parapluie", "locomotive"], ["tortue", "moulin", "champignon"], ["chandelier", "trompette", "escargot"],
] as const;
const secretOf = (object: number): string => secrets.flat()[object]!;

/** Nothing of this was ever in that page, nor on its line. */
async function expectNeverTold({ page, told }: Table, texts: readonly string[]): Promise<void> {
  const seen = `${await page.content()}\n${told()}`.toLocaleLowerCase("fr");
  for (const text of texts) expect(seen.includes(text), text).toBe(false);
}
/** Nobody knows a word but its owner and whoever guessed it. */
async function expectSecretsKept(tables: readonly Table[]): Promise<void> {
  for (const [seat, table] of tables.entries()) {
    const { objects } = table.view().table;
    const isHidden = (word: string, object: number): boolean =>
      !secrets[seat]!.some((own) => own === word) && objects[object]?.arrows.includes(seat) !== true;
    await expectNeverTold(table, secrets.flat().filter(isHidden));
  }
}
async function look(table: Table, moment: string, picture: string): Promise<void> {
  await expectNoSidewaysScroll(table.page);
  await expectAccessible(table.page);
  await screenshot(table.page, `barbarossa-${moment}-${picture}`);
}

/** A lump, a ridge, a hollow and a hat, by hand; one stroke too many is taken back. */
async function sculptByHand(table: Table, isByTouch = false): Promise<void> {
  const work = async (tool: Tool, strokes: number, from: At, to: At = from): Promise<void> => {
    await hold(table, tool);
    await stroke(table, from, to, isByTouch);
    await expectStrokes(table, strokes);
  };
  await resize(table, 38);
  await work("add", 1, [0.5, 0.6]);
  await resize(table, 18);
  await work("add", 2, [0.42, 0.47], [0.58, 0.5]);
  await work("carve", 3, [0.45, 0.56], [0.55, 0.55]);
  await work("cone", 4, [0.5, 0.38]);
  const kept = await leftOf(table);
  await work("ball", 5, [0.42, 0.55]);
  await table.button(table.said.bench.undo).click();
  await expectStrokes(table, 4);
  expect(await leftOf(table)).toBe(kept);
}

/** While others still sculpt, one may go back to work. */
async function reworkOnce(camille: Table, nour: Table): Promise<void> {
  await handIn(camille);
  await camille.page.getByText(camille.said.people.waiting).waitFor();
  await nour.button(nour.said.label.more).click(); // on a phone the others are in the drawer
  await nour.dialog.getByText(nour.said.people.ready(0, nour.people())).waitFor();
  await nour.dialog.getByRole("button", { name: nour.said.label.close }).first().click();
  await press("rework", camille.button(camille.said.people.rework), () => camille.ready.isVisible());
  await until("the word may be changed", () => camille.word.isEnabled());
  await name(camille, 0, "chien");
  await name(camille, 0, secretOf(0));
  await handIn(camille);
}

async function sculptAll(tables: readonly Table[]): Promise<void> {
  const [camille, nour, ambre] = tables as readonly [Table, Table, Table];
  await Promise.all([
    name(camille, 0, secretOf(0)).then(() => sculptByHand(camille)),
    name(nour, 0, secretOf(3)).then(() => sculptByHand(nour, true)),
    name(ambre, 0, secretOf(6)).then(() => sculptByHand(ambre)),
  ]);
  await look(camille, "studio", "laptop-light-fr");
  await look(nour, "studio", "phone-light-fr");
  await look(ambre, "studio", "laptop-dark-en");

  // A reload in the middle of it, with a stroke on its way: that one may be lost, nothing else.
  await camille.saved.waitFor();
  const left = await leftOf(camille);
  await hold(camille, "box");
  await stroke(camille, [0.5, 0.6]);
  await camille.page.reload();
  await camille.wheel.waitFor();
  await expectStrokes(camille, 4, 5);
  expect(await leftOf(camille)).toBeLessThanOrEqual(left);
  expect(await camille.word.inputValue()).toBe(secretOf(0));

  await Promise.all(tables.map(async (table, seat) => {
    await makeBall(table, 1, secrets[seat]![1]);
    await makeBall(table, 2, secrets[seat]![2]);
  }));
  await expectSecretsKept(tables);
  await reworkOnce(camille, nour);
  await handIn(nour);
  await handIn(ambre);
  await until("play begins", async () => tables.every(({ view }) => view().table.phase === "moving"));
}

/** Camille goes to the elf: the letter is for her eyes only. */
async function turnAtTheElf([camille, nour, ambre]: readonly [Table, Table, Table]): Promise<void> {
  await camille.object(3).waitFor();
  await camille.step(6).click();
  await look(camille, "moving", "laptop-light-fr");
  await pay(camille, 6);
  await camille.object(3).click();
  await look(camille, "elf", "laptop-light-fr");
  await letter(camille, 3, 1);
  await camille.talk.getByText("C’est T", { exact: true }).waitFor();
  await nour.talk.getByText(nour.said.table.talk.letter({ ...camille.view().table.talk[0]!, is_hidden: true },
    nour.people())).waitFor();
  for (const { page, view } of [nour, ambre]) {
    expect(view().table.talk[0]).toMatchObject({ kind: "letter", text: "", is_hidden: true });
    expect(await page.content()).not.toMatch(/C’est T\b|It is T\b/);
  }
}

/** Nour asks, is answered and guesses; in between others spend curses and write for themselves. */
async function turnOfQuestions([camille, nour, ambre]: readonly [Table, Table, Table]): Promise<void> {
  await pay(nour, 3);
  await write(nour, 0, "Est-ce un animal ?");
  await look(nour, "question", "phone-light-fr");
  await ask(nour, 0, "Est-ce un animal ?");
  await until("Camille is asked", async () => camille.asked() === "answer");
  await camille.button(camille.said.table.answer.probably).waitFor();
  await look(camille, "answering", "laptop-light-fr");
  await answer(camille, "yes");
  await ask(nour, 6, "Est-ce plus grand qu’une main ?");
  await answer(ambre, "probably");

  await openCurse(camille, 7);
  await look(camille, "curse", "laptop-light-fr");
  await camille.dialog.getByRole("button", { name: camille.said.table.close }).first().click();
  await curse(camille, 7, -1);
  await curse(ambre, 2, `La ${secretOf(2)}`); // with its article it is the very word
  await until("an arrow is planted", async () => camille.thing(2).arrows.includes(2));
  expect(nour.asked()).toBe("question"); // she goes on as if nothing had been

  const note = "sans doute une bête à poils";
  await ambre.object(0).click();
  await ambre.leaf("notebook").click();
  await ambre.notes.fill(note);
  await ambre.notes.blur();
  await until("the note is kept", async () => ambre.view().notes[0] === note);
  for (const other of [camille, nour]) await expectNeverTold(other, [note]);
  await ambre.leaf("live").click();

  await ask(nour, 1, "Est-ce que cela se mange ?");
  await answer(camille, "no");
  await until("the second series", async () => nour.asked() === "guess");
  await camille.page.getByText(camille.said.table.curse.why("second_series", camille.view(), camille.people()))
    .waitFor();
  await guess(nour, 0, "girafon");
  await until("Camille judges", async () => camille.asked() === "verdict");
  await camille.button(camille.said.table.reply.right).waitFor();
  await look(camille, "judging", "laptop-light-fr");
  await expectNeverTold(ambre, ["girafon"]);
  await judge(camille, true);
  await until("an arrow is planted", async () => ambre.thing(0).arrows.includes(1));
  await nour.page.getByRole("radio", { name: nour.said.table.object.label(nour.thing(0), "guessed", nour.people()) })
    .first().waitFor();
  await guess(nour, 1, "chapeau");
  await judge(camille, false);
}

describe("three people", () => {
  it("sculpt by hand, ask, curse and guess, and all lies open at the end", async () => {
    const tables = await seated(house, {
      people: [{ name: "Camille" }, { name: "Nour", phone: true }, { name: "Ambre", theme: "dark", lang: "en" }],
    });
    const three = tables as readonly [Table, Table, Table];
    const [camille, nour, ambre] = three;
    await sculptAll(tables);
    await turnAtTheElf(three);
    await turnOfQuestions(three);
    await look(nour, "table", "phone-light-fr");
    await look(ambre, "table", "laptop-dark-en");
    await roll(ambre);
    await until("Ambre’s throw", async () => ambre.view().table.phase !== "rolling");
    while (ambre.view().table.turn === 2) await stop(ambre);

    await pay(camille, 3);
    await stop(camille);
    await expectSecretsKept(tables);
    for (let object = 3; object < 9; ++object) await guess(camille, object, secretOf(object));
    for (const { podium } of tables) await podium.waitFor({ timeout: 30_000 });
    await camille.page.getByRole("heading", { name: camille.said.shell.end.fair }).waitFor();
    expect(camille.view().table.players[0]!.hat).toBe(32);
    await expectPodiumOfClay(camille);
    await look(camille, "end", "laptop-light-fr");
    await look(nour, "end", "phone-light-fr");
    await expectAlbum(three);
  }, gameMs);
});

/** Everybody's chip is of their own clay. */
async function expectPodiumOfClay({ podium, people }: Table): Promise<void> {
  for (const [seat, name] of people().names.entries()) {
    const chip = podium.getByRole("listitem").filter({ hasText: name }).locator(".sw");
    const colour = await chip.evaluate((each) => getComputedStyle(each).backgroundColor);
    const tint = tintOf(seat, false).slice(1).match(/../g)!.map((each) => parseInt(each, 16));
    expect(colour, name).toBe(`rgb(${tint.join(", ")})`);
  }
}

/** Words, answers and guesses for everybody; what one disputes, all see; and the film of the hand at work. */
async function expectAlbum(tables: readonly [Table, Table, Table]): Promise<void> {
  const [camille, nour, ambre] = tables;
  for (const { openAlbum, page } of tables) {
    await openAlbum.click();
    await page.getByRole("article").nth(8).waitFor();
    const read = plain(await page.locator("main").innerText()).toLocaleLowerCase("fr");
    for (const text of [...secrets.flat(), "est-ce un animal ?", "girafon", "chapeau"]) expect(read).toContain(text);
  }
  await nour.article(1).getByRole("button", { name: /Contester.*se mange/ }).click();
  await camille.article(1).getByText("Contestée par Nour").waitFor();
  await ambre.article(1).getByText(ambre.said.album.disputed([1], ambre.people())).waitFor();

  const page = camille.article(0);
  await page.getByRole("button", { name: camille.said.album.film }).click();
  const film = page.getByRole("slider", { name: camille.said.clay.film.label });
  await until("the film is there", async () => Number(await film.inputValue()) >= 4);
  const strokes = Number(await film.inputValue());
  const at: number[] = [];
  await page.getByRole("button", { name: camille.said.clay.film.play }).click();
  await until("the film has been played", async () => {
    const now = Number(await film.inputValue());
    if (now !== at.at(-1)) at.push(now);
    return at.length > 2 && now === strokes && at.includes(1);
  });
  await look(camille, "film", "laptop-light-fr");
  await page.getByRole("button", { name: camille.said.album.film }).click(); // and away
  await look(nour, "album", "phone-light-fr");
  await look(ambre, "album", "laptop-dark-en");
}

const alone = { people: [{ name: "Camille", expectedErrors: lineLost }], bots: ["apprenti", "apprenti", "apprenti"] };

describe("in the studio", () => {
  it("a word that cannot be is said so while it is typed, and nobody is ready without clay", async () => {
    const [table] = (await seated(house, alone)) as [Table];
    const { faults } = table.said.label;
    for (const [word, fault] of [
      ["chat2", faults.word_has_digits], ["pomme de terre", faults.not_one_word],
      ["arc-en-ciel", faults.not_one_word], ["a".repeat(25), faults.word_too_long],
    ] as const) {
      await table.word.fill(word);
      await table.page.getByText(fault, { exact: true }).waitFor();
      expect(await table.word.inputValue()).toBe(word);
    }
    await table.ready.click({ force: true });
    await table.page.getByRole("alert").getByText(table.said.people.missingAt(1, table.said.people.missing.word))
      .waitFor();
    await expectAccessible(table.page);
    await name(table, 0, "chat");
    await name(table, 1, "Chat");
    await table.page.getByText(faults.same_word, { exact: true }).waitFor();
    await name(table, 1, "chien");
    await table.ready.click({ force: true });
    await table.page.getByRole("alert").getByText(table.said.people.missingAt(1, table.said.people.missing.clay))
      .waitFor();
    await makeBall(table, 0, "chat");
    await makeBall(table, 1, "chien");
    await handIn(table);
  }, gameMs);

  it("what is made without a line is kept, and sent when there is one again", async () => {
    const [table] = (await seated(house, alone)) as [Table];
    await makeBall(table, 0, "chat");
    await table.saved.waitFor();
    await table.page.context().setOffline(true);
    await table.page.getByText(table.said.shell.table.lost).waitFor();
    await hold(table, "cone");
    await stroke(table, [0.5, 0.55]);
    await expectStrokes(table, 2);
    await table.page.getByText(table.said.people.offline).waitFor();
    await name(table, 0, "chaton");
    await table.page.context().setOffline(false);
    await table.saved.waitFor({ timeout: 30_000 });
    await table.page.reload();
    await table.wheel.waitFor();
    await expectStrokes(table, 2);
    expect(await table.word.inputValue()).toBe("chaton");
  }, gameMs);
});

describe("on a phone", () => {
  const phone = { ...alone, people: [{ name: "Camille", phone: true }] };

  it("fingers lay clay, work it, turn and zoom it, and nothing else", async () => {
    const [table] = (await seated(house, phone)) as [Table];
    await table.button(table.said.tools.byForm).click(); // nothing made yet: the way back is in sight
    await table.button(table.said.tools.byForm).click();
    await stroke(table, [0.5, 0.7], [0.5, 0.7], true);
    await expectStrokes(table, 1);
    await stroke(table, [0.25, 0.75], [0.25, 0.75], true); // beside it
    await expectStrokes(table, 2);
    const left = await leftOf(table);
    await stroke(table, [0.49, 0.62], [0.52, 0.6], true); // it follows the lump, and does not pile up towards the eye
    await expectStrokes(table, 3);
    expect(left - (await leftOf(table))).toBeLessThan(4);
    const before = await table.wheel.screenshot();
    await stroke(table, [0.1, 0.4], [0.4, 0.4], true);
    await fingers(table, [[0.4, 0.6], [0.4, 0.5]], [[0.6, 0.6], [0.6, 0.5]]);
    await fingers(table, [[0.45, 0.5], [0.3, 0.5]], [[0.55, 0.5], [0.7, 0.5]]);
    await expectStrokes(table, 3);
    expect((await table.wheel.screenshot()).equals(before)).toBe(false);
  }, gameMs);

  it("a graphics card that goes is missed, and found again", async () => {
    // three.js clears up after the one that went.
    const expectedErrors = /does not belong to this context|too many errors/;
    const people = [{ ...phone.people[0]!, expectedErrors }];
    const [table] = (await seated(house, { ...phone, people })) as [Table];
    await makeBall(table, 0, "chat");
    await makeBall(table, 1, "chien");
    await handIn(table);
    const canvas = table.page.locator("canvas.there");
    await canvas.waitFor();
    const card = await canvas.evaluateHandle((each: HTMLCanvasElement) =>
      each.getContext("webgl2")!.getExtension("WEBGL_lose_context")!);
    await card.evaluate((each) => each.loseContext());
    const missing = table.page.getByText(table.said.clay.noPicture, { exact: true });
    await missing.waitFor();
    await card.evaluate((each) => each.restoreContext());
    await canvas.waitFor();
    expect(await missing.count()).toBe(0);
  }, gameMs);
});

describe("what cannot be asked", () => {
  it("stays in its box, and the page says why", async () => {
    const company = { ...alone, config: { letter_questions: false } };
    const [table] = (await seated(house, { ...company, people: [{ name: "Camille", isHurried: false }] })) as [Table];
    await makeBall(table, 0, "chat");
    await makeBall(table, 1, "chien");
    await handIn(table);
    await pay(table, 3);
    const { ask: said } = table.said.table;
    const box = table.page.getByLabel(said.to(table.thing(2), table.people()));
    await table.object(2).click();
    for (const [text, why] of [
      ["", said.missing(false)], ["  ", said.missing(false)], ["à".repeat(143), said.over(3)],
    ] as const) {
      await box.fill(text);
      await until("its button is there to be pressed", async () => {
        await box.press("Enter");
        return table.page.getByText(why, { exact: true }).isVisible();
      });
      expect([await box.inputValue(), await table.main.getAttribute("aria-disabled")]).toEqual([text, "true"]);
    }
    await box.fill("Le mot a-t-il six lettres ?");
    await press("a question about letters", table.button(said.ask), () =>
      table.page.getByRole("status").getByText(table.said.illegal.no_letter_questions).isVisible());
    expect(await box.inputValue()).toBe("Le mot a-t-il six lettres ?");
    expect(table.view().table.talk).toEqual([]);

    await openCurse(table, 2);
    const { letter: places, curse: curses } = table.said.table;
    const less = table.dialog.getByRole("button", { name: places.less });
    await less.click({ force: true });
    await table.dialog.getByText(places.which(1), { exact: true }).waitFor(); // there is none before the first
    expect(await less.getAttribute("aria-disabled")).toBe("true");
    for (let i = 1; i < 30; ++i) await table.dialog.getByRole("button", { name: places.more }).click();
    await table.dialog.getByRole("button", { name: curses.send("letter") }).click();
    await table.dialog.getByText(table.said.table.talk.letter({ ...table.view().table.talk[0]!, text: "",
      is_hidden: false }, table.people())).waitFor(); // beyond the word: that is the answer
    expect(table.view().table.players[0]!.curses).toBe(2);
  }, gameMs);
});
