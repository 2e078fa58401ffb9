// A report from the table to the operator, through the real binary: what was said and done up to then, and nothing of
// what came after; and it can be read while the server runs.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { Person, Server, palette } from "./palette.mjs";

test("the operator lists, reads and closes what was reported", async (t) => {
  const server = await new Server(t).start();
  const [ann, bob] = [await Person.named(server, "Ann"), await Person.named(server, "Bob")];
  const code = await ann.openTable({ seats: 2 });
  const [a, b] = [await ann.join(code), await bob.join(code)];
  a.send({ type: "sit", seat: 0, nonce: "a" });
  b.send({ type: "sit", seat: 1, nonce: "b" });
  await Promise.all([a.fullTable(), b.fullTable()]);
  a.send({ type: "start" });
  await b.nextOf("update");
  b.send({ type: "say", text: "Quelle bêtise" });
  const { line } = await a.nextOf("heard");
  assert.equal(line.name, "Bob");
  const { person, number: item } = line;
  a.send({ type: "report", person, about: "chat", offence: "insult", item, note: "Pas gentil" });
  await a.nextOf("noted");
  b.send({ type: "say", text: "Plus tard" });
  await a.nextOf("heard");

  const data = ["--data", join(server.folder, "data")];
  const listed = palette("reports", ...data).stdout;
  const what = /^1  [-\d]+ [:\d]+ UTC  open  coloryam \w+  insult, chat 1 of Bob, reported by Ann: Pas gentil\n$/;
  assert.match(listed, what);

  const out = join(server.folder, "report");
  assert.equal(palette("reports", "show", "1", "--out", out, ...data).status, 0);
  assert.match(readFileSync(join(out, "chat.txt"), "utf8"), /^1\. .*Bob: Quelle bêtise\n$/);
  assert.match(readFileSync(join(out, "moves.txt"), "utf8"), /nature/);
  assert.ok(existsSync(join(out, "report.txt")));
  assert.match(palette("reports", "show", "1", ...data).stdout, /Quelle bêtise/);

  assert.equal(palette("reports", "close", "1", ...data).status, 0);
  assert.match(palette("reports", "list", ...data).stdout, /closed/);
  a.send({ type: "say", text: "On continue" });
  assert.ok(await b.next(({ line }) => line?.text === "On continue"), "the server plays on");
});

test("a reported sculpture is replayed as it was, stroke by stroke and as a picture", async (t) => {
  const server = await new Server(t).start();
  const people = [];
  for (const name of ["Ann", "Bob", "Cem"]) people.push(await Person.named(server, name));
  const code = await people[0].openTable({ game: "barbarossa", seats: 3 });
  const lines = await Promise.all(people.map((person) => person.join(code)));
  lines.forEach((line, seat) => line.send({ type: "sit", seat, nonce: `n${seat}` }));
  await Promise.all(lines.map((line) => line.fullTable()));
  lines[0].send({ type: "start" });
  const { move } = await lines[1].nextOf("update");
  const ball = "AQYgCAIAMjIyAA==";
  lines[1].send({ type: "act", move, action: { type: "shape", object: 3, keep: 0, strokes: ball } });
  const answer = await lines[1].next(({ type, action }) => type === "refused" || action?.type === "shape");
  assert.equal(answer.type, "update", JSON.stringify(answer));
  const bob = (await lines[0].next(({ type, seats }) => type === "room" && seats[1].person >= 0)).seats[1].person;
  lines[0].send({ type: "report", person: bob, about: "sculpture", offence: "hate", item: 3, note: "" });
  await lines[0].nextOf("noted");
  const out = join(server.folder, "report");
  const { status, stderr } = palette("reports", "show", "1", "--out", out, "--data", join(server.folder, "data"));
  assert.equal(status, 0, stderr);
  assert.equal(readFileSync(join(out, "object-3.clay")).toString("base64"), ball);
  assert.equal(readFileSync(join(out, "object-3.png")).toString("latin1", 1, 4), "PNG");
});

test("bad wishes are refused in a sentence", (t) => {
  const server = new Server(t);
  for (const [words, sentence] of [
    [["show"], /show N/],
    [["show", "1"], /there is no .*palette\.db/],
    [["burn"], /not 'burn'/],
  ]) {
    const { status, stderr } = palette("reports", ...words, "--data", join(server.folder, "data"));
    assert.equal(status, 2);
    assert.match(stderr, sentence);
  }
});
