import { describe, expect, it } from "vitest";
import { type Memory, memoryOf, Notebook } from "./notebook.svelte";
import { viewOf } from "./views";

function kept(): Memory {
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
    expect(notebook.isWaiting).toBe(true);
    notebook.arrive(viewOf({}, { notes: notes("escargot ?") }), false);
    expect([notebook.isWaiting, notebook.textOf(2)]).toEqual([false, "escargot ?"]);
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
    expect([...memoryOf("a", () => storageOf('[[2,"x"]]')).read()]).toEqual([[2, "x"]]);
    expect(memoryOf("a", () => storageOf('[["2","x"],{"a":1}]')).read().size).toBe(0);
    expect(memoryOf("a", () => storageOf("{")).read().size).toBe(0);
    expect(memoryOf("a", () => { throw new Error("forbidden"); }).read().size).toBe(0);
  });
});
