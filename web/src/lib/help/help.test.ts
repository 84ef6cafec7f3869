import { BOARDS, CARDS } from "$lib/facts/seven";
import { CARDS as ARCHITECTS_CARDS, TOKENS, WONDERS } from "$lib/facts/architects";
import { words } from "$lib/words";
import { expect, test, vi } from "vitest";
import { entries as architects } from "./architects";
import { ANYTHING, found } from "./entry";
import { CHAPTERS } from "./rules";
import { entries as seven } from "./seven";

test.each(words.languages)("everything in both boxes is explained in %s, without a missing word", async (language) => {
  await words.use(language);
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const all = [...seven(), ...architects()];
  expect(complaint.mock.calls).toEqual([]);
  expect(seven()).toHaveLength(CARDS.length + 2 * BOARDS.length);
  expect(architects()).toHaveLength(ARCHITECTS_CARDS.length + WONDERS.length + TOKENS.length);
  expect(all.filter(({ lines }) => lines.length === 0 || lines.some((line) => line.length < 5))).toEqual([]);
  for (const [game, chapters] of Object.entries(CHAPTERS))
    for (const chapter of chapters)
      expect([words.has(`web-help-${game}-${chapter}`), words.has(`web-help-chapter-${chapter}`)]).toEqual([
        true,
        true,
      ]);
});

test("the number of a link leads to one entry only", () => {
  for (const entries of [seven(), architects()]) expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test("what is looked for is found: by words without accents, colour, age, players and kind", async () => {
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
