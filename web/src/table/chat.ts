// What is said at a table, as one browser sees it: the lines, those not yet read, those of people this browser no
// longer listens to, and what is being written. Pure; the server decides what is said, app.ts when it is read.
import { house } from "../net/facts.gen";
import type { server } from "../net/wire.gen";

export interface Line {
  readonly number: number; // 1, 2, 3, ... at this table
  readonly person: server.PersonId;
  readonly name: string;
  readonly text: string;
  readonly is_removed: boolean; // with whoever said it: neither name nor text
  readonly at: number; // on the clock of performance.now()
}

export interface ChatState {
  readonly lines: readonly Line[];
  /** The last line that was looked at. */
  readonly read: number;
  readonly muted: readonly server.PersonId[];
  /** What is in the box. It stays there until the table has heard it. */
  readonly draft: string;
  /** What was sent last, as the server will say it; null when nothing is on its way. */
  readonly sent: string | null;
}

export const { chat_kept_max: linesMax, line_chars_max: charsMax, note_chars_max: noteMax } = house;

export const quiet: ChatState = { lines: [], read: 0, muted: [], draft: "", sent: null };

export type ChatNews =
  | { readonly type: "draft"; readonly text: string }
  | { readonly type: "sent" }
  | { readonly type: "read" }
  | { readonly type: "mute"; readonly person: server.PersonId; readonly isMuted: boolean }
  | { readonly type: "remembered"; readonly read: number; readonly muted: readonly server.PersonId[] };

/** As the server writes it: no spaces around, one where there were several. */
export const tidy = (text: string): string => text.replace(/\s+/gu, " ").trim();

export const isSayable = (text: string): boolean => {
  const { length } = Array.from(tidy(text));
  return length > 0 && length <= charsMax;
};

export function changeChat(chat: ChatState, news: ChatNews): ChatState {
  switch (news.type) {
    case "draft":
      return { ...chat, draft: news.text };
    case "sent":
      return { ...chat, sent: tidy(chat.draft) };
    case "read":
      return { ...chat, read: Math.max(chat.read, chat.lines.at(-1)?.number ?? 0) };
    case "mute": {
      const others = chat.muted.filter((person) => person !== news.person);
      return { ...chat, muted: news.isMuted ? [...others, news.person] : others };
    }
    case "remembered":
      return { ...chat, read: news.read, muted: news.muted };
    default:
      return news satisfies never;
  }
}

const lineOf = ({ ago_seconds, ...line }: server.ChatLine, now: number): Line =>
  ({ ...line, at: now - 1000 * ago_seconds });

/** After coming, or coming back. What was on its way when the line broke may be among it. */
export function toldChat(
  chat: ChatState, lines: readonly server.ChatLine[], me: server.PersonId, now: number,
): ChatState {
  const known = chat.lines.at(-1)?.number ?? 0;
  const fresh = lines.filter(({ number }) => number > known);
  const delivered = fresh.reduce((after, line) => deliver(after, line, me), chat);
  return { ...delivered, lines: lines.map((line) => lineOf(line, now)), sent: null };
}

export function heardLine(chat: ChatState, line: server.ChatLine, me: server.PersonId, now: number): ChatState {
  return { ...deliver(chat, line, me), lines: [...chat.lines, lineOf(line, now)].slice(-linesMax) };
}

/** What the table has heard need not stay in the box; what was written since does. */
function deliver(chat: ChatState, { person, text }: server.ChatLine, me: server.PersonId): ChatState {
  if (person !== me || chat.sent !== text) return chat;
  return { ...chat, sent: null, draft: tidy(chat.draft) === text ? "" : chat.draft };
}

/** Whom one has blocked everywhere and still reads at this table. */
export const blockedIn = (
  { muted }: ChatState, { people }: server.Room, blocked: readonly string[],
): readonly server.PersonId[] =>
  people.flatMap((id, person) => (id !== "" && blocked.includes(id) && !muted.includes(person) ? [person] : []));

export const shownLines = ({ lines, muted }: ChatState): readonly Line[] =>
  lines.filter(({ person }) => !muted.includes(person));

/** How many lines of others wait to be read. */
export const unreadIn = (chat: ChatState, me: server.PersonId): number =>
  shownLines(chat).filter(({ number, person, is_removed }) => number > chat.read && person !== me && !is_removed)
    .length;

/** Of others, the newest line that was said since some time and is neither read nor told, up to some number. */
export const untoldIn = (chat: ChatState, me: server.PersonId, told: number, since: number): Line | undefined =>
  shownLines(chat).findLast(
    ({ number, person, at }) => number > Math.max(chat.read, told) && person !== me && at >= since,
  );

/** Only where there is somebody to talk to, or something to read. */
export function hasChat({ seats, spectators, me }: server.Room, chat: ChatState): boolean {
  const others = seats.filter(({ sitter }, seat) => sitter === "person" && seat !== me).length;
  return chat.lines.length > 0 || (me >= 0 && others + spectators > 0);
}

/** Who this browser is at the table. */
export const personOf = (room: server.Room | null): server.PersonId => room?.seats[room.me]?.person ?? nobody;
export const nobody: server.PersonId = -1;

// What this browser remembers of the chats it has seen: where it stopped reading, and whom it does not listen to.

interface Memory {
  readonly code: string;
  readonly read: number;
  readonly muted: readonly server.PersonId[];
}
type Kept = Pick<Storage, "getItem" | "setItem">;

const key = "palette.chats";
const chatsMax = 50;

function memories(kept: Kept): readonly Memory[] {
  try {
    const found: unknown = JSON.parse(kept.getItem(key) ?? "[]");
    return Array.isArray(found) ? (found as Memory[]) : [];
  } catch {
    return []; // storage is forbidden or holds something else: the page works, it only forgets
  }
}

export function recall(kept: Kept, code: string): Extract<ChatNews, { type: "remembered" }> {
  const { read, muted } = memories(kept).find((each) => each.code === code) ?? { read: 0, muted: [] };
  return { type: "remembered", read, muted };
}

export function remember(kept: Kept, code: string, { read, muted }: ChatState): void {
  const others = memories(kept).filter((each) => each.code !== code);
  try {
    kept.setItem(key, JSON.stringify([{ code, read, muted }, ...others].slice(0, chatsMax)));
  } catch {
    // As above.
  }
}
