// @vitest-environment node
import { expect, test } from "vitest";
import { placesOf } from "./seats";

test("the next player sits on the left, the previous one on the right", () => {
  expect(placesOf({ seat: 1, players: 3 })).toEqual({ me: 1, left: 2, right: 0, far: [] });
  expect(placesOf({ seat: 5, players: 7 })).toEqual({ me: 5, left: 6, right: 4, far: [0, 1, 2, 3] });
});

test("with two players, the opponent sits on one side only", () => {
  expect(placesOf({ seat: 1, players: 2 })).toEqual({ me: 1, left: 0, right: null, far: [] });
});

test("the public sees the table from the first seat", () => {
  expect(placesOf({ seat: null, players: 4 })).toEqual({ me: 0, left: 1, right: 3, far: [2] });
});
