import { expect, it } from "vitest";
import { usualLevel } from "./level";

const nothing = (): null => null;

it("is the one in the middle unless the game says otherwise", () => {
  expect(usualLevel("coloryam", nothing)).toBe("habitue");
  expect(usualLevel("colorwords", nothing)).toBe("apprenti");
});

it("is the one that was chosen last for that game", () => {
  const kept = (key: string): string | null => (key === "palette.level.colorwords" ? "maitre" : null);
  expect(usualLevel("colorwords", kept)).toBe("maitre");
  expect(usualLevel("coloryam", kept)).toBe("habitue");
});

it("is none that the game no longer has, nor chance itself", () => {
  expect(usualLevel("colorwords", () => "grand")).toBe("apprenti");
  expect(usualLevel("colorwords", () => "random")).toBe("apprenti");
});
