// @vitest-environment node
import { words } from "$lib/words";
import type { SevenConsequence, SevenOutlook } from "$lib/wire/protocol";
import { beforeAll, expect, test } from "vitest";
import { aboutOf, plain } from "$lib/what/annotated";
import type { Names } from "../names";
import { linesOf, worthNow } from "./consequence";

beforeAll(() => words.use("en"));

const names = { of: (city: number) => ["You", "Livia", "Marek"][city]! } as Names;
const now: SevenOutlook = {
  city: 0,
  points: 14,
  categories: {},
  won: 1,
  lost: 0,
  fights: { shields: 1, left: 2, right: 0, left_points: -1, right_points: 3 },
  prices: { raw_left: 2, raw_right: 2, goods_left: 2, goods_right: 2 },
};
const told = (then: SevenConsequence): string[] => linesOf(then, now, 7, names, 3).map((line) => plain(line.words));

test("shields are told against both neighbours, with what each fight would bring", () => {
  const fights = { shields: 2, left: 2, right: 0, left_points: 0, right_points: 3 };
  expect(told({ coins: 5, paid: 2, points: -1, fights })).toEqual([
    "2 shields: Livia 2 (0) and Marek 0 (+3)",
    "5 coins (−2)",
    "13 points (−1)",
  ]);
});

test("coins that come and go are told apart, and nothing is said of what stays the same", () => {
  expect(told({ coins: 12, paid: 2, earned: 7, points: 2 })).toEqual(["12 coins (−2 +7)", "16 points (+2)"]);
  expect(told({ coins: 7 })).toEqual([]);
});

test("what is not a number is told in words", () => {
  const makes = [{ one_of: ["clay", "ore"], units: 1, for_sale: false }] as const;
  expect(told({ coins: 7, makes })).toEqual(["clay/ore"]);
  expect(told({ coins: 7, symbols: ["gear"], points: 3 })).toEqual(["gear", "17 points (+3)"]);
  const discounts = [
    { on: "goods", seller: "left" },
    { on: "goods", seller: "right" },
  ] as const;
  expect(told({ coins: 7, discounts })).toEqual(["manufactured goods for 1 coin from both sides"]);
  expect(told({ coins: 7, stage: 2, powers: ["free_build"], symbols: ["wild"] })).toEqual([
    "any science symbol, one free structure per age",
  ]);
});

test("what a city gets can be asked about", () => {
  const gained = (then: SevenConsequence): string | undefined => aboutOf(linesOf(then, now, 7, names, 3)[0]!.words);
  expect(gained({ coins: 7, symbols: ["gear"] })).toBe("symbol-gear");
  expect(gained({ coins: 7, powers: ["dig"] })).toBe("power-dig");
  expect(gained({ coins: 7, makes: [{ one_of: ["ore"], units: 2, for_sale: true }] })).toBe("resource-ore");
});

test("what a card is worth now is what it earns, and points that are not printed on it", () => {
  expect(worthNow({ coins: 12, earned: 5, points: 1, categories: { treasury: 1 } })).toEqual({ coins: 5, points: 0 });
  expect(worthNow({ coins: 7, points: 12, categories: { science: 10, guilds: 2 } })).toEqual({ coins: 0, points: 12 });
  expect(worthNow({ coins: 7, points: 8, categories: { civilian: 8 } })).toEqual({ coins: 0, points: 0 });
});
