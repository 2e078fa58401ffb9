import { expect, it } from "vitest";
import { room, seat } from "../testing";
import { mayRead, peopleAsked, peopleAsking, peopleAwaited } from "./consent";

it("a finished game is read by those who played, and by others once it is shared", () => {
  expect(mayRead(room({ status: "playing", me: 0 }))).toBe(false);
  expect(mayRead(room({ status: "over", me: 0 }))).toBe(true);
  expect(mayRead(room({ status: "over", me: -2 }))).toBe(false);
  expect(mayRead(room({ status: "over", me: -2, is_shared: true }))).toBe(true);
});

it("people are asked, bots are not", () => {
  const table = room({ seats: [seat({ agrees: true }), seat({ sitter: "bot" }), seat()] });
  expect(peopleAsked(table)).toEqual([0, 2]);
  expect(peopleAwaited(table)).toEqual([2]);
});

it("who has not answered is asked by those who agreed", () => {
  const seats = [seat({ agrees: true }), seat({ sitter: "bot" }), seat(), seat({ agrees: true })];
  expect(peopleAsking(room({ seats, me: 2 }))).toEqual([0, 3]);
  expect(peopleAsking(room({ seats, me: 0 }))).toEqual([]);
  expect(peopleAsking(room({ seats, me: -2 }))).toEqual([]);
});
