// The steps of clay.cpp in WebAssembly: prints how many a second. Called by `palette bench clay` with clay.wasm.
import { readFileSync } from "node:fs";

const brushes = 6, dabs = 16, enoughMicroseconds = 500_000;
const system = { fd_close: () => 0, fd_seek: () => 70, fd_write: () => 0 };
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { wasi_snapshot_preview1: system });
const clay = instance.exports;
clay._initialize();

function say(bytes) {
  new Uint8Array(clay.memory.buffer).set(bytes, clay.room_for(bytes.length));
}
const dab = (x, y, z) => [x & 255, x >> 8, y & 255, y >> 8, z & 255, z >> 8, 255, 0];
const stroke = (tool, half, path) =>
  [tool, 0, 16, tool < brushes ? 200 : 128, half, half, half, 0, 0, 0, 0, 0, ...path];

say([1]);
clay.open(128);
const [number] = new Int32Array(clay.memory.buffer, clay.answer_data(), 1);
say(stroke(6, 55, dab(511, 511, 511)));
clay.apply(number);

function strokesOfAllBrushes() {
  for (let tool = 0; tool < brushes; ++tool) {
    say(stroke(tool, 0, []));
    clay.begin(number);
    for (let i = 0; i < dabs; ++i) {
      say(dab(391 + 16 * i, 451 + 8 * i, 720));
      clay.lead(number);
    }
    clay.drop(number);
  }
  return brushes * dabs;
}

strokesOfAllBrushes(); // compiled well from here on
const start = process.cpuUsage();
let steps = 0;
let spent = 0;
while (spent < enoughMicroseconds) {
  steps += strokesOfAllBrushes();
  const { user, system: within } = process.cpuUsage(start);
  spent = user + within;
}
console.log((steps / spent) * 1e6);
