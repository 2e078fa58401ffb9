// What people do about themselves, said once: devices with passkeys, keeping one's games, coming back.
import type { CDPSession, Page } from "playwright-core";
import { words } from "../src/words/words";
import { peopleWords } from "../src/words/people";

export const said = words.fr;
export const people = peopleWords.fr;

/** A device that makes and uses passkeys at a touch, as Chromium imitates it. */
export class Device {
  readonly #cdp: CDPSession;
  readonly #id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp;
    this.#id = id;
  }

  static async of(page: Page): Promise<Device> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  /** The keys of another device come here too, as accounts of phones and laptops carry them. */
  async take(other: Device): Promise<void> {
    const { credentials } = await other.#cdp.send("WebAuthn.getCredentials", { authenticatorId: other.#id });
    for (const credential of credentials)
      await this.#cdp.send("WebAuthn.addCredential", { authenticatorId: this.#id, credential });
  }
}

export async function keepByKey(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/garder`);
  await page.getByRole("button", { name: people.keep.key }).click();
  await page.getByRole("heading", { name: people.keep.done }).waitFor();
}

/** Keeps by a password, and returns the login. */
export async function keepByPassword(page: Page, origin: string, password: string): Promise<string> {
  await page.goto(`${origin}/garder`);
  await page.getByRole("button", { name: people.keep.password }).click();
  await page.getByLabel(people.password.fresh).fill(password);
  await page.getByRole("button", { name: people.password.set }).click();
  await page.getByRole("heading", { name: people.keep.done }).waitFor();
  const line = await page.getByText(people.password.login("").trim()).textContent();
  return /[a-z]+-\d+/.exec(line ?? "")?.[0] ?? "";
}

export async function enterByPassword(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel(people.enter.login).fill(login);
  await page.getByLabel(people.enter.password).fill(password);
  await page.getByRole("button", { name: people.enter.go, exact: true }).click();
}
