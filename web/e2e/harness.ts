// A real table for tests: the built binary on a free port with data of its own, and people in browser contexts
// of their own. Whatever a page reports as an error (Content-Security-Policy included) fails the test.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

const root = resolve(import.meta.dirname, "../..");
export const build = resolve(root, process.env["PALETTE_BUILD"] ?? "build");
const dist = resolve(root, process.env["PALETTE_PAGE"] ?? "web/dist");
const screens = join(root, "build", "screens");

export interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly botDelayMs: number;
  readonly port?: number;
  readonly data?: string;
  readonly more?: readonly string[]; // arguments
}

export async function startServer({ botDelayMs, port = 0, data, more = [] }: ServerOptions): Promise<Server> {
  const folder = data ?? mkdtempSync(join(tmpdir(), "palette-e2e-"));
  const args = [
    "serve", "--address", "127.0.0.1", "--port", String(port), "--data", folder, "--web", dist,
    "--bot-delay-ms", String(botDelayMs),
    "--address-connections", "1000", "--address-calls", "1000", "--messages", "1000", // tests are in a hurry
    ...more,
  ];
  const process = spawn(join(build, "palette"), args, { stdio: ["ignore", "pipe", "inherit"] });
  const origin = await new Promise<string>((found, failed) => {
    process.stdout.on("data", (text: Buffer) => {
      const at = /http:\/\/localhost:(\d+)/.exec(String(text))?.[1];
      if (at !== undefined) found(`http://localhost:${at}`);
    });
    process.once("exit", (code) => failed(new Error(`the server stopped with ${code}`)));
  });
  const stop = async (): Promise<void> => {
    await ended(process);
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

function ended(process: ChildProcess): Promise<void> {
  return new Promise((done) => {
    process.once("exit", () => done());
    process.kill("SIGTERM");
  });
}

export interface PersonOptions {
  readonly phone?: boolean;
  /** Of the window, where it is neither the small phone's nor the laptop's. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: "light" | "dark";
  /** Chosen on an earlier visit. */
  readonly lang?: "fr" | "en";
  /** Has never played here: the table says what one plays for. */
  readonly isNewcomer?: boolean;
  /** Text twice as large, as a browser's settings make it. */
  readonly isLarge?: boolean;
  /** The system's few colours instead of ours. */
  readonly isForced?: boolean;
  /** What the browser asks for. */
  readonly locale?: string;
  /** Time passes ten times as fast in this browser: whole games without the pauses that people need. */
  readonly isHurried?: boolean;
  /** Errors this test brings about on purpose. */
  readonly expectedErrors?: RegExp;
}

/** What a browser says when its line is cut, and when one it was just opening is given up. */
export const lineLost = /ERR_INTERNET_DISCONNECTED|closed before the connection is established/;

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const laptop = { viewport: { width: 1366, height: 768 } };

function remember(lang: string): void {
  const hasStorage = location.protocol.startsWith("http"); // an empty document has none
  if (hasStorage) localStorage.setItem("palette.lang", lang);
}

function knowGames(): void {
  if (location.protocol.startsWith("http"))
    localStorage.setItem("palette.known", "coloryam farfalia colorwords farben barbarossa");
}

function enlarge(): void {
  addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%"));
}

function hurry(): void {
  const [later, now] = [window.setTimeout, performance.now.bind(performance)];
  window.setTimeout = ((act: () => void, ms = 0) => later(act, ms / 10)) as typeof window.setTimeout;
  performance.now = () => 10 * now();
}

/** One server and one browser for a test file; people come and go. */
export function houseFor(options: ServerOptions, browserMore: readonly string[] = []) {
  let server: Server;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    server = await startServer(options);
    browser = await chromium.launch({
      executablePath: "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", ...browserMore],
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function context(options: PersonOptions = {}): Promise<BrowserContext> {
    const { phone: isPhone, size, theme, lang, locale = "fr-FR", isLarge, isForced, expectedErrors } = options;
    const settings: BrowserContextOptions = {
      ...(isPhone === true ? phone : laptop), ...(size === undefined ? {} : { viewport: size }), locale,
      reducedMotion: "reduce", colorScheme: theme ?? "light",
      forcedColors: isForced === true ? "active" : "none",
      permissions: ["clipboard-read", "clipboard-write"],
    };
    const made = await browser.newContext(settings);
    if (lang !== undefined) await made.addInitScript(remember, lang);
    if (options.isNewcomer !== true) await made.addInitScript(knowGames);
    if (isLarge === true) await made.addInitScript(enlarge);
    if (options.isHurried === true) await made.addInitScript(hurry);
    const note = (text: string): void => {
      if (expectedErrors?.test(text) !== true) errors.push(text);
    };
    made.on("weberror", (error) => note(String(error.error())));
    made.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") note(message.text());
    });
    contexts.push(made);
    return made;
  }

  return {
    origin: () => server.origin,
    context,
    /** Somebody with a browser of their own, at an address of the page. */
    async person(address = "/", options: PersonOptions = {}): Promise<Page> {
      const page = await (await context(options)).newPage();
      await page.goto(server.origin + address);
      return page;
    },
    /** The same, already named. */
    async named(name: string, address = "/", options: PersonOptions = {}): Promise<Page> {
      const made = await context(options);
      const headers = { Origin: server.origin };
      await made.request.post(`${server.origin}/api`, { headers, data: { type: "set_name", name } });
      const page = await made.newPage();
      await page.goto(server.origin + address);
      return page;
    },
  };
}

/** No accessibility violation, of any rule and any severity. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window!);
}

/** What cannot be pressed, though it is there and not disabled: something lies over its middle, or it is cut off even
    when one scrolls there; and what does not hold its own words. */
export function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const controls = [...scope.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary")];
    const nameOf = (control: HTMLElement): string =>
      (control.getAttribute("aria-label") ?? control.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 60)
        || control.outerHTML.slice(0, 80);
    return controls.flatMap((control) => {
      const target = control.classList.contains("vh") ? (control.closest("label") ?? control) : control;
      if (!target.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled, [inert] *")) return [];
      if (target.closest(".vh") !== null) return [];
      target.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit = found !== null && (target.contains(found) || found.contains(target) && found.matches("label"));
      const over = found === null ? "the edge" : `${found.tagName.toLowerCase()}.${found.getAttribute("class") ?? ""}`;
      if (!isHit) return [`${nameOf(control)} is under ${over}`];
      const isCut = control.matches("button, a") && control.scrollWidth > control.clientWidth + 2
        && getComputedStyle(control).display !== "inline";
      return isCut ? [`${nameOf(control)} is wider than its button`] : [];
    });
  });
}

/** Words that are cut off and stand in no title either. */
function cut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector("dialog[open]") ?? document.body;
    return [...scope.querySelectorAll<HTMLElement>("*")].flatMap((each) => {
      const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const hasText = texts.some(({ nodeValue }) => nodeValue?.trim() !== "");
      const isSaid = each.clientWidth <= 1 || each.closest("[title]") !== null; // to who listens, or in a title
      if (!hasText || isSaid || !each.checkVisibility({ visibilityProperty: true })) return [];
      const { overflowX, display } = getComputedStyle(each);
      const isCut = display !== "inline" && overflowX === "hidden" && each.scrollWidth > each.clientWidth + 1;
      return isCut ? [`“${(each.textContent ?? "").trim().slice(0, 60)}” is cut`] : [];
    });
  });
}

/** What sticks out, cannot be pressed or cannot be read, in words. */
export async function misfits(page: Page): Promise<readonly string[]> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const sideways = content! > window! ? [`${content} px wide in a window of ${window}`] : [];
  return [...sideways, ...(await unreachable(page)), ...(await cut(page))];
}

/** All that is wrong with a screen for who needs large text or the system's colours, in words. */
export async function wrongWith(page: Page, isForced: boolean): Promise<readonly string[]> {
  // Forced colours are the system's, and so is their contrast.
  const { violations } = await new AxeBuilder({ page }).disableRules(isForced ? ["color-contrast"] : []).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`);
  return [...(await misfits(page)), ...found];
}

export async function screenshot(page: Page, name: string, isWhole = false): Promise<void> {
  mkdirSync(screens, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(screens, `${name}.png`), fullPage: isWhole });
}

/** What a person reads on a page, spaces made plain. */
export const plain = (text: string | null): string => (text ?? "").replace(/[\s\u00a0\u202f]+/g, " ").trim();
