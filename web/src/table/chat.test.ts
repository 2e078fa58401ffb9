import { describe, expect, it } from "vitest";
import type { server } from "../net/wire.gen";
import { room } from "../testing";
import {
  blockedIn, changeChat, type ChatState, charsMax, hasChat, heardLine, isSayable, linesMax, quiet, recall, remember,
  shownLines, tidy, toldChat, unreadIn, untoldIn,
} from "./chat";

const me = 0;
const line = (number: number, person: number, text = "la"): server.ChatLine =>
  ({ number, person, name: `n${person}`, text, ago_seconds: 2, is_removed: false });
const hear = (chat: ChatState, ...lines: readonly server.ChatLine[]): ChatState =>
  lines.reduce((after, each) => heardLine(after, each, me, 10_000), chat);

it("does not count what was removed with who said it", () => {
  const heard = hear(quiet, line(1, 1), { ...line(2, 1), name: "", text: "", is_removed: true });
  expect(unreadIn(heard, 0)).toBe(1);
});

describe("what is written", () => {
  it("is tidied as the server does, and counted in characters", () => {
    expect(tidy("  a \u00a0 b\n")).toBe("a b");
    expect(isSayable("   ")).toBe(false);
    expect(isSayable("🎲".repeat(charsMax))).toBe(true);
    expect(isSayable("x".repeat(charsMax + 1))).toBe(false);
  });

  it("stays in the box until the table has heard it", () => {
    const sent = changeChat(changeChat(quiet, { type: "draft", text: " Ho  ho " }), { type: "sent" });
    expect(sent.draft).toBe(" Ho  ho ");
    expect(hear(sent, line(1, 1, "Ho ho")).draft).toBe(" Ho  ho "); // somebody else said the same
    expect(hear(sent, line(1, me, "Ho ho")).draft).toBe("");
    const more = changeChat(sent, { type: "draft", text: "Et" });
    expect(hear(more, line(1, me, "Ho ho")).draft).toBe("Et"); // already on the next
  });

  it("is not said twice when the line broke after it was heard", () => {
    const written = changeChat(hear(quiet, line(1, me, "Ho")), { type: "draft", text: "Ho" });
    const sent = changeChat(written, { type: "sent" });
    expect(toldChat(sent, [line(1, me, "Ho")], me, 0).draft).toBe("Ho"); // that was an earlier one
    expect(toldChat(sent, [line(1, me, "Ho"), line(2, me, "Ho")], me, 0).draft).toBe("");
  });
});

describe("what is heard", () => {
  it("has a time on this page's clock, and no more lines than who comes is told", () => {
    expect(hear(quiet, line(1, 1)).lines[0]?.at).toBe(8000);
    const many = Array.from({ length: linesMax + 5 }, (_, i) => line(i + 1, 1));
    expect(hear(quiet, ...many).lines).toHaveLength(linesMax);
  });

  it("waits to be read unless it is one's own", () => {
    const chat = hear(quiet, line(1, 1), line(2, me), line(3, 2));
    expect(unreadIn(chat, me)).toBe(2);
    const read = changeChat(chat, { type: "read" });
    expect(unreadIn(read, me)).toBe(0);
    expect(unreadIn(hear(read, line(4, 1)), me)).toBe(1);
    expect(unreadIn(toldChat(read, [line(3, 2), line(4, 1)], me, 0), me)).toBe(1);
  });

  it("from somebody muted is neither shown nor counted, until one listens again", () => {
    const muted = changeChat(hear(quiet, line(1, 1), line(2, 2)), { type: "mute", person: 1, isMuted: true });
    expect(shownLines(muted).map(({ number }) => number)).toEqual([2]);
    expect(unreadIn(muted, me)).toBe(1);
    expect(shownLines(changeChat(muted, { type: "mute", person: 1, isMuted: false }))).toHaveLength(2);
  });
});

it("is told once to who listens, unless it is read, one's own, of somebody muted or from before", () => {
  const nour = 1;
  const chat = hear(quiet, line(1, nour), line(2, nour), line(3, me));
  expect(untoldIn(chat, me, 0, 0)?.number).toBe(2);
  expect(untoldIn(chat, me, 2, 0)).toBeUndefined();
  expect(untoldIn(changeChat(chat, { type: "read" }), me, 0, 0)).toBeUndefined();
  expect(untoldIn(changeChat(chat, { type: "mute", person: nour, isMuted: true }), me, 0, 0)).toBeUndefined();
  expect(untoldIn(chat, me, 0, 1e9)).toBeUndefined();
});

it("is there where somebody else is, or something was said", () => {
  const seat = { sitter: "person" } as server.SeatInfo;
  const bot = { sitter: "bot" } as server.SeatInfo;
  const room = (seats: readonly server.SeatInfo[], mine: number, spectators = 0): server.Room =>
    ({ seats, me: mine, spectators }) as unknown as server.Room;
  expect(hasChat(room([seat, bot], 0), quiet)).toBe(false);
  expect(hasChat(room([seat, seat], 0), quiet)).toBe(true);
  expect(hasChat(room([seat, bot], 0, 1), quiet)).toBe(true);
  expect(hasChat(room([seat, seat], -1), quiet)).toBe(false);
  expect(hasChat(room([seat, seat], -1), hear(quiet, line(1, 1)))).toBe(true);
});

it("is remembered by table, and forgotten quietly where nothing can be kept", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  remember(storage, "lilas1", { ...quiet, read: 4, muted: [2] });
  remember(storage, "menthe2", { ...quiet, read: 9 });
  expect(recall(storage, "lilas1")).toEqual({ type: "remembered", read: 4, muted: [2] });
  expect(recall(storage, "ocre3")).toEqual({ type: "remembered", read: 0, muted: [] });
  kept.set("palette.chats", "{");
  expect(recall(storage, "lilas1").read).toBe(0);
  const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  expect(() => remember(full, "lilas1", quiet)).not.toThrow();
});

it("who is blocked is folded away where they are, and nobody else", () => {
  const at = room({ people: ["aa", "bb", "", "cc"] });
  expect(blockedIn(quiet, at, ["bb", "zz", ""])).toEqual([1]);
  expect(blockedIn({ ...quiet, muted: [1] }, at, ["bb", "cc"])).toEqual([3]);
});
