// Voice where pages cannot reach each other: all of it goes through coturn, which lets in whoever shows what our server
// made from the shared secret, and nobody else.
import { type ChildProcess, spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { houseFor } from "./harness";
import { until } from "./steps";
import { fakeMicrophone, gather, join, patiently, untilAllHear, waysOf } from "./voice_steps";

const secret = "a secret between two servers";
const folder = mkdtempSync(path(tmpdir(), "palette-turn-"));
const secretFile = path(folder, "secret");
writeFileSync(secretFile, `${secret}\n`);

const port = await new Promise<number>((found) => {
  const socket = createSocket("udp4");
  socket.bind(0, "127.0.0.1", () => {
    const { port: free } = socket.address();
    socket.close(() => found(free));
  });
});

let turn: ChildProcess;
let said = "";
beforeAll(async () => {
  turn = spawn("turnserver", [
    "-n", "--use-auth-secret", `--static-auth-secret=${secret}`, "--realm=palette.test",
    "--listening-ip=127.0.0.1", "--relay-ip=127.0.0.1", `--listening-port=${port}`, "--allow-loopback-peers",
    "--no-tls", "--no-dtls", "--no-cli", "--log-file=stdout", "--simple-log", `--pidfile=${path(folder, "pid")}`,
    `--userdb=${path(folder, "db")}`, "--verbose",
  ], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [turn.stdout, turn.stderr]) stream?.on("data", (text: Buffer) => (said += String(text)));
  await until("coturn listens", () => Promise.resolve(/listener opened/i.test(said))).catch(() => {
    throw new Error(`coturn does not start: ${said}`);
  });
});
afterAll(async () => {
  await new Promise<void>((ended) => {
    turn.once("exit", () => ended());
    turn.kill("SIGKILL"); // it takes its time over anything else
  });
  rmSync(folder, { recursive: true, force: true });
});

const house = houseFor(
  { botDelayMs: 0, more: ["--turn", `turn:127.0.0.1:${port}?transport=udp`, "--turn-secret-file", secretFile] },
  fakeMicrophone,
);

it("arrives through the relay, and through nothing else", patiently, async () => {
  const [ann, bob] = (await gather(house, ["Ann", "Bob"], { isRelayed: true })) as [Page, Page];
  await join(ann);
  await join(bob);
  await untilAllHear([ann, bob]);
  for (const page of [ann, bob]) expect(new Set(await waysOf(page))).toEqual(new Set(["relay"]));
  expect(said).toMatch(/ALLOCATE processed, success/);
});

it("is closed to who does not know the secret", async () => {
  const page = await house.person();
  const gathered = await page.evaluate(async (urls) => {
    const server = { urls, username: `${Math.ceil(Date.now() / 1000) + 3600}:somebody`, credential: "a guess" };
    const connection = new RTCPeerConnection({ iceServers: [server], iceTransportPolicy: "relay" });
    const found: string[] = [];
    connection.addTransceiver("audio");
    await connection.setLocalDescription();
    await new Promise<void>((done) => {
      connection.onicecandidate = ({ candidate }) => {
        if (candidate === null) done();
        else if (candidate.candidate !== "") found.push(candidate.candidate);
      };
    });
    return found;
  }, `turn:127.0.0.1:${port}?transport=udp`);
  expect(gathered).toEqual([]);
  expect(said).toMatch(/Cannot find credentials|Unauthorized/i);
});
