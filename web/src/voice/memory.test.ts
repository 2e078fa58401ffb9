import { expect, it } from "vitest";
import { recall, remember } from "./memory";

function place(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it("is for one table, until it is left", () => {
  const tab = place();
  expect(recall(tab, "lilas0047")).toBeNull();
  const talk = { code: "lilas0047", hasMicrophone: true, isMuted: true };
  remember(tab, talk);
  expect(recall(tab, "lilas0047")).toEqual(talk);
  expect(recall(tab, "menthe0001")).toBeNull();
  remember(tab, null);
  expect(recall(tab, "lilas0047")).toBeNull();
});

it("is nothing where storage is forbidden or spoilt", () => {
  const forbidden = (): never => { throw new Error("forbidden"); };
  const closed = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  remember(closed, { code: "a", hasMicrophone: true, isMuted: false });
  expect(recall(closed, "a")).toBeNull();
  expect(recall({ ...closed, getItem: () => "{" }, "a")).toBeNull();
});
