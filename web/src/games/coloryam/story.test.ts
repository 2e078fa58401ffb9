import { describe, expect, it } from "vitest";
import { goldenNames, goldenUpdates } from "./golden";
import { crossed, isInTheAir, ranking, tell } from "./story";

describe("what a move did", () => {
  it.each(goldenNames)("is found in every move of a whole game, and accounts for every entry: %s", (name) => {
    const updates = goldenUpdates(name);
    const last = updates.at(-1)!.view;
    const written = updates.flatMap((update, i) => tell(update, updates[i - 1] ?? null)?.ending ?? []);
    for (const { seat, line, entry, sum } of written) {
      expect(last.state.entries[seat]?.[line]).toBe(entry);
      if (entry !== crossed) expect(entry).toBe(sum);
    }
    const boxes = last.board.rows.length * last.state.seats;
    expect(written.length).toBe(boxes);
    expect(written.flatMap(({ closed }) => closed).toSorted((a, b) => a - b)).toEqual(last.board.rows.map((_, i) => i));
  });

  it("knows whose dice they were when the throw gave the turn away", () => {
    const updates = goldenUpdates("five_seats");
    const passing = updates.findIndex(({ action, view }) => action?.type === "thrown" && view.state.throws === 0);
    const told = tell(updates[passing]!, updates[passing - 1]!);
    expect(told?.seat).toBe(updates[passing - 1]!.view.state.turn);
    expect(told?.seat).not.toBe(updates[passing]!.view.state.turn);
    expect(told?.thrown).toEqual(updates[passing - 1]!.view.state.flying);
  });

  it("tells which dice were thrown though they were not seen in the air", () => {
    const updates = goldenUpdates("five_seats");
    updates.forEach((update, i) => {
      if (update.action?.type !== "thrown") return;
      const before = updates.slice(0, i).findLast((each) => !isInTheAir(each))!;
      const flew = tell(update, updates[i - 1]!)!.thrown!;
      const found = tell(update, before)!.thrown!;
      expect(flew).toEqual(expect.arrayContaining([...found]));
      if (before.view.state.throws === 0) expect(found).toEqual(flew);
    });
  });

  it("is unknown on arrival and after a jump", () => {
    const updates = goldenUpdates("two_seats");
    expect(tell(updates[3]!, null)).toBeNull();
    expect(tell({ ...updates[3]!, action: null }, updates[2]!)).toBeNull();
  });

  it("calls a sum in another box than the line's a second chance", () => {
    const updates = goldenUpdates("two_seats");
    const ending = tell(updates[7]!, updates[6]!)?.ending;
    expect(ending).toMatchObject({ seat: 0, how: "second_chance", line: 2, playedLine: 0, entry: 18, closed: [] });
  });
});

describe("a line's ranking", () => {
  it("goes from best to worst, the crossed last, and knows who is level", () => {
    const view = structuredClone(goldenUpdates("five_seats").at(-1)!.view);
    const entries = [29, 25, 25, 0, 28];
    const [first, ...others] = view.board.rows;
    const changed = {
      ...view,
      state: { ...view.state, entries: view.state.entries.map((row, seat) => [entries[seat]!, ...row.slice(1)]) },
      board: { ...view.board, rows: [{ ...first!, points: [5, 2, 2, 0, 4] }, ...others] },
    };
    expect(ranking(changed, 0)).toEqual([
      { seat: 0, entry: 29, points: 5, sharedWith: [] },
      { seat: 4, entry: 28, points: 4, sharedWith: [] },
      { seat: 1, entry: 25, points: 2, sharedWith: [2] },
      { seat: 2, entry: 25, points: 2, sharedWith: [1] },
      { seat: 3, entry: 0, points: 0, sharedWith: [] },
    ]);
  });
});
