import { describe, expect, it } from "vitest";
import type { Action } from "../facts";
import { type Fate, Post, type Standing } from "./post";

const shape: Action = { type: "shape", object: 4, keep: 0, strokes: "AQ==" };
const other: Action = { type: "ready" };
const still: Standing = {
  update: { action: null, actor: -1, move: 7 }, me: 1, myTurn: true, pending: false, isReady: false,
};

function sent(): { post: Post; fates: Fate[]; acted: Action[] } {
  const [post, fates, acted] = [new Post(), [] as Fate[], [] as Action[]];
  const letter = { action: shape, hear: (fate: Fate) => void fates.push(fate) };
  expect(post.send(letter, still, (action) => acted.push(action))).toBe(true);
  post.arrive({ ...still, pending: true });
  return { post, fates, acted };
}

describe("post", () => {
  it("sends one letter at a time, and only when it may", () => {
    const { post, acted } = sent();
    expect(acted).toEqual([shape]);
    expect(post.send({ action: other, hear: () => undefined }, still, (action) => acted.push(action))).toBe(false);
    const idle = new Post();
    for (const standing of [{ ...still, myTurn: false }, { ...still, pending: true }])
      expect(idle.send({ action: other, hear: () => undefined }, standing, () => expect.fail("sent"))).toBe(false);
  });

  it("is taken when it comes back", () => {
    const { post, fates } = sent();
    post.arrive({ ...still, update: { action: shape, actor: 1, move: 8 } });
    expect(fates).toEqual(["taken"]);
    expect(post.isBusy).toBe(false);
  });

  it("waits while others' moves are shown first", () => {
    const { post, fates } = sent();
    post.arrive({ ...still, update: { action: other, actor: 2, move: 8 }, pending: true });
    post.arrive({ ...still, update: { action: other, actor: 2, move: 8 }, myTurn: false });
    expect(fates).toEqual([]);
    post.arrive({ ...still, update: { action: shape, actor: 1, move: 9 } });
    expect(fates).toEqual(["taken"]);
  });

  it("is refused when the wait ends and nothing came of it", () => {
    const { post, fates } = sent();
    post.arrive(still);
    expect(fates).toEqual(["refused"]);
  });

  it("is not known after the line broke, or after a jump", () => {
    const broken = sent();
    broken.post.arrive({ ...still, myTurn: false });
    broken.post.arrive(still);
    expect(broken.fates).toEqual(["unknown"]);
    const jumped = sent();
    jumped.post.arrive({ ...still, update: { action: null, actor: -1, move: 12 } });
    expect(jumped.fates).toEqual(["unknown"]);
  });

  it("is ready when the table says so, even after a jump", () => {
    const [post, fates] = [new Post(), [] as Fate[]];
    post.send({ action: other, hear: (fate) => fates.push(fate) }, still, () => undefined);
    post.arrive({ ...still, myTurn: false });
    post.arrive({ ...still, update: { action: null, actor: -1, move: 12 }, myTurn: false, isReady: true });
    expect(fates).toEqual(["taken"]);
  });

  it("does not take the last letter's answer for its own", () => {
    const before: Standing = { ...still, update: { action: shape, actor: 1, move: 7 } };
    const [post, fates] = [new Post(), [] as Fate[]];
    post.send({ action: shape, hear: (fate) => fates.push(fate) }, before, () => undefined);
    post.arrive({ ...before, pending: true });
    expect(fates).toEqual([]);
  });
});
