// Games that were played, page by page: what was asked for last, and how far one has read.
import { call } from "../net/api";
import type { server } from "../net/wire.gen";
import { Asked } from "./asked.svelte";

export type Wanted = Omit<server.GetHistory, "type" | "after">;

export const everything: Wanted = { person: "", game: "", with: "", ended: "any", tempo: "any" };

export class PastGames {
  readonly #asked = new Asked<server.History>();
  #wanted: Wanted = everything;
  games: readonly server.PastGame[] = $state.raw([]);
  isRead = $state(false); // at least once: an empty list is one

  get code(): string | null {
    return this.#asked.code;
  }
  get isBusy(): boolean {
    return this.#asked.isBusy;
  }
  get hasMore(): boolean {
    return (this.#asked.value?.next ?? "") !== "";
  }

  /** From the latest on. What is asked for while an answer is on its way is asked when it has come. */
  async want(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    if (this.isBusy) return;
    const got = await this.#asked.ask(() => call({ type: "get_history", after: "", ...wanted }));
    if (this.#wanted !== wanted) return this.want(this.#wanted);
    if (got === null) return;
    this.games = got.games;
    this.isRead = true;
  }

  async more(): Promise<void> {
    const [wanted, after] = [this.#wanted, this.#asked.value?.next ?? ""];
    if (after === "" || this.isBusy) return;
    const got = await this.#asked.ask(() => call({ type: "get_history", ...wanted, after }));
    if (this.#wanted !== wanted) return this.want(this.#wanted);
    if (got !== null) this.games = [...this.games, ...got.games];
  }
}
