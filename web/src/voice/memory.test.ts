import { expect, it } from "vitest";
import { recall, remember } from "./memory";

function place(): () => Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

it("is for one table, until it is left", () => {
  const tab = place();
  expect(recall("lilas0047", tab)).toBeNull();
  const talk = { code: "lilas0047", hasMicrophone: true, isMuted: true };
  remember(talk, tab);
  expect(recall("lilas0047", tab)).toEqual(talk);
  expect(recall("menthe0001", tab)).toBeNull();
  remember(null, tab);
  expect(recall("lilas0047", tab)).toBeNull();
});

it("is nothing where storage is forbidden or spoilt", () => {
  const forbidden = (): never => { throw new Error("forbidden"); };
  const closed = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  for (const place of [forbidden, () => closed]) {
    remember({ code: "a", hasMicrophone: true, isMuted: false }, place);
    expect(recall("a", place)).toBeNull();
  }
  expect(recall("a", () => ({ ...closed, getItem: () => "{" }))).toBeNull();
});
