// @vitest-environment node
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import { seatOf } from "./people.fake";
import { clockFor, reserveLeft, timeWords } from "./times";

beforeAll(() => words.use("en"));

const livia = { seat: 1, clock: 1000, late: 9000 };
const marek = { seat: 2, clock: 4000, late: 4000 };

test("the reader's own time is shown while it runs", () => {
  expect(clockFor([marek, livia], 1, 0)).toEqual({ seat: 1, kind: "clock", until: 1000 });
});

test("the reserve runs after the clock", () => {
  expect(clockFor([marek, livia], 1, 1000)).toEqual({ seat: 1, kind: "reserve", until: 9000 });
  expect(clockFor([marek], 2, 5000)).toEqual({ seat: 2, kind: "clock", until: 4000 });
});

test("of the others, the one whose time runs out first is shown", () => {
  expect(clockFor([livia, marek], 0, 0)?.seat).toBe(2);
  expect(clockFor([livia, { ...marek, late: 9000 }], null, 0)?.seat).toBe(1);
  expect(clockFor([], 0, 0)).toBeNull();
});

test("a reserve is used up only after the clock", () => {
  const seat = seatOf({ reserve: 8000 });
  expect([500, 1000, 4000, 9500].map((now) => reserveLeft(seat, livia, now))).toEqual([8000, 8000, 5000, 0]);
  expect([reserveLeft(seat, undefined, 0), reserveLeft(seatOf(), livia, 0)]).toEqual([8000, null]);
});

test("a moment on another day is shown with its day", () => {
  const at = new Date(2026, 4, 7, 14, 5).getTime();
  expect(timeWords(at, at + 60_000)).toBe("2:05 PM");
  expect(timeWords(at, at + 86_400_000)).toBe("May 7, 2:05 PM");
});
