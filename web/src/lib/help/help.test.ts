// @vitest-environment node
import { CARDS as ARCHITECTS_CARDS, TOKENS, WONDERS } from "$lib/games/architects/facts";
import { entries as architects } from "$lib/games/architects/entries";
import { entries as seven } from "$lib/games/seven/entries";
import { BOARDS, CARDS } from "$lib/games/seven/facts";
import { SIGN_IDS as SEVEN_SIGNS } from "$lib/games/seven/what/sign";
import { SIGN_IDS as SIGNS } from "$lib/games/architects/what/sign";
import { words } from "$lib/words";
import { expect, test } from "vitest";
import { ANYTHING, found } from "./entry";

test("everything in both boxes can be looked up", () => {
  expect(seven()).toHaveLength(CARDS.length + 2 * BOARDS.length + SEVEN_SIGNS.length);
  expect(architects()).toHaveLength(ARCHITECTS_CARDS.length + WONDERS.length + TOKENS.length + SIGNS.length);
});

test("things are found by words without accents, colour, age, players and kind", async () => {
  await words.use("cs");
  const all = seven();
  const ids = (filter: Partial<typeof ANYTHING>): string[] =>
    found(all, { ...ANYTHING, ...filter }).map(({ id }) => id);
  expect(ids({})).toHaveLength(all.length);
  expect(ids({ text: " OLTÁŘ " })).toContain("card-altar");
  expect(ids({ text: "oltar" })).toContain("card-altar");
  expect(ids({ colour: "red", age: "1" })).toEqual(["card-stockade", "card-barracks", "card-guard_tower"]);
  expect(ids({ kind: "wonder" })).toHaveLength(2 * BOARDS.length);
  expect(ids({ players: "3" })).not.toContain("card-tree_farm");
  expect(ids({ players: "6" })).toContain("card-tree_farm");
  expect(ids({ players: "2", age: "3", colour: "purple" })).toHaveLength(10);
});

test("a Ukrainian word is found with the apostrophe that is typed and with the one that is printed", async () => {
  await words.use("uk");
  const ids = (text: string): string[] => found(seven(), { ...ANYTHING, text }).map(({ id }) => id);
  expect(ids("кам'ян")).toContain("card-stone_pit");
  expect(ids("кам’ян")).toContain("card-stone_pit");
});
