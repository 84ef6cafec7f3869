import { words } from "$lib/words";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Flying from "./Flying.svelte";
import Stats from "./Stats.svelte";

const CITY = {
  number: 1,
  board: { wonder: "gizah", side: "A" },
  stages: 1,
  coins: 7,
  shields: 2,
  compass: 1,
  gear: 0,
  tablet: 0,
  wild: 0,
};

beforeAll(() => words.use("en"));
afterEach(cleanup);

test("the numbers of a city are there in words, and coins know where to go", () => {
  const { container } = render(Stats, { city: CITY } as never);
  expect(container.querySelector('[data-coins="1"]')?.textContent).toContain("7");
  expect(screen.getByLabelText("2 shields")).toBeTruthy();
  expect(screen.getByLabelText("1 of 3 stages built")).toBeTruthy();
});

test("own conflicts are told in points, in the place of the stages", () => {
  render(Stats, { city: CITY, fights: { won: 4, lost: -1 } } as never);
  expect(screen.getByText("+4")).toBeTruthy();
  expect(screen.getByText("−1")).toBeTruthy();
  expect(screen.queryByLabelText("1 of 3 stages built")).toBeNull();
});

test("a card that everybody sees flies with its name, one face down without", () => {
  const open = render(Flying, { thing: { kind: "card", card: "altar" } });
  expect(open.container.textContent).toContain("Altar");
  const hidden = render(Flying, { thing: { kind: "stage" } });
  expect(hidden.container.textContent.trim()).toBe("");
});
