import { words } from "$lib/words";
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { laidTable } from "../laid.fake";
import Table from "./Table.svelte";

vi.setConfig({ testTimeout: 60_000 }); // a whole table, perhaps on a busy machine
beforeAll(() => words.use("en"));
afterEach(cleanup);

const told = (one: Element): string => one.textContent.replace(/\s+/g, " ").trim();

/** A table in the middle of a game of three, at which the Aqueduct can be paid in two ways. */
function laid() {
  const { table, sent } = laidTable("seven-payments");
  const { container } = render(Table, { table } as never);
  const inside = within(container);
  return { container, sent, inside, card: (name: string) => within(inside.getByRole("article", { name })) };
}

test("the bar tells the age, the turn and whose move it is", () => {
  const { container, inside } = laid();
  expect(container.querySelector("h1")?.textContent).toContain("Age II");
  expect(inside.getByLabelText("turn 4 of 6")).toBeTruthy();
  expect(inside.getByText("Your move")).toBeTruthy();
});

test("a neighbour shows its numbers, what it has built, what it sells and for how much", () => {
  const rhodos = within(laid().inside.getByLabelText("Rhodes · Strategist"));
  expect(rhodos.getByLabelText("2 shields")).toBeTruthy();
  expect(rhodos.getByLabelText("0 of 2 stages built")).toBeTruthy();
  expect(rhodos.getByLabelText("9 cards built")).toBeTruthy();
  for (const built of ["Press", "Barracks", "Forum"]) expect(rhodos.getByText(built)).toBeTruthy();
  expect(rhodos.getByLabelText("papyrus")).toBeTruthy();
  expect(rhodos.getAllByLabelText("1 coin")).toHaveLength(1); // for goods, by the marketplace
});

test("a city that is far away shows what it produces", () => {
  const { container } = render(Table, { table: laidTable("seven").table } as never);
  const far = within(within(container).getByRole("list", { name: "Distant cities" }));
  expect(far.getAllByRole("listitem").filter((one) => one.hasAttribute("data-city"))).toHaveLength(1);
  const goods = far.getByRole("group", { name: "Produces" });
  const shown = [...goods.querySelectorAll("[data-what]")].map((one) => one.getAttribute("data-what"));
  expect(shown).toEqual(["ore", "clay", "wood", "wood", "loom", "glass", "papyrus"].map((kind) => `resource-${kind}`));
});

test("the player's own city shows its wonder stage by stage, its conflicts in points, and what it produces", () => {
  const babylon = within(laid().inside.getByLabelText("Babylon · Tereza"));
  expect(babylon.getByLabelText("The Hanging Gardens of Babylon")).toBeTruthy();
  expect(babylon.getByLabelText("2 of 3 stages built")).toBeTruthy();
  expect(babylon.getByLabelText("your 7th card played as well")).toBeTruthy();
  expect(babylon.getByLabelText("Cost: 3 clay, 1 papyrus")).toBeTruthy();
  expect(babylon.getByLabelText("Points from conflicts: +0, −1")).toBeTruthy();
  expect(babylon.getByLabelText("1 stone/wood")).toBeTruthy();
});

test("a city that is opened tells its conflicts in points, as the table does", async () => {
  const { container, inside } = laid();
  await fireEvent.click(within(inside.getByLabelText("Rhodes · Strategist")).getByTitle("Show the whole city"));
  const sheet = within(container.querySelector<HTMLElement>("dialog.wide")!);
  expect(sheet.getByLabelText(/^Points from conflicts: \+\d+, −\d+$/)).toBeTruthy();
});

test("every card of the hand tells its price, what it leads to and why things cannot be done", () => {
  const { inside, card } = laid();
  const hand = within(inside.getByLabelText("Your hand"));
  expect(hand.getAllByRole("article").map((one) => one.getAttribute("aria-label"))).toEqual([
    ...["Loom", "Aqueduct", "Caravansery", "Stables"],
  ]);
  expect(card("Loom").getByText("needs 3 clay, only 1 available")).toBeTruthy();
  expect(card("Aqueduct").getByLabelText("Cost: 3 stone")).toBeTruthy();
  expect(told(inside.getByRole("article", { name: "Aqueduct" }))).toContain("1 coin (−3); 14 points (+4)");
  expect(told(inside.getByRole("article", { name: "Caravansery" }))).toContain("free: Marketplace");
  expect(told(inside.getByRole("article", { name: "Stables" }))).toContain("2 shields: Rhodes 2 (0) and Olympia 2 (0)");
});

test("a card is picked, paid in another way and sent", async () => {
  const { container, sent, inside } = laid();
  await fireEvent.click(container.querySelector('[data-what="card-aqueduct"] [data-verb="build"]')!);
  const move = within(inside.getByLabelText("Your move, in detail"));
  expect(move.getByRole("heading", { name: "Build Aqueduct" })).toBeTruthy();
  expect(move.getByText("Who gets paid")).toBeTruthy();
  expect(move.getAllByText("cheapest")).toHaveLength(1);
  const [, rhodosAlone] = move.getAllByRole("radio");
  const ways = move.getAllByRole("radio").map((one) => (one as HTMLInputElement).checked);
  expect(ways.filter(Boolean)).toHaveLength(1);
  const other = ways[1] ? move.getAllByRole("radio")[0]! : rhodosAlone!;
  await fireEvent.click(other);
  await fireEvent.click(container.querySelector("[data-part=confirm]")!);
  expect(sent).toEqual([
    expect.objectContaining({ do: "choose", move: { do: "build", card: "aqueduct", left: 4, right: 0 } }),
  ]);
});

test("what a sold card brings is told before it is sold", async () => {
  const { container, inside } = laid();
  await fireEvent.click(container.querySelector('[data-what="card-loom_age2"] [data-verb="sell"]')!);
  const move = inside.getByLabelText("Your move, in detail");
  expect(told(move)).toContain("Sell Loom");
  expect(told(move)).toContain("7 coins (+3)");
});

test("a neighbour’s whole city opens over the table", async () => {
  const { container, inside } = laid();
  await fireEvent.click(container.querySelector("[data-side=left] h2 button")!);
  const city = inside.getByRole("dialog", { name: /Rhodes/ });
  expect(told(city)).toContain("West Trading Post");
});

test("a spectator has no hand and nothing to choose", () => {
  const { table } = laidTable("seven-payments");
  const { view } = table.seen as { view: object };
  table.you = null;
  table.seen = { ...(table.seen as object), view: { ...view, seat: null, hand: [] }, decisions: [] } as never;
  const { container } = render(Table, { table } as never);
  expect(container.querySelectorAll("[data-part=hand] [data-verb]")).toHaveLength(0);
  expect(within(container).getByLabelText(/^Rhodes/)).toBeTruthy();
});
