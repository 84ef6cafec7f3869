import type { SevenEvent } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { flightsOf } from "./flights";

const built = (city: number, left = 0, right = 0): SevenEvent => ({
  event: "built",
  city,
  card: "altar",
  way: "paid",
  bank: 0,
  left,
  right,
  chain: null,
});

test("every card is turned at the seat that played it", () => {
  const sold: SevenEvent = { event: "sold", known_to: null, city: 2, card: null };
  const stage: SevenEvent = { event: "stage_built", known_to: null, city: 1, stage: 1, card: null, left: 0, right: 0 };
  const flights = flightsOf([built(0), stage, sold, { event: "passed", to: "left" }], 3);
  expect(flights.map(({ thing, way, from }) => [thing.kind, way, from[0]])).toEqual([
    ["card", "reveal", '.arena [data-city="0"]'],
    ["stage", "reveal", '.arena [data-city="1"]'],
    ["sold", "reveal", '.arena [data-city="2"]'],
  ]);
  expect(flights[2]!.to[0]).toContain('data-coins="2"');
});

test("coins go from the purse of who pays to the purse of who is paid, after the card, and not too many", () => {
  const flights = flightsOf([built(0, 1, 9)], 4);
  expect(flights.map(({ thing, way, to }) => [thing.kind, way, to[0]])).toEqual([
    ["card", "reveal", '.arena [data-city="0"] [data-built]'],
    ["coin", "pay", '.arena [data-coins="1"]'],
    ...Array.from({ length: 4 }, () => ["coin", "pay", '.arena [data-coins="3"]']),
  ]);
});
