// @vitest-environment node
import { expect, test } from "vitest";
import { ANYTHING, parseWishes, writeWishes } from "./wishes";

test("what is left open is anything", () => {
  expect(parseWishes("", 3)).toEqual([ANYTHING, ANYTHING, ANYTHING]);
  expect(parseWishes("rhodos ?-B", 3)).toEqual([
    { wonder: "rhodos", side: null },
    { wonder: null, side: "B" },
    ANYTHING,
  ]);
});

test.each([
  ["seven", 3, "rhodos-A ? ?-B"],
  ["seven", 2, "rhodos-A ? + olympia-A"],
  ["seven", 2, "? gizah"],
  ["architects", 3, "giza ? rhodes"],
] as const)("wishes of %s for %i are written as they are read: %s", (game, players, text) => {
  const cities = game === "seven" ? Math.max(players, 3) : players;
  expect(writeWishes(parseWishes(text, cities), players)).toBe(text);
});
