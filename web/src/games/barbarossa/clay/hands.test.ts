import { describe, expect, it } from "vitest";
import { Hands, type Touch, type Wishes } from "./hands";

const at = (id: number, x: number, y: number, isTurning = false): Touch => ({ id, x, y, pressure: 255, isTurning });

function watched(isClay: boolean): { hands: Hands; heard: string[] } {
  const heard: string[] = [];
  const wishes: Wishes = {
    grips: () => isClay,
    begin: () => heard.push("begin"),
    go: (touches) => heard.push(`go ${touches.length}`),
    end: () => heard.push("end"),
    drop: () => heard.push("drop"),
    tap: () => heard.push("tap"),
    turn: (dx, dy) => heard.push(`turn ${dx.toFixed(2)} ${dy.toFixed(2)}`),
    zoom: (factor) => heard.push(`zoom ${factor.toFixed(2)}`),
  };
  return { hands: new Hands(wishes), heard };
}

describe("hands", () => {
  it("work the clay they touch", () => {
    const { hands, heard } = watched(true);
    hands.down(at(1, 0.5, 0.5));
    hands.move([at(1, 0.51, 0.5), at(1, 0.52, 0.5)]);
    hands.up(1);
    expect(heard).toEqual(["begin", "go 2", "end"]);
  });

  it("turn the wheel by the background, and by the right button anywhere", () => {
    for (const [isClay, isTurning] of [[false, false], [true, true]] as const) {
      const { hands, heard } = watched(isClay);
      hands.down(at(1, 0.5, 0.5, isTurning));
      hands.move([at(1, 0.6, 0.4)]);
      hands.up(1);
      expect(heard).toEqual(["turn 0.10 -0.10"]);
    }
  });

  it("tap beside the clay where they come and go, and not where they turned the wheel", () => {
    for (const [to, isTurning, expected] of [
      [0.51, false, ["turn 0.01 0.00", "tap"]], [0.6, false, ["turn 0.10 0.00"]], [0.51, true, ["turn 0.01 0.00"]],
    ] as const) {
      const { hands, heard } = watched(false);
      hands.down(at(1, 0.5, 0.5, isTurning));
      hands.move([at(1, to, 0.5, isTurning)]);
      hands.up(1);
      expect(heard).toEqual(expected);
    }
  });

  it("take back a stroke that a second finger shows was none", () => {
    const { hands, heard } = watched(true);
    hands.down(at(1, 0.4, 0.5));
    hands.down(at(2, 0.6, 0.5));
    hands.move([at(2, 0.8, 0.5)]);
    hands.up(2);
    hands.move([at(1, 0.1, 0.1)]); // the finger left over does nothing
    hands.up(1);
    expect(heard).toEqual(["begin", "drop", "turn 0.10 0.00", "zoom 2.00"]);
  });

  it("let a stroke go on under a palm", () => {
    const { hands, heard } = watched(true);
    hands.down(at(1, 0.4, 0.5));
    hands.move([at(1, 0.5, 0.5)]);
    hands.down(at(2, 0.9, 0.9));
    hands.move([at(1, 0.6, 0.5)]);
    hands.up(1);
    expect(heard).toEqual(["begin", "go 1", "go 1", "end"]);
  });

  it("drop what the browser takes away", () => {
    const { hands, heard } = watched(true);
    hands.down(at(1, 0.5, 0.5));
    hands.cancel(1);
    expect(heard).toEqual(["begin", "drop"]);
  });
});
