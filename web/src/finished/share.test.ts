import { expect, test } from "vitest";
import type { core } from "../net/wire.gen";
import { agrees, shareAt } from "./share";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const record: core.Record = {
  game: "coloryam", version: 1, seats: 2, config: {}, names: ["Ada", ""], moves: [], commitment: "aa",
  proof: { secret: "s", table: "lilas47", nonces: ["mine", ""] },
};

test("a record with the seal and the nonce of this browser agrees", () => {
  const kept = memory();
  expect(shareAt(kept, "lilas47", "aa", () => "mine").nonce).toBe("mine");
  expect(agrees(kept, "lilas47", record)).toBe(true);
});

test("another seal, another nonce or no proof does not", () => {
  const kept = memory();
  shareAt(kept, "lilas47", "aa", () => "mine");
  expect(agrees(kept, "lilas47", { ...record, commitment: "bb" })).toBe(false);
  expect(agrees(kept, "lilas47", { ...record, proof: { ...record.proof!, nonces: ["other", ""] } })).toBe(false);
  expect(agrees(kept, "lilas47", { ...record, proof: null })).toBe(false);
});

test("a spectator remembers nothing and checks the record against itself", () => {
  expect(agrees(memory(), "lilas47", record)).toBe(true);
});

test("whoever sits down twice brings the same nonce, and old tables are forgotten", () => {
  const kept = memory();
  shareAt(kept, "lilas47", "aa", () => "mine");
  expect(shareAt(kept, "lilas47", "aa", () => "other").nonce).toBe("mine");
  for (let i = 0; i < 60; ++i) shareAt(kept, `table${i}`, "x", () => "y");
  expect(JSON.parse(kept.getItem("palette.shares")!)).toHaveLength(50);
});

test("a browser that cannot keep anything still works", () => {
  const broken = { getItem: () => "{", setItem: () => { throw new Error("full"); } };
  expect(shareAt(broken, "lilas47", "aa", () => "mine").nonce).toBe("mine");
  expect(agrees(broken, "lilas47", record)).toBe(true);
});
