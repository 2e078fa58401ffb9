// A finished game read again in this page: its record from the server, the proof of its chance, the replay and the
// album from the engine. Where one was in a replay is kept for a reload, as long as the tab lives.
import { engineInWorker } from "../engine/engine";
import { isGame } from "../games/all";
import type { AnyUpdate } from "../games/game";
import type { Message, Table } from "../model";
import { call } from "../net/api";
import type { core } from "../net/wire.gen";
import type { Leaf } from "../router";
import { framesOf, type Replay } from "./replay";
import { agrees } from "./share";

interface World {
  readonly table: () => Table | null;
  readonly tell: (message: Message) => void;
  readonly kept: Pick<Storage, "getItem" | "setItem">; // of the browser
  readonly place: Pick<Storage, "getItem" | "setItem">; // of the tab
}

/** What came of a record that somebody brought along. */
export type FileVerdict =
  | { readonly type: "verified"; readonly draws: number; readonly isThisTable: boolean }
  | { readonly type: "failed" | "unreadable" | "unreachable" };

const fileMax = 20_000_000; // bytes; a long game has a few hundred thousand
const placeKey = (code: string): string => `palette.replay.${code}`;

export class Reading {
  readonly #world: World;
  #folding: string | null = null; // the table whose record the engine is folding

  constructor(world: World) {
    this.#world = world;
  }

  /** Makes what the screen needs. */
  follow(table: Table, before: Table | null, leaf: Leaf): void {
    const { room, record, replay } = table;
    if (replay !== null && replay !== before?.replay) this.#keepPlace(table.code, replay);
    if (record === null || room === null || this.#folding === table.code) return;
    if (leaf === "replay" && replay === null) void this.#openReplay(room.me);
    if (leaf === "album" && table.album === null && room.me < 0) void this.#openAlbum();
  }

  /** Reads the finished game again and draws all its chance anew. */
  async checkProof(): Promise<void> {
    const code = this.#world.table()?.code;
    this.#world.tell({ type: "proof", proof: { type: "checking" } });
    const record = await this.#record();
    const verified = record && (await engineInWorker().verify(record).catch(() => null));
    if (code === undefined || this.#world.table()?.code !== code) return;
    if (!record || !verified) return this.#world.tell({ type: "proof", proof: { type: "unreachable" } });
    const isMine = agrees(this.#world.kept, code, record);
    this.#world.tell({
      type: "proof",
      proof:
        verified.ok && isMine
          ? { type: "verified", draws: verified.draws }
          : { type: "failed", why: verified.ok ? "another seal or nonce than this browser remembers" : verified.why },
    });
  }

  /** The same for a game that was saved, here or elsewhere: nothing of it leaves this page. */
  async checkFile(file: Pick<File, "size" | "text">, commitment: string): Promise<FileVerdict> {
    const record = file.size > fileMax ? null : recordIn(await file.text());
    if (record === null) return { type: "unreadable" };
    const verified = await engineInWorker().verify(record).catch(() => null);
    if (verified === null) return { type: "unreachable" };
    if (!verified.ok) return { type: "failed" };
    return { type: "verified", draws: verified.draws, isThisTable: record.commitment === commitment };
  }

  async #record(): Promise<core.Record | null> {
    const table = this.#world.table();
    if (table === null) return null;
    if (table.record !== null) return table.record;
    const got = await call({ type: "get_record", code: table.code });
    if (got.ok && this.#world.table()?.code === table.code) this.#world.tell({ type: "record", record: got.value });
    return got.ok ? got.value : null;
  }

  /** What my seat saw, at once; then what everybody saw. */
  async #openReplay(me: core.Seat): Promise<void> {
    const frames = await this.#fold(me >= 0 ? me : "spectator");
    const table = this.#world.table();
    if (frames === null || table?.room == null) return;
    const [frame, seat] = this.#place(table.code);
    this.#world.tell({ type: "replay", frames, seat: me, frame });
    const everyone: (readonly AnyUpdate[])[] = [];
    for (const each of table.room.seats.keys()) {
      const seen = each === me ? frames : await this.#fold(each);
      if (seen === null) return;
      everyone.push(seen);
    }
    this.#world.tell({ type: "replay_everyone", everyone });
    if (seat !== me) this.#world.tell({ type: "replay_from", seat });
  }

  /** Any player's eyes will do: when all is over, all have seen everything. */
  async #openAlbum(): Promise<void> {
    const last = (await this.#fold(0))?.at(-1);
    if (last !== undefined) this.#world.tell({ type: "album", view: last.view });
  }

  /** The record of this table as somebody saw it; null if we went elsewhere meanwhile. */
  async #fold(reader: core.Seat | "spectator"): Promise<readonly AnyUpdate[] | null> {
    const table = this.#world.table();
    if (table?.record == null || table.room === null || !isGame(table.room.game)) return null;
    this.#folding = table.code;
    const folded = await engineInWorker().replay(table.room.game, table.record, reader).catch(() => null);
    this.#folding = null;
    if (this.#world.table()?.record !== table.record) return null; // we left, or may no longer read it
    if (folded?.ok === true) return framesOf(folded);
    this.#world.tell({ type: "failed", code: "unreachable" });
    return null;
  }

  #keepPlace(code: string, { steps, at, seat }: Replay): void {
    try {
      this.#world.place.setItem(placeKey(code), `${steps[at] ?? 0} ${seat}`);
    } catch {
      // Storage is forbidden here: a reload begins again.
    }
  }

  #place(code: string): readonly [number, core.Seat] {
    const me = this.#world.table()?.room?.me ?? -1;
    let kept = "";
    try {
      kept = this.#world.place.getItem(placeKey(code)) ?? "";
    } catch {
      // As above.
    }
    const [frame, seat] = kept.split(" ").map(Number);
    return [Number.isInteger(frame) ? frame! : 0, Number.isInteger(seat) ? seat! : me];
  }
}

/** A record has at least these; the engine finds whatever else is wrong with it. */
export function recordIn(text: string): core.Record | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return null;
    return "commitment" in found && "moves" in found && "game" in found ? (found as core.Record) : null;
  } catch {
    return null;
  }
}
