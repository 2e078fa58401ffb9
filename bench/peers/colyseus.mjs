// The counter as a Colyseus room, the way its guide does it: a Schema for the state, a StateView for what only one seat
// may see, a message handler that checks the move. Every move is sent at once instead of at the next of 20 a second.
//   node colyseus.mjs PORT JOURNAL
import { writeSync, openSync } from "node:fs";
import { Room, Server } from "@colyseus/core";
import { ArraySchema, Schema, StateView, defineTypes, view } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const [port, journalFile] = process.argv.slice(2);

class Secret extends Schema {}
defineTypes(Secret, { sum: "number" });
view()(Secret.prototype, "sum");

class State extends Schema {}
defineTypes(State, { count: "number", turn: "number", secrets: [Secret] });

// One write for all moves of a round of the event loop, not synced: the least that deserves the name.
const journal = openSync(journalFile, "a");
let unwritten = "";
function note(event) {
  if (unwritten === "") setImmediate(() => (writeSync(journal, unwritten), (unwritten = "")));
  unwritten += `${JSON.stringify(event)}\n`;
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
    note([this.roomId, seat, amount]);
    this.broadcastPatch();
  }
}

process.on("SIGUSR2", () => globalThis.gc());
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define("counter", Counter);
await server.listen(Number(port), "127.0.0.1");
