// Clay on a thread of its own, so that the page draws on while a brush works. Patches are handed over, not copied.
import { type Answer, type Call, instantiate } from "./wasm";

export interface Asked {
  readonly id: number;
  readonly call: Call;
}
export type Told =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: string };

const speak = WebAssembly.compileStreaming(fetch("/clay.wasm")).then(instantiate);

function buffersOf(answer: Answer): ArrayBuffer[] {
  if (answer instanceof Uint8Array) return [answer.buffer];
  return answer.patches.flatMap((patch) => [patch.positions.buffer, patch.normals.buffer, patch.triangles.buffer]);
}

self.onmessage = async ({ data: { id, call } }: MessageEvent<Asked>) => {
  try {
    const answer = (await speak)(call);
    self.postMessage({ id, answer } satisfies Told, { transfer: buffersOf(answer) });
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies Told);
  }
};
