// The promise of the store, kept by the real binary: what anybody was shown is still there after kill -9 or
// a full disk, and the game goes on to its end.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { Person, Server, chances, colorYamAction, farfaliaAction, palette, sleep } from "./palette.mjs";

/** Two people and a bot at a table, sitting, ready to start; and every move the people were shown. */
class Company {
  constructor(server, game = "coloryam") {
    this.server = server;
    this.game = game;
    this.choose = game === "coloryam" ? colorYamAction : farfaliaAction;
    this.views = [];
    this.seats = [0, 2];
    this.shown = [[], []];
    this.updates = 0;
  }

  async gather() {
    this.people = [await Person.named(this.server, "Ann"), await Person.named(this.server, "Bob")];
    this.code = await this.people[0].openTable({ game: this.game, seats: 3, bots: ["random"] });
    await this.join();
    this.lines.forEach((line, i) => line.send({ type: "sit", seat: this.seats[i], nonce: `nonce${i}` }));
    await Promise.all(this.lines.map((line) => line.fullTable()));
    this.lines[0].send({ type: "start" });
  }

  async join() {
    this.lines = await Promise.all(this.people.map((person) => person.join(this.code)));
  }

  /** Everybody plays until the game is over (true) or the server is gone (false). */
  async play(chance) {
    const ends = await Promise.all(this.lines.map((_, i) => this.#playOne(i, chance)));
    return ends.every(Boolean);
  }

  async #playOne(i, chance) {
    const [line, shown] = [this.lines[i], this.shown[i]];
    for (;;) {
      const message = await line.nextOf("update");
      if (message === null) return false;
      this.updates += 1;
      assert.ok(message.move >= shown.length, `move ${message.move}, though ${shown.length} were shown`);
      if (message.action !== null) shown[message.move - 1] = { actor: message.actor, action: message.action };
      const before = this.views[i];
      if (before?.move === message.move) assert.deepEqual(message.view, before.view, "the view is back as it was");
      this.views[i] = { move: message.move, view: message.view };
      if (message.outcome !== null) return true;
      if (!message.to_act.includes(this.seats[i])) continue;
      line.send({ type: "act", move: message.move, action: this.choose(message.view, chance) });
    }
  }

  /** What was shown is what the record holds, and the dice were honest. */
  async check() {
    const { json: record } = await this.people[0].call({ type: "get_record", code: this.code });
    for (const shown of this.shown) {
      for (const [i, move] of shown.entries()) {
        if (move === undefined || move.action.type === "deal") continue; // of a deal everybody sees his own cards only
        assert.deepEqual(record.moves[i], move, `move ${i + 1}`);
      }
    }
    const file = join(this.server.folder, "record.json");
    writeFileSync(file, JSON.stringify(record));
    const verified = palette("verify", file);
    assert.equal(verified.status, 0, verified.stderr);
  }
}

/** Kills the server once `after` more updates were shown, at no particular moment of its work. */
async function killAfter(company, after, delayMs) {
  const goal = company.updates + after;
  while (company.updates < goal && company.lines.every((line) => line.socket.readyState === 1)) await sleep(1);
  await sleep(delayMs);
  return await company.server.stop("SIGKILL");
}

for (const [seed, game] of ["coloryam", "coloryam", "farfalia"].entries()) {
  test(`kill -9 loses no move that was shown (${game}, seed ${seed})`, async (test) => {
    const { below, chance } = chances(seed + 1);
    const company = new Company(await new Server(test).start(["--messages", "1000"]), game);
    await company.gather();
    for (let kills = 0; kills < 10; ++kills) {
      const [isOver] = await Promise.all([company.play(chance), killAfter(company, 4 + below(12), below(4))]);
      assert.ok(!isOver, `the game was over after ${kills} kills`);
      await company.server.start(["--messages", "1000"]);
      await company.join();
    }
    assert.ok(await company.play(chance));
    await company.check();
  });
}

test("a disk that takes no more stops the server, and loses no move that was shown", async (test) => {
  const { chance } = chances(3);
  const company = new Company(new Server(test));
  await company.server.start(["--messages", "1000"], { shell: "trap '' XFSZ; ulimit -f 600" }); // in KiB
  await company.gather();
  assert.ok(!(await company.play(chance)), "the disk was large enough for the whole game");
  assert.deepEqual(await company.server.exited, { code: 1, signal: null });
  assert.match(company.server.log.join("\n"), /"event":"store_failed"/);
  await company.server.start(["--messages", "1000"]);
  await company.join();
  assert.ok(await company.play(chance));
  await company.check();
});
