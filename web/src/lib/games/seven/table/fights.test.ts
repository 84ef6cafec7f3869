import { namesOf } from "$lib/games/names";
import { infoOf } from "$lib/table/people.fake";
import type { SevenFought } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import AllFights from "../score/Fights.svelte";
import Fights from "./Fights.svelte";
import Stats from "./Stats.svelte";
import { fightsOf } from "./story";

beforeAll(() => words.use("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fought = (city: number, shields: number, neighbour: number, against: number): SevenFought => ({
  event: "fought",
  age: 2,
  city,
  shields,
  neighbour,
  against,
  winner: shields === against ? null : shields > against ? city : neighbour,
});

test("conflicts are shown in seating order, with whose shields are whose and what they brought", () => {
  const all = [fought(0, 2, 1, 5), fought(1, 5, 2, 0), fought(2, 0, 0, 2)];
  const names = namesOf(infoOf(), null, 0);
  const { container } = render(Fights, { fights: fightsOf(all, 0), home: 0, names });
  const told = [...container.querySelectorAll("[data-fight]")].map((one) => [
    one.getAttribute("data-fight"),
    [...one.querySelectorAll(".side")].map((side) => side.textContent.replace(/\s+/g, " ").trim()),
    one.querySelector(".token b")!.textContent,
  ]);
  expect(told).toEqual([
    ["1", [`${names.of(1)} 5`, `${names.of(0)} 2`], "−1"],
    ["2", [`${names.of(0)} 2`, `${names.of(2)} 0`], "+3"],
  ]);
});

test("the score tells every conflict in points, with the shields it was about", () => {
  const fights = [fought(0, 2, 1, 5), fought(2, 0, 0, 2), { ...fought(0, 3, 1, 3), age: 3 }];
  const nameOf = (city: number): string => `City ${city}`;
  const { container } = render(AllFights, { fights, city: 0, name: "Tereza", points: 2, nameOf });
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => [
    row.querySelector("th")!.textContent,
    [...row.querySelectorAll("[data-part=points]")].map((one) => one.textContent),
    [...row.querySelectorAll("small")].map((one) => one.textContent.replace(/\s+/g, " ").trim()),
  ]);
  expect(rows).toEqual([
    ["City 1", ["−1", "0"], ["2 : 5, lost", "3 : 3, tied"]],
    ["City 2", ["+3"], ["2 : 0, won"]],
  ]);
});

function over(passing: boolean) {
  vi.useFakeTimers();
  const onclose = vi.fn();
  const fights = [fought(0, 2, 1, 5), fought(2, 0, 0, 2)];
  render(Fights, { fights, home: 0, names: namesOf(infoOf(), null, 0), onclose, passing });
  return onclose;
}

test("conflicts over a hand that is already there go on their own once they have been seen", () => {
  const onclose = over(true);
  vi.advanceTimersByTime(2000);
  expect(onclose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8000);
  expect(onclose).toHaveBeenCalled();
});

test("they go at once when the player does anything but move to their button", async () => {
  const onclose = over(true);
  await fireEvent.keyDown(document.body, { key: "Tab" });
  await fireEvent.pointerDown(document.querySelector("[data-fight]")!);
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "1" });
  await fireEvent.pointerDown(document.body);
  expect(onclose).toHaveBeenCalledTimes(2);
});

test("in a replay they stay as long as their step", async () => {
  const onclose = over(false);
  await fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(60_000);
  expect(onclose).not.toHaveBeenCalled();
});

test("what conflicts have brought is said in points, as the server counts them", () => {
  const city = {
    number: 0,
    board: { wonder: "gizah", side: "A" },
    stages: 0,
    coins: 3,
    shields: 0,
    compass: 0,
    gear: 0,
    tablet: 0,
    wild: 0,
    victories: [1, 0, 0],
  };
  const { getByRole } = render(Stats, { city: city as never, fights: { won: 3, lost: -1 } });
  expect(getByRole("img", { name: "Points from conflicts: +3, −1" }).textContent).toMatch(/\+3\s*−1/);
});
