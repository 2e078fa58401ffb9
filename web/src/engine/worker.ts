// The engine on a thread of its own, so that a bot may think without holding up the page.
import { answerBy } from "./thread";
import { type Call, instantiate } from "./wasm";

answerBy<Call, string>(WebAssembly.compileStreaming(fetch("/engine.wasm")).then(instantiate), () => []);
