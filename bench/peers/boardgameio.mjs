// The counter as a boardgame.io game: a move that checks itself, turns of one move, a playerView that leaves out the
// other seat's secret. What it stores is what boardgame.io stores: in memory, or with FlatFile if a folder is given.
//   node boardgameio.mjs PORT [FOLDER]
import { createRequire } from "node:module";

const { FlatFile, Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const [port, folder] = process.argv.slice(2);

const counter = {
  name: "counter",
  disableUndo: true,
  setup: () => ({ count: 0, secrets: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, amount) => {
      if (!Number.isInteger(amount) || amount < 1 || amount > 6) return "INVALID_MOVE";
      G.count += amount;
      G.secrets[Number(playerID)] += amount * amount;
    },
  },
  playerView: ({ G, playerID }) => ({ count: G.count, secret: G.secrets[Number(playerID)] }),
};

process.on("SIGUSR2", () => globalThis.gc());
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
Server({ games: [counter], origins: [Origins.LOCALHOST], db }).run(Number(port));
