import { fakeTable } from "$lib/table/frame/tables.fake";
import { words } from "$lib/words";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Battle from "./Battle.svelte";
import Mine from "./Mine.svelte";

beforeAll(() => words.use("en"));
afterEach(cleanup);

function fight(passing: boolean) {
  const { names } = fakeTable("architects");
  const onclose = vi.fn();
  const battle = { event: "fought", shields: [3, 1], victories: [1, 0] } as const;
  render(Battle, { battle, names, onclose, passing });
  return { names, onclose };
}

test("a battle says whose shields are whose and what they won, and is put away by a button or Escape", async () => {
  const { names, onclose } = fight(false);
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toContain(names.full(0));
  expect(rows[1]).toContain(names.full(1));
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(onclose).toHaveBeenCalledTimes(2);
});

test("a battle goes when the player does anything else, but stays in a replay", async () => {
  const { onclose } = fight(true);
  await fireEvent.keyDown(document.body, { key: "Tab" });
  await fireEvent.pointerDown(screen.getByRole("list"));
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "h" });
  await fireEvent.pointerDown(document.body);
  expect(onclose).toHaveBeenCalledTimes(2);
  cleanup();
  const replayed = fight(false);
  await fireEvent.pointerDown(document.body);
  expect(replayed.onclose).not.toHaveBeenCalled();
});

test("what lies in front of a person is counted card by card", () => {
  const player = {
    number: 0,
    wonder: "giza",
    stages: [1],
    cards: { wood: 2, blue3: 1, coin: 0 },
    tokens: [],
    victories: 0,
    shields: 0,
    deck: { top: null, count: 20, cards: {} },
  };
  render(Mine, { player, title: "In front of you", hasCat: false, isYou: true, spent: [], onopen: vi.fn() } as never);
  const mine = screen.getByRole("complementary", { name: "In front of you" });
  const things = [...mine.querySelectorAll("[data-what^=card]")].map((one) => one.getAttribute("data-what"));
  expect(things).toEqual(["card-wood", "card-blue3"]);
  expect(within(mine).getByText(/×2/)).toBeTruthy();
});
