// Whom the server listens to: its own page at its own address, with the visitor's cookie.
import assert from "node:assert/strict";
import test from "node:test";
import WebSocket from "ws";
import { Person, Server, wire } from "./palette.mjs";

/** The HTTP status with which a WebSocket is refused. */
const refusal = (url, options) =>
  new Promise((done, failed) => {
    const socket = new WebSocket(url, options);
    socket.on("unexpected-response", (request, response) => (done(response.statusCode), request.destroy()));
    socket.on("open", () => failed(new Error("it was let in")));
    socket.on("error", () => {});
  });

test("cookies and origins", async (test) => {
  const server = await new Server(test).start();
  const ann = await Person.named(server, "Ann");

  await test.test("the cookie is kept from scripts and other sites", async () => {
    const { headers } = await new Person(server).call({ type: "set_name", name: "Bob" });
    const [cookie] = headers["set-cookie"];
    assert.match(cookie, /^palette=\w{32,}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  await test.test("the cookie is who you are; a bad one is nobody", async () => {
    assert.equal((await ann.call({ type: "who_am_i" })).json.name, "Ann");
    const bad = ["", "palette=", "palette=0000", `palette=${"a".repeat(3000)}`, "palette=a b", "=;=;=;", "palette"];
    for (const cookie of bad) {
      assert.equal((await ann.call({ type: "who_am_i" }, { cookie })).json.name, null, cookie);
    }
  });

  await test.test("another page cannot call in the visitor's name", async () => {
    for (const origin of ["http://evil.example", "null", `http://localhost:${server.port + 1}`, ""]) {
      const { status, json } = await ann.call({ type: "set_name", name: "Eve" }, { origin });
      assert.equal(status, 403, origin);
      assert.equal(json.code, "wrong_origin");
    }
    assert.equal((await ann.call({ type: "who_am_i" })).json.name, "Ann");
  });

  await test.test("another page cannot open the visitor's table", async () => {
    const url = `ws://localhost:${server.port}/t/${await ann.openTable()}/ws?wire=${wire}`;
    const headers = { cookie: ann.cookie };
    assert.equal(await refusal(url, { headers, origin: "http://evil.example" }), 403);
    assert.equal(await refusal(url, { headers }), 403);
    assert.equal(await refusal(url.replace("/ws", "/other"), { headers, origin: server.origin }), 404);
  });

  await test.test("an old page is told to reload", async () => {
    const code = await ann.openTable();
    for (const query of ["", "?wire=00000000", `?wire=${wire}0`]) {
      const line = await ann.join(code, { query });
      assert.deepEqual(await line.next(), { type: "bye", code: "old_page" });
      assert.deepEqual(await line.closed, { code: 1008, reason: "old_page" });
    }
  });

  await test.test("an unknown table is said so", async () => {
    const line = await ann.join("nowhere99");
    assert.deepEqual(await line.next(), { type: "bye", code: "unknown_table" });
    assert.equal((await line.closed).code, 1008);
  });
});

test("behind a proxy with a public address", async (test) => {
  const server = await new Server(test).start(["--trust-proxy", "--public-origin", "https://palette.example",
    "--address-calls", "1", "--address-connections", "2"]);
  const origin = "https://palette.example";
  const from = (address) => ({ origin, "x-forwarded-for": `6.6.6.6, ${address}`, "x-forwarded-proto": "https" });

  await test.test("the public address is the only origin, and cookies are for https", async () => {
    const { headers } = await new Person(server).call({ type: "set_name", name: "Ann" }, from("10.0.0.1"));
    assert.match(headers["set-cookie"][0], /; Secure$/);
    assert.equal((await new Person(server).call({ type: "who_am_i" })).status, 403);
  });

  await test.test("limits are for the visitor's address, not the proxy's", async () => {
    const callFrom = async (address) => (await new Person(server).call({ type: "who_am_i" }, from(address))).status;
    const statuses = [];
    for (let i = 0; i < 15; ++i) statuses.push(await callFrom("10.0.0.2"));
    assert.equal(statuses[0], 200);
    assert.ok(statuses.includes(429));
    assert.equal(await callFrom("10.0.0.3"), 200);
  });
});
