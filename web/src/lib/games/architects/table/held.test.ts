import { expect, test } from "vitest";
import { greyOf, heldFor } from "./held";

const cards = { wood: 1, glass: 2, coin: 3, red0: 1, brick: 0 };

test("only grey cards are for building", () => {
  expect(greyOf(cards)).toEqual(["wood", "glass", "glass"]);
});

test("different cards show one of each kind, equal ones the kind there is most of", () => {
  expect(heldFor({ kind: "different", grey: 2 }, cards)).toEqual(["glass", "wood"]);
  expect(heldFor({ kind: "identical", grey: 2 }, cards)).toEqual(["glass", "glass"]);
});

test("when the server counts more than fit, because of a token, any grey cards show", () => {
  expect(heldFor({ kind: "identical", grey: 3 }, cards)).toEqual(["wood", "glass", "glass"]);
});
