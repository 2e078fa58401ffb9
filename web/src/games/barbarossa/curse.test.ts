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
  curse.sent(action, view, 10, 0);
  return { curse, action };
}

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
    const talk = [lineOf({ kind: "letter", position: -3, text: "g", is_curse: true }), lineOf({ asker: 1, object: 4 })];
    expect(curse.follow(viewOf({ talk }), 12, false, 100)).toBeNull();
    expect(curse.came).toBe(0);
    expect(curse.isOpen).toBe(true);
  });

  it("that the table overtook is sent again as long as it is legal", () => {
    const { curse, action } = cast();
    expect(curse.follow(viewOf(), 11, true, 100)).toBeNull(); // no answer yet
    expect(curse.follow(viewOf(), 11, false, 200)).toBe(action);
    curse.sent(action, viewOf(), 11, 200);
    expect(curse.follow(viewOf({ phase: "second_series", turn: 1 }, { can_curse: false }), 12, false, 300)).toBeNull();
    expect(curse.follow(viewOf(), 13, false, 400)).toBe(action); // it is legal again before long
  });

  it("is not sent again if nothing has moved, after three tries, or late", () => {
    expect(cast().curse.follow(viewOf(), 10, false, 100)).toBeNull();
    expect(cast().curse.follow(viewOf(), 11, false, 9000)).toBeNull();
    const { curse, action } = cast();
    curse.sent(action, viewOf(), 11, 0);
    curse.sent(action, viewOf(), 12, 0);
    expect(curse.follow(viewOf(), 13, false, 100)).toBeNull();
  });

  it("of a guess is not sent again on an object that others finished meanwhile", () => {
    const curse = new Curse();
    curse.open(2, viewOf());
    curse.kind = "guess";
    curse.word = "lune";
    const action = curse.toSend(viewOf());
    if (action === null) throw new Error("nothing to send");
    curse.sent(action, viewOf(), 10, 0);
    const objects = viewOf().table.objects.map((thing, i) => (i === 2 ? thingOf({ owner: 1, arrows: [2, 3] }) : thing));
    expect(curse.follow(viewOf({ objects }), 11, false, 100)).toBeNull();
  });
});
