// Color'Yam's table as people find it: its buttons, and what there is to do.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** What a person finds at the table. */
export const on = (page: Page) => ({
  podium: page.getByRole("list", { name: "Le podium" }),
  toPodium: page.getByRole("button", { name: "Voir le podium" }),
  throwSix: page.getByRole("button", { name: "Lancer les six dés", disabled: false }),
  again: page.getByRole("button", { name: /^Relancer/, disabled: false }),
  stop: page.getByRole("button", { name: /^S’arrêter à/, disabled: false }),
  chance: page.getByRole("button", { name: /^Seconde chance/, disabled: false }),
  cross: page.getByRole("button", { name: /^Barrer la ligne/, disabled: false }),
  dice: page.getByRole("list", { name: "Les six dés" }).getByRole("button"),
  declareMiss: page.getByRole("button", { name: "Déclarer manqué", disabled: false }),
  throws: (made: number) => page.locator(".vh", { hasText: new RegExp(`^${made} lancers? sur 3$`) }),
  verdict: page.locator(".verdict"),
});

export type Situation = "over" | "throwSix" | "stop" | "chance" | "choose";

/** Waits until this person has something to do, or the game is over. */
export async function situation(page: Page, choose?: Locator): Promise<Situation> {
  const { toPodium, throwSix, stop, chance } = on(page);
  const all: [Situation, Locator][] = [["over", toPodium], ["throwSix", throwSix], ["chance", chance], ["stop", stop]];
  if (choose !== undefined) all.push(["choose", choose]);
  await all.map(([, locator]) => locator).reduce((any, each) => any.or(each)).first().waitFor({ timeout: 20_000 });
  for (const [name, locator] of all) if (await locator.first().isVisible()) return name;
  return situation(page, choose);
}

export async function expectInReach(page: Page, action: Locator): Promise<void> {
  const box = await action.boundingBox();
  const height = page.viewportSize()!.height;
  expect(box!.y).toBeGreaterThan(height / 2);
  expect(box!.y + box!.height).toBeLessThanOrEqual(height);
  expect(box!.height).toBeGreaterThanOrEqual(44);
}
