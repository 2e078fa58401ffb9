import { describe, expect, it } from "vitest";
import { Curse } from "./curse.svelte";
import { lineOf, thingOf, viewOf } from "./views";

function cast(): { readonly curse: Curse; readonly action: NonNullable<ReturnType<Curse["toSend"]>> } {
  const curse = new Curse();
  const view = viewOf();
  curse.open(2, view);
  curse.letter = { count: 3, isFromEnd: true };
  const action = curse.toSend(view);
  if (action === null) throw new Error("nothing to send");
  curse.sent(action, view, 0);
  return { curse, action };
}

const waiting = { pending: true, isUpToDate: true, refused: null };
const taken = { pending: false, isUpToDate: true, refused: null };
const stale = { ...taken, refused: { code: "stale", at: 50 } };
const mine = lineOf({ kind: "letter", position: -3, text: "g", is_curse: true });

describe("a curse", () => {
  it("is for a letter or a word, on an object of somebody else", () => {
    const curse = new Curse();
    const view = viewOf();
    curse.open(0, view); // my own: the first other one is offered
    expect(curse.object).toBe(2);
    expect(curse.toSend(view)).toEqual({ type: "letter", object: 2, position: 1, is_curse: true });
    curse.kind = "guess";
    expect(curse.toSend(view)).toBeNull();
    curse.word = " escargot ";
    expect(curse.toSend(view)).toEqual({ type: "guess", object: 2, word: "escargot", is_curse: true });
    curse.object = 1;
    expect(curse.toSend(view)).toBeNull();
  });

  it("shows what came of it", () => {
    const { curse } = cast();
    const talk = [mine, lineOf({ asker: 1, object: 4 })];
    expect(curse.follow(viewOf({ talk }), taken, 100)).toBeNull();
    expect(curse.came).toBe(0);
    expect([curse.isOpen, curse.isOnItsWay]).toEqual([true, false]);
  });

  it("that the table overtook is sent again as long as it is legal", () => {
    const { curse, action } = cast();
    expect(curse.follow(viewOf(), waiting, 100)).toBeNull(); // no answer yet
    expect(curse.follow(viewOf(), stale, 200)).toBe(action);
    curse.sent(action, viewOf(), 200);
    expect(curse.follow(viewOf({ phase: "second_series", turn: 1 }, { can_curse: false }), stale, 300)).toBeNull();
    expect(curse.follow(viewOf(), taken, 400)).toBe(action); // it is legal again before long, whatever else was done
  });

  it("that was taken is not spent twice, however late it is shown", () => {
    const { curse } = cast();
    expect(curse.follow(viewOf(), { ...taken, isUpToDate: false }, 100)).toBeNull(); // the queue lags
    expect(curse.follow(viewOf({ turn: 1 }), { ...taken, isUpToDate: false }, 1500)).toBeNull();
    expect(curse.follow(viewOf(), { ...stale, isUpToDate: false }, 2000)).toBeNull(); // that was of something else
    expect(curse.isOnItsWay).toBe(true);
    expect(curse.follow(viewOf({ talk: [mine] }), taken, 3000)).toBeNull();
    expect([curse.came, curse.isOnItsWay]).toEqual([0, false]);
  });

  it("waits with a refusal until what happened is shown", () => {
    const { curse, action } = cast();
    expect(curse.follow(viewOf(), { ...stale, isUpToDate: false }, 100)).toBeNull();
    expect(curse.follow(viewOf(), stale, 900)).toBe(action);
  });

  it("is not sent again if it was refused for itself or lost, after three tries, late, or once closed", () => {
    const refused = cast().curse;
    expect(refused.follow(viewOf(), { ...stale, refused: { code: "no_curse_now", at: 50 } }, 100)).toBeNull();
    expect(refused.isOnItsWay).toBe(false);
    expect(cast().curse.follow(viewOf(), taken, 100)).toBeNull();
    expect(cast().curse.follow(viewOf(), stale, 9000)).toBeNull();
    const { curse, action } = cast();
    expect(curse.sent(action, viewOf(), 0)).toBe(true);
    expect(curse.sent(action, viewOf(), 0)).toBe(false);
    expect(curse.follow(viewOf(), stale, 100)).toBeNull();
    const closed = cast().curse;
    closed.close();
    expect(closed.follow(viewOf(), stale, 100)).toBeNull();
  });

  it("of a guess is not sent again on an object that others finished meanwhile", () => {
    const curse = new Curse();
    curse.open(2, viewOf());
    curse.kind = "guess";
    curse.word = "lune";
    const action = curse.toSend(viewOf());
    if (action === null) throw new Error("nothing to send");
    curse.sent(action, viewOf(), 0);
    const objects = viewOf().table.objects.map((thing, i) => (i === 2 ? thingOf({ owner: 1, arrows: [2, 3] }) : thing));
    expect(curse.follow(viewOf({ objects }), stale, 100)).toBeNull();
    expect(curse.isOnItsWay).toBe(false);
  });
});
