import { gameOf } from "$lib/games/registry";
import type { GameName } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import BotChoice from "./BotChoice.svelte";

beforeAll(() => words.use("en"));
beforeAll(() => words.with("lobby", Promise.resolve()));
afterEach(cleanup);

const shown = (
  bot: string,
  onchange = vi.fn(),
  game: GameName = "seven",
): { level: HTMLSelectElement; leaning: HTMLSelectElement } => {
  render(BotChoice, { bot, levels: gameOf(game).bots, programs: ["mine", "theirs"], seat: "Seat 2", onchange });
  return { level: screen.getByLabelText("Seat 2: Level"), leaning: screen.getByLabelText("Seat 2: Style") };
};

test("the programs of the server come after its bots, each by its name", () => {
  const { level, leaning } = shown("master:science");
  expect([...level.options].map((option) => option.text).slice(-3)).toEqual(["Oracle", "mine", "theirs"]);
  expect([level.value, leaning.value, leaning.disabled]).toEqual(["master", "science", false]);
});

test("a game offers only the levels that it has", () => {
  const { level } = shown("master", vi.fn(), "architects");
  expect([...level.options].map((option) => option.text).slice(-3)).toEqual(["Master", "mine", "theirs"]);
});

test("a level without leanings is chosen without one, whatever was chosen before", async () => {
  const onchange = vi.fn();
  const { level } = shown("master:science", onchange);
  await fireEvent.change(level, { target: { value: "oracle" } });
  expect(onchange).toHaveBeenCalledExactlyOnceWith("oracle");
  cleanup();
  expect(shown("oracle").leaning.disabled).toBe(true);
});

test("level and style changed one after the other are sent together, even before the server has answered", async () => {
  const onchange = vi.fn();
  const { level, leaning } = shown("master", onchange);
  await fireEvent.change(level, { target: { value: "builder" } });
  await fireEvent.change(leaning, { target: { value: "science" } });
  expect(onchange).toHaveBeenLastCalledWith("builder:science");
});

test("a program is chosen without a leaning, and has none", async () => {
  const onchange = vi.fn();
  const { level } = shown("master:science", onchange);
  await fireEvent.change(level, { target: { value: "program:theirs" } });
  expect(onchange).toHaveBeenCalledExactlyOnceWith("program:theirs");
  cleanup();
  const chosen = shown("program:theirs");
  expect([chosen.level.value, chosen.leaning.value, chosen.leaning.disabled]).toEqual(["program:theirs", "none", true]);
});
