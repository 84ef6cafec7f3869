import type { Names } from "$lib/games/names";
import type { Seen } from "$lib/games/nouns";
import type { SeatInfo } from "$lib/wire/protocol";
import { words } from "$lib/words";
import { seatOf } from "../people.fake";
import { isAmongBots } from "../rematch";
import { beforeAll, expect, test, vi } from "vitest";
import seven from "$lib/games/seven";
import { BEAT, Count } from "./count.svelte";
import { type Column, placeOf, scoreOf } from "./score";

beforeAll(() => words.use("en"));

const { default: plan } = await seven.score!();
const PEOPLE = ["Tereza", "Marek"];
const seats: SeatInfo[] = PEOPLE.map((name) => seatOf({ name }));
const names = { short: (city: number) => PEOPLE[city] ?? "Free City" } as unknown as Names;
const sheet = (city: number, military: number, civilian: number, coins: number) => ({
  ...{ city, military, civilian, coins, treasury: 0, wonder: 0, science: 0, commerce: 0, guilds: 0 },
  total: military + civilian,
});

/** A finished game of two, with the Free City as the third. */
function finished(winners: number[], sheets: ReturnType<typeof sheet>[], seat: number | null = null): Seen {
  const boards = ["gizah", "rhodos", "olympia"];
  const cities = boards.map((wonder) => ({ board: { wonder, side: "A" }, stages: 1 }));
  return { game: "seven", view: { seat, cities, result: { winners, sheets } } } as unknown as Seen;
}

test.each([
  [1, [1, 0, 2], [5, 3, 9]],
  [0, [0, 1, 2], [3, 5, 9]],
  [null, [0, 1, 2], [3, 5, 9]],
])("for seat %s its own city comes first, the Free City last, whatever the points", (seat, order, cells) => {
  const sheets = [sheet(0, 3, 4, 1), sheet(1, 5, 5, 1), sheet(2, 9, 9, 1)];
  const score = scoreOf(seven, plan, finished([1], sheets, seat), seats, names);
  expect(score?.columns.map(({ city }) => city)).toEqual(order);
  expect(score?.columns.find(({ isWinner }) => isWinner)?.city).toBe(1);
  expect(score?.columns.find(({ isFree }) => isFree)?.city).toBe(2);
  expect(score?.rows.find(({ key }) => key === "military")).toMatchObject({ cells, best: 5 });
  expect(score?.rows.find(({ key }) => key === "science")?.best).toBeNull();
  expect(score?.tie).toBe("");
});

test("a tie is told with what decided it", () => {
  const score = scoreOf(
    seven,
    plan,
    finished([1], [sheet(0, 4, 6, 8), sheet(1, 5, 5, 11), sheet(2, 0, 1, 1)]),
    seats,
    names,
  );
  expect(score?.tie).toBe("Tereza and Marek are tied at 10 points, so coins decide: Tereza 8, Marek 11.");
});

test("players who are level after the tie-break share a place, and the Free City has none", () => {
  const column = (total: number, tie: number, isFree = false) => ({ total, tie, isFree }) as Column;
  const columns = [column(50, 3), column(50, 7), column(40, 1), column(40, 1), column(30, 0), column(60, 9, true)];
  expect(columns.slice(0, 5).map((one) => placeOf(one, columns))).toEqual([2, 1, 3, 3, 5]);
});

test("there is no score before the end", () => {
  expect(scoreOf(seven, plan, { game: "seven", view: { result: null } } as unknown as Seen, seats, names)).toBeNull();
});

test("categories are counted one after the other, all at once when the person has seen enough or nothing may move", () => {
  vi.useFakeTimers();
  const count = new Count(7, BEAT);
  expect([count.done, count.isOver]).toEqual([0, false]);
  vi.advanceTimersByTime(3 * BEAT);
  expect([count.done, count.isOver]).toEqual([3, false]);
  vi.advanceTimersByTime(9 * BEAT);
  expect([count.done, count.isOver]).toEqual([7, true]);
  const hurried = new Count(7, BEAT);
  vi.advanceTimersByTime(BEAT);
  hurried.skip();
  vi.advanceTimersByTime(BEAT);
  expect(hurried.done).toBe(7);
  expect(new Count(7, 0).isOver).toBe(true);
  vi.useRealTimers();
});

test.each([
  [["Tereza", null, null], 0, true],
  [["Tereza", "Marek", null], 0, false],
  [["Tereza", null, null], null, false],
])("a rematch of %j for seat %s waits for nobody: %s", (people, you, alone) => {
  const seated = people.map((name) => seatOf({ name, bot: name === null ? "builder" : null }));
  expect(isAmongBots({ seats: seated }, you)).toBe(alone);
});
