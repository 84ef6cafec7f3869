// @vitest-environment node
import { expect, test } from "vitest";
import { dayAfter, dayOf, lampsOf, streakOf } from "./days";

const TODAY = "2026-11-17";
const days = (...ago: number[]): Set<string> => new Set(ago.map((count) => dayAfter(TODAY, -count)));

test("a day is the reader's day, at any hour", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("days follow each other across months, years and changes of the clocks", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayAfter("2026-03-28", 2)).toBe("2026-03-30");
});

test("days in a row are counted up to today, which may still be open", () => {
  expect(streakOf(days(), TODAY)).toBe(0);
  expect(streakOf(days(0), TODAY)).toBe(1);
  expect(streakOf(days(1, 2), TODAY)).toBe(2);
  expect(streakOf(days(0, 1, 2, 4, 5), TODAY)).toBe(3);
  expect(streakOf(days(2, 3), TODAY)).toBe(0);
});

test("seven lamps end with today, and a missed day puts out those before it", () => {
  const lit = (answered: Set<string>): string =>
    lampsOf(answered, TODAY)
      .map(({ isLit }) => (isLit ? "x" : "."))
      .join("");
  expect(lampsOf(days(), TODAY).at(-1)?.day).toBe(TODAY);
  expect(lit(days(0))).toBe("......x");
  expect(lit(days(1, 2))).toBe("....xx.");
  expect(lit(days(0, 1, 3))).toBe(".....xx");
  expect(lit(days(0, 1, 2, 3, 4, 5, 6, 7))).toBe("xxxxxxx");
  expect(lit(days(2, 3))).toBe(".......");
});
