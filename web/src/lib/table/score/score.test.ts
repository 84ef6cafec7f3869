import type { Names } from "$lib/games/names";
import type { Seen } from "$lib/state/table.svelte";
import type { SeatInfo } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { seatOf } from "../people.fake";
import { beforeAll, expect, test } from "vitest";
import { scoreOf } from "./score";

beforeAll(() => words.use("en"));

const PEOPLE = ["Tereza", "Marek"];
const seats: SeatInfo[] = PEOPLE.map((name) => seatOf({ name }));
const names = { short: (city: number) => PEOPLE[city] ?? "Free City" } as unknown as Names;
const sheet = (city: number, military: number, civilian: number, coins: number) => ({
  ...{ city, military, civilian, coins, treasury: 0, wonder: 0, science: 0, commerce: 0, guilds: 0 },
  total: military + civilian,
});

/** A finished game of two, with the Free City as the third. */
function finished(winners: number[], sheets: ReturnType<typeof sheet>[]): Seen {
  const boards = ["gizah", "rhodos", "olympia"];
  const cities = boards.map((wonder) => ({ board: { wonder, side: "A" }, stages: 1 }));
  return { game: "seven", view: { cities, result: { winners, sheets } } } as unknown as Seen;
}

test("the winner comes first, the Free City last, whatever its points", () => {
  const score = scoreOf(finished([1], [sheet(0, 3, 4, 1), sheet(1, 5, 5, 1), sheet(2, 9, 9, 1)]), seats, names);
  expect(score?.columns.map(({ city, isWinner, isFree }) => [city, isWinner, isFree])).toEqual([
    [1, true, false],
    [0, false, false],
    [2, false, true],
  ]);
  expect(score?.rows.find(({ key }) => key === "military")).toMatchObject({ cells: [5, 3, 9], best: 5 });
  expect(score?.rows.find(({ key }) => key === "science")?.best).toBeNull();
  expect(score?.tie).toBe("");
});

test("a tie is told with what decided it", () => {
  const score = scoreOf(finished([1], [sheet(0, 4, 6, 8), sheet(1, 5, 5, 11), sheet(2, 0, 1, 1)]), seats, names);
  expect(score?.tie).toBe("Marek and Tereza are level at 10 points, so coins decide: Marek 11, Tereza 8.");
});

test("there is no score before the end", () => {
  expect(scoreOf({ game: "seven", view: { result: null } } as unknown as Seen, seats, names)).toBeNull();
});
