import { expect, it } from "vitest";
import { bytesOf, textOf } from "./passkeys";

it.each([[[]], [[0]], [[255, 254]], [[251, 240, 0, 63]], [Array.from({ length: 256 }, (_, byte) => byte)]])(
  "bytes travel as text of letters, digits, - and _ and come back: %j", (bytes) => {
    const text = textOf(Uint8Array.from(bytes).buffer);
    expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
    expect([...bytesOf(text)]).toEqual(bytes);
  });
