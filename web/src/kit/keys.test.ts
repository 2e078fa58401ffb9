import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keyOf, listenToKeys } from "./keys";

type Held = Partial<Pick<KeyboardEvent, "repeat" | "ctrlKey" | "altKey" | "metaKey">>;

/** A press as it reaches the window, from an element that matches only `inside`. */
function press(type: "keydown" | "keyup", key: string, code: string, inside: string, held: Held = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), { key, code, ...held });
  const target = { closest: (wanted: string) => (wanted.split(", ").includes(inside) ? {} : null) };
  Object.defineProperty(event, "target", { value: target });
  window.dispatchEvent(event);
  return event;
}
const down = (key: string, code: string, inside = "button", held: Held = {}): boolean =>
  press("keydown", key, code, inside, held).defaultPrevented;
const up = (key: string, code: string): boolean => press("keyup", key, code, "button").defaultPrevented;

let said: string[];
let isOverlaid: boolean;
let stop: () => void;
beforeEach(() => {
  said = [];
  isOverlaid = false;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { querySelector: () => (isOverlaid ? {} : null) });
  stop = listenToKeys((key) => key !== "x" && said.push(key) > 0);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("a printed key", () => {
  it("acts though a button has the focus, and the button is pressed neither down nor up", () => {
    expect(down(" ", "Space")).toBe(true);
    expect(up(" ", "Space")).toBe(true);
    expect(said).toEqual([" "]);
  });
  it("that nobody wants stays the button's", () => {
    expect(down("x", "KeyX")).toBe(false);
    expect(up("x", "KeyX")).toBe(false);
  });
  it.each(["input", "textarea", "select", "dialog"])("is not taken from %s", (inside) => {
    expect(down(" ", "Space", inside)).toBe(false);
    expect(up(" ", "Space")).toBe(false);
    expect(said).toEqual([]);
  });
  it("is not taken from what lies over the table", () => {
    isOverlaid = true;
    expect(down("s", "KeyS")).toBe(false);
    expect(said).toEqual([]);
  });
  it("is no command of the browser", () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) down("s", "KeyS", "button", held);
    expect(said).toEqual([]);
  });
  it("acts once while it is held, and a held Enter presses no second button", () => {
    down(" ", "Space");
    expect(down(" ", "Space", "button", { repeat: true })).toBe(true);
    expect(down("Enter", "Enter", "button", { repeat: true })).toBe(true);
    expect(down("Enter", "Enter", "textarea", { repeat: true })).toBe(false);
    expect(said).toEqual([" "]);
  });
  it("is a digit where the row of digits writes something else, and no matter of Shift", () => {
    expect(keyOf({ key: "&", code: "Digit1" })).toBe("1"); // French keyboards
    expect(keyOf({ key: "6", code: "Numpad6" })).toBe("6");
    expect(keyOf({ key: "ArrowRight", code: "Numpad6" })).toBe("ArrowRight");
    expect(keyOf({ key: "S", code: "KeyS" })).toBe("s");
    expect(keyOf({ key: "Escape", code: "Escape" })).toBe("Escape");
  });
  it("is heard no more when the table has gone", () => {
    stop();
    expect(down(" ", "Space")).toBe(false);
  });
});
