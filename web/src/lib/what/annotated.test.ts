// @vitest-environment node
import { words } from "$lib/words";
import { expect, test } from "vitest";
import { aboutOf, annotated, keptOf, namesIn, piecesOf, plain } from "./annotated";

test("words without annotations are one piece, and no words are none", () => {
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

test("a name inside a name belongs to the outer one", () => {
  expect(piecesOf(annotated(`2× ${annotated("wood", "card-wood")}`, "stage-1"))).toEqual([
    { words: "2× wood", about: "stage-1" },
  ]);
});

test("each thing that texts name is found once, and so is the first of them", () => {
  const [altar, baths] = [annotated("Altar", "card-altar"), annotated("Baths", "card-baths")];
  expect(namesIn(`build ${baths}`, `${altar} and ${baths}`, "nothing")).toEqual([
    { words: "Baths", about: "card-baths" },
    { words: "Altar", about: "card-altar" },
  ]);
  expect([aboutOf(`a stage with ${altar}`), aboutOf("sell")]).toEqual(["card-altar", undefined]);
});

test("brackets, commas and quotes stay with their names, and nothing is lost or said twice", () => {
  const [altar, baths] = [annotated("Altar", "card-altar"), annotated("Baths", "card-baths")];
  expect(keptOf(`It is free (${altar}), or „${baths}“.`)).toEqual([
    { words: "It is free ", about: null, before: "", after: "" },
    { words: "Altar", about: "card-altar", before: "(", after: ")," },
    { words: " or ", about: null, before: "", after: "" },
    { words: "Baths", about: "card-baths", before: "„", after: "“." },
  ]);
  const said = (text: string): string =>
    keptOf(text)
      .map(({ before, words, after }) => before + words + after)
      .join("");
  for (const text of ["", "(", "No name: (1).", `${altar}“${baths}`, `(${altar}${baths} (`, `: ${altar} (!`])
    expect(said(text)).toBe(plain(text));
});
