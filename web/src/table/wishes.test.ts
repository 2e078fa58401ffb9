import { describe, expect, it } from "vitest";
import { room, seat } from "../testing";
import { unmet, type Wish, wished } from "./wishes";

const over = (agrees: boolean, others = false) => room({ seats: [seat({ agrees }), seat({ agrees: others })] });
const on: Wish = { what: "agrees", isOn: true, at: 0 };
const off: Wish = { what: "agrees", isOn: false, at: 100 };

describe("a switch that the room keeps", () => {
  it("is shown as it was clicked last, and else as the room has it", () => {
    expect(wished(over(false), [on], "agrees")).toBe(true);
    expect(wished(over(false), [on, off], "agrees")).toBe(false);
    expect(wished(over(true), [], "agrees")).toBe(true);
    expect(wished(room({ softens: true }), [on], "softens")).toBe(true);
  });

  it("waits for the answer to each click, in order", () => {
    const first = unmet(over(false), over(true), [on, off], 500);
    expect(first).toEqual([off]);
    expect(wished(over(true), first, "agrees")).toBe(false);
    expect(unmet(over(true), over(false), first, 600)).toEqual([]);
  });

  it("is not answered by what others do, nor by another switch", () => {
    expect(unmet(over(false), over(false, true), [on], 500)).toEqual([on]);
    expect(unmet(room({ softens: true }), room({ softens: false }), [on], 500)).toEqual([on]);
  });

  it("does not wait for ever", () => {
    expect(unmet(over(false), over(false), [on], 20_000)).toEqual([]);
  });
});
