// The engine on a thread of its own, so that a bot may think without holding up the page.
import { type Call, instantiate } from "./wasm";

export interface Asked {
  readonly id: number;
  readonly call: Call;
}
export type Told =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly failed: string };

const speak = WebAssembly.compileStreaming(fetch("/engine.wasm")).then(instantiate);

self.onmessage = async ({ data: { id, call } }: MessageEvent<Asked>) => {
  let told: Told;
  try {
    told = { id, text: (await speak)(call) };
  } catch (error) {
    told = { id, failed: String(error) };
  }
  self.postMessage(told);
};
