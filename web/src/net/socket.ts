// The line to a table. It comes back by itself, ever more slowly, and at once when the browser says the
// network is back; the first messages after that make the page whole again. After a `bye` it stays closed.
import { wire, type server } from "./wire.gen";

export type LineNews = { readonly type: "connected" } | { readonly type: "lost" } | server.ServerMessage;

export interface Line {
  /** False if the line is down: nothing was sent. */
  send(message: server.ClientMessage): boolean;
  /** Opens the line anew, as somebody the server has just come to know. */
  renew(): void;
  close(): void;
}

const firstWait = 500;
const longestWait = 15_000;

/** Half to all of a doubling delay, so that pages cut off together do not come back together. */
export const waitBefore = (attempt: number, chance: number): number =>
  Math.min(longestWait, firstWait * 2 ** attempt) * (0.5 + chance / 2);

/** `address` is the table's, on the server that this page came from. */
export function connect(address: string, deliver: (news: LineNews) => void): Line {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFinished = false;

  function open(): void {
    clearTimeout(timer);
    drop();
    const fresh = new WebSocket(`${location.origin.replace(/^http/, "ws")}${address}/ws?wire=${wire}`);
    socket = fresh;
    fresh.onopen = () => {
      attempt = 0;
      deliver({ type: "connected" });
    };
    fresh.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as server.ServerMessage;
      if (message.type === "bye") finish();
      deliver(message);
    };
    fresh.onclose = lost;
  }

  function lost(): void {
    drop();
    if (isFinished) return;
    deliver({ type: "lost" });
    clearTimeout(timer);
    timer = setTimeout(open, waitBefore(attempt++, Math.random()));
  }

  function drop(): void {
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    socket = null;
  }

  function retryNow(): void {
    if (!isFinished && socket?.readyState !== WebSocket.OPEN) open();
  }

  // A sleeping phone may keep a dead socket open for minutes; waking up is a good moment to try again.
  const onVisible = (): void => {
    if (document.visibilityState === "visible") retryNow();
  };

  function finish(): void {
    isFinished = true;
    clearTimeout(timer);
    removeEventListener("online", retryNow);
    removeEventListener("offline", lost);
    document.removeEventListener("visibilitychange", onVisible);
  }

  addEventListener("online", retryNow);
  addEventListener("offline", lost);
  document.addEventListener("visibilitychange", onVisible);
  open();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    renew: open,
    close() {
      finish();
      drop();
    },
  };
}
