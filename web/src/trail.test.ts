import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, readAddress, type Route } from "./router";
import { Trail } from "./trail";

const shelf: Route = { page: "shelf" };
const table: Route = { page: "table", code: "lilas0047", leaf: "table" };

/** A browser with its steps; Back is answered at once. */
class Browser {
  steps: { state: unknown; address: string }[] = [{ state: null, address: "/" }];
  at = 0;
  route: Route = shelf;
  hasSheet = false;
  readonly trail: Trail;

  constructor() {
    const browser = this;
    const history = {
      get state() { return browser.steps[browser.at]?.state; },
      pushState: (state: unknown, _: string, address = browser.address()) => {
        browser.steps = [...browser.steps.slice(0, browser.at + 1), { state, address: String(address) }];
        ++browser.at;
      },
      replaceState: (state: unknown, _: string, address = browser.address()) => {
        browser.steps[browser.at] = { state, address: String(address) };
      },
      back: () => browser.step(-1),
    };
    this.trail = new Trail({
      history, here: () => this.here(), route: () => this.route, hasSheet: () => this.hasSheet,
      close: () => (this.hasSheet = false),
      went: (route) => { this.route = route; this.hasSheet = false; },
    });
  }
  address(): string { return this.steps[this.at]?.address ?? ""; }
  here(): Route { return readAddress(this.address(), ""); }
  step(way: 1 | -1): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, this.at + way));
    this.trail.popped(this.steps[this.at]?.state);
  }
  go(route: Route): void {
    this.trail.go(route);
    this.route = route;
    this.hasSheet = false;
  }
  open(): void {
    this.trail.sheetOpened();
    this.hasSheet = true;
  }
}

describe("the way back", () => {
  let browser = new Browser();
  beforeEach(() => {
    browser = new Browser();
    browser.go(table);
  });

  it("closes a sheet before it leaves the table", () => {
    browser.open();
    browser.step(-1);
    expect(browser).toMatchObject({ hasSheet: false, route: table });
    browser.step(-1);
    expect(browser.route).toEqual(shelf);
  });

  it("passes over sheets that were closed otherwise, however many", () => {
    for (let i = 0; i < 3; ++i) {
      browser.open();
      browser.hasSheet = false;
    }
    expect(browser.steps).toHaveLength(3);
    browser.step(-1);
    expect(browser.route).toEqual(shelf);
  });

  it("leads from where a sheet led straight to where it was opened", () => {
    browser.step(-1);
    browser.open();
    browser.go(table); // as when a name was asked for first
    expect(browser.steps.map(({ address }) => address)).toEqual(["/", addressOf(table)]);
    browser.step(-1);
    expect(browser.route).toEqual(shelf);
  });

  it("goes forth again", () => {
    browser.step(-1);
    browser.step(1);
    expect(browser.route).toEqual(table);
    browser.open();
    browser.step(-1);
    browser.step(1); // to a sheet that is closed
    expect(browser).toMatchObject({ hasSheet: false, route: table });
    browser.step(-1);
    expect(browser.route).toEqual(shelf);
  });
});
