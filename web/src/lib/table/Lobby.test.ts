import { laidTable } from "$lib/games/laid.fake";
import { words } from "$lib/words";
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Lobby from "./Lobby.svelte";
import People from "./menu/People.svelte";

vi.setConfig({ testTimeout: 60_000 }); // a whole screen, perhaps on a busy machine
beforeAll(() => words.use("en"));
beforeAll(() => words.with("lobby", Promise.resolve()));
beforeAll(() => void vi.stubGlobal("fetch", () => new Promise(() => {}))); // no server is asked
afterEach(cleanup);

const told = (one: Element): string => one.textContent.replace(/\s+/g, " ").trim();

/** The lobby of a table of 7 Wonders for four: its host, a bot and two free seats. */
function lobby() {
  const { table, sent } = laidTable("lobby");
  const { container } = render(Lobby, { table } as never);
  return { sent, inside: within(container) };
}

test("the host sees who sits where, with which wonder, and who is missing", () => {
  const { inside } = lobby();
  expect(inside.getByText("Waiting for 2 more players.")).toBeTruthy();
  expect(inside.getByText("Alexandria · side A")).toBeTruthy();
  expect(inside.getByLabelText<HTMLSelectElement>("Seat 2: Level").value).toBe("strategist");
  expect(inside.getByLabelText("Link to this table")).toBeTruthy();
});

test("a game with free seats cannot begin", () => {
  const start = lobby().inside.getByText("Start the game").closest("button")!;
  expect(start.disabled || start.getAttribute("aria-disabled") === "true").toBe(true);
});

test("a seat is moved by its buttons", async () => {
  const { sent, inside } = lobby();
  await fireEvent.click(inside.getByLabelText("Seat 2: move one place forward"));
  expect(sent).toEqual([expect.objectContaining({ do: "arrange", seats: [1, 0, 2, 3] })]);
});

test("people talk while they wait", async () => {
  const { sent, inside } = lobby();
  expect(inside.getByText("Nobody has written anything yet.")).toBeTruthy();
  await fireEvent.input(inside.getByLabelText("Your message"), { target: { value: " see you at eight " } });
  await fireEvent.submit(inside.getByLabelText("Your message").closest("form")!);
  expect(sent).toEqual([expect.objectContaining({ do: "say", text: "see you at eight" })]);
});

test("during a game the people are listed, with what each has asked for", async () => {
  const { table, sent } = laidTable("seven-wished");
  const inside = within(render(People, { table } as never).container);
  expect(told(inside.getByLabelText("At the table"))).toMatch(/Tereza you host.*Livia.*Marek.*Strategist/);
  expect(inside.getByText("Nobody is watching.")).toBeTruthy();
  expect(inside.getByLabelText("Take back: more time")).toBeTruthy();
  await fireEvent.click(inside.getByLabelText("Agree: a pause"));
  expect(sent).toEqual([expect.objectContaining({ do: "want" })]);
});
