import { describe, expect, it } from "vitest";
import { Saving } from "./saving";

/** A server that keeps lists as the rules do: the first strokes stay, and others follow. */
class Server {
  list: string[] = [];
  shape(keep: number, strokes: readonly string[]): void {
    expect(keep).toBeLessThanOrEqual(this.list.length);
    this.list = [...this.list.slice(0, keep), ...strokes];
  }
}

describe("saving", () => {
  it("has nothing to tell of what was fetched", () => {
    const saving = new Saving(3, 0);
    expect(saving.isSaved(3)).toBe(true);
    expect(saving.next(3)).toBeNull();
  });

  it("tells several strokes at once, and waits for the answer", () => {
    const saving = new Saving(0, 0);
    expect(saving.next(2)).toEqual({ keep: 0, upTo: 2 });
    saving.tell({ keep: 0, upTo: 2 }, 20);
    expect(saving.next(3)).toBeNull();
    saving.taken();
    expect(saving.next(3)).toEqual({ keep: 2, upTo: 3 });
  });

  it("tells an undo as strokes that stay, without others", () => {
    const saving = new Saving(3, 0);
    saving.kept(2);
    expect(saving.next(2)).toEqual({ keep: 2, upTo: 2 });
  });

  it("tells what was made anew after an undo while the answer was under way", () => {
    const saving = new Saving(0, 0);
    saving.tell({ keep: 0, upTo: 2 }, 20);
    saving.kept(1);
    saving.taken();
    expect(saving.isSaved(2)).toBe(false); // as many, but the second is another
    expect(saving.next(2)).toEqual({ keep: 1, upTo: 2 });
  });

  it("agrees in the end whatever is lost, refused or undone on the way", () => {
    for (let seed = 1; seed <= 300; ++seed) {
      let chance = seed;
      const below = (bound: number): number => {
        chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
        return (chance >>> 16) % bound;
      };
      const server = new Server();
      const saving = new Saving(0, 0);
      let mine: string[] = [];
      let flying: { keep: number; strokes: string[]; upTo: number } | null = null;
      const land = (fate: number): void => {
        if (flying === null) return;
        if (fate !== 2) server.shape(flying.keep, flying.strokes); // 2: it never arrived
        if (fate === 0) saving.taken();
        else saving.lost(); // 1: it did arrive, but the answer did not
        flying = null;
      };
      const send = (): void => {
        const telling = saving.next(mine.length);
        if (telling === null) return;
        saving.tell(telling, telling.upTo);
        flying = { ...telling, strokes: mine.slice(telling.keep, telling.upTo) };
      };
      for (let step = 0; step < 60; ++step) {
        const what = below(4);
        if (what === 0) mine = [...mine, `${step}`];
        else if (what === 1 && mine.length > 0) saving.kept((mine = mine.slice(0, -1)).length);
        else if (what === 2) send();
        else land(below(3));
      }
      for (let i = 0; i < 3; ++i) { // a quiet end
        land(0);
        send();
        land(0);
      }
      expect(server.list).toEqual(mine);
      expect(saving.isSaved(mine.length)).toBe(true);
    }
  });

  it("knows the size of what it told from that of what another page told", () => {
    const saving = new Saving(1, 10);
    saving.tell({ keep: 1, upTo: 2 }, 20);
    saving.lost();
    expect([10, 20, 30].map((size) => saving.isOurs(size))).toEqual([true, true, false]);
    saving.tell({ keep: 1, upTo: 2 }, 20);
    saving.taken();
    expect([10, 20].map((size) => saving.isOurs(size))).toEqual([false, true]);
  });
});
