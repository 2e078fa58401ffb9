// What this browser keeps of a table's fair chance: the seal it was shown before it sat down, and the nonce
// it added. Without this memory the proof after the game would only show that the server agrees with itself.
import type { core } from "../net/wire.gen";

export interface Share {
  readonly code: string;
  readonly seal: string;
  readonly nonce: string;
}

const key = "palette.shares";
const sharesMax = 50; // the newest; older games can still be checked against themselves

type Kept = Pick<Storage, "getItem" | "setItem">;

function read(kept: Kept): readonly Share[] {
  try {
    const shares: unknown = JSON.parse(kept.getItem(key) ?? "[]");
    return Array.isArray(shares) ? (shares as Share[]) : [];
  } catch {
    return []; // storage is forbidden or holds something else: the page works, it only forgets
  }
}

/** This browser's share at a table: the same however often it sits down there, made the first time. */
export function shareAt(kept: Kept, code: string, seal: string, fresh: () => string): Share {
  const shares = read(kept);
  const known = shares.find((share) => share.code === code && share.seal === seal);
  if (known !== undefined) return known;
  const share = { code, seal, nonce: fresh() };
  try {
    kept.setItem(key, JSON.stringify([share, ...shares].slice(0, sharesMax)));
  } catch {
    // As above.
  }
  return share;
}

/** The record has the seal and the nonce this browser remembers; true too if it remembers nothing of the table. */
export function agrees(kept: Kept, code: string, record: core.Record): boolean {
  const mine = read(kept).find((share) => share.code === code);
  if (mine === undefined) return true;
  return record.commitment === mine.seal && record.proof?.nonces.includes(mine.nonce) === true;
}
