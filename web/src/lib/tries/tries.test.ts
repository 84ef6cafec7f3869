// @vitest-environment node
import { expect, test } from "vitest";
import { decisionAt, decisionOf, differences } from "./tries";

const origin = {
  table: "abcdef",
  number: 17,
  seat: 1,
  categories: ["military", "total"],
  points: [
    [5, 30],
    [-2, 25],
  ],
  places: [1, 2],
};

test("a table leads back to the decision it began with", () => {
  expect(decisionOf(origin)).toBe("/review/abcdef?seat=1&move=17");
});

test("in a replay the decision of the eyes in use is tried again, otherwise the person's own, otherwise any", () => {
  const step = { waiting: [0, 2], numbers: [8, 9] };
  expect(decisionAt(step, 2, 0)).toEqual({ city: 2, number: 9 });
  expect(decisionAt(step, null, 0)).toEqual({ city: 0, number: 8 });
  expect(decisionAt(step, 1, null)).toEqual({ city: 0, number: 8 });
  expect(decisionAt({ waiting: [], numbers: [] }, 0, 0)).toBeNull();
});

test("a running game, or one kept before there were tries, offers none", () => {
  expect(decisionAt({ waiting: [0], numbers: [] }, 0, 0)).toBeNull();
  expect(decisionAt({ waiting: [0] }, 0, 0)).toBeNull();
});

test("both results stand side by side, in the order of the score sheet, for every city that has a player", () => {
  const sheet = { city: 1, total: 31, military: 4 };
  expect(differences(origin, sheet, 1)).toEqual([
    { category: "military", then: -2, now: 4 },
    { category: "total", then: 25, now: 31 },
  ]);
  expect(differences(origin, sheet, 2)).toBeNull();
});
