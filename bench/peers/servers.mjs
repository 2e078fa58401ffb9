// How each server is started, and how tables are opened there for two people who will come by WebSocket.
// PALETTE names another binary than build/palette.
import assert from "node:assert/strict";
import { execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const here = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const root = resolve(here, "../..");
export const built = join(root, "build/peers");
const palette = resolve(root, process.env.PALETTE ?? "build/palette");
const wire = /wire = "(\w+)"/.exec(readFileSync(join(root, "server/wire_hash.gen.hpp"), "utf8"))[1];
const node = [process.execPath, "--expose-gc"];

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** A server in a folder and on a port of its own, until it is stopped. */
export class Running {
  constructor(kind) {
    this.kind = kind;
    this.folder = mkdtempSync(join(kind.disk ?? tmpdir(), "palette-peers-"));
  }

  async start() {
    this.port = await freePort();
    const [program, ...words] = this.kind.command(this);
    this.process = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"], env: production });
    this.complaints = "";
    this.process.stderr.on("data", (data) => (this.complaints += data));
    this.exited = once(this.process, "exit");
    for (let tries = 0; !(await isOpen(this.port)); ++tries) {
      if (tries === 200) this.process.kill("SIGKILL");
      assert(this.process.exitCode === null, `${this.kind.name} does not start: ${this.complaints}`);
      await sleep(50);
    }
    return this;
  }

  async stop() {
    this.process.kill("SIGTERM");
    const timer = setTimeout(() => this.process.kill("SIGKILL"), 3000);
    await this.exited;
    clearTimeout(timer);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Bytes in memory, once what is garbage is gone. */
  async memory() {
    if (this.kind.collects) this.process.kill("SIGUSR2");
    await sleep(500);
    const pages = Number(readFileSync(`/proc/${this.process.pid}/statm`, "utf8").split(" ")[1]);
    return pages * 4096;
  }

  /** One HTTP call with JSON both ways: { json, cookie }. */
  call(path, body, cookie = "") {
    return new Promise((done, failed) => {
      const host = `localhost:${this.port}`;
      const headers = { host, origin: `http://${host}`, "content-type": "application/json", cookie };
      const options = { host: "127.0.0.1", port: this.port, method: "POST", path, agent, headers };
      const request = http.request(options, (response) => {
        let text = "";
        response.on("data", (data) => (text += data));
        response.on("end", () => {
          if (response.statusCode !== 200) return failed(new Error(`${path}: ${response.statusCode} ${text}`));
          done({ json: JSON.parse(text), cookie: response.headers["set-cookie"]?.[0].split(";")[0] });
        });
      });
      request.on("error", failed);
      request.end(JSON.stringify(body));
    });
  }
}

const production = { ...process.env, NODE_ENV: "production" };
const usualBytes = 2190; // an update of Farfalia, on the way through its game
const file = "x.bin";

const ours = {
  name: "Palette, SQLite, Farfalia",
  dialect: "palette",
  command: ({ port, folder }) => [palette, "serve", "--port", `${port}`, "--address", "127.0.0.1", "--data", folder,
    "--web", folder, "--messages", "1000000", "--address-connections", "1000000", "--address-calls", "1000000"],
  async open(server) {
    const people = [];
    for (const name of ["Ana", "Bob"]) people.push((await server.call("/api", { type: "set_name", name })).cookie);
    const setup = { seats: 2, pace: { move_seconds: 0 }, config: farfalia() };
    const opening = { type: "open_table", game: "farfalia", setup, bots: [], start: false };
    const { code } = (await server.call("/api", opening, people[0])).json;
    return people.map((cookie) => [`/t/${code}/ws?wire=${wire}`, cookie]);
  },
};

/** Every kind: a name, a command, a dialect of the driver, and how a table is opened: two chairs as [path, words]. */
export const kinds = {
  palette: ours,
  unsynced: { ...ours, name: "Palette, SQLite on a disk in memory", disk: "/dev/shm" },
  limit: limit("bare C on epoll", () => []),
  synced: limit("bare C on epoll, one sync a round", ({ folder }) => [join(folder, "journal")]),
  colyseus: colyseus("Colyseus 0.17, counter", []),
  alike: colyseus("Colyseus 0.17, as long, synced", [`${usualBytes}`]),
  boardgameio: boardgameIo("boardgame.io, counter", () => []),
  flatfile: boardgameIo("boardgame.io FlatFile, counter", ({ folder }) => [folder]),
  nginx: {
    name: "nginx",
    program: join(built, "nginx/usr/sbin/nginx"),
    command: ({ port, folder }) => [kinds.nginx.program, "-p", folder, "-e", "stderr", "-c", nginxConfig(port, folder)],
  },
};

function limit(name, journal) {
  return {
    name,
    dialect: "limit",
    command: (server) => [join(built, "limit"), `${server.port}`, `${usualBytes}`, ...journal(server)],
    async open(_server, number) {
      return [0, 1].map((seat) => [`/t/${number}/${seat}`, ""]);
    },
  };
}

function colyseus(name, bytes) {
  return {
    name,
    dialect: "colyseus",
    collects: true,
    command: ({ port, folder }) =>
      [...node, join(here, "colyseus.mjs"), `${port}`, join(folder, "journal"), ...bytes],
    async open(server) {
      const first = (await server.call("/matchmake/create/counter", { seat: 0 })).json;
      const second = (await server.call(`/matchmake/joinById/${first.roomId}`, { seat: 1 })).json;
      return [first, second].map((seat) => [`/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`, ""]);
    },
  };
}

function boardgameIo(name, storage) {
  return {
    name,
    dialect: "boardgameio",
    collects: true,
    command: (server) => [...node, join(here, "boardgameio.mjs"), `${server.port}`, ...storage(server)],
    async open(server) {
      const { matchID } = (await server.call("/games/counter/create", { numPlayers: 2 })).json;
      assert(matchID, "an empty match id: koa-compose must be 4.1.0");
      const chairs = [];
      for (const playerID of ["0", "1"]) {
        const joined = await server.call(`/games/counter/${matchID}/join`, { playerID, playerName: "Ana" });
        chairs.push(["/socket.io/?EIO=4&transport=websocket", `${matchID} ${joined.json.playerCredentials}`]);
      }
      return chairs;
    },
  };
}

function nginxConfig(port, folder) {
  const config = join(folder, "nginx.conf");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
  writeFileSync(config, `daemon off; master_process off; pid nginx.pid; events { worker_connections 1024; }
    http { access_log off; sendfile on; keepalive_requests 1000000000; open_file_cache max=100; ${places.join(" ")}
    server { listen 127.0.0.1:${port}; root ${folder}; } }`);
  return config;
}

/** How often a server hands out a file of 1 KiB that does not compress. */
export async function requestsPerCoreSecond(kind) {
  const server = new Running(kind);
  writeFileSync(join(server.folder, "index.html"), "<!doctype html>");
  writeFileSync(join(server.folder, file), randomBytes(1024));
  await server.start();
  try {
    const words = [`${server.port}`, `${server.process.pid}`, `/${file}`, "1.5"];
    const { requests, cpu_seconds } = JSON.parse((await promisify(execFile)(join(built, "files"), words)).stdout);
    return requests / cpu_seconds;
  } finally {
    await server.stop();
  }
}

let config;
function farfalia() {
  const games = () => execFileSync(palette, ["games"], { encoding: "utf8" }).trim().split("\n");
  config ??= games().map((line) => JSON.parse(line)).find(({ name }) => name === "farfalia").config;
  return Object.fromEntries(config.map(({ name, initial }) => [name, initial]));
}

async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

function isOpen(port) {
  return new Promise((done) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("connect", () => (socket.destroy(), done(true)));
    socket.on("error", () => done(false));
  });
}

export const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));
