// The real binary, and people who talk to it as pages do: calls over HTTP with a cookie, one WebSocket per
// table. PALETTE names another binary than build/palette.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import WebSocket from "ws";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
export const binary = resolve(root, process.env.PALETTE ?? "build/palette");
export const wire = /wire = "(\w+)"/.exec(readFileSync(join(root, "server/wire_hash.gen.hpp"), "utf8"))[1];

/** `palette` run to its end: its exit code and what it said. */
export function palette(...words) {
  try {
    return { status: 0, stdout: execFileSync(binary, words, { encoding: "utf8", stdio: "pipe" }), stderr: "" };
  } catch (error) {
    return error;
  }
}

/** A folder that goes when the test ends, with a small page in it. */
export function workplace(test) {
  const folder = mkdtempSync(join(tmpdir(), "palette-e2e-"));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "web/assets"), { recursive: true });
  writeFileSync(join(folder, "web/index.html"), `<!doctype html><title>Palette</title>${"<p>page</p>".repeat(100)}`);
  writeFileSync(join(folder, "web/assets/app-1a2b3c.js"), "export const answer = 42;\n".repeat(100));
  writeFileSync(join(folder, "secret.txt"), "not for you");
  return folder;
}

export class Server {
  constructor(test, folder = workplace(test)) {
    this.folder = folder;
    this.port = 0;
    this.log = [];
    test.after(() => this.process?.kill("SIGKILL"));
  }

  /** Starts it on its folder, and on its old port if it had one. */
  async start(options = [], { shell = "" } = {}) {
    const words = ["serve", "--port", `${this.port}`, "--address", "127.0.0.1", "--data", join(this.folder, "data"),
      "--web", join(this.folder, "web"), "--bot-delay-ms", "0", ...options];
    const throughShell = ["-c", `${shell}; exec "$0" "$@"`, binary, ...words];
    this.process = shell === "" ? spawn(binary, words) : spawn("bash", throughShell);
    this.exited = once(this.process, "exit").then(([code, signal]) => ({ code, signal }));
    createInterface(this.process.stderr).on("line", (line) => this.log.push(line));
    const [line] = await Promise.race([
      once(createInterface(this.process.stdout), "line"),
      this.exited.then(({ code }) => assert.fail(`exit ${code}: ${this.log.join("\n")}`)),
    ]);
    this.port = Number(/^Palette on http:\/\/localhost:(\d+)$/.exec(line)[1]);
    return this;
  }

  get origin() {
    return `http://localhost:${this.port}`;
  }

  /** Ends it and says how it ended. */
  async stop(signal = "SIGTERM") {
    this.process.kill(signal);
    return await this.exited;
  }

  /** One HTTP request: { status, headers, text }. `from` is the address it comes from. */
  request(method, path, { headers = {}, body = "", from = "127.0.0.1", agent = false } = {}) {
    return new Promise((done, failed) => {
      const options = { host: "127.0.0.1", port: this.port, method, path, agent, localAddress: from,
        headers: { host: `localhost:${this.port}`, ...headers } };
      const request = http.request(options, (response) => {
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", failed);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          done({ status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() });
        });
      });
      request.on("error", failed);
      request.end(body);
    });
  }
}

/** Somebody with a browser. */
export class Person {
  constructor(server, { from = "127.0.0.1" } = {}) {
    this.server = server;
    this.from = from;
    this.cookie = "";
  }

  static async named(server, name, options) {
    const person = new Person(server, options);
    assert.equal((await person.call({ type: "set_name", name })).status, 200);
    assert.notEqual(person.cookie, "");
    return person;
  }

  async call(body, headers = {}) {
    const response = await this.server.request("POST", "/api", {
      from: this.from,
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { origin: this.server.origin, "content-type": "application/json", cookie: this.cookie, ...headers },
    });
    const cookie = response.headers["set-cookie"]?.[0];
    if (cookie !== undefined) this.cookie = cookie.split(";")[0];
    return { ...response, json: JSON.parse(response.text) };
  }

  /** A new table, its code. */
  async openTable({ game = "coloryam", seats = 2, bots = [], config = {} } = {}) {
    const setup = { seats, pace: { move_seconds: 0 }, config: { ...usualConfig(game), ...config } };
    const answer = await this.call({ type: "open_table", game, setup, bots, start: false });
    assert.equal(answer.status, 200, answer.text);
    return answer.json.code;
  }

  /** Opens the table's socket; resolves once it is open. */
  async join(code, { query = `?wire=${wire}`, headers = {} } = {}) {
    const socket = new WebSocket(`ws://127.0.0.1:${this.server.port}/t/${code}/ws${query}`, {
      localAddress: this.from,
      headers: { host: `localhost:${this.server.port}`, origin: this.server.origin, cookie: this.cookie, ...headers },
    });
    const line = new Line(socket);
    await once(socket, "open");
    return line;
  }
}

/** A page at a table: everything it was told, in order, and a way to wait for more. */
export class Line {
  constructor(socket) {
    this.socket = socket;
    this.messages = [];
    this.read = 0;
    this.waiting = null;
    this.closed = once(socket, "close").then(([code, reason]) => ({ code, reason: reason.toString() }));
    socket.on("error", () => {}); // "close" follows
    socket.on("message", (data) => {
      const message = JSON.parse(data.toString());
      if (message.type === "paused") this.send({ type: "go_on", move: message.move }); // these people read quickly
      this.messages.push(message);
      this.waiting?.();
    });
    this.closed.then(() => this.waiting?.());
  }

  send(message) {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** The next message that fits, skipping others; null if the socket closes before. */
  async next(fits = () => true) {
    for (;;) {
      while (this.read < this.messages.length) {
        const message = this.messages[this.read++];
        if (fits(message)) return message;
      }
      if (this.socket.readyState === WebSocket.CLOSED) return null;
      await new Promise((wake) => (this.waiting = wake));
      this.waiting = null;
    }
  }

  async nextOf(type) {
    return await this.next((message) => message.type === type);
  }

  /** Until no seat is open. */
  async fullTable() {
    await this.next((message) => message.seats?.every(({ sitter }) => sitter !== "open"));
  }

  leave() {
    this.socket.close();
    return this.closed;
  }
}

let games;
export function usualConfig(name = "coloryam") {
  games ??= palette("games").stdout.trim().split("\n").map((line) => JSON.parse(line));
  const fields = games.find((game) => game.name === name).config;
  return Object.fromEntries(fields.map((field) => [field.name, field.initial]));
}

/** Some sensible thing to do in Color'Yam, whatever the turn has come to. `chance(n)` is true once in n. */
export function colorYamAction({ state, board }, chance) {
  if (state.phase === "missed") {
    if (board.turn.chance?.is_open && chance(2)) return { type: "second_chance" };
    return { type: "cross", line: state.line };
  }
  assert.equal(state.phase, "throwing");
  if (state.throws === 0) return { type: "throw", dice: [0, 1, 2, 3, 4, 5] };
  if (state.throws === 3 || board.turn.is_met || chance(3)) return { type: "stop" };
  const dice = [0, 1, 2, 3, 4, 5].filter(() => chance(2));
  return dice.length === 0 ? { type: "stop" } : { type: "throw", dice };
}

/** The same for Farfalia. */
export function farfaliaAction({ open, hand, playable, board }, chance) {
  if (open.phase === "staking") return { type: "stake", joker: chance(2) };
  if (open.phase === "discarding") {
    const isJoker = (card) => card % 16 >= 13;
    return { type: "discard", cards: hand.filter((card) => !isJoker(card)).slice(0, board.discards) };
  }
  if (open.phase === "naming") return { type: "name", trump: chance(2) ? "leaf" : "none" };
  if (open.phase === "capturing") return chance(5) ? { type: "leave" } : { type: "keep", card: board.useful[0] };
  assert.equal(open.phase, "playing");
  return { type: "play", card: playable.find(() => chance(3)) ?? playable[0] };
}

/** Numbers that look random and come again with the same seed. */
export function chances(seed) {
  let state = seed;
  const below = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return { below, chance: (oneIn) => below(oneIn) === 0 };
}

export const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));

/** Waits for what must come sooner or later; a test that waits in vain fails by its own time limit. */
export async function until(holds) {
  while (!(await holds())) await sleep(5);
}
