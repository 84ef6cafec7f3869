import { words } from "$lib/words";
import { expect, test } from "vitest";
import { annotated, piecesOf, plain } from "./annotated";

test("words without notes are one piece, and no words are none", () => {
  expect(piecesOf("You sell a card.")).toEqual([{ words: "You sell a card.", about: null }]);
  expect(piecesOf("")).toEqual([]);
});

test("a name keeps what it is about through sentences and lists", async () => {
  await words.use("en");
  const names = ["Altar", "Baths"].map((name) => annotated(name, `card-${name.toLowerCase()}`));
  const told = words.say("seven-built", { who: "other", city: "Livia", card: names[0]!, price: words.list(names) });
  expect(piecesOf(told)).toEqual([
    { words: "Livia builds ", about: null },
    { words: "Altar", about: "card-altar" },
    { words: ": ", about: null },
    { words: "Altar", about: "card-altar" },
    { words: " and ", about: null },
    { words: "Baths", about: "card-baths" },
    { words: ".", about: null },
  ]);
  expect(plain(told)).toBe("Livia builds Altar: Altar and Baths.");
});

test("a name inside a name is about what stands around it", () => {
  expect(piecesOf(annotated(`2× ${annotated("wood", "card-wood")}`, "stage-1"))).toEqual([
    { words: "2× wood", about: "stage-1" },
  ]);
});
