import { expect, it } from "vitest";
import type { Answer } from "../net/api";
import { Asked } from "./asked.svelte";

it("asks once, however often one presses", async () => {
  const asked = new Asked<number>();
  let answer: (got: Answer<number>) => void = () => undefined;
  const first = asked.ask(() => new Promise((done) => (answer = done)));
  expect(asked.isBusy).toBe(true);
  expect(await asked.ask(() => Promise.resolve({ ok: true, value: 2 }))).toBeNull();
  answer({ ok: true, value: 1 });
  expect(await first).toBe(1);
  expect([asked.value, asked.isBusy, asked.code]).toEqual([1, false, null]);
});

it("keeps what it knew when something is refused, and forgets the refusal with the next answer", async () => {
  const asked = new Asked<number>();
  await asked.ask(() => Promise.resolve({ ok: true, value: 1 }));
  expect(await asked.ask(() => Promise.resolve({ ok: false, code: "too_fast" }))).toBeNull();
  expect([asked.value, asked.code]).toEqual([1, "too_fast"]);
  await asked.ask(() => Promise.resolve({ ok: true, value: 3 }));
  expect([asked.value, asked.code]).toEqual([3, null]);
});
