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
  sheets = 0;
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
      history, here: () => this.here(), route: () => this.route, hasSheet: () => this.sheets > 0,
      close: async () => void --this.sheets,
      went: (route) => { this.route = route; this.sheets = 0; },
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
    this.sheets = 0;
  }
  open(): void {
    this.trail.sheetOpened();
    ++this.sheets;
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
    expect(browser).toMatchObject({ sheets: 0, route: table });
    browser.step(-1);
    expect(browser.route).toEqual(shelf);
  });

  it("closes sheets that lie on each other one by one", async () => {
    browser.open();
    browser.open();
    browser.step(-1);
    await Promise.resolve(); // the page follows
    await Promise.resolve();
    expect(browser).toMatchObject({ sheets: 1, route: table });
    browser.step(-1);
    expect(browser).toMatchObject({ sheets: 0, route: table });
    browser.step(-1);
    expect(browser.route).toEqual(shelf);
  });

  it("passes over sheets that were closed otherwise, however many", () => {
    for (let i = 0; i < 3; ++i) {
      browser.open();
      browser.sheets = 0;
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
    expect(browser).toMatchObject({ sheets: 0, route: table });
    browser.step(-1);
    expect(browser.route).toEqual(shelf);
  });
});
