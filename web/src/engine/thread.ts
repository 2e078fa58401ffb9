// C++ on a thread of its own, so that the page draws on meanwhile: a question goes over with a number, the answer comes
// back with it. What is handed over is not copied. engine.wasm and clay.wasm are both spoken to like this.

interface Asked<C> {
  readonly id: number;
  readonly call: C;
}
type Told<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failed: string };

/** In the page. `gone` hears that the thread could not be had; whoever waits for it hears too. */
export function askOver<C, A>(
  thread: Worker, handed: (call: C) => Transferable[], gone: () => void,
): (call: C) => Promise<A> {
  const waiting = new Map<number, { resolve: (answer: A) => void; reject: (error: Error) => void }>();
  let asked = 0;
  thread.onmessage = ({ data }: MessageEvent<Told<A>>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if ("answer" in data) waiter?.resolve(data.answer);
    else waiter?.reject(new Error(data.failed));
  };
  thread.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error("a thread could not be started"));
    waiting.clear();
    gone();
  };
  return (call) =>
    new Promise((resolve, reject) => {
      const question: Asked<C> = { id: ++asked, call };
      waiting.set(question.id, { resolve, reject });
      thread.postMessage(question, handed(call));
    });
}

/** On the thread. */
export function answerBy<C, A>(speak: Promise<(call: C) => A>, handed: (answer: A) => Transferable[]): void {
  self.onmessage = async ({ data: { id, call } }: MessageEvent<Asked<C>>) => {
    try {
      const answer = (await speak)(call);
      self.postMessage({ id, answer } satisfies Told<A>, { transfer: handed(answer) });
    } catch (error) {
      self.postMessage({ id, failed: String(error) } satisfies Told<A>);
    }
  };
}
