// @vitest-environment node
import { expect, test } from "vitest";
import { flightsOf } from "./flights";

test("a card that was taken goes from its deck to the city that took it", () => {
  const took = { event: "took", seat: 1, card: "wood", why: "turn" } as const;
  expect(flightsOf([{ ...took, owner: null }])).toEqual([
    { thing: "wood", way: "carry", from: ['[data-deck="centre"]'], to: ['[data-city="1"]'], changes: [1] },
  ]);
  expect(flightsOf([{ ...took, owner: 2 }])[0]!.from).toEqual(['[data-deck="2"]', '[data-city="2"]']);
});

test("what a stage takes goes into its wonder, coins too", () => {
  const built = { event: "stage_built", seat: 0, stage: 1, spent: ["wood"], coins: 1 } as const;
  const flights = flightsOf([{ ...built, economy: false, engineering: false }]);
  expect(flights.map(({ thing, to }) => [thing, to[0]])).toEqual([
    ["wood", '[data-wonder="0"]'],
    ["coin", '[data-wonder="0"]'],
  ]);
});
