import { describe, expect, it } from "vitest";
import { degreesOf, distanceFor, dragged, eyeAt, front, keyed, zoomed } from "./orbit";

describe("orbit", () => {
  it("never turns over, and never goes through the clay", () => {
    let orbit = front;
    for (let i = 0; i < 40; ++i) orbit = zoomed(dragged(orbit, 0.3, 0.9), 1.5);
    expect(orbit.pitch).toBeLessThan(Math.PI / 2);
    expect(Math.hypot(...eyeAt(orbit, distanceFor(1.36, 28, 1)))).toBeGreaterThan(1.4);
  });

  it("says how far round it is", () => {
    expect(degreesOf({ ...front, yaw: 0 })).toBe(0);
    expect(degreesOf({ ...front, yaw: -Math.PI / 2 })).toBe(270);
    expect(degreesOf({ ...front, yaw: 4 * Math.PI })).toBe(0);
  });

  it("sees all of it in a narrow picture too", () => {
    expect(distanceFor(1, 28, 0.5)).toBeGreaterThan(distanceFor(1, 28, 1));
    expect(distanceFor(1, 28, 2)).toBe(distanceFor(1, 28, 1));
  });

  it("goes by keys as by hand, and knows its way home", () => {
    expect(degreesOf(keyed({ ...front, yaw: 0 }, "ArrowRight")!)).toBe(15);
    expect(keyed(dragged(front, 1, 1), "Home")).toEqual(front);
    expect(keyed(front, "a")).toBeNull();
  });
});
