// Palette beside its peers, in one run: every round measures every server, one after another, and what is printed is
// the median of the rounds. Read the ratios first.
//   node compare.mjs [ROUNDS]
import { existsSync } from "node:fs";
import { Driver } from "./driver.mjs";
import { Running, kinds, requestsPerCoreSecond } from "./servers.mjs";

const firstTables = 200; // so that what a server does once is not counted as a table's
const furtherTables = 400;
const warmingSeconds = 2; // of the server's processor time: node compiles what it runs often
const playingSeconds = 2;
const calm = { seconds: 4, rate: 500 };
const busy = { seconds: 3, rate: 5000 };

const games = ["palette", "limit", "synced", "colyseus", "alike", "boardgameio", "flatfile", "unsynced"];
const sites = existsSync(kinds.nginx.program) ? ["palette", "nginx"] : [];
const rounds = Number(process.argv[2] ?? 3);

async function measure(name) {
  const server = await new Running(kinds[name]).start();
  const driver = new Driver(server);
  try {
    await driver.open(firstTables);
    const before = await server.memory();
    await driver.open(furtherTables);
    const kib = ((await server.memory()) - before) / furtherTables / 1024;
    await driver.play(warmingSeconds);
    const played = await driver.play(playingSeconds);
    const paced = await driver.pace(calm.seconds, calm.rate);
    const pressed = kinds[name].dialect === "palette" ? await driver.pace(busy.seconds, busy.rate) : played;
    return {
      moves: played.moves / played.cpu_seconds,
      half: paced.p50_ms,
      most: paced.p99_ms,
      kept: pressed.moves / pressed.seconds,
      kib,
    };
  } catch (error) {
    throw new Error(`${kinds[name].name}: ${error.message}\n${server.complaints}`);
  } finally {
    await driver.stop();
    await server.stop();
  }
}

const results = [];
for (let round = 1; round <= rounds; ++round) {
  const found = {};
  for (const name of games) {
    if (process.stderr.isTTY) process.stderr.write(`round ${round}: ${kinds[name].name} ...\x1b[K\r`);
    found[name] = await measure(name);
  }
  for (const name of sites) found[name] = { ...found[name], files: await requestsPerCoreSecond(kinds[name]) };
  results.push(found);
}

/** Three digits are all a noisy machine can tell. */
function digits(number) {
  const [shown, unit] = number >= 1e4 ? [number / 1e3, " k"] : [number, ""];
  return shown.toFixed(shown >= 100 ? 0 : shown >= 10 ? 1 : 2) + unit;
}
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Palette, then each peer with Palette's ratio to it and the goal of the design. */
function print(title, what, unit, goals) {
  console.log(`${title}, ${unit}`);
  const line = (name, comparison) => {
    const value = digits(median(results.map((found) => found[name][what])));
    console.log(`  ${kinds[name].name.padEnd(36)} ${value.padStart(8)}  ${comparison}`);
  };
  line("palette", "");
  for (const [peer, goal] of Object.entries(goals)) {
    const ratio = median(results.map((found) => found.palette[what] / found[peer][what]));
    line(peer, `ratio ${digits(ratio)}${goal === "" ? "" : `, goal ${goal}`}`);
  }
}

print("moves, counted when both seats have them", "moves", "a core-second",
  { alike: "3", synced: "0.5", colyseus: "", limit: "", boardgameio: "14", flatfile: "60", unsynced: "" });
print(`from a move to both seats at ${calm.rate} moves a second, half of all within`, "half", "ms",
  { synced: "at most 1.3", limit: "", colyseus: "", alike: "", unsynced: "" });
print(`from a move to both seats at ${calm.rate} moves a second, 99 of 100 within`, "most", "ms",
  { synced: "at most 1.5", limit: "", colyseus: "", alike: "", unsynced: "" });
print(`moves made of ${busy.rate} a second`, "kept", "a second", { unsynced: "0.8" });
print("a table in play with two connections", "kib", "KiB", { colyseus: "", boardgameio: "", limit: "" });
if (sites.length > 0) print("files of 1 KiB", "files", "a core-second", { nginx: "0.5" });
