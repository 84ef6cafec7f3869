import type { Part } from "$lib/wire/protocol";
import { expect, test, vi } from "vitest";
import { MOST_TRIES, ReviewState, type Source, WAIT } from "./review.svelte";

const point: Part = { part: "point", number: 0, age: 1, turn: 1, chances: [500, 500], errors: [10, 10] };
const seat = (accuracy: number | null): Part => ({
  ...{ part: "seat", seat: 0, start: 500, own: 100, others: 200, deal: 200, end: 1000, accuracy, counted: 1 },
  costliest: [],
});
const decision = (number: number, cost: number, call: "good" | "mistake"): Part => ({
  part: "decision",
  ...{ number, age: 1, turn: 1, counts: true },
  weighing: { seat: 0, city: 0, options: [] },
  verdict: { chosen: 0, cost, error: 5, call, points: [], reasons: [] },
});

/** A server that sends these parts in these pieces. */
function source(...pieces: readonly (readonly Part[] | string)[]): Source {
  const left = [...pieces];
  return {
    review: vi.fn((table: string, of: number, first: number) => {
      const parts = left.shift();
      if (typeof parts === "string")
        return Promise.resolve({ ok: false as const, problem: { code: parts, message: "" } } as never);
      const page = { table, seat: of, categories: ["total"], boards: [], first, parts: parts ?? [], ahead: 0 };
      return Promise.resolve({ ok: true as const, value: { ...page, complete: left.length === 0 } });
    }),
    decision: vi.fn(),
  };
}

test("a review grows, and the last word on a seat counts", async () => {
  const from = source([point], [seat(null)], [decision(4, 60, "mistake"), decision(8, 90, "mistake")], [seat(910)]);
  const review = new ReviewState(from, "abc123", 0);
  await review.open();
  expect(from.review).toHaveBeenLastCalledWith("abc123", 0, 4);
  expect(review.curve).toHaveLength(1);
  expect(review.own?.accuracy).toBe(910);
  expect(review.costliest.map(({ number }) => number)).toEqual([8, 4]);
  expect(review.isComplete).toBe(true);
});

test("what is not called a loss is not among the costliest", async () => {
  const review = new ReviewState(source([decision(4, 60, "good"), decision(8, 30, "mistake")]), "abc123", 0);
  await review.open();
  expect(review.costliest.map(({ number }) => number)).toEqual([8]);
});

test("when the connection is lost, what came stays, and the rest follows", async () => {
  vi.useFakeTimers();
  const review = new ReviewState(source([point], "unavailable", [seat(800)]), "abc123", 0);
  const open = review.open();
  await vi.advanceTimersByTimeAsync(1);
  expect([review.isLost, review.curve.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(WAIT);
  await open;
  expect([review.isLost, review.own?.accuracy]).toEqual([false, 800]);
  vi.useRealTimers();
});

test("a refusal ends it", async () => {
  const review = new ReviewState(source("not-finished"), "abc123", 0);
  await review.open();
  expect(review.problem).toBe("not-finished");
});

test("a review that cannot be made is given up after a while", async () => {
  vi.useFakeTimers();
  const from = source(...Array.from({ length: MOST_TRIES + 5 }, () => "unavailable"));
  const review = new ReviewState(from, "abc123", 0);
  const open = review.open();
  await vi.advanceTimersByTimeAsync(WAIT * (MOST_TRIES + 1));
  await open;
  expect(review.problem).toBe("unavailable");
  expect(from.review).toHaveBeenCalledTimes(MOST_TRIES);
  vi.useRealTimers();
});
