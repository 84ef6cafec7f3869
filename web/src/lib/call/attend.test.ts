import { expect, test } from "vitest";
import { isMyMove } from "./attend.svelte";

type Table = Parameters<typeof isMyMove>[0];
const info = { phase: "playing", paused: false, asleep: false, seats: [{ away: false }] };
const table = (changed: object = {}, told: object = {}): Table =>
  ({ you: 0, undecided: [{}], info: { ...info, ...told }, ...changed }) as unknown as Table;

test("it is the person's move if there is something left to decide", () => {
  expect(isMyMove(table())).toBe(true);
  expect(isMyMove(table({ undecided: [] }))).toBe(false);
  expect(isMyMove(table({ you: null }))).toBe(false);
  expect(isMyMove(table({ lent: true }))).toBe(false);
});

test.each([{ phase: "over" }, { paused: true }, { asleep: true }, { seats: [{ away: true }] }])(
  "nobody is called to a table that does not wait for them: %o",
  (told) => expect(isMyMove(table({}, told))).toBe(false),
);
