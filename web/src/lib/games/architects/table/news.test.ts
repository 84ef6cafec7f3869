import { expect, test } from "vitest";
import type { ArchitectsEvent } from "$lib/wire/protocol";
import { battleIn, newsFor } from "./news";

const took = (seat: number): ArchitectsEvent => ({ event: "took", seat, card: "wood", owner: null, why: "turn" });
const fought: ArchitectsEvent = { event: "fought", shields: [1, 0], victories: [3, 0] };

test("news begin after what one did last", () => {
  const [old, mine, next] = [took(1), took(0), took(1)];
  expect(newsFor(0, [old, mine, next])).toEqual([next]);
});

test("what follows from an own move is news too", () => {
  const flipped: ArchitectsEvent = { event: "flipped", seat: 0, flipped: 3, battle: true };
  expect(newsFor(0, [took(1), took(0), flipped, fought])).toEqual([flipped, fought]);
});

test("while nothing has happened since, the own move is shown", () => {
  expect(newsFor(0, [took(1), took(0)])).toEqual([took(0)]);
});

test("who has done nothing yet reads everything, and the public the last few", () => {
  const all = Array.from({ length: 9 }, () => took(1));
  expect(newsFor(0, all)).toHaveLength(9);
  expect(newsFor(null, all)).toHaveLength(6);
});

test("the last battle of the news is found", () => {
  expect(battleIn([took(1), fought, took(1)])).toBe(fought);
  expect(battleIn([took(1)])).toBeNull();
});
