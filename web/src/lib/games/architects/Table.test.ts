import { words } from "$lib/words";
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { laidTable } from "../laid.fake";
import Table from "./Table.svelte";

vi.setConfig({ testTimeout: 60_000 }); // a whole table, perhaps on a busy machine
beforeAll(() => words.use("en"));
afterEach(cleanup);

const told = (one: Element): string => one.textContent.replace(/\s+/g, " ").trim();

/** A table in the middle of a game of four, at which Alexandria is to take a card. */
function laid() {
  const { table, sent } = laidTable("architects");
  const { container } = render(Table, { table } as never);
  return { container, sent, inside: within(container) };
}

test("the bar tells the turn and who plays after whom", () => {
  const { container, inside } = laid();
  expect(container.querySelector("h1")?.textContent).toContain("Turn 41: your turn");
  expect(inside.getByText("order: you, Giza, Halicarnassus, Ephesus")).toBeTruthy();
});

test("every pile tells its top card, where it is and what taking it would lead to", () => {
  const { inside } = laid();
  expect(told(inside.getByRole("article", { name: "Your deck" }))).toContain("Take: gear");
  expect(told(inside.getByRole("article", { name: "Central deck" }))).toContain("only you see it");
  expect(told(inside.getByRole("article", { name: "Deck: Ephesus" }))).toContain("2 shields then; battle: +6");
});

test("a card is taken with one press", async () => {
  const { container, sent } = laid();
  await fireEvent.click(container.querySelector('[data-option="1"]')!);
  expect(sent).toEqual([expect.objectContaining({ do: "choose", move: { do: "take", deck: "right" } })]);
});

test("open tokens say what they do, and the stack is taken from blind", () => {
  const tokens = within(laid().inside.getByLabelText("Progress tokens"));
  for (const words of ["4 points, 12 for both", "2 points per token", "one coin counts as 2"])
    expect(tokens.getByText(words)).toBeTruthy();
  expect(tokens.getByText("Take blind")).toBeTruthy();
});

test("the player's own wonder shows every stage with its cost, and what lies in front of it", () => {
  const { inside } = laid();
  const wonder = told(inside.getByLabelText("The wonder: The Lighthouse of Alexandria"));
  for (const words of ["4 different", "3 identical", "a card from any deck"]) expect(wonder).toContain(words);
  const own = within(inside.getByLabelText("In front of you"));
  expect(own.getByLabelText("2 victories")).toBeTruthy();
  expect(own.getByLabelText("1 of 5 stages")).toBeTruthy();
  expect(own.getByText("papyrus/glass: another card")).toBeTruthy();
});

test("a neighbour shows what its next stage needs and how many of each card it has", () => {
  const giza = laid().inside.getByLabelText("Giza");
  expect(told(giza)).toContain("Next stage: 3 identical");
  expect(within(giza).getByLabelText("2× 2 points + Cat")).toBeTruthy();
  expect(within(giza).getByLabelText("3 of 5 stages")).toBeTruthy();
});

test("the track tells when the next battle comes and how it would end now", () => {
  const conflict = within(laid().inside.getByLabelText("Conflict"));
  expect(conflict.getByText("4 horns until the next battle")).toBeTruthy();
  expect(conflict.getByLabelText("0 of 4 conflict tokens flipped to battle")).toBeTruthy();
  expect(told(conflict.getByLabelText("If there were a battle now:"))).toContain("Ephesus 1 +1");
});

test("a whole city opens over the table, even one that is far away", async () => {
  const { container, inside } = laid();
  await fireEvent.click(within(container.querySelector<HTMLElement>("[data-part=far]")!).getAllByRole("button")[0]!);
  expect(told(inside.getByRole("dialog", { name: /Halicarnassus/ }))).toContain("Stage");
});
