// Everything a visitor can get wrong, or do on purpose, over real sockets. Each is refused by name or cut
// off, and after each the two people at the calm table play on.
import assert from "node:assert/strict";
import test from "node:test";
import { CalmTable, answerTo, bareSocket, closeCode, connect, frame } from "./calm.mjs";
import { Person, Server, sleep, until, usualConfig } from "./palette.mjs";

const eve = { from: "127.0.0.66" };

test("bad input disturbs nobody", async (test) => {
  const limits = ["--messages", "20", "--address-connections", "50", "--address-calls", "30"];
  const server = await new Server(test).start(limits);
  const table = await CalmTable.gather(server);
  const mallory = await Person.named(server, "Mallory", eve);
  const check = (name, act) => test.test(name, async () => (await act(), await table.goesOn()));

  await check("messages that are none are refused, and the tenth or so ends it", async () => {
    const line = await mallory.join(table.code);
    const nonsense = ["", "{", "null", "[]", "42", '"sit"', "{}", '{"type":"nothing"}', '{"type":"start","more":1}',
      '{"type":"sit"}', "[".repeat(5000)];
    for (const text of nonsense) line.send(text);
    const refusals = [];
    for (let message = await line.next(); message !== null; message = await line.next()) {
      if (message.type === "refused") refusals.push(message.code);
      if (message.type === "bye") assert.equal(message.code, "malformed");
    }
    assert.deepEqual(new Set(refusals), new Set(["malformed"]));
    assert.equal((await line.closed).code, 1008);
  });

  await check("messages with a wrong value are refused by name, and the line stays", async () => {
    const line = await mallory.join(table.code);
    const wrong = [
      [{ type: "sit", seat: "0", nonce: "n" }, "malformed"],
      [{ type: "sit", seat: 1e9, nonce: "n" }, "malformed"],
      [{ type: "sit", seat: 4, nonce: "n" }, "already_started"],
      [{ type: "act", move: 0, action: { type: "stop" } }, "not_seated"],
      [{ type: "start" }, "not_host"],
      [{ type: "cover", seat: 0 }, "not_seated"],
    ];
    for (const [message, code] of wrong) {
      line.send(message);
      assert.equal((await line.nextOf("refused")).code, code, JSON.stringify(message));
    }
    await line.leave();
  });

  await check("acting out of turn, too late, or against the rules is refused", async () => {
    const { move, to_act, view } = table.latest;
    const [mine, other] = [table.lines[to_act[0]], table.lines[1 - to_act[0]]];
    const wrong = [
      [other, { move, action: { type: "throw", dice: [0, 1, 2, 3, 4, 5] } }, "not_your_turn"],
      [mine, { move: 0, action: { type: "stop" } }, "stale"],
      [mine, { move, action: { type: "thrown", numbers: [6, 6, 6, 6, 6, 6] } }, "not_your_action"],
      [mine, { move, action: { type: "throw", dice: [7] } }, "malformed"],
      [mine, { move, action: { type: "throw", dice: [0], why: 1 } }, "malformed"],
      [mine, { move, action: "stop" }, "malformed"],
      [mine, { move, action: { type: "fill", line: 99 } }, null],
    ];
    for (const [line, act, code] of wrong) {
      line.send({ type: "act", ...act });
      const refused = await line.nextOf("refused");
      if (code !== null) assert.equal(refused.code, code, JSON.stringify(act));
    }
    assert.equal(view.me >= 0, true);
  });

  await check("a frame over 64 KB closes the line with 1009", async () => {
    const line = await mallory.join(table.code);
    line.send("x".repeat(65 * 1024));
    assert.equal((await line.closed).code, 1009);
    const smaller = await mallory.join(table.code);
    smaller.send(" ".repeat(60 * 1024));
    assert.equal((await smaller.nextOf("refused")).code, "too_large");
    await smaller.leave();
  });

  await check("many small fragments of one large message close it too", async () => {
    const socket = await bareSocket(server, table.code);
    socket.write(frame("x".repeat(1000), { fin: false }));
    for (let i = 0; i < 100; ++i) socket.write(frame("x".repeat(1000), { opcode: 0, fin: false }));
    assert.equal(await closeCode(socket), 1009);
  });

  await check("binary frames are refused with 1003", async () => {
    const line = await mallory.join(table.code);
    line.socket.send(Buffer.from([1, 2, 3]));
    assert.equal((await line.closed).code, 1003);
  });

  await check("frames against the protocol close the line", async () => {
    const broken = [
      [frame("{}", { mask: false }), 1002],
      [frame("{}", { reserved: 7 }), 1002],
      [frame("{}", { opcode: 11 }), 1002],
      [frame("{}", { opcode: 0 }), 1002],
      [frame([0xff, 0xfe, 0xfd]), 1007],
    ];
    for (const [bytes, code] of broken) {
      const socket = await bareSocket(server, table.code);
      socket.write(bytes);
      assert.equal(await closeCode(socket), code, bytes.toString("hex"));
    }
  });

  await check("a line that breaks in mid-frame is only gone", async () => {
    for (const bytes of [frame("x".repeat(1000)).subarray(0, 500), Buffer.from([0x81])]) {
      const socket = await bareSocket(server, table.code);
      socket.write(bytes);
      await sleep(5);
      socket.resetAndDestroy();
    }
  });

  await check("a flood is refused, then cut off", async () => {
    const line = await mallory.join(table.code);
    for (let i = 0; i < 1000; ++i) line.send({ type: "stand" });
    assert.equal((await line.next(({ code }) => code === "too_fast")).type, "refused");
    assert.equal((await line.nextOf("bye")).code, "too_fast");
    assert.equal((await line.closed).code, 1008);
  });

  await check("a flood of pings and closes is no harm", async () => {
    const socket = await bareSocket(server, table.code);
    for (let i = 0; i < 2000; ++i) socket.write(frame("ping", { opcode: 9 }));
    socket.write(frame("", { opcode: 8 }));
    await closeCode(socket);
    socket.destroy();
  });

  await check("bytes that are no request are answered so", async () => {
    const post = (lines, body) => `POST /api HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n${body}`;
    const garbage = [
      ["GARBAGE\r\n\r\n", 400],
      ["GET / HTTP/9.9\r\n\r\n", 400],
      ["GET /\r\n\r\n", 400],
      [Buffer.from("16030100a5010000a10303", "hex"), 400],
      [Buffer.alloc(3000, 0), 400],
      ["GET / HTTP/1.1\r\nbad header\r\n\r\n", 400],
      [post("Content-Length: -5", ""), 400],
      [post("Content-Length: 5\r\nContent-Length: 6", "12345"), 400],
      [post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n"), 400],
      [`GET / HTTP/1.1\r\nX: ${"x".repeat(9000)}\r\n\r\n`, 431],
      [post("Content-Length: 70000", "x".repeat(70000)), 413],
      [post("Content-Length: 99999999999", ""), 413],
    ];
    for (const [bytes, status] of garbage) {
      assert.match(await answerTo(server, bytes), new RegExp(`^HTTP/1\\.1 ${status} `), bytes.toString().slice(0, 60));
    }
  });

  await check("calls that are none are refused by name", async () => {
    const setup = { seats: 2, pace: { move_seconds: 0 }, config: usualConfig() };
    const opening = { type: "open_table", game: "coloryam", setup, bots: [], start: false };
    const wrong = [
      ["{", {}, 400, "malformed"],
      ['{"type":"who_am_i","more":1}', {}, 400, "malformed"],
      ["[".repeat(10000), {}, 400, "malformed"],
      [" ".repeat(30000), {}, 413, "too_large"],
      [{ type: "who_am_i" }, { "content-type": "text/plain" }, 415, "malformed"],
      [{ type: "who_am_i" }, { "content-type": "" }, 415, "malformed"],
      [{ type: "set_name", name: "" }, {}, 400, "bad_name"],
      [{ type: "get_record", code: "nowhere99" }, {}, 404, "unknown_table"],
      [{ type: "get_record", code: table.code }, {}, 409, "not_over"],
      [{ ...opening, game: "chess" }, {}, 400, "unknown_game"],
      [{ ...opening, setup: { ...opening.setup, seats: 99 } }, {}, 400, "bad_setup"],
      [{ ...opening, setup: { ...opening.setup, config: {} } }, {}, 400, "bad_setup"],
    ];
    for (const [body, headers, status, code] of wrong) {
      const refused = await mallory.call(body, headers);
      assert.deepEqual([refused.status, refused.json.code], [status, code], JSON.stringify(body).slice(0, 80));
    }
    const nobody = await new Person(server, eve).call({ type: "my_tables" });
    assert.deepEqual([nobody.status, nobody.json.code], [401, "not_named"]);
  });

  await check("a body in chunks is limited as well", async () => {
    const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
    const head = `POST /api HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.origin}\r\n` +
      "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    assert.match(await answerTo(server, head + chunk.repeat(5)), /^HTTP\/1\.1 413 /);
  });

  await check("half a request holds a place, and no more than that", async () => {
    const halves = await Promise.all(Array.from({ length: 40 }, () => connect(server)));
    for (const socket of halves) socket.write("GET / HTTP/1.1\r\nHost: lo");
    await table.goesOn();
    for (const socket of halves) socket.destroy();
  });

  await check("one address takes so many connections and no more", async () => {
    const sockets = await Promise.all(Array.from({ length: 120 }, () => connect(server)));
    let closed = 0;
    for (const socket of sockets) socket.resume().once("close", () => (closed += 1));
    await until(() => closed >= 70);
    assert.equal((await table.people[0].call({ type: "who_am_i" })).json.name, "Ann");
    assert.equal(closed, 70);
    for (const socket of sockets) socket.destroy();
  });

  await check("one address makes so many calls and no more", async () => {
    // The server may still be counting the connections of the test before.
    await until(() => mallory.call({ type: "who_am_i" }).then(() => true, () => false));
    const manyCalls = () => Promise.all(Array.from({ length: 20 }, () => mallory.call({ type: "who_am_i" })));
    await until(async () => (await manyCalls()).some(({ status }) => status === 429)); // time gives some back
    assert.equal((await table.people[0].call({ type: "who_am_i" })).json.name, "Ann");
  });

  assert.ok(server.log.every((line) => JSON.parse(line).event !== undefined));
  assert.deepEqual(await server.stop(), { code: 0, signal: null });
});

test("a page that does not read is cut off, and the others are told", async (test) => {
  const server = await new Server(test).start(["--messages", "100000"]);
  const ann = await Person.named(server, "Ann");
  const code = await ann.openTable();
  const line = await ann.join(code);
  const deaf = await bareSocket(server, code);
  deaf.pause();
  await line.next((message) => message.spectators === 1);
  let isHere = true;
  for (let i = 0; isHere && i < 100; ++i) {
    for (let j = 0; j < 200; ++j) line.send({ type: "seat_bot", seat: 1, bot: j % 2 === 0 ? "maitre" : "apprenti" });
    for (let j = 0; j < 200 && isHere; ++j) isHere = (await line.nextOf("room")).spectators === 1;
  }
  assert.ok(!isHere, "it was still waited for after 20,000 messages");
  deaf.destroy();
  await line.leave();
});
