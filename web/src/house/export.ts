// All that the server keeps of somebody, page by page, and the record of each of their games: one value, for one file.
import type { Answer, call } from "../net/api";
import type { core, server } from "../net/wire.gen";

export interface Everything extends Omit<server.MyData, "next"> {
  /** By the code of their tables; a game that nobody may read any more has none. */
  readonly records: { readonly [code: string]: core.Record };
}

const pagesMax = 10_000; // a server that never comes to an end is not followed for ever

/** `tell` hears how many games were gathered. A record that is refused is left out; anything else ends it. */
export async function gather(ask: typeof call, tell: (games: number) => void): Promise<Answer<Everything>> {
  const games: server.PastGame[] = [];
  const records: { [code: string]: core.Record } = {};
  let after = "";
  for (let page = 0; page < pagesMax; ++page) {
    const got = await ask({ type: "get_my_data", after });
    if (!got.ok) return got;
    const { next, ...rest } = got.value;
    for (const game of rest.games) {
      const record = await ask({ type: "get_record", code: game.code });
      if (record.ok) records[game.code] = record.value;
      else if (record.code === "unreachable") return record;
      games.push(game);
      tell(games.length);
    }
    if (next === "") return { ok: true, value: { ...rest, games, records } };
    after = next;
  }
  return { ok: false, code: "too_large" };
}
