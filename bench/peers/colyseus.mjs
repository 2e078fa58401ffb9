// The counter as a Colyseus room, the way its guide does it: a Schema for the state, a StateView for what only one seat
// may see, a message handler that checks the move. Every move is sent at once instead of at the next of 20 a second.
// With BYTES each seat sees a text of that length besides, another after every move, and a move is told when it is
// synced: as much to tell and as much care as Palette has.
//   node colyseus.mjs PORT JOURNAL [BYTES]
import { fdatasyncSync, openSync, writeSync } from "node:fs";
import { Room, Server } from "@colyseus/core";
import { ArraySchema, Schema, StateView, defineTypes, view } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const [port, journalFile, bytes] = process.argv.slice(2);
const isDurable = bytes !== undefined;
const filler = ".".repeat(Number(bytes ?? 0));

class Secret extends Schema {}
defineTypes(Secret, { sum: "number", text: "string" });
view()(Secret.prototype, "sum");
view()(Secret.prototype, "text");

class State extends Schema {}
defineTypes(State, { count: "number", turn: "number", secrets: [Secret] });

// One write for all moves of a round of the event loop. If it is not synced it is the least that deserves the name.
const journal = openSync(journalFile, "a");
let unwritten = "";
const untold = [];
function note(event, room) {
  if (unwritten === "") setImmediate(write);
  unwritten += `${JSON.stringify(event)}\n`;
  if (isDurable) untold.push(room);
  else room.broadcastPatch();
}
function write() {
  writeSync(journal, unwritten);
  unwritten = "";
  if (isDurable) fdatasyncSync(journal);
  for (const room of untold.splice(0)) room.broadcastPatch();
}

class Counter extends Room {
  maxClients = 2;
  patchRate = null;
  seatReservationTimeout = 120; // seconds: many tables are opened before anybody comes

  onCreate() {
    this.state = new State();
    this.state.count = 0;
    this.state.turn = 0;
    this.state.secrets = new ArraySchema();
    for (let seat = 0; seat < 2; ++seat) this.state.secrets.push(Object.assign(new Secret(), { sum: 0 }));
    this.onMessage("add", (client, amount) => this.add(client.userData.seat, amount));
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.secrets[seat]);
  }

  add(seat, amount) {
    if (seat !== this.state.turn || !Number.isInteger(amount) || amount < 1 || amount > 6) return;
    this.state.count += amount;
    this.state.secrets[seat].sum += amount * amount;
    this.state.turn = 1 - seat;
    if (isDurable) for (const secret of this.state.secrets) secret.text = `${this.state.count}${filler}`;
    note([this.roomId, seat, amount], this);
  }
}

process.on("SIGUSR2", () => globalThis.gc());
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define("counter", Counter);
await server.listen(Number(port), "127.0.0.1");
