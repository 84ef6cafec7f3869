import seven from "$lib/games/seven";
import { fakeTable } from "$lib/table/frame/tables.fake";
import { words } from "$lib/words";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import Coach from "./Coach.svelte";

const { default: plan } = await seven.lesson!();
const OPTION = { move: { do: "build", card: "stone_pit", left: 0, right: 0 }, chain: null, cheapest: true };

beforeAll(() => words.use("en"));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function coached() {
  const { table } = fakeTable("seven");
  const view = { ...table.seen!.view, age: 1, turn: 1 };
  const decisions = [{ kind: "choose", city: 0, seat: 0, options: [OPTION] }];
  table.seen = { ...table.seen!, view, decisions, consequences: [[{}]] };
  const stage = document.createElement("div");
  stage.innerHTML = '<button data-option="0">Build</button><button data-dismiss>Close</button>';
  document.body.append(stage);
  render(Coach, { table, plan, stage } as never);
  return stage;
}

test("the coach tells the goal, goes on to a choice and points at it, one thing at a time", async () => {
  const stage = coached();
  let closed = 0;
  stage.querySelector("[data-dismiss]")!.addEventListener("click", () => (closed += 1));
  expect(screen.getByText(/The goal is to have the most points/)).toBeTruthy();
  expect(screen.getByText("Lesson, step 1 of 11")).toBeTruthy();
  expect(stage.querySelector("[data-pointed]")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(closed).toBe(1);
  expect(screen.queryByText(/The goal is/)).toBeNull();
  expect(screen.getByText(/build Stone Pit/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Show me where" }));
  expect(document.activeElement).toBe(stage.querySelector("[data-pointed]"));
});

test("a person who wants no coach has none, and the table gets the whole screen", async () => {
  const stage = coached();
  await fireEvent.click(screen.getByRole("button", { name: "Play without the coach" }));
  expect(screen.queryByRole("region", { name: "Coach" })).toBeNull();
  expect(stage.style.getPropertyValue("--taken")).toBe("0px");
});

test("its key goes on and shows where, even before the table hears any keys", async () => {
  const stage = coached();
  await fireEvent.keyDown(window, { key: "c", code: "KeyC" });
  expect(screen.getByText(/build Stone Pit/)).toBeTruthy();
  await fireEvent.keyDown(window, { key: "с", code: "KeyC" }); // a Cyrillic letter in the same place
  expect(document.activeElement).toBe(stage.querySelector("[data-pointed]"));
});
