// The process as an operator meets it: how it starts, why it does not, and how it stops.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import test from "node:test";
import { Person, Server, palette, workplace } from "./palette.mjs";

for (const signal of ["SIGTERM", "SIGINT"]) {
  test(`${signal} says goodbye and ends well`, async (test) => {
    const server = await new Server(test).start();
    const ann = await Person.named(server, "Ann");
    const code = await ann.openTable({ bots: ["apprenti"] });
    const line = await ann.join(code);
    await line.nextOf("room");
    line.send({ type: "sit", seat: 0, nonce: "n" });
    await line.next((message) => message.type === "room" && message.me === 0);
    const idle = net.connect(server.port, "127.0.0.1"); // says nothing, and must not hold the server up
    await new Promise((connected) => idle.once("connect", connected));

    assert.deepEqual(await server.stop(signal), { code: 0, signal: null });
    assert.equal((await line.closed).code, 1001);
    idle.destroy();
    assert.match(server.log.at(-1), /"event":"stopped"/);

    await server.start();
    const again = await ann.join(code);
    assert.equal((await again.nextOf("room")).me, 0);
    await again.leave();
  });
}

test("a second server finds the port taken, or the store in use, and says so", async (test) => {
  const server = await new Server(test).start();
  const elsewhere = join(workplace(test), "data");
  const samePort = palette("serve", "--port", `${server.port}`, "--data", elsewhere);
  assert.equal(samePort.status, 1);
  assert.match(samePort.stderr, /port \d+ of 0\.0\.0\.0 is taken; choose another with --port/);
  const sameStore = palette("serve", "--port", "0", "--data", join(server.folder, "data"));
  assert.equal(sameStore.status, 1);
  assert.match(sameStore.stderr, /another palette is serving from/);
  assert.equal((await server.request("GET", "/health")).status, 200);
});

test("a folder that cannot be written is said in a sentence", (test) => {
  const folder = workplace(test);
  writeFileSync(join(folder, "file"), "");
  for (const data of [join(folder, "file"), join(folder, "file/data"), "/proc/palette"]) {
    const refused = palette("serve", "--port", "0", "--data", data);
    assert.equal(refused.status, 1, data);
    assert.match(refused.stderr, /^palette: stopped: cannot /);
  }
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data/palette.db"), "this is no database, and long enough to look at it ".repeat(50));
  const broken = palette("serve", "--port", "0", "--data", join(folder, "data"));
  assert.equal(broken.status, 1);
  assert.match(broken.stderr, /not a database/);
});

test("bad arguments are a sentence and exit code 2", (test) => {
  for (const words of [["--port", "x"], ["--port", "70000"], ["--nonsense"], ["word"], ["--store", "mysql:x"],
    ["--public-origin", "palette.example"], ["--public-origin", "https://a.example/path"], ["--address-calls", "0"]]) {
    const refused = palette("serve", ...words);
    assert.equal(refused.status, 2, words.join(" "));
    assert.match(refused.stderr, /^palette: .+\n$/);
  }
  const nowhere = palette("serve", "--port", "0", "--address", "nowhere", "--data", workplace(test));
  assert.equal(nowhere.status, 1);
  assert.match(nowhere.stderr, /'nowhere' is not an address/);
});
