import { expect, it } from "vitest";
import type { Answer, call } from "../net/api";
import type { server } from "../net/wire.gen";
import { gather } from "./export";

const pages: { readonly [after: string]: { readonly codes: readonly string[]; readonly next: string } } = {
  "": { codes: ["a", "b"], next: "2" },
  2: { codes: ["c"], next: "" },
};
const game = (code: string) => ({ code }) as server.PastGame;
const server = (refused: { readonly [code: string]: string }) =>
  ((wanted: server.Call): Promise<Answer<unknown>> => {
    if (wanted.type === "get_record") {
      const code = refused[wanted.code];
      return Promise.resolve(code === undefined ? { ok: true, value: { of: wanted.code } } : { ok: false, code });
    }
    const page = pages[(wanted as server.GetMyData).after]!;
    return Promise.resolve({ ok: true, value: { made_day: 7, games: page.codes.map(game), next: page.next } });
  }) as typeof call;

it("gathers every page and every record, and tells how far it is", async () => {
  const told: number[] = [];
  const got = await gather(server({}), (count) => told.push(count));
  expect(got).toEqual({
    ok: true,
    value: {
      made_day: 7, games: ["a", "b", "c"].map(game), records: { a: { of: "a" }, b: { of: "b" }, c: { of: "c" } },
    },
  });
  expect(told).toEqual([1, 2, 3]);
});

it("leaves out a record that may not be read, and stops where the server does not answer", async () => {
  const got = await gather(server({ b: "not_shared" }), () => undefined);
  expect(got.ok && Object.keys(got.value.records)).toEqual(["a", "c"]);
  expect(await gather(server({ b: "unreachable" }), () => undefined)).toEqual({ ok: false, code: "unreachable" });
});
