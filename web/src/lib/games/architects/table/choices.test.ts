// @vitest-environment node
import { expect, test } from "vitest";
import type { ArchitectsDecision, ArchitectsMove } from "$lib/wire/protocol";
import { choicesOf, isAboutPiles } from "./choices";

const asked = (...moves: ArchitectsMove[]): ArchitectsDecision =>
  ({
    city: 0,
    seat: 0,
    kind: "act",
    options: moves.map((move) => ({ move })),
    refusals: [],
  }) as unknown as ArchitectsDecision;

test("piles are numbered in the order they lie, and doing nothing comes last", () => {
  const decision = asked(
    { do: "end" },
    { do: "draw", deck: "right" },
    { do: "draw", deck: "centre" },
    { do: "draw", deck: "left" },
  );
  expect(isAboutPiles(decision)).toBe(true);
  expect(choicesOf(decision).map(({ index }) => index)).toEqual([3, 2, 1, 0]);
});

test("an effect that is only used or not leaves the piles in sight", () => {
  const decision = asked({ do: "decline" }, { do: "use" });
  expect(isAboutPiles(decision)).toBe(true);
  expect(choicesOf(decision).map(({ index }) => index)).toEqual([1, 0]);
});

test("other choices keep the server's order", () => {
  const decision = asked({ do: "token", token: "tactics" }, { do: "decline" }, { do: "token", token: null });
  expect(isAboutPiles(decision)).toBe(false);
  expect(choicesOf(decision).map(({ index }) => index)).toEqual([0, 2, 1]);
});

test("cards to keep are no longer on a pile", () => {
  expect(isAboutPiles(asked({ do: "keep", card: "wood" }, { do: "keep", card: "gear" }))).toBe(false);
});
