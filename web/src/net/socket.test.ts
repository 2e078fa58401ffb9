import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, type LineNews, waitBefore } from "./socket";
import { wire } from "./wire.gen";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  readonly sent: string[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string): void { this.sent.push(text); }
  close(): void { this.readyState = 3; }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drops(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: object): void { this.onmessage?.({ data: JSON.stringify(message) }); }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
let world: EventTarget;
let news: LineNews[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest wait each time
  world = new EventTarget();
  FakeSocket.all = [];
  news = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { origin: "https://palette.example" });
  vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
  vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => connect("/t/lilas0047", (each) => news.push(each));
const types = (): string[] => news.map(({ type }) => type);

describe("the line to a table", () => {
  it("says who made the page", () => {
    open();
    expect(last().url).toBe(`wss://palette.example/t/lilas0047/ws?wire=${wire}`);
  });

  it("sends only while it is open", () => {
    const line = open();
    expect(line.send({ type: "start" })).toBe(false);
    last().opens();
    expect(line.send({ type: "start" })).toBe(true);
    expect(last().sent).toEqual(['{"type":"start"}']);
  });

  it("comes back by itself, ever more slowly, and starts afresh once it is back", () => {
    open();
    last().opens();
    for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      last().drops();
      const sockets = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(sockets);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(sockets + 1);
    }
    last().opens();
    last().drops();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(9);
  });

  it("spreads those who were cut off together", () => {
    expect(waitBefore(0, 0)).toBe(250);
    expect(waitBefore(0, 1)).toBe(500);
    expect(waitBefore(20, 0.5)).toBe(11_250);
  });

  it("knows at once when the network goes and comes", () => {
    open();
    last().opens();
    world.dispatchEvent(new Event("offline"));
    expect(types()).toEqual(["connected", "lost"]);
    world.dispatchEvent(new Event("online"));
    last().opens();
    expect(types()).toEqual(["connected", "lost", "connected"]);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tries again when the page is looked at", () => {
    open();
    last().drops();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed after a goodbye", () => {
    open();
    last().opens();
    last().says({ type: "bye", code: "old_page" });
    last().drops();
    world.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(types()).toEqual(["connected", "bye"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is silent once it was closed", () => {
    const line = open();
    const socket = last();
    socket.opens();
    line.close();
    socket.drops();
    vi.advanceTimersByTime(60_000);
    expect(types()).toEqual(["connected"]);
  });
});
