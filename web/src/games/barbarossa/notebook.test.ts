import { describe, expect, it } from "vitest";
import { isText, type Memory, memoryOf } from "./memory";
import { Notebook } from "./notebook.svelte";
import { viewOf } from "./views";

function kept(): Memory<string> {
  let texts: ReadonlyMap<number, string> = new Map();
  return { read: () => texts, write: (next) => { texts = next; } };
}
const notes = (text: string): readonly string[] => ["", "", text];

describe("private notes", () => {
  it("are sent once, and held until the server has them", () => {
    const notebook = new Notebook(kept());
    notebook.write(2, "escargot ?");
    const note = notebook.toSend();
    expect(note).toEqual({ type: "note", object: 2, text: "escargot ?" });
    if (note !== null) notebook.sent(note);
    expect(notebook.toSend()).toBeNull();
    notebook.arrive(viewOf({}, { notes: notes("escargot ?") }), false);
    expect([notebook.toSend(), notebook.textOf(2)]).toEqual([null, "escargot ?"]);
  });

  it("that are typed on while one is on its way lose nothing", () => {
    const notebook = new Notebook(kept());
    notebook.write(2, "esc");
    const note = notebook.toSend();
    if (note !== null) notebook.sent(note);
    notebook.write(2, "escargot");
    notebook.arrive(viewOf({}, { notes: notes("esc") }), false);
    expect(notebook.textOf(2)).toBe("escargot");
    expect(notebook.toSend()).toEqual({ type: "note", object: 2, text: "escargot" });
  });

  it("survive a reload and a lost line", () => {
    const memory = kept();
    const before = new Notebook(memory);
    before.write(2, "limace");
    const after = new Notebook(memory);
    after.arrive(viewOf(), true);
    expect(after.textOf(2)).toBe("limace");
    const note = after.toSend();
    if (note !== null) after.sent(note);
    expect(after.toSend()).toBeNull();
    after.arrive(viewOf(), true); // the line was lost with it
    expect(after.toSend()).toEqual({ type: "note", object: 2, text: "limace" });
  });

  it("that are refused are sent again, each time after a longer rest, and not for ever", () => {
    const notebook = new Notebook(kept());
    notebook.write(2, "limace");
    const note = notebook.toSend();
    if (note === null) throw new Error("nothing to send");
    const rests: number[] = [];
    while (notebook.toSend() !== null) {
      rests.push(notebook.restMs);
      expect(notebook.sent(note)).toBe(rests.length <= 3);
      notebook.refuse();
      notebook.refuse(); // that was of something else
    }
    expect(rests).toEqual([700, 1400, 2800, 5600]);
    expect(notebook.textOf(2)).toBe("limace");
    notebook.write(2, "limaces");
    expect([notebook.toSend(), notebook.restMs]).toEqual([{ ...note, text: "limaces" }, 700]);
  });

  it("leave nothing in the tab once the game is over", () => {
    const memory = kept();
    const notebook = new Notebook(memory);
    notebook.write(2, "limace");
    notebook.close();
    expect([memory.read().size, notebook.toSend()]).toEqual([0, null]);
  });

  it("may be emptied", () => {
    const notebook = new Notebook(kept());
    notebook.arrive(viewOf({}, { notes: notes("limace") }), true);
    notebook.write(2, "");
    expect(notebook.toSend()).toEqual({ type: "note", object: 2, text: "" });
  });
});

describe("the tab's memory", () => {
  const storageOf = (text: string | null): Storage =>
    ({ getItem: () => text, setItem: () => undefined, removeItem: () => undefined }) as unknown as Storage;

  it("reads what it wrote, and nothing else", () => {
    expect([...memoryOf("a", isText, () => storageOf('[[2,"x"]]')).read()]).toEqual([[2, "x"]]);
    expect(memoryOf("a", isText, () => storageOf('[["2","x"],{"a":1}]')).read().size).toBe(0);
    expect(memoryOf("a", isText, () => storageOf("{")).read().size).toBe(0);
    expect(memoryOf("a", isText, () => { throw new Error("forbidden"); }).read().size).toBe(0);
  });
});
