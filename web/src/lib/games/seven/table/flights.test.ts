// @vitest-environment node
import type { SevenEvent } from "$lib/wire/protocol";
import { expect, test } from "vitest";
import { BANK, flightsOf } from "./flights";

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

test("coins go from the payer's purse to the payee's, after the card, and not too many", () => {
  const flights = flightsOf([built(0, 1, 9)], 4);
  expect(flights.map(({ thing, way, to }) => [thing.kind, way, to[0]])).toEqual([
    ["card", "reveal", '.arena [data-city="0"] [data-built]'],
    ["coin", "pay", '.arena [data-coins="1"]'],
    ...Array.from({ length: 4 }, () => ["coin", "pay", '.arena [data-coins="3"]']),
  ]);
});

test("coins that are paid to the bank go there, and what was earned comes from there", () => {
  const paid = { ...built(0), bank: 2 } as SevenEvent;
  const earned: SevenEvent = { event: "earned", city: 1, trade: 4, sale: 3, effect: 0 };
  const [, ...coins] = flightsOf([paid, earned], 3);
  expect(coins.map(({ thing, from, to }) => [thing.kind, from[0], to[0]])).toEqual([
    ...Array.from({ length: 2 }, () => ["coin", '.arena [data-coins="0"]', BANK]),
    ...Array.from({ length: 3 }, () => ["coin", BANK, '.arena [data-coins="1"]']),
  ]);
});

test("the payer and the payee look as before until the coins have arrived", () => {
  const [card, coin] = flightsOf([built(0, 1)], 3);
  expect([card!.changes, coin!.changes]).toEqual([[0], [0, 1]]);
});
