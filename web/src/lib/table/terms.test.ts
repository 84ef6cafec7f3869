// @vitest-environment node
import { words } from "$lib/words";
import { beforeAll, expect, test } from "vitest";
import { infoOf } from "./people.fake";
import { offered, outcomeWords, reservesFor, reserveTerm, termsOf, withClock } from "./terms";

beforeAll(() => words.use("en"));

test("terms are what a host may change, and nothing else", () => {
  expect(Object.keys(termsOf(infoOf())).toSorted()).toEqual(
    "away_after clock hints public reserve reserve_for spectators when_away wonders".split(" "),
  );
});

test("a reserve goes with its clock", () => {
  const terms = { clock: 60, reserve: 180 };
  expect(withClock(terms, 300)).toEqual({ clock: 300, reserve: 180 });
  expect(withClock(terms, 86_400)).toEqual({ clock: 86_400, reserve: 0 });
  expect(withClock(terms, null)).toEqual({ clock: null, reserve: 0 });
  expect(reservesFor(30)).toContain(1800);
  expect(reservesFor(86_400)).toContain(259_200);
});

test("what is chosen is offered, whatever it is", () => {
  expect(offered([1, 2], 2)).toEqual([1, 2]);
  expect(offered([1, 2], 7)).toEqual([1, 2, 7]);
});

test("a reserve is for the game or for each age", () => {
  expect(reserveTerm(0, "game")).toBe("no reserve");
  expect(reserveTerm(180, "game")).toBe("Reserve per player: 3 minutes for the whole game");
  expect(reserveTerm(180, "age")).toBe("Reserve per player: 3 minutes for each age");
});

test.each([
  [{ clock: null }, ["Everyone takes the time they need."]],
  [{ away_after: 1 }, ["When your time is up, a bot decides this once", "misses a decision is away: a bot plays on"]],
  [
    { reserve: 60, when_away: "wait", away_after: 3 },
    ["your reserve runs", "misses 3 decisions in a row is away: everyone waits"],
  ],
] as const)("what happens when time runs out is said: %o", (terms, told) => {
  for (const part of told) expect(outcomeWords(infoOf(terms))).toContain(part);
});
