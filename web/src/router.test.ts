import { expect, it } from "vitest";
import { addressOf, readAddress } from "./router";

it.each([
  ["/", "", { page: "shelf" }],
  ["/t/lilas0047", "", { page: "table", code: "lilas0047", leaf: "table" }],
  ["/t/lilas0047/", "", { page: "table", code: "lilas0047", leaf: "table" }],
  ["/t/LILAS0047", "", { page: "table", code: "lilas0047", leaf: "table" }],
  ["/t/lilas0047", "#album", { page: "table", code: "lilas0047", leaf: "album" }],
  ["/t/lilas0047", "#replay", { page: "table", code: "lilas0047", leaf: "replay" }],
  ["/t/", "", { page: "nowhere" }],
  ["/t/a/b", "", { page: "nowhere" }],
  ["/t/%3Cscript%3E", "", { page: "nowhere" }],
  ["/elsewhere", "", { page: "nowhere" }],
])("reads %s%s", (path, fragment, route) => expect(readAddress(path, fragment)).toEqual(route));

it.each(["/", "/t/lilas0047", "/t/lilas0047#replay", "/t/lilas0047#album"])("writes %s as it was read", (address) => {
  const [path = "", fragment] = address.split("#");
  expect(addressOf(readAddress(path, fragment === undefined ? "" : `#${fragment}`))).toBe(address);
});
