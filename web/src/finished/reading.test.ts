import { expect, it } from "vitest";
import { recordIn } from "./reading";

it.each([
  ["nothing", ""], ["no JSON", "{"], ["a number", "7"], ["null", "null"], ["something else", '{"moves":[]}'],
])("a file that holds %s is no game", (_, text) => expect(recordIn(text)).toBeNull());

it("a file that was saved here is one", () => {
  const record = { game: "coloryam", moves: [], commitment: "9f3c" };
  expect(recordIn(JSON.stringify(record))).toEqual(record);
});
