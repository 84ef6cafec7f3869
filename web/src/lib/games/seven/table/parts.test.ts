import { words } from "$lib/words";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Flying from "./Flying.svelte";
import Stats from "./Stats.svelte";
import Turns from "./Turns.svelte";
import Verbs from "./Verbs.svelte";

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

test("the player's own conflicts are told in points, in place of the stages", () => {
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

const WAYS = { build: [], stage: [], sell: [] };
const verbsOf = (reason: string) =>
  render(Verbs, {
    offer: { card: "altar", ways: WAYS, refusals: { stage: [{ reason }] } },
    name: "Altar",
    verb: null,
    hinted: null,
    chances: null,
    stage: 3,
    names: {},
    linesOf: () => [],
    left: 1,
    right: 2,
    onverb: () => undefined,
  } as never).container.textContent;

test("a complete wonder names no stage beyond its last", () => {
  expect(verbsOf("wonder_complete")).toContain("the wonder is complete");
  expect(verbsOf("wonder_complete")).not.toContain("Stage IV");
  expect(verbsOf("already_built")).toContain("Stage IV");
});

test("the age is told by its name and the turn in words, however little room there is", () => {
  render(Turns, { age: 2, turn: 3 });
  expect(screen.getByRole("heading", { name: /^Age II$/ })).toBeTruthy();
  expect(screen.getByRole("img", { name: "turn 3 of 6" })).toBeTruthy();
});
