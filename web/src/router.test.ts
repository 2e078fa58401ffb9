import { expect, it } from "vitest";
import { addressOf, linkAddress, readAddress } from "./router";

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
  ["/entrer", "", { page: "enter", link: "" }],
  ["/entrer", "#lien=aB3_-", { page: "enter", link: "aB3_-" }],
  ["/entrer", "#lien=<b>", { page: "enter", link: "" }],
  ["/garder", "", { page: "keep" }],
  ["/compte", "", { page: "account" }],
  ["/confidentialite", "", { page: "privacy" }],
  ["/parties", "", { page: "games" }],
  ["/p/0123456789abcdef", "", { page: "person", person: "0123456789abcdef" }],
  ["/p/0123456789abcdeg", "", { page: "nowhere" }],
  ["/elsewhere", "", { page: "nowhere" }],
])("reads %s%s", (path, fragment, route) => expect(readAddress(path, fragment)).toEqual(route));

const addresses = [
  "/", "/t/lilas0047", "/t/lilas0047#replay", "/t/lilas0047#album", "/entrer", "/garder", "/compte", "/confidentialite",
  "/parties", "/p/0123456789abcdef",
];
it.each(addresses)("writes %s as it was read", (address) => {
  const [path = "", fragment] = address.split("#");
  expect(addressOf(readAddress(path, fragment === undefined ? "" : `#${fragment}`))).toBe(address);
});

it("a link that lets somebody in leads to the door, and stays in no history", () => {
  const [path = "", fragment] = linkAddress("aB3").split("#");
  const route = readAddress(path, `#${fragment}`);
  expect(route).toEqual({ page: "enter", link: "aB3" });
  expect(addressOf(route)).toBe("/entrer");
});
