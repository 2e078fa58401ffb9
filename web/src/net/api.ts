// Calls to the server outside a table: POST /api, typed by what each call is answered with.
import type { Answers, server } from "./wire.gen";

/** Why something was not done: a code of the server or of a game, or `unreachable` if no answer came. */
export type Code = string;

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Code };

export async function call<C extends server.Call>(wanted: C): Promise<Answer<Answers[C["type"]]>> {
  try {
    const response = await fetch("/api", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wanted),
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: body as Answers[C["type"]] }; // wire.gen.ts came from the server's types
    return { ok: false, code: (body as server.Refused).code };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}
