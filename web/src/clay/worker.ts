// Clay on a thread of its own, so that the page draws on while a brush works. Patches are handed over, not copied.
import { answerBy } from "../engine/thread";
import { type Answer, type Call, instantiate } from "./wasm";

function buffersOf(answer: Answer): ArrayBuffer[] {
  if (answer instanceof Uint8Array) return [answer.buffer];
  return answer.patches.flatMap((patch) => [patch.positions.buffer, patch.normals.buffer, patch.triangles.buffer]);
}

answerBy<Call, Answer>(WebAssembly.compileStreaming(fetch("/clay.wasm")).then(instantiate), buffersOf);
