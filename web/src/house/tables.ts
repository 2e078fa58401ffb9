// The tables where somebody sits, as the shelf lays them out: those that wait for them, those that go on without them,
// those that are over; and the code of a table as people type or paste it.
import type { server } from "../net/wire.gen";

export interface Shelved {
  readonly mine: readonly server.TableSummary[];
  readonly others: readonly server.TableSummary[];
  readonly over: readonly server.TableSummary[];
}

/** Whose time runs out first, then who has no clock; the server names the latest tables first, and so they stay. */
const byTime = (a: server.TableSummary, b: server.TableSummary): number => {
  const [left, right] = [a, b].map(({ left_seconds }) => (left_seconds > 0 ? left_seconds : Infinity));
  return left === right ? 0 : left! - right!;
};

export function shelved(tables: readonly server.TableSummary[]): Shelved {
  const isOver = ({ status }: server.TableSummary): boolean => status === "over";
  const isMine = (table: server.TableSummary): boolean => table.my_turn && !isOver(table);
  const rank = ({ status }: server.TableSummary): number => (status === "playing" ? 0 : 1);
  return {
    mine: tables.filter(isMine).toSorted(byTime),
    others: tables.filter((table) => !isMine(table) && !isOver(table))
      .toSorted((a, b) => rank(a) - rank(b) || byTime(a, b)),
    over: tables.filter(isOver),
  };
}

const codeShape = /^[a-z]{2,}[0-9]{3,}$/;

/** What somebody typed as the code of a table: in any case, with spaces, or a whole link; null if it cannot be one. */
export function codeIn(text: string): string | null {
  const inLink = /\/t\/([^/?#\s]+)/i.exec(text)?.[1];
  const code = (inLink ?? text).normalize("NFD").toLowerCase().replace(/[^a-z0-9]/g, "");
  return codeShape.test(code) ? code : null;
}
