// The browser's way back. A sheet that lies over the page is a step of its own, so that Back closes it before it
// leaves the table. Closed otherwise, its step stays behind, is used for the next sheet, and is passed over by Back.
import { addressOf, type Route } from "./router";

type Past = Pick<History, "pushState" | "replaceState" | "back" | "state">;

interface World {
  readonly history: Past;
  readonly here: () => Route;
  readonly route: () => Route; // as the page shows it
  readonly hasSheet: () => boolean;
  readonly close: () => Promise<void>; // the uppermost; done when the page has followed
  readonly went: (route: Route) => void;
}

interface Mark {
  readonly isSheet?: boolean;
}

export class Trail {
  readonly #world: World;
  #isAtSheet: boolean; // the browser's step is a sheet's

  constructor(world: World) {
    this.#world = world;
    this.#isAtSheet = (world.history.state as Mark | null)?.isSheet === true;
  }

  go(route: Route): void {
    if (this.#isAtSheet) this.#world.history.replaceState(null, "", addressOf(route));
    else this.#world.history.pushState(null, "", addressOf(route));
    this.#isAtSheet = false;
  }

  sheetOpened(): void {
    if (!this.#isAtSheet) this.#world.history.pushState({ isSheet: true } satisfies Mark, "");
    this.#isAtSheet = true;
  }

  /** The browser went somewhere: back, forth, or to an address that somebody typed. */
  popped(mark: unknown): void {
    const wasAtSheet = this.#isAtSheet;
    this.#isAtSheet = (mark as Mark | null)?.isSheet === true;
    const route = this.#world.here();
    const isSame = addressOf(route) === addressOf(this.#world.route());
    if (!isSame) return this.#world.went(route);
    if (!wasAtSheet || this.#isAtSheet) return;
    if (this.#world.hasSheet()) void this.#close();
    else this.#world.history.back();
  }

  /** One may lie on another, or stay until others have read it: then there is still something to close. */
  async #close(): Promise<void> {
    await this.#world.close();
    if (this.#world.hasSheet()) this.sheetOpened();
  }
}
