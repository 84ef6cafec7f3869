// @vitest-environment node
import { words } from "$lib/words";
import type { ArchitectsConsequence, ArchitectsMove, ArchitectsNeed } from "$lib/wire/protocol";
import { beforeAll, expect, test } from "vitest";
import { namesIn, plain } from "$lib/what/annotated";
import type { Names } from "../names";
import { linesOf, needWords } from "./consequence";

beforeAll(() => words.use("en"));

const names = { of: (seat: number) => ["You", "Livia", "Marek"][seat]! } as Names;
const TAKE = { do: "take", deck: "left" } as const;
const told = (then: ArchitectsConsequence, move: ArchitectsMove = TAKE): string[] =>
  linesOf(then, move, names, "giza").map((line) => plain(line.words));
const need = (more: Partial<ArchitectsNeed>): ArchitectsNeed => ({
  stage: 3,
  count: 3,
  kind: "different",
  grey: 2,
  coins: 0,
  missing: 1,
  fitting: ["brick", "glass"],
  held: ["wood", "stone"],
  ...more,
});

test("a stage that a card builds is told with its points and what is spent", () => {
  const builds = [{ stage: 3, points: 5, mandatory: true, spent: ["wood", "glass"], coins: 1 }] as const;
  expect(told({ cards: ["glass"], builds, needs: [need({})] })).toEqual([
    "builds stage 3 (+5)",
    "spends wood, glass, coin",
  ]);
  expect(told({ builds: [{ stage: 4, points: 0, spent: null }] })).toEqual(["can build stage 4"]);
});

test("a battle is told with what it would bring everybody", () => {
  expect(told({ flipped: 1, battle: true, shields: 2, victories: [1, 0, 1], battle_points: 3 })).toEqual([
    "battle at the end of your turn (+3)",
    "victory tokens: You +1, Marek +1",
  ]);
  expect(told({ battle: true, victories: [0, 0, 0] })).toEqual([
    "battle at the end of your turn",
    "nobody would win it",
  ]);
});

test("shields and horns without a battle say what one would bring", () => {
  expect(told({ flipped: 1, shields: 2, victories: [1, 0, 0], battle_points: 3 })).toEqual([
    "1 horn sounds",
    "2 shields then; battle: +3",
  ]);
});

test("symbols, the Cat, points and extra cards are told", () => {
  expect(told({ sets: [["compass", "compass"]] })).toEqual(["2× compass: take a token"]);
  expect(told({ points: 4, cat: true, draws: 1 })).toEqual(["points: +4", "you get the Cat", "1 more card"]);
  expect(told({ points: 7, ends: true, effect: "look" })).toEqual([
    "your wonder is complete: this is the last turn",
    "then 1 of 5 cards of your choice",
    "points: +7",
  ]);
});

test("nothing is told of what lies face down", () => {
  expect(told({ known: false })).toEqual(["you do not see this card"]);
  expect(told({ known: false }, { do: "token", token: null })).toEqual([]);
});

test("what a stage still needs is said by its own rule", () => {
  expect(told({ cards: ["wood"], needs: [need({})] })).toEqual(["stage 3: needs 1 more kind, or a coin"]);
  expect(needWords(need({ kind: "identical", fitting: ["brick"] }))).toBe("needs 1 × brick, or a coin");
  expect(needWords(need({ kind: "identical", missing: 2 }))).toBe("needs 2 more of a kind, or coins");
  expect(needWords(need({ missing: 0, fitting: [] }))).toBe("can be built");
});

test("a card that does nothing yet says so", () => {
  expect(told({ cards: ["gear"] })).toEqual(["nothing right away"]);
});

test("a symbol says which others are still needed for a token", () => {
  expect(told({ cards: ["gear"], completing: ["gear"] })).toEqual(["for a token you still need gear"]);
  expect(told({ cards: ["gear"], completing: ["compass", "gear", "tablet"] })).toEqual([
    "for a token you still need compass / gear / tablet",
  ]);
});

test("whatever is named can be asked about", () => {
  const asked = (then: ArchitectsConsequence): string[] =>
    namesIn(...linesOf(then, TAKE, names, "giza").map((line) => line.words)).map(({ about }) => about);
  expect(asked({ builds: [{ stage: 3, points: 5, spent: ["wood"], coins: 1 }] })).toEqual([
    "stage-giza-3",
    "card-wood",
    "card-coin",
  ]);
  expect(asked({ cards: ["wood"], needs: [need({ kind: "identical", fitting: ["brick"] })] })).toEqual([
    "stage-giza-3",
    "card-brick",
  ]);
  expect(asked({ sets: [["gear", "gear"]], effect: "look" })).toEqual(["card-gear", "power-look"]);
  expect(asked({ completing: ["tablet"] })).toEqual(["card-tablet"]);
});

test("there are never more than three lines", () => {
  const builds = [1, 2, 3].map((stage) => ({ stage, points: 3, spent: ["wood"] as const }));
  expect(told({ builds, battle: true, victories: [1], points: 3, cat: true })).toHaveLength(3);
});
