// engine.wasm at the level of bytes: text in, text out. It lives wherever it is instantiated (a worker,
// a test, node); engine.ts gives what it says its types.

/** One thing to ask of the engine. `text` is JSON, `bytes` a word graph. */
export type Call =
  | { readonly to: "open" | "verify" | "advise" | "preview" | "look_up"; readonly text: string }
  | { readonly to: "say"; readonly table: number; readonly text: string }
  | { readonly to: "replay"; readonly reader: number; readonly text: string }
  | { readonly to: "give"; readonly language: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly to: "close"; readonly table: number };

/** Answers with JSON; with an empty text when there is nothing to say. */
export type Speak = (call: Call) => string;

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly room_for: (size: number) => number;
  readonly answer_data: () => number;
  readonly answer_size: () => number;
  readonly open: () => void;
  readonly say: (table: number) => void;
  readonly close: (table: number) => void;
  readonly verify: () => void;
  readonly replay: (reader: number) => void;
  readonly advise: () => void;
  readonly preview: () => void;
  readonly look_up: () => void;
  readonly give: (language: number) => void;
}

const isPipe = 70; // the answer to seeking in a stream that has no position

/** The little of WASI that a program without files needs: what it prints goes to the console. */
export function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  return {
    fd_close: () => 0,
    fd_seek: () => isPipe,
    fd_write: (_stream: number, pieces: number, count: number, written: number) => {
      const view = new DataView(memory().buffer);
      let text = "";
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const at = view.getUint32(pieces + 8 * i, true);
        const length = view.getUint32(pieces + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
        size += length;
      }
      view.setUint32(written, size, true);
      console.error(text.trimEnd());
      return 0;
    },
  };
}

export async function instantiate(module: WebAssembly.Module): Promise<Speak> {
  const instance: WebAssembly.Instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: system(() => engine.memory),
  });
  const engine = instance.exports as unknown as Exports; // wasm/engine.cpp says what there is
  engine._initialize();

  const write = (bytes: Uint8Array): void => {
    const at = engine.room_for(bytes.length);
    new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  };
  const read = (): string =>
    new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.answer_data(), engine.answer_size()));

  return (call) => {
    if (call.to === "close") {
      engine.close(call.table);
      return "";
    }
    write(call.to === "give" ? call.bytes : new TextEncoder().encode(call.text));
    switch (call.to) {
      case "say": engine.say(call.table); break;
      case "replay": engine.replay(call.reader); break;
      case "give": engine.give(call.language); break;
      default: engine[call.to]();
    }
    return read();
  };
}
