import { describe, expect, it } from "vitest";
import { goldenNames, goldenUpdates } from "./golden";
import { empty, type View } from "./story";
import {
  bestColorYams, canDeclareMiss, clearlyBetter, decision, hindrance, miss, seatsFrom, toBeat, why,
} from "./turn";

const begun = goldenUpdates("five_seats").find(({ view }) => view.state.phase === "throwing")!.view;

/** The same table with other entries (by seat, by line), at another line, begun by `starter`. */
function at(line: number, starter: number, entries: readonly (readonly number[])[], totals: number[] = []): View {
  const row = (seat: number): number[] => begun.board.rows.map((_, i) => entries[seat]?.[i] ?? empty);
  return {
    ...begun,
    state: { ...begun.state, line, starter, turn: starter, entries: begun.state.entries.map((_, seat) => row(seat)) },
    board: {
      ...begun.board,
      totals: begun.board.totals.map((each, seat) => ({ ...each, first: totals[seat] ?? 0, all: totals[seat] ?? 0 })),
    },
  };
}

describe("why a seat is to play", () => {
  it("begins by lot or by the host's choice", () => {
    expect(why(at(0, 2, []), [])).toEqual({ type: "drawn" });
    const chosen = { ...begun, state: { ...begun.state, config: { ...begun.state.config, first: "seat_1" as const } } };
    expect(why({ ...chosen, state: { ...chosen.state, turn: chosen.state.starter } }, [])).toEqual({ type: "host" });
  });

  it("is the best result above, a tie broken further up, or nothing written there", () => {
    expect(why(at(1, 1, [[20], [28], [0], [25], [27]]), [])).toEqual({ type: "best_line", line: 0 });
    expect(why(at(1, 1, [[28], [28], [0], [25], [27]]), [])).toEqual({ type: "tie_break", line: 0 });
    expect(why(at(1, 1, [[0], [0], [0], [0], [0]]), [])).toEqual({ type: "nobody", line: 0 });
  });

  it("is the leading total after a part of the sheet", () => {
    const entries = Array.from({ length: 5 }, () => [20, 20, 20]);
    expect(why(at(3, 4, entries, [3, 4, 5, 6, 9]), [])).toEqual({ type: "best_total", pole: 1 });
    expect(why(at(3, 4, entries, [9, 4, 5, 6, 9]), [])).toEqual({ type: "tie_break", line: 2 });
  });

  it("is the order of the table for the others, and a second chance for whoever plays again", () => {
    const view = at(1, 1, [[20], [28], [0], [25], [27]]);
    const next = { ...view, state: { ...view.state, turn: 2 } };
    expect(why(next, [])).toEqual({ type: "order" });
    expect(why(next, [2])).toEqual({ type: "again" });
    const later = at(1, 1, [[20], [28], [0], [25, 22], [27]]); // seat 3 has played the line already
    expect(why({ ...later, state: { ...later.state, turn: 2 } }, [])).toEqual({ type: "again" });
  });

  it.each(goldenNames)("is never a second chance unless one was taken: %s", (name) => {
    const updates = goldenUpdates(name);
    let chances: { seat: number; line: number }[] = [];
    updates.forEach(({ action, view }, i) => {
      const before = updates[i - 1]?.view.state;
      if (action?.type === "second_chance" && before) chances.push({ seat: before.turn, line: before.line });
      chances = chances.filter(({ line }) => line === view.state.line);
      if (view.state.phase === "over" || view.board.rows.length === 0) return;
      const isAgain = why(view, []).type === "again";
      if (isAgain) expect(chances.map(({ seat }) => seat)).toContain(view.state.turn);
    });
  });
});

describe("what is at stake", () => {
  it("is the first empty Color'Yam of the part, or the line", () => {
    const chance = { line: 2, minimum: 25, is_open: false };
    const { board } = begun;
    const over = (turn: object): View => ({ ...begun, board: { ...board, turn: { ...board.turn, ...turn } } });
    expect(miss(over({ chance }))).toMatchObject({ type: "chance", minimum: 25, isOpen: false, box: { coloryam: 1 } });
    expect(miss(over({ chance: null }))).toEqual({ type: "crossed" });
  });

  it("may be declared missed only where the table allows it, the objective is met and the box takes the sum", () => {
    const turn = { ...begun.board.turn, is_met: true, chance: { line: 2, minimum: 6, is_open: true } };
    const view = (declared_miss: boolean, over: object): View => ({
      ...begun,
      state: { ...begun.state, throws: 1, config: { ...begun.state.config, declared_miss } },
      board: { ...begun.board, turn: { ...turn, ...over } },
    });
    expect(canDeclareMiss(view(true, {}))).toBe(true);
    expect(canDeclareMiss(view(false, {}))).toBe(false);
    expect(canDeclareMiss(view(true, { is_met: false }))).toBe(false);
    expect(canDeclareMiss(view(true, { chance: { ...turn.chance, is_open: false } }))).toBe(false);
  });
});

describe("with free objectives", () => {
  it("a Color'Yam is kept out by a greater one above or a smaller one below", () => {
    const [a, b, c, d] = begun.board.rows.flatMap((row, i) => (row.line.objective === null ? [i] : []));
    const view = at(0, 0, [begun.board.rows.map((_, i) => (i === a ? 24 : i === d ? 28 : empty))]);
    const turn = view.board.turn;
    const withSum = (sum: number): View => ({ ...view, board: { ...view.board, turn: { ...turn, sum } } });
    expect(hindrance(withSum(24), b!)).toEqual({ line: a, isAbove: true });
    expect(hindrance(withSum(28), c!)).toEqual({ line: d, isAbove: false });
    expect(hindrance(withSum(26), b!)).toBeNull();
  });
});

describe("the end", () => {
  it("is decided by the margin, by the best Color'Yam, or shared", () => {
    const box = begun.board.rows.findIndex((row) => row.line.objective === null);
    const cy = (value: number): number[] => begun.board.rows.map((_, i) => (i === box ? value : 0));
    const view = at(9, 0, [cy(31), cy(0), cy(29), cy(20), cy(18)], [24, 24, 20, 10, 9]);
    expect(bestColorYams(view)).toEqual([31, 0, 29, 20, 18]);
    expect(decision(view, [1, 2, 3, 4, 5])).toEqual({ type: "tie_break", seat: 0, best: 31 });
    expect(decision(view, [1, 1, 3, 4, 5])).toEqual({ type: "shared", seats: [0, 1] });
    const clear = at(9, 0, [cy(31)], [19, 24, 20, 10, 9]);
    expect(decision(clear, [3, 1, 2, 4, 5])).toEqual({ type: "margin", seat: 1, points: 4, best: 0 });
  });

  it("lists the reader first", () => {
    expect(seatsFrom(2, begun)).toEqual([2, 3, 4, 0, 1]);
    expect(seatsFrom(-2, begun)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("stopping or throwing again", () => {
  /** Seat 0 plays line 0 with these dice; the others have these entries there. */
  function lying(sum: number, isMet: boolean, others: readonly number[], isChanceOpen: boolean | null = null): View {
    const view = at(0, 0, [[empty], ...others.map((entry) => [entry])]);
    const chance = isChanceOpen === null ? null : { line: 2, minimum: 6, is_open: isChanceOpen };
    return {
      ...view,
      state: { ...view.state, throws: 1 },
      board: { ...view.board, turn: { ...view.board.turn, sum, is_met: isMet, chance } },
    };
  }

  it("knows what there is to beat", () => {
    expect(toBeat(lying(18, true, [27, 0, 22, empty]))).toBe(27);
    expect(toBeat(lying(18, true, [0, empty, empty, empty]))).toBeNull();
  });
  it("is nobody's advice while a rival is ahead or still to play", () => {
    expect(clearlyBetter(lying(18, true, [27, 20, 22, 24]))).toBeNull();
    expect(clearlyBetter(lying(30, true, [27, 20, 22, empty]))).toBeNull();
    expect(clearlyBetter(lying(27, true, [27, 20, 22, 24]))).toBeNull();
    expect(clearlyBetter(lying(18, false, [27, 20, 22, 24], true))).toBeNull(); // a second chance may be taken
  });
  it("is to stop when the line can bring no more", () => {
    expect(clearlyBetter(lying(28, true, [27, 0, 22, 24]))).toBe("stop");
    expect(clearlyBetter(lying(36, true, [empty, empty, empty, empty]))).toBe("stop");
  });
  it("is to throw when stopping would bring nothing", () => {
    expect(clearlyBetter(lying(28, false, [27, 0, 22, 24]))).toBe("throw");
    expect(clearlyBetter(lying(28, false, [27, 0, 22, 24], false))).toBe("throw");
  });
  it("is open with free objectives: there is no common line", () => {
    const view = lying(28, true, [27, 0, 22, 24]);
    const free = { ...view, state: { ...view.state, config: { ...view.state.config, free_objectives: true } } };
    expect([toBeat(free), clearlyBetter(free)]).toEqual([null, null]);
  });
});
