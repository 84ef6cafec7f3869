// @vitest-environment node
import type { CurvePoint } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { areaOf, bandsOf, lineOf, pointOf, spread } from "./curve";

const point = (number: number, age: number, ...chances: number[]): CurvePoint => ({
  part: "point",
  number,
  age,
  turn: 1,
  chances,
  errors: chances.map(() => 0),
});
const POINTS = [point(0, 1, 500, 500), point(3, 1, 750, 250), point(6, 2, 250, 750), point(9, 2, 1000, 0)];
const ROOM = { width: 300, height: 100 };

test("a line goes from left to right, and up with the chance", () => {
  expect(lineOf(POINTS, 0, 4, ROOM)).toBe("M0.0 50.0L100.0 25.0L200.0 75.0L300.0 0.0");
  expect(lineOf(POINTS.slice(0, 2), 1, 4, ROOM)).toBe("M0.0 50.0L100.0 75.0");
});

test("an area ends below the last point, and there is none without points", () => {
  expect(areaOf(POINTS.slice(0, 2), 0, 4, ROOM)).toBe("M0.0 50.0L100.0 25.0L100.0 100L0 100Z");
  expect(areaOf([], 0, 4, ROOM)).toBe("");
});

test("ages are bands; a game without ages has none", () => {
  expect(bandsOf(POINTS)).toEqual([
    { age: 1, from: 0, to: 1 },
    { age: 2, from: 2, to: 3 },
  ]);
  expect(bandsOf(POINTS.slice(0, 2))).toEqual([]);
});

test("a decision belongs to the point at which its turn began", () => {
  expect([0, 2, 3, 8, 9].map((move) => pointOf(POINTS, move))).toEqual([0, 0, 1, 2, 3]);
});

test("labels keep apart, in their order, within the room", () => {
  expect(spread([10, 12, 90], 20, 100)).toEqual([10, 30, 90]);
  expect(spread([100, 100, 100], 20, 100)).toEqual([60, 80, 100]);
});
