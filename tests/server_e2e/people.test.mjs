// Oneself on two devices, through real sockets: signing in, taking a guest's games along, leaving.
import assert from "node:assert/strict";
import test from "node:test";
import { Person, Server } from "./palette.mjs";

const password = "correct horse battery";

test("people", async (test) => {
  const server = await new Server(test).start();
  const zoe = await Person.named(server, "Zoé");
  const { login } = (await zoe.call({ type: "set_password", password, current: "" })).json;

  await test.test("a login is made of the name, and a wrong one is refused like a wrong password", async () => {
    assert.match(login, /^zoe-\d{4}$/);
    const stranger = new Person(server);
    for (const wrong of [{ login, password: "wrong horse battery" }, { login: "nobody-0000", password }]) {
      const answer = await stranger.call({ type: "sign_in_by_password", ...wrong });
      assert.equal(answer.status, 403);
      assert.equal(answer.json.code, "wrong_password");
      assert.equal(stranger.cookie, "");
    }
  });

  await test.test("who signs in on a device with a guest takes the guest's games along, across a restart", async () => {
    const guest = await Person.named(server, "Guest");
    const code = await guest.openTable();
    const before = guest.cookie;
    const entered = await guest.call({ type: "sign_in_by_password", login, password });
    assert.equal(entered.json.name, "Zoé");
    assert.equal(entered.json.claimable, 1);
    assert.notEqual(guest.cookie, before);
    assert.equal((await guest.call({ type: "claim_guest" })).status, 200);
    assert.equal((await guest.call({ type: "who_am_i" }, { cookie: before })).json.name, null);
    await server.stop();
    await server.start();
    const tables = (await zoe.call({ type: "my_tables" })).json.tables;
    assert.deepEqual(tables.map((table) => table.code), [code]);
  });

  await test.test("a session that is ended loses its socket and its cookie's worth", async () => {
    const phone = new Person(server);
    const { link } = (await zoe.call({ type: "make_link" })).json;
    assert.equal((await phone.call({ type: "sign_in_by_link", link })).json.name, "Zoé");
    assert.equal((await new Person(server).call({ type: "sign_in_by_link", link })).json.code, "old_link");
    const line = await phone.join(await zoe.openTable());
    await line.nextOf("room");
    assert.equal((await zoe.call({ type: "end_other_sessions" })).json.sessions.length, 1);
    assert.equal((await line.closed).reason, "signed_out");
    assert.equal((await phone.call({ type: "who_am_i" })).json.name, null);
  });

  await test.test("another page cannot sign anybody in or out, nor delete them", async () => {
    for (const call of [{ type: "sign_out" }, { type: "delete_me", name: "Zoé" }, { type: "make_link" },
      { type: "sign_in_by_password", login, password }]) {
      assert.equal((await zoe.call(call, { origin: "http://evil.example" })).json.code, "wrong_origin");
    }
    assert.equal((await zoe.call({ type: "who_am_i" })).json.name, "Zoé");
  });

  await test.test("who deletes their account is nobody, and the cookie goes", async () => {
    assert.equal((await zoe.call({ type: "delete_me", name: "Zoe" })).json.code, "wrong_name");
    const gone = await zoe.call({ type: "delete_me", name: "Zoé" });
    assert.match(gone.headers["set-cookie"][0], /^palette=; Max-Age=0;/);
    assert.equal((await new Person(server).call({ type: "sign_in_by_password", login, password })).json.code,
      "wrong_password");
  });
});
