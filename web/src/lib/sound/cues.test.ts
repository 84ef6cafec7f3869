import type { GameEvent } from "$lib/state/table.svelte";
import { expect, test } from "vitest";
import { cueOf, CUES } from "./cues";

const chose = (city: number): GameEvent => ({ event: "chose", known_to: null, city, move: null });
const earned = (city: number): GameEvent => ({ event: "earned", city, trade: 2, sale: 0, effect: 0 });
const fought: GameEvent = { event: "fought", shields: [1, 2], victories: [0, 1] };

test("the weightiest of several events is heard", () => {
  expect(cueOf([chose(0), earned(0), fought], 0)).toBe("battle");
  expect(cueOf([chose(0), earned(0)], 0)).toBe("coins");
});

test("what others choose or earn is not heard", () => {
  expect(cueOf([chose(1), earned(1)], 0)).toBeNull();
  expect(cueOf([chose(1)], null)).toBeNull();
  expect(cueOf([chose(0)], 0)).toBe("chosen");
});

test("no cue is longer than a second and a bit", () => {
  for (const notes of Object.values(CUES))
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(1.2);
});
