// @vitest-environment node
import { describe, expect, it } from "vitest";
import { accounts, bestKept, bestMemory, lostCard } from "./evening";
import { type Answer, type Packet, quotaOf, type View } from "./facts";
import { games, played } from "./played";

const last = async (name: string, reader = 0): Promise<View> => (await played(name, reader)).at(-1)!.view;

describe.each(Object.keys(games))("%s", (name) => {
  it("accounts for every point, and for spectators just the same", async () => {
    const view = await last(name);
    const all = accounts(view);
    expect(all.map(({ recalling, remembered }) => recalling + remembered)).toEqual(view.table.scores);
    expect(all.map(({ asked }) => asked)).toEqual(all.map(() => view.table.seats * quotaOf(view.table)));
    const theirs = await last(name, -2);
    expect(accounts(theirs)).toEqual(all);
    expect(lostCard(theirs), "what was told stays with those who played").toBeNull();
  });
});

const made = (more: Partial<Answer>): Answer =>
  ({ help: "none", hint: "", is_made: true, colour: "red", is_right: false, ...more });

/** The packet "Succès" of the rules' example: seats Hervé, Enola, Maeyva, Félix; Maeyva recalls. */
async function success(): Promise<View> {
  const view = await last("four who are unruly");
  const packet: Packet = {
    word: "Succès", first: 0, recaller: 2,
    cards: (["pink", "blue", "orange", "green"] as const).map((colour) => ({ colour, story: "", is_aloud: true })),
    answers: [
      made({ colour: "pink", is_right: true }), made({ colour: "blue", is_right: true }), made({}),
      made({ help: "given", hint: "judo", colour: "green", is_right: true }),
    ],
  };
  return { ...view, table: { ...view.table, packets: [packet] } };
}

it("counts as the rules’ example does", async () => {
  const view = await success();
  expect(accounts(view).map(({ recalling, remembered }) => [recalling, remembered]))
    .toEqual([[0, 1], [0, 1], [5, 0], [0, 1]]);
  expect(bestMemory(view)).toEqual({ seats: [2], count: 3, of: 4 });
  expect(bestKept(view)).toEqual({ seats: [0, 1, 3], count: 1, of: 1 });
  expect(lostCard(view)).toMatchObject({ word: "Succès", owner: 2, colour: "orange" });
});

it("prefers to tell of a card that was looked for in spite of a hint", async () => {
  const view = await success();
  const [packet] = view.table.packets;
  const answers = [made({ colour: null }), made({}), made({}), made({ help: "given", hint: "judo" })];
  const lost = { ...view, table: { ...view.table, packets: [{ ...packet!, answers }] } };
  expect(lostCard(lost)).toMatchObject({ owner: 3, answer: { hint: "judo" } });
  expect([bestMemory(lost), bestKept(lost)]).toEqual([null, null]);
  const found = packet!.answers.map((answer) => ({ ...answer, is_right: true }));
  expect(lostCard({ ...view, table: { ...view.table, packets: [{ ...packet!, answers: found }] } })).toBeNull();
});
