// What a screen asks the server for: on its way, there, or refused in words. One question at a time: a button that is
// pressed twice asks once.
import type { Answer, Code } from "../net/api";

export class Asked<T> {
  value: T | null = $state.raw(null);
  code: Code | null = $state(null); // why the last question was refused
  isBusy = $state(false);

  /** What came of it; null if it was refused, or one waits for another answer. */
  async ask(question: () => Promise<Answer<T>>): Promise<T | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.code = null;
    const got = await question();
    this.isBusy = false;
    if (!got.ok) {
      this.code = got.code;
      return null;
    }
    this.value = got.value;
    return got.value;
  }
}
