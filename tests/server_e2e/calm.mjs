// Two people who play while somebody else behaves badly, and the ways to behave badly below WebSocket.
import assert from "node:assert/strict";
import { once } from "node:events";
import net from "node:net";
import { Person, chances, colorYamAction, wire } from "./palette.mjs";

export class CalmTable {
  static async gather(server) {
    const table = new CalmTable();
    table.people = [await Person.named(server, "Ann"), await Person.named(server, "Bob")];
    table.code = await table.people[0].openTable();
    table.lines = await Promise.all(table.people.map((person) => person.join(table.code)));
    table.lines.forEach((line, seat) => line.send({ type: "sit", seat, nonce: `nonce${seat}` }));
    await Promise.all(table.lines.map((line) => line.fullTable()));
    table.lines[0].send({ type: "start" });
    table.chance = chances(7).chance;
    await table.#catchUp(0);
    return table;
  }

  /** Whoever is to act acts, and both are shown it. */
  async goesOn() {
    const { move, to_act, view } = this.latest;
    this.lines[to_act[0]].send({ type: "act", move, action: colorYamAction(view, this.chance) });
    await this.#catchUp(move);
  }

  async #catchUp(move) {
    const settled = (message) => message.type === "update" && message.move > move && message.to_act.length > 0;
    for (const line of this.lines) this.latest = await line.next(settled);
    assert.notEqual(this.latest, null, "a calm player lost the connection");
  }
}

/** A TCP connection from elsewhere, for bytes that no library would send. */
export async function connect(server, from = "127.0.0.66") {
  const socket = net.connect({ port: server.port, host: "127.0.0.1", localAddress: from });
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends bytes; gives all that comes back until the server hangs up. */
export async function answerTo(server, bytes) {
  const socket = await connect(server);
  socket.write(bytes);
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  await once(socket, "close");
  return text;
}

/** A WebSocket after its handshake, as bare TCP. */
export async function bareSocket(server, code) {
  const socket = await connect(server);
  const lines = [`GET /t/${code}/ws?wire=${wire} HTTP/1.1`, `Host: localhost:${server.port}`,
    `Origin: ${server.origin}`, "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [reply] = await once(socket, "data");
  assert.match(reply.toString("latin1"), /^HTTP\/1\.1 101/);
  return socket;
}

/** One frame from a client; `mask: false` breaks the protocol. */
export function frame(payload, { opcode = 1, fin = true, mask = true, reserved = 0 } = {}) {
  const body = Buffer.from(payload);
  const [size, more] = body.length < 126 ? [body.length, Buffer.alloc(0)] : [126, Buffer.alloc(2)];
  if (more.length > 0) more.writeUInt16BE(body.length);
  const head = Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode, (mask ? 0x80 : 0) | size]);
  return Buffer.concat([head, more, mask ? Buffer.alloc(4) : Buffer.alloc(0), body]); // a mask of zeros changes nothing
}

/** Reads frames until a close frame; its code, or null if the connection just ends. */
export async function closeCode(socket) {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      if (bytes.length < 2) break;
      const long = (bytes[1] & 0x7f) === 126;
      const head = long ? 4 : 2;
      if (bytes.length < head) break;
      const size = long ? bytes.readUInt16BE(2) : bytes[1] & 0x7f;
      if (bytes.length < head + size) break;
      if ((bytes[0] & 0x0f) === 8) return bytes.readUInt16BE(head);
      bytes = bytes.subarray(head + size);
    }
  }
  return null;
}
