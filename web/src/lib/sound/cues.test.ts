// @vitest-environment node
import seven from "$lib/games/seven";
import type { SevenEvent } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { cueOf, CUES } from "./cues";

const chose = (city: number): SevenEvent => ({ event: "chose", known_to: null, city, move: null });
const earned = (city: number): SevenEvent => ({ event: "earned", city, trade: 2, sale: 0, effect: 0 });
const fought: SevenEvent = { event: "fought", age: 1, city: 0, neighbour: 1, shields: 1, against: 2, winner: 1 };

test("the most important of several events is heard", () => {
  expect(cueOf(seven, [chose(0), earned(0), fought], 0)).toBe("battle");
  expect(cueOf(seven, [chose(0), earned(0)], 0)).toBe("coins");
});

test("what others choose or earn is not heard", () => {
  expect(cueOf(seven, [chose(1), earned(1)], 0)).toBeNull();
  expect(cueOf(seven, [chose(1)], null)).toBeNull();
  expect(cueOf(seven, [chose(0)], 0)).toBe("chosen");
});

test("no cue is much longer than a second", () => {
  for (const notes of Object.values(CUES))
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(1.2);
});
