// @vitest-environment node
import { expect, test } from "vitest";
import { schedule, stepsOf } from "./flight";

const TIMES = { fly: 100, coin: 50, beat: 10 };
const flights = (...ways: ("reveal" | "carry" | "pay")[]) => ways.map((way) => ({ way }));

test("cards go one after another, a beat apart", () => {
  expect(schedule(flights("reveal", "reveal", "carry"), TIMES)).toEqual([
    { delay: 0, duration: 300 },
    { delay: 10, duration: 300 },
    { delay: 20, duration: 150 },
  ]);
});

test("coins go when the card that they pay for has landed", () => {
  expect(schedule(flights("reveal", "pay", "pay", "reveal", "pay"), TIMES).map(({ delay }) => delay)).toEqual([
    0, 300, 320, 10, 310,
  ]);
});

test.each(["reveal", "carry", "pay"] as const)("%s: nothing hangs in the air before its time or after it", (way) => {
  const steps = stepsOf(way, { x: 0, y: 0 }, { x: 10, y: 10 });
  expect([steps[0]!.opacity, steps.at(-1)!.opacity]).toEqual([0, 0]);
  expect(steps.at(-1)!.transform).toContain("translate(10px, 10px)");
});
